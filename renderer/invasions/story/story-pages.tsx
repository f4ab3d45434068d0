import { useMemo } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { hallOfLeaders } from '#shared/invasions/story/hall-of-leaders.ts'
import { holdingsByTurn, holdingsOverTime } from '#shared/invasions/story/holdings.ts'
import { luckOf } from '#shared/invasions/story/luck.ts'
import { campaignInBrief, chronicleOf } from '#shared/invasions/story/prose.ts'
import type { StoryProps } from '../../table/game/game-client.ts'
import { DiceLuck } from './dice-luck.tsx'
import { LeaderTable } from './leader-table.tsx'
import { MapTimeLapse } from './map-time-lapse.tsx'
import { PrintedMaps } from './printed-maps.tsx'
import { ScoreGraphs } from './score-graphs.tsx'
import { StandingsTable } from './standings-table.tsx'
import { StoryProse } from './story-prose.tsx'

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
