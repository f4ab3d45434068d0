import { useMemo } from 'react'
import { holdingsByTurn, holdingsOverTime } from '#shared/invasions/story/holdings.ts'
import { hallOfLeaders } from '#shared/invasions/story/leaders.ts'
import { luckOf } from '#shared/invasions/story/luck.ts'
import { campaignInBrief, chronicleOf } from '#shared/invasions/story/prose.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { StoryProps } from '../../table/game/game-client.ts'
import { LeaderTable } from './hall.tsx'
import { MapTimeLapse } from './lapse.tsx'
import { DiceLuck } from './luck.tsx'
import { PrintedMaps } from './printed-maps.tsx'
import { StoryProse } from './prose.tsx'
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
  const hall = useMemo(() => hallOfLeaders(log), [log])
  return (
    <>
      <StandingsTable view={view} isOver={summary.result !== null} brief={campaignInBrief(log)} />
      {printed ? (
        <PrintedMaps turns={land} now={control} />
      ) : (
        <MapTimeLapse frames={views.size > 0 ? frames : []} />
      )}
      <StoryProse turns={chronicle} onPlace={printed ? undefined : onPlace} />
      <ScoreGraphs ledger={view.score.ledger} />
      <DiceLuck audit={luck} />
      <LeaderTable lives={hall} />
    </>
  )
}
