import type { Script } from '../../ask.ts'
import type { PendingEffect } from '../../card-rules.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { INTERCEPTION_SUCCEEDS_AT, type Intrusion } from '../../queries/movement/interception.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { leaderPiece } from '../../queries/pieces/pieces.ts'
import { piecesByPlayer, sharesOfPlayers } from '../../queries/pieces/pieces-by-player.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { mostWorth } from '../../queries/pieces/unit-worth.ts'
import { questionFor } from '../../question-header.ts'
import type { Modifier } from '../../rolls.ts'
import type { InvasionsState, LeaderId, PieceId, Unit, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { chooseUnits } from '../pieces/choose-units.ts'
import { atLeast, rollDie } from '../pieces/dice.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { placePiece } from '../pieces/place-piece.ts'
import { type InterceptingStack, modifiersWith, nameInterceptors } from './name-interceptors.ts'

/** The result of all attempts to intercept one stack. */
export interface InterceptionOutcome {
  /** At least one stack tried. */
  readonly tried: boolean
  readonly arrived: readonly PieceId[]
}

/** XIX.A: the opponents first name all stacks that intercept; then each of these rolls, in the order of naming. */
export function* intercept(play: InvasionsPlay, intrusion: Intrusion): Script<InterceptionOutcome> {
  const named = yield* nameInterceptors(play.state, intrusion)
  const arrived: PieceId[] = []
  for (const stack of named) arrived.push(...(yield* attempt(play, intrusion, stack)))
  return { tried: named.length > 0, arrived }
}

/** XIX.A: on 6 or more the stack arrives as far as it finds room. Otherwise it stays and may not try the same movers again. */
function* attempt(play: InvasionsPlay, intrusion: Intrusion, stack: InterceptingStack): Script<PieceId[]> {
  const { state } = play
  const { nation: intruder, target, movers } = intrusion
  const { candidate, units, leaders } = stack
  const { from } = candidate
  const nation = nationOf(state, stack)
  const leader = commander(stack)
  const pieces = [...units, ...leaders.map(leaderPiece)]
  const pending = yield* play.cards.openWindow(play, {
    window: 'interception-roll',
    nation,
    province: target,
    units,
    ...(leader ? { leader } : {}),
    opponent: intruder
  })
  const { total } = yield* rollDie(
    play,
    {
      reason: 'interception',
      rule: 'XIX.A',
      faces: 10,
      modifiers: [...modifiersWith(candidate, leaders), ...reactionCardModifiers(pending, 'interception')],
      actor: nation,
      place: target
    },
    atLeast(INTERCEPTION_SUCCEEDS_AT, { success: intruder, failure: nation })
  )
  const success = total >= INTERCEPTION_SUCCEEDS_AT
  if (!success) {
    state.movement?.eluded.push({ movers: [...movers], by: pieces })
    play.emit({ type: 'interception', nation, province: target, from, pieces, success })
    return []
  }
  const arrived = yield* arrive(play, stack, intrusion)
  play.emit({ type: 'interception', nation, province: target, from, pieces: arrived, success })
  return arrived
}

/** The nation that leads a stack, or that of its first unit if the leading one stays at home. */
function nationOf(state: InvasionsState, { candidate, units }: InterceptingStack): NationId {
  const controllers = units.map((id) => unitById(state, id).controller)
  return controllers.includes(candidate.nation) ? candidate.nation : (controllers[0] ?? candidate.nation)
}

const commander = ({ candidate, leaders }: InterceptingStack): LeaderId | null =>
  candidate.leaders.find((id) => leaders.includes(id)) ?? null

/** XIX.A, XVII.A: moves the interceptors in. Units that the target province cannot hold stay behind; each player chooses his own. */
function* arrive(play: InvasionsPlay, stack: InterceptingStack, intrusion: Intrusion): Script<PieceId[]> {
  const { state } = play
  const { target } = intrusion
  const { candidate, leaders } = stack
  const present = stack.units.map((id) => unitById(state, id)).filter(({ at }) => at === candidate.from)
  const room = Math.max(0, stackingRoom(state, nationOf(state, stack), target, leaders))
  const players = piecesByPlayer(present.map((unit) => ({ nation: unit.controller, unit })))
  const shares = sharesOfPlayers(room, players)
  const units: UnitId[] = []
  for (const [number, own] of players.entries()) {
    const coming = yield* chooseArriving(
      stack,
      intrusion,
      own.map(({ unit }) => unit),
      shares[number] ?? 0
    )
    units.push(...coming.map(({ id }) => id))
  }
  const arrived = units.length > 0 ? [...units, ...leaders.map(leaderPiece)] : units
  for (const id of arrived) placePiece(state, id, target)
  sendLoneLeadersHome(play, candidate.from)
  return arrived
}

/** Asks a player which of his units find room. */
function chooseArriving(
  stack: InterceptingStack,
  { nation: intruder, target, movers }: Intrusion,
  units: readonly Unit[],
  count: number
): Script<readonly Unit[]> {
  const { from, nation: leading } = stack.candidate
  const nation = units.some(({ controller }) => controller === leading)
    ? leading
    : (units[0]?.controller ?? leading)
  return chooseUnits({
    header: {
      ...questionFor(nation, 'interceptors-arrive', 'XIX.A'),
      place: from,
      prompt: message('prompt.interceptors-arrive', {
        nation: reference('nation', nation),
        province: reference('province', from),
        amount: count
      }),
      about: { nation, from, to: target, count, leader: commander(stack), intruder, movers }
    },
    label: message('field.interceptors-arrive'),
    units,
    count,
    preset: () => ({ items: mostWorth(units, count), reason: message('preset.strongest') })
  })
}

/** X.B: the modifiers that cards add to an interception or flight roll. */
export function reactionCardModifiers(
  pending: readonly PendingEffect[],
  roll: 'interception' | 'flight'
): Modifier[] {
  return pending.flatMap(({ effect, card }) =>
    effect.do === 'modify-roll' && (effect.roll === roll || effect.roll === 'any')
      ? [{ amount: effect.by, rule: 'X.B', why: `card.${card}` }]
      : []
  )
}
