import type { CampaignOptions } from '../../campaign-options.ts'
import { nationCard } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { Objective } from '../../content/objective-schema.ts'
import type { Scenario, SeatGroups } from '../../content/scenario-schema.ts'
import { scenarios } from '../../content/scenarios/index.ts'

/** The part of the state, or of a view, that names the scenario. */
export interface ScenarioSource {
  readonly options: Pick<CampaignOptions, 'scenario' | 'seats'>
}

/** V.A: the scenario of a campaign: one of the game's, or the player's own. */
export function scenarioOf({ options: { scenario } }: ScenarioSource): Scenario {
  return typeof scenario === 'string' ? scenarios[scenario] : scenario
}

/** V.A: the first turn begins with its events, unless the scenario says otherwise. */
export function isOpeningTurn(board: ScenarioSource & { readonly turn: number }): boolean {
  const { firstTurn, opening } = scenarioOf(board)
  return board.turn === firstTurn && opening === 'events'
}

/** V.B: the objectives of a nation: those of its card, unless the scenario names others. */
export function objectivesOf(board: ScenarioSource, nation: NationId): readonly Objective[] {
  const own = scenarioOf(board).objectives?.find((entry) => entry.nation === nation)
  return own?.objectives ?? nationCard(nation).objectives
}

/** Who plays together: as agreed for this campaign, else as the scenario is made. */
export function seatGroupsOf(board: ScenarioSource): SeatGroups {
  return board.options.seats ?? scenarioOf(board).seats
}

/** The sides of the player who plays this one. */
export function sidesTogetherWith(board: ScenarioSource, side: SideId): readonly SideId[] {
  return seatGroupsOf(board).find((group) => group.includes(side)) ?? [side]
}
