import { useMemo } from 'react'
import { holdingsByTurn, holdingsOverTime } from '#shared/invasions/story/holdings.ts'
import { hallOf } from '#shared/invasions/story/leaders.ts'
import { luckOf } from '#shared/invasions/story/luck.ts'
import { campaignInBrief, chronicleOf } from '#shared/invasions/story/prose.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { StoryProps } from '../../table/game/game-client.ts'
import { Hall } from './hall.tsx'
import { Lapse } from './lapse.tsx'
import { Luck } from './luck.tsx'
import { PrintedMaps } from './printed-maps.tsx'
import { Prose } from './prose.tsx'
import { ScoreGraphs } from './score-graphs.tsx'
import { StandingsTable } from './standings-table.tsx'

/** The story of a campaign, page by page. */
export default function StoryPages({ table, views, printed, onPlace }: StoryProps<Invasions>) {
  const { log, view, summary } = table
  const { control } = view
  const frames = useMemo(
    () => holdingsOverTime(log, (number) => views.get(number)?.control, control),
    [log, views, control]
  )
  const land = useMemo(
    () => (views.size > 0 ? holdingsByTurn(frames, control) : []),
    [views, frames, control]
  )
  const chronicle = useMemo(() => chronicleOf(log, land), [log, land])
  const luck = useMemo(() => luckOf(log), [log])
  const hall = useMemo(() => hallOf(log), [log])
  return (
    <>
      <StandingsTable view={view} isOver={summary.result !== null} brief={campaignInBrief(log)} />
      {printed ? <PrintedMaps turns={land} now={control} /> : <Lapse frames={views.size > 0 ? frames : []} />}
      <Prose turns={chronicle} onPlace={printed ? undefined : onPlace} />
      <ScoreGraphs ledger={view.score.ledger} />
      <Luck audit={luck} />
      <Hall lives={hall} />
    </>
  )
}
