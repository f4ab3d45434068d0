import type { Seats } from '#shared/ipc/campaign.ts'
import { useWords } from '../i18n/words.tsx'
import { SeatList } from '../screens/library/seat-list.tsx'
import { Panel } from './panel.tsx'

interface ScoreBoardProps {
  readonly seats: Seats
  readonly scores: Readonly<Record<string, number>>
  readonly waitingFor: string | null
}

export function ScoreBoard(props: ScoreBoardProps) {
  const words = useWords()
  return (
    <Panel title={words.text('panel.score')} icon="star" className="panel--score">
      <SeatList {...props} />
    </Panel>
  )
}
