import { useMemo } from 'react'
import type { Table } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { Emblem } from '../../invasions/emblem.tsx'
import { ranking, scoreHistory } from '../../invasions/score-history.ts'
import { playerOf } from '../../invasions/seat-name.ts'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch } from '../../state/store.ts'
import { ScoreChart } from '../score-chart.tsx'

/** The end of a campaign: who has won, how all stand, and how it came to that. */
export function GameOver({ table }: { readonly table: Pick<Table, 'campaign' | 'log' | 'summary'> }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { campaign, log, summary } = table
  const { winner, scores } = summary
  const history = useMemo(() => scoreHistory(log), [log])
  return (
    <div className="game-over">
      {winner !== null && <Emblem side={winner} size={56} />}
      <h2>{words.text('decision.over')}</h2>
      <p className="game-over__winner">
        {winner === null
          ? words.text('decision.over-draw')
          : words.text('decision.over-winner', { side: words.name('side', winner) })}
      </p>
      <ol className="game-over__ranks">
        {ranking(scores, winner).map((side) => (
          <li key={side} className={side === winner ? 'game-over__first' : undefined}>
            <Emblem side={side} size={20} />
            <span>{words.name('side', side)}</span>
            <span className="game-over__player">{playerOf(campaign.seats, side, words)}</span>
            <strong>{words.text('score.points', { count: scores[side] ?? 0 })}</strong>
          </li>
        ))}
      </ol>
      {history.length > 1 && <ScoreChart history={history} sides={Object.keys(scores)} />}
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
