import type { BotReply } from '../../engine/bot.ts'
import type { ChoiceAnswer } from '../../engine/decision.ts'
import type { Message } from '../../engine/message.ts'
import { type OptionKey, sameKey } from '../../engine/option-key.ts'
import type { Action } from '../actions.ts'
import type { Answers } from '../answers.ts'
import type { Board } from '../board.ts'
import type { Abouts, DecisionKind, OptionOf } from '../decisions.ts'
import { possibleActions } from '../queries/actions.ts'
import { combatValue, fightOdds, fightSums, resultOf } from '../queries/combat.ts'
import { message, percent, reference } from '../words/message.ts'
import { emperors } from '../world/emperors.ts'
import type { EmperorId, SeaId } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { appraise } from './appraisal.ts'
import { copyOf } from './board-copies.ts'
import type { Character } from './character.ts'
import { fightWorth, outcomeWorth } from './outcomes.ts'
import { type Plan, planPhase } from './plan.ts'
import { reasonFor } from './reasons.ts'

/** The rest of the plan of a phase, for the decision with this number. */
export interface RememberedPlan {
  readonly number: number
  readonly actions: readonly Action[]
}

/** A reply to one kind of question. */
type ReplyTo<Kind extends DecisionKind> = BotReply<Answers[Kind]>

function reply<const Key extends OptionKey>(
  option: Key,
  reason: Message,
  memo: RememberedPlan | null = null
): BotReply<ChoiceAnswer<Key>> {
  return { answer: { option }, reasons: [reason], memo }
}

/** The middle sea first: it has the most coasts. */
const FLEETS: readonly SeaId[] = ['internum', 'aegaeum', 'atlanticum']

export function answerFleet({ number }: Abouts['place-fleet']): ReplyTo<'place-fleet'> {
  const sea = FLEETS[number - 1] ?? 'internum'
  return reply(sea, message('why.fleet', { sea: reference('sea', sea) }))
}

export function answerEntrust({ emperor }: Abouts['entrust-caesar']): ReplyTo<'entrust-caesar'> {
  return reply(emperors[emperor].partner, message('why.entrust'))
}

/** E: nothing is left to play for. A person at the table may still want to play on. */
export function answerEndGame(): ReplyTo<'end-game'> {
  return reply('end', message('why.end-game'))
}

/** Enters where the best plan begins, and remembers the plan. */
export function answerEnter(
  character: Character,
  board: Board,
  number: number,
  { emperor }: Abouts['enter'],
  places: readonly ProvinceId[]
): ReplyTo<'enter'> {
  const ranked = places.map((at) => {
    const entered = copyOf(board)
    entered.emperors[emperor].at = at
    return { at, plan: planPhase(entered, character.weights, character.searchLimits) }
  })
  const { at, plan } = ranked.reduce((one, other) => (other.plan.worth > one.plan.worth ? other : one))
  const reason = message('why.enter', { province: reference('province', at) })
  return reply(at, reason, { number: number + 1, actions: actionsIn(plan) })
}

/** The next action of the remembered plan, or of a new one. */
export function answerAction(
  { weights, searchLimits }: Character,
  board: Board,
  number: number,
  intention: RememberedPlan | null
): ReplyTo<'action'> {
  const known = intention?.number === number ? intention.actions : []
  const [next, ...rest] = known.length > 0 ? known : actionsIn(planPhase(board, weights, searchLimits))
  const action = possibleActions(board).find((offered) => next && sameKey(offered.action, next))?.action
  if (!action) throw new Error(`the planned action ${next?.do} is not possible`)
  const reason = reasonFor(board, action, rest.length > 1)
  return reply(action, reason, { number: number + 1, actions: rest })
}

/** The plan up to the end of the phase, or to an attack: after the dice the player plans again. */
function actionsIn({ actions }: Plan): readonly Action[] {
  return actions.at(-1)?.do === 'attack' ? actions : [...actions, { do: 'done' }]
}

/** V.1: spends the number of discs with the best result for its cost. */
export function answerAddDiscs(
  { weights }: Character,
  board: Board,
  fight: Abouts['add-discs'],
  offered: readonly OptionOf<'add-discs'>[]
): ReplyTo<'add-discs'> {
  const { emperor, dice } = fight
  const sums = fightSums(board, fight)
  const barbarian = combatValue(dice[1], sums.barbarian)
  const worthOf = (count: number) => {
    const result = resultOf(combatValue(dice[0], sums.roman, count), barbarian)
    return outcomeWorth(asSeenBy(board, emperor), fight, result, weights, count)
  }
  const best = offered.reduce((one, other) => (worthOf(other.discs) > worthOf(one.discs) ? other : one))
  return reply(
    best,
    best.discs > 0 ? message('why.add-discs', { count: best.discs }) : message('why.keep-discs')
  )
}

/** V.1: stops the army where that is worth more than the expected result of the battle. */
export function answerStop(
  { weights }: Character,
  board: Board,
  { emperor, army }: Abouts['stop-army']
): ReplyTo<'stop-army'> {
  const fight = { emperor, army, attacker: 'army' } as const
  const { defeat } = fightOdds(fightSums(board, fight))
  const chance = { percent: percent(defeat) }
  const seen = asSeenBy(board, emperor)
  const stopped = copyOf(seen)
  stopped.emperors[emperor].given += 1
  return appraise(stopped, weights) > fightWorth(seen, fight, weights)
    ? reply('yes', message('why.stop', chance))
    : reply('no', message('why.stand', chance))
}

/** The board with this emperor as the active one, so that his own ambitions count in another's turn. */
const asSeenBy = (board: Board, emperor: EmperorId): Board => ({ ...board, active: emperor })
