import { z } from 'zod'
import { type Game, scriptRunner } from '../engine/game.ts'
import { sideIds } from './content/ids.ts'
import type { InvasionsEvent } from './events.ts'
import { hooksOf } from './hooks.ts'
import type { InvasionsPlay, Respondents } from './play.ts'
import { endActivation, playUnitStacks } from './rules/activation.ts'
import { fightBattle } from './rules/battle.ts'
import { playCampaign, playCampaigns } from './rules/campaigns.ts'
import { sufferCalamity } from './rules/cards/calamities.ts'
import { playPublicEvent } from './rules/cards/play-card.ts'
import { openWindow } from './rules/cards/windows.ts'
import { playCombat, playStackingCheck } from './rules/combat-substep.ts'
import { foundLateCapital } from './rules/kingdoms.ts'
import { marchTask } from './rules/marching.ts'
import { afterAttila } from './rules/nations/huns.ts'
import { specialRules } from './rules/nations/special-rules.ts'
import { winnerOf } from './rules/scoring.ts'
import { setUp } from './rules/set-up.ts'
import { endTurn, playNations, playSides, playStep, playTurn, yearOf } from './rules/turn.ts'
import { type StepId, sequence } from './sequence.ts'
import type { CampaignOptions, InvasionsState } from './state.ts'
import type { InvasionsTask } from './tasks.ts'
import { viewOf } from './view.ts'

const optionsSchema = z.strictObject({
  scenario: z.literal('350').default('350'),
  combat: z.enum(['basic', 'advanced']).default('basic')
})

const runTask = scriptRunner<InvasionsPlay, InvasionsTask>({
  turn: playTurn,
  step: playStep,
  nations: playNations,
  sides: playSides,
  'end-of-turn': endTurn,
  'found-capital': foundLateCapital,
  'after-attila': afterAttila,
  'unit-stacks': playUnitStacks,
  march: marchTask,
  'stacking-check': playStackingCheck,
  combat: playCombat,
  campaigns: playCampaigns,
  campaign: playCampaign,
  'end-of-activation': endActivation
})

export const nationHooks = hooksOf(specialRules)

/** The nations' own rules and the cards reach the general rules from here; no general rule imports them. */
export const respondents: Respondents = {
  hooks: nationHooks,
  cards: { openWindow, playPublicEvent, sufferCalamity },
  fightBattle
}

export const invasions: Game<InvasionsState, InvasionsTask, InvasionsEvent, CampaignOptions> = {
  id: 'invasions',
  rulesVersion: 2,
  sides: sideIds,
  readOptions: (input) => optionsSchema.parse(input ?? {}),
  setUp,
  runTask: (play, task) => runTask({ ...play, ...respondents }, task),
  view: viewOf,
  summary: (state) => ({
    turn: state.turn,
    year: yearOf(state.turn),
    phase: phaseOf(state.step),
    scores: state.score.sides,
    winner: state.agenda.length === 0 && state.turn >= state.lastTurn ? winnerOf(state) : null
  })
}

function phaseOf(step: string): string {
  return sequence.find(({ id }: { id: StepId }) => id === step)?.phase ?? 'time'
}
