import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { opponentIn } from '../../queries/movement/interception.ts'
import { stackingLimit } from '../../queries/movement/stacking.ts'
import { isForced, isMigrating, leadingNation, mustStop } from '../../queries/movement/step-rules.ts'
import {
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  pieceById
} from '../../queries/pieces/pieces.ts'
import { mostWorth } from '../../queries/pieces/unit-worth.ts'
import { type StanceMap, stanceMap } from '../../queries/relations/stance-map.ts'
import { isOpenToTerror } from '../../queries/siege/siege.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Movement, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { clash } from '../battle/clash.ts'
import { checkLeaderSurvival } from '../battle/leader-fate.ts'
import { nationsOfPieces, recordAttack } from '../battle/record-attack.ts'
import { takeHitsOutsideBattle } from '../battle/take-hits.ts'
import { chooseUnits } from '../pieces/choose-units.ts'
import { checkD2 } from '../pieces/dice.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { eliminateUnit } from '../pieces/unit-losses.ts'
import { attemptTerror } from '../siege/besiege.ts'
import { breakThrough, haltPieces } from './break-through.ts'
import { flee } from './flight.ts'
import { type InterceptionOutcome, intercept } from './interception.ts'

/**
 * XIX, XXIV.B: resolves the entry of a stack: defenders react, an open city may surrender. `goesOn`: its order leads
 * farther. True when anything happened.
 */
export function* enterProvince(
  play: InvasionsPlay,
  movement: Movement,
  movers: readonly PieceId[],
  province: ProvinceId,
  goesOn = false
): Script<boolean> {
  const { state } = play
  const nation = leadingNation(stillThere(state, movers, province), movement.nations)
  for (const entered of play.hooks.of(nation, 'provinceEntered')) {
    if (!(yield* entered(play, nation, province))) continue
    haltPieces(movement, movers)
    return true
  }
  sendLoneLeadersHome(play, province)
  const look = stanceMap(state, nation)
  const opponent = opponentIn(look, province)
  const met = opponent !== null && (yield* meet(play, movement, movers, look, { province, opponent, goesOn }))
  sendLoneLeadersHome(play, province)
  const stack = stillThere(state, movers, province)
  const terrorised = stack.length > 0 && (yield* spreadTerror(play, arrivalOf(movement, stack, province)))
  return met || terrorised
}

function stillThere(state: InvasionsState, movers: readonly PieceId[], province: ProvinceId): Piece[] {
  return movers.flatMap((id) => {
    const piece = pieceById(state, id)
    return piece?.at === province ? [piece] : []
  })
}

interface Encounter {
  readonly province: ProvinceId
  readonly opponent: NationId
  readonly goesOn: boolean
}

/** XIX: lets the opponent react to the stack and halts what cannot go on. True when anything happened. */
function* meet(
  play: InvasionsPlay,
  movement: Movement,
  movers: readonly PieceId[],
  atFirst: StanceMap,
  { province, opponent, goesOn }: Encounter
): Script<boolean> {
  const { state } = play
  const stack = () => stillThere(state, movers, province)
  const { nation } = atFirst
  const look = () => stanceMap(state, nation)
  const held = mustStop(state, atFirst, province)
  const forced = atFirst.isDefended(province) && isForced(state, atFirst, province)
  const pending = yield* play.cards.openWindow(play, {
    window: 'province-entered',
    nation,
    province,
    units: stack()
      .filter(isUnitPiece)
      .map(({ id }) => id),
    opponent
  })
  for (const { effect } of pending) {
    if (effect.do === 'halt') haltPieces(movement, movers)
    if (effect.do === 'hits') yield* hitStack(play, nation, movers, province, effect.count, 'X.B')
  }
  const wall = look().forces(province, 'hostile').walls.length > 0
  yield* breachLimes(play, nation, movers, province)
  if (stack().every(isLeaderPiece)) return true
  const migrating = stack().some((piece) => isHordePiece(piece) && isMigrating(state, stack(), piece.nation))
  const { tried, arrived } = migrating
    ? NOBODY_INTERCEPTS
    : yield* intercept(play, { nation, target: province, movers })
  let met = pending.length > 0 || tried
  if (arrived.length === 0 && !forced && (yield* flee(play, province, nation))) met = true
  yield* breachLimes(play, nation, movers, province)
  if (look().isDefended(province)) {
    const passage = held || arrived.length > 0
    const open = forced && arrived.length === 0
    const freed = open ? movers : yield* breakThrough(play, movement, stack(), { province, passage, goesOn })
    if (!open) met = true
    if (freed === null && arrived.length > 0)
      yield* clashOnTheMarch(play, arrivalOf(movement, stack(), province))
    else if (freed === null && (held || mustStop(state, look(), province))) haltPieces(movement, movers)
  }
  if (look().isDefended(province)) {
    movement.attacking.push(...movement.nations.filter((id) => !movement.attacking.includes(id)))
  }
  if (wall) haltPieces(movement, movers)
  return met
}

