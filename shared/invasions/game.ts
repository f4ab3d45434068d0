import { type Game, type PlayOf, scriptRunner } from '../engine/game.ts'
import { answerByOrders } from './answer-by-orders.ts'
import { answerSchemas } from './answers/answer-schemas.ts'
import { readOptions, sidesOf } from './campaign-options.ts'
import { copyState } from './copy-state.ts'
import type { InvasionsInquiry } from './decisions/decision-kinds.ts'
import { GAME_ID } from './game-id.ts'
import type { Invasions } from './game-types.ts'
import { reshuffleHidden } from './hidden-information.ts'
import { instruct } from './instruct.ts'
import { translateAnswer } from './journal-translation.ts'
import { hookLookup } from './nation-hooks.ts'
import { openKinds } from './open-kinds.ts'
import { checkedOptions } from './own-scenario/checked-options.ts'
import { ownScenarios } from './own-scenario/own-scenarios.ts'
import type { InvasionsPlay, LateBoundRules } from './play.ts'
import { yearOf } from './queries/time/year.ts'
import type { Roll, RollRequest } from './rolls.ts'
import { playCombat, playStackingCheck } from './rules/battle/combat-substep.ts'
import { fightBattle } from './rules/battle/fight-battle.ts'
import { sufferCalamity } from './rules/cards/calamities.ts'
import { playPublicEvent } from './rules/cards/play-card.ts'
import { openWindow } from './rules/cards/windows.ts'
import { endActivation, playUnitStacks } from './rules/movement/activation.ts'
import { playCampaign, playCampaigns } from './rules/movement/campaigns.ts'
import { playMarchOrder } from './rules/movement/marching.ts'
import { afterAttila } from './rules/nations/huns.ts'
import { specialRules } from './rules/nations/special-rules.ts'
import { capitalFallen } from './rules/relations/relation-changes.ts'
import { winnersOf } from './rules/scoring/score-turn.ts'
import { foundLateCapital } from './rules/time/kingdoms.ts'
import { setUp } from './rules/time/set-up.ts'
import { endTurn, playNations, playSides, playStep, playTurn } from './rules/time/turn.ts'
import { type Phase, type StepId, sequence } from './sequence.ts'
import { stateSchema } from './state-schema.ts'
import { campaignCardFacts } from './story/campaign-card-facts.ts'
import type { InvasionsTask } from './tasks.ts'
import { viewOf } from './view.ts'

const runTask = scriptRunner<InvasionsPlay, InvasionsTask, InvasionsInquiry>({
  turn: playTurn,
  step: playStep,
  nations: playNations,
  sides: playSides,
  'end-of-turn': endTurn,
  'found-capital': foundLateCapital,
  'capital-fallen': capitalFallen,
  'after-attila': afterAttila,
  'unit-stacks': playUnitStacks,
  march: playMarchOrder,
  'stacking-check': playStackingCheck,
  combat: playCombat,
  campaigns: playCampaigns,
  campaign: playCampaign,
  'end-of-activation': endActivation
})

export const nationHooks = hookLookup(specialRules)

/** Rules that cards and nations add. Composed here to avoid import cycles: no general rule imports them. */
export const lateBoundRules: LateBoundRules = {
  hooks: nationHooks,
  cards: { openWindow, playPublicEvent, sufferCalamity },
  fightBattle
}

export const invasions: Game<Invasions> = {
  id: GAME_ID,
  rulesVersion: 7,
  readOptions: (input) => checkedOptions(readOptions(input)),
  sidesOf,
  setUp,
  takeStandingOrders: instruct,
  answerByOrders,
  openKinds,
  readState: (input) => stateSchema.parse(input),
  answers: answerSchemas,
  translateAnswer,
  runTask: (play, task) => runTask(playOf(play), task),
  view: viewOf,
  ownScenarios,
  copyState,
  reshuffleHidden,
  summary: (state) => ({
    turn: state.turn,
    scores: state.score.sides,
    result: state.agenda.length === 0 && state.turn >= state.lastTurn ? { winners: winnersOf(state) } : null,
    facts: { year: yearOf(state.turn), phase: phaseOf(state.step), ...campaignCardFacts(state) }
  })
}

const plays = new WeakMap<PlayOf<Invasions>, InvasionsPlay>()

/** Extends the engine's play with the late-bound rules, once per play. */
function playOf(play: PlayOf<Invasions>): InvasionsPlay {
  const known = plays.get(play)
  if (known) return known
  const whole = { ...play, ...lateBoundRules, roll: (request: RollRequest) => rolled(play, request) }
  plays.set(play, whole)
  return whole
}

/** The engine's roll with the typed reasons of the request. */
function rolled(play: PlayOf<Invasions>, request: RollRequest): Roll {
  const { reason, modifiers = [] } = request
  return { ...play.roll(request), reason, modifiers }
}

function phaseOf(step: string): Phase {
  return sequence.find(({ id }: { id: StepId }) => id === step)?.phase ?? 'time'
}
