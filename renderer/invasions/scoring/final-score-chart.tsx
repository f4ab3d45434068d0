import { useMemo } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { ScoreChart } from '../../table/score-chart.tsx'
import { scoreHistory } from './score-history.ts'

/** The score turn by turn, shown at the end of a campaign. */
export function FinalScoreChart({ table }: { readonly table: TableOf<Invasions> }) {
  const { log, summary } = table
  const history = useMemo(() => scoreHistory(log), [log])
  return history.length > 1 ? <ScoreChart history={history} sides={Object.keys(summary.scores)} /> : null
}