const NOBODY_INTERCEPTS: InterceptionOutcome = { tried: false, arrived: [] }

/** The pieces that entered a province and are still there. */
interface Arrival {
  readonly movement: Movement
  readonly stack: readonly Piece[]
  readonly province: ProvinceId
  readonly nation: NationId
}

function arrivalOf(movement: Movement, stack: readonly Piece[], province: ProvinceId): Arrival {
  return { movement, stack, province, nation: leadingNation(stack, movement.nations) }
}

/** XVIII.I: destroys a Limes without supporting units. On a passed D2 it costs the intruder a unit. */
export function* breachLimes(
  play: InvasionsPlay,
  nation: NationId,
  movers: readonly PieceId[],
  province: ProvinceId
): Script {
  const { state } = play
  const { units, walls, hordes } = stanceMap(state, nation).forces(province, 'hostile')
  if (walls.length === 0 || units.length + hordes.length > 0) return
  recordAttack(
    state,
    nationsOfPieces(stillThere(state, movers, province)),
    walls.map(({ controller }) => controller)
  )
  for (const { id, controller } of walls) {
    eliminateUnit(play, id)
    play.emit({ type: 'limes-destroyed', nation: controller, province, by: nation })
    const request = { reason: 'limes', rule: 'XVIII.I', actor: controller, place: province } as const
    if (yield* checkD2(play, request, { success: nation, failure: controller })) {
      yield* hitStack(play, nation, movers, province, 1, 'XVIII.I')
    }
  }
}

/** XX.H, XX.J: the stack takes hits that its player distributes. If that destroys it, its leaders check for survival. */
function* hitStack(
  play: InvasionsPlay,
  nation: NationId,
  movers: readonly PieceId[],
  province: ProvinceId,
  hits: number,
  rule: string
): Script {
  const stack = stillThere(play.state, movers, province)
  const units = stack.filter(isUnitPiece).map(({ id }) => id)
  yield* takeHitsOutsideBattle(play, { nation, units, hits, at: province, rule })
  if (units.length === 0 || stillThere(play.state, units, province).length > 0) return
  for (const { leader } of stack.filter(isLeaderPiece)) yield* checkLeaderSurvival(play, leader.id, province)
}

/** XIX.A: the intercepted stack fights at once; units beyond the stacking limit wait. It goes on if it wins. */
function* clashOnTheMarch(play: InvasionsPlay, { movement, stack, province, nation }: Arrival): Script {
  const { state } = play
  const units = stack.filter(isUnitPiece).map(({ unit }) => unit)
  const limit = stackingLimit(state, nation, province)
  const fighting = yield* chooseUnits({
    header: {
      ...questionFor(nation, 'fighting-units', 'XIX.A'),
      place: province,
      prompt: message('prompt.fighting-units', {
        nation: reference('nation', nation),
        province: reference('province', province),
        amount: limit
      }),
      about: { nation, province, count: limit }
    },
    label: message('field.fighting-units'),
    units,
    count: limit,
    preset: () => ({ items: mostWorth(units, limit), reason: message('preset.strongest') })
  })
  const waiting = units.filter((unit) => !fighting.includes(unit)).map(({ id }) => id)
  const pieces = stack.map(({ id }) => id).filter((id) => !waiting.includes(id))
  movement.attacking.push(...movement.nations.filter((id) => !movement.attacking.includes(id)))
  const { winner } = yield* clash(play, { province, nation, pieces, waiting, intercepted: true })
  if (winner === 'defender') haltPieces(movement, [...pieces, ...waiting])
}

/** XXIV.B: a Barbarian leader on the move may terrorise an unfortified city into surrender; a stack that sacks it stops. True when he tried. */
function* spreadTerror(play: InvasionsPlay, { movement, stack, province, nation }: Arrival): Script<boolean> {
  const { state } = play
  const leader = stack.filter(isLeaderPiece).find((piece) => piece.leader.inactiveUntil === null)
  const units = stack.filter(isUnitPiece).map(({ id }) => id)
  if (!leader || units.length === 0) return false
  if (stack.some((piece) => isMigrating(state, stack, piece.nation))) return false
  if (!mayTerrorise(state, nation, province)) return false
  movement.terrorised.push(province)
  const owner = state.control[province]
  if (owner) recordAttack(state, nationsOfPieces(stack), [owner])
  const sacked = state.plundered[province]
  yield* attemptTerror(play, { province, besieger: nation, units, leader: leader.leader.id })
  if (state.plundered[province] !== sacked)
    haltPieces(
      movement,
      stack.filter((piece) => !isHordePiece(piece)).map(({ id }) => id)
    )
  return true
}

/** XXIV.B: whether a Barbarian leader may terrorise an undefended hostile city. */
export function mayTerrorise(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  const look = stanceMap(state, nation)
  return (
    isOpenToTerror(state, nation, province) && look.hasHostileCity(province) && !look.isDefended(province)
  )
}
