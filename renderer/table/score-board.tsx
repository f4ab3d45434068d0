import type { Seats } from '#shared/ipc/campaign.ts'
import { useWords } from '../i18n/words.tsx'
import { Panel } from './panel.tsx'
import { SeatList } from './seat-list.tsx'

interface ScoreBoardProps {
  readonly seats: Seats
  readonly scores: Readonly<Record<string, number>>
  readonly waitingFor: readonly string[]
  readonly changes: boolean
}

export function ScoreBoard(props: ScoreBoardProps) {
  const words = useWords()
  return (
    <Panel title={words.text('panel.score')} icon="star" className="panel--score">
      <SeatList {...props} />
    </Panel>
  )
}
