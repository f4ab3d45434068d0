import { type Game, type GameSummary, scriptRunner } from '../engine/game.ts'
import type { FactionId } from './campaign-options.ts'
import { GAME_ID, readOptions, sidesOf } from './campaign-options.ts'
import { answerSchemas, type RepublicInquiry } from './decisions/index.ts'
import type { Republica, RepublicFacts, RepublicPlay } from './game-types.ts'
import { openKinds } from './open-kinds.ts'
import { activeWars, factionInfluence, holderOf } from './queries/republic.ts'
import { reshuffleHidden } from './reshuffle-hidden.ts'
import { combatScripts } from './rules/combat/index.ts'
import { dealsScripts } from './rules/deals/index.ts'
import { forumScripts } from './rules/forum/index.ts'
import { populationScripts } from './rules/population/index.ts'
import { revenueScripts } from './rules/revenue/index.ts'
import { revolutionScripts } from './rules/revolution/index.ts'
import { senateScripts } from './rules/senate/index.ts'
import { setUp } from './rules/set-up/deal.ts'
import { setUpScripts } from './rules/set-up/index.ts'
import { turnScripts } from './rules/turn/index.ts'
import { type RepublicState, readState } from './state.ts'
import type { RepublicTask } from './tasks/index.ts'
import { viewOf } from './view.ts'

const runTask = scriptRunner<RepublicPlay, RepublicTask, RepublicInquiry>({
  ...turnScripts,
  ...setUpScripts,
  ...revenueScripts,
  ...forumScripts,
  ...populationScripts,
  ...senateScripts,
  ...combatScripts,
  ...revolutionScripts,
  ...dealsScripts
})

export const republica: Game<Republica> = {
  id: GAME_ID,
  rulesVersion: 1,
  readOptions,
  sidesOf,
  setUp,
  readState,
  openKinds,
  answers: answerSchemas,
  runTask,
  view: viewOf,
  summary: summaryOf,
  reshuffleHidden
}

/** Nothing of a summary is secret: it counts influence, and names wars and officials. */
function summaryOf(state: RepublicState): GameSummary<RepublicFacts> {
  const { sides, turn, phase, treasury, unrest, civilWar, ending } = state
  return {
    // Turn 0 is the set-up, which counts as the first turn.
    turn: Math.max(1, turn),
    scores: Object.fromEntries(
      sides.map((side): [FactionId, number] => [side, factionInfluence(state, side)])
    ),
    result: ending && { winners: ending.winners },
    facts: {
      turn,
      phase,
      treasury,
      unrest,
      wars: activeWars(state),
      consul: holderOf(state, 'rome-consul'),
      rebel: civilWar?.faction ?? null,
      route: ending?.route ?? null,
      defeat: ending?.defeat ?? null
    }
  }
}
