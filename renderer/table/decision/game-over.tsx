import type { ReactNode } from 'react'
import { appMessage } from '#shared/app/words/message.ts'
import { type Message, reference } from '#shared/engine/message.ts'
import type { Table } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch } from '../../state/store.ts'
import { Emblem } from '../game/emblem.tsx'
import { playerName } from '../seat-name.ts'

interface GameOverProps {
  readonly table: Pick<Table, 'campaign' | 'summary'>
  /** How the campaign ended, from the game. */
  readonly ending: ReactNode
}

/** The end of a campaign: the winners, if any, and the ranking. */
export function GameOver({ table, ending }: GameOverProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { campaign, summary } = table
  const winners = summary.result?.winners ?? []
  const { scores } = summary
  return (
    <div className="game-over">
      {winners.length > 0 && (
        <div className="game-over__emblems">
          {winners.map((side) => (
            <Emblem key={side} side={side} size={56} />
          ))}
        </div>
      )}
      <h2>{words.text('decision.over')}</h2>
      <p className="game-over__winner">{words.say(endingOf(winners))}</p>
      <ol className="game-over__ranks">
        {ranking(scores, winners).map((side) => (
          <li key={side} className={winners.includes(side) ? 'game-over__first' : undefined}>
            <Emblem side={side} size={20} />
            <span>{words.name('side', side)}</span>
            <span className="game-over__player">{playerName(campaign.seats, side, words)}</span>
            <strong>{words.text('score.points', { count: scores[side] ?? 0 })}</strong>
          </li>
        ))}
      </ol>
      {ending}
      <button
        type="button"
        className="button button--primary"
        onClick={() => dispatch(screenSlice.actions.shown({ name: 'library' }))}
      >
        {words.text('table.leave')}
      </button>
    </div>
  )
}

/** Who has won. */
export function endingOf(winners: readonly string[]): Message {
  const [winner, ...others] = winners.map((side) => reference('side', side))
  if (!winner) return appMessage('decision.over-defeat')
  return others.length === 0
    ? appMessage('decision.over-winner', { side: winner })
    : appMessage('decision.over-winners', { winners: [winner, ...others] })
}

/** The sides by points; among equal points the winner comes first. */
export function ranking(scores: Readonly<Record<string, number>>, winners: readonly string[]): string[] {
  const points = (side: string) => scores[side] ?? 0
  const won = (side: string) => Number(winners.includes(side))
  return Object.keys(scores).sort((left, right) => points(right) - points(left) || won(right) - won(left))
}
