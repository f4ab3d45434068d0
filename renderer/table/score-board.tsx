import type { ReactNode } from 'react'
import type { Seats } from '#shared/ipc/campaign.ts'
import { useWords } from '../i18n/words.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Panel } from './panel.tsx'
import { SeatList } from './seat-list.tsx'

interface ScoreBoardProps {
  readonly seats: Seats
  readonly scores: Readonly<Record<string, number>>
  readonly waitingFor: readonly string[]
  /** Renders the page behind the score; null if the game has none. */
  readonly page: ((close: () => void) => ReactNode) | null
  readonly changes: boolean
}

export function ScoreBoard({ page, ...seats }: ScoreBoardProps) {
  const words = useWords()
  return (
    <Panel id="score" title={words.text('panel.score')} icon="star">
      <SeatList {...seats} />
      {page && (
        <DialogButton
          title={words.text('command.show-score')}
          trigger={words.text('score.more')}
          buttonClass="button score-open"
          className="dialog--wide"
          command="show-score"
        >
          {page}
        </DialogButton>
      )}
    </Panel>
  )
}
