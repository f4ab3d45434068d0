import type { ReactNode } from 'react'
import type { Table } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch } from '../../state/store.ts'
import { Emblem } from '../game/emblem.tsx'
import { playerOf } from '../seat-name.ts'

interface GameOverProps {
  readonly table: Pick<Table, 'campaign' | 'summary'>
  /** How it came to that, as the game tells it. */
  readonly ending: ReactNode
}

/** The end of a campaign: who has won, if anybody, and how all stand. */
export function GameOver({ table, ending }: GameOverProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { campaign, summary } = table
  const winners = summary.result?.winners ?? []
  const { scores } = summary
  return (
    <div className="game-over">
      {winners.map((side) => (
        <Emblem key={side} side={side} size={56} />
      ))}
      <h2>{words.text('decision.over')}</h2>
      <p className="game-over__winner">
        {winners.length === 0
          ? words.text('decision.over-defeat')
          : words.text('decision.over-winner', {
              side: words.list(winners.map((side) => words.name('side', side)))
            })}
      </p>
      <ol className="game-over__ranks">
        {ranking(scores, winners).map((side) => (
          <li key={side} className={winners.includes(side) ? 'game-over__first' : undefined}>
            <Emblem side={side} size={20} />
            <span>{words.name('side', side)}</span>
            <span className="game-over__player">{playerOf(campaign.seats, side, words)}</span>
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

/** The sides from the first to the last; of those with as many points the winner stands first. */
export function ranking(scores: Readonly<Record<string, number>>, winners: readonly string[]): string[] {
  const points = (side: string) => scores[side] ?? 0
  const won = (side: string) => Number(winners.includes(side))
  return Object.keys(scores).sort((left, right) => points(right) - points(left) || won(right) - won(left))
}
