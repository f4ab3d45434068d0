import { message, reference } from '../../engine/message.ts'
import { choose, type Script, type ValuedOption } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isCivilised } from '../queries/activation-order.ts'
import { opponentIn } from '../queries/interception.ts'
import {
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  pieceById,
  stepsLeft
} from '../queries/pieces.ts'
import { allowsPassage, isForced, isMigrating, leadersOf, leadingNation, mustStop } from '../queries/reach.ts'
import { stackedUnits, stackingLimit } from '../queries/stacking.ts'
import { strength, surroundings } from '../queries/surroundings.ts'
import type { InvasionsState, Movement, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { sideOf } from './bookkeeping.ts'
import { openWindow } from './cards/windows.ts'
import { clash } from './clashes.ts'
import { checkD2 } from './dice.ts'
import { flee } from './flight.ts'
import { intercept } from './interception.ts'
import { loseUnit, sufferHit } from './pieces.ts'
import { terror } from './sieges.ts'
import { chooseUnits } from './withdrawal.ts'

const OVERRUNNERS = 6

/** XIX: a stack has entered a province; whoever holds it reacts, and what cannot go on is halted. */
export function* enterProvince(
  play: InvasionsPlay,
  movement: Movement,
  movers: readonly PieceId[],
  province: ProvinceId
): Script {
  const { state } = play
  const stack = () =>
    movers.flatMap((id) => {
      const piece = pieceById(state, id)
      return piece?.at === province ? [piece] : []
    })
  const nation = leadingNation(stack(), movement.nations[0] ?? 'romans')
  const look = () => surroundings(state, nation)
  const opponent = opponentIn(look(), province)
  if (!opponent) return
  const held = mustStop(state, look(), province)
  const forced = look().defended(province) && isForced(state, look(), province)
  const pending = yield* openWindow(play, {
    window: 'province-entered',
    nation,
    province,
    units: stack()
      .filter(isUnitPiece)
      .map(({ id }) => id),
    opponent
  })
  for (const { effect } of pending) {
    if (effect.do === 'halt') halt(movement, movers)
    if (effect.do === 'hits') {
      for (let hit = 0; hit < effect.count; hit++)
        yield* sufferHit(
          play,
          nation,
          movers.filter((id) => state.units[id]),
          province,
          'X.B'
        )
    }
  }
  const wall = look().forces(province, 'hostile').walls.length > 0
  yield* breachLimes(play, nation, movers, province)
  if (stack().every(isLeaderPiece)) return
  const migrating = stack().some((piece) => isHordePiece(piece) && isMigrating(state, stack(), piece.nation))
  const arrived = migrating ? [] : yield* intercept(play, { nation, target: province, movers })
  if (arrived.length === 0 && !forced) yield* flee(play, province, nation)
  yield* breachLimes(play, nation, movers, province)
  if (look().defended(province)) {
    const passage = held || arrived.length > 0
    const open = forced && arrived.length === 0
    const freed = open ? movers : yield* breakThrough(play, movement, stack(), province, passage)
    if (freed === null && arrived.length > 0) yield* clashOnTheMarch(play, movement, stack(), province)
    else if (freed === null && (held || mustStop(state, look(), province))) halt(movement, movers)
  }
  if (look().defended(province)) {
    movement.attacking.push(...movement.nations.filter((id) => !movement.attacking.includes(id)))
  }
  if (wall) halt(movement, movers)
  if (stack().length > 0) yield* spreadTerror(play, movement, stack(), province)
}

/** XVIII.C: the pieces move no further in this substep. */
export function halt(movement: Movement, pieces: readonly PieceId[]): void {
  for (const id of pieces) {
    const march = movement.marches[id]
    if (march) march.halted = true
  }
}

/** XVIII.I: a Limes without units to support it falls at once, and takes a unit with it on a passed D2. */
function* breachLimes(
  play: InvasionsPlay,
  nation: NationId,
  movers: readonly PieceId[],
  province: ProvinceId
): Script {
  const { state } = play
  const { units, walls, hordes } = surroundings(state, nation).forces(province, 'hostile')
  if (walls.length === 0 || units.length + hordes.length > 0) return
  for (const { id, controller } of walls) {
    loseUnit(play, id, province, 'XVIII.I')
    play.emit({ type: 'limes-destroyed', nation: controller, province, by: nation })
    if (checkD2(play, { reason: 'limes', rule: 'XVIII.I', actor: controller, place: province })) {
      yield* sufferHit(
        play,
        nation,
        movers.filter((piece) => state.units[piece]),
        province,
        'XVIII.I'
      )
    }
  }
}

type Choice = 'overrun' | 'force' | 'stay'

/** XVIII.E, XVIII.F: how a stack may get past the defenders. Null when it does not; else the pieces that go on. */
function* breakThrough(
  play: InvasionsPlay,
  movement: Movement,
  stack: readonly Piece[],
  province: ProvinceId,
  passage: boolean
): Script<readonly PieceId[] | null> {
  const { state } = play
  const nation = leadingNation(stack, movement.nations[0] ?? 'romans')
  const options: ValuedOption<Choice>[] = []
  const overrunning = piecesThatOverrun(state, movement, stack, province)
  if (overrunning.length > 0) {
    options.push({
      key: 'overrun',
      label: message('option.overrun'),
      preview: [message('preview.steps', { steps: 1 })],
      value: 'overrun'
    })
  }
  const holders = passage ? holdersNeeded(state, movement, stack, province) : null
  const units = stack.filter(isUnitPiece)
  if (holders !== null && holders < units.length) {
    options.push({
      key: 'force',
      label: message('option.force-passage', { amount: holders }),
      value: 'force'
    })
  }
  if (options.length === 0) return null
  options.push({ key: 'stay', label: message('option.stay'), value: 'stay' })
  const choice = yield* choose<Choice>(
    {
      side: sideOf(nation),
      kind: 'break-through',
      rule: 'XVIII.E',
      actor: nation,
      place: province,
      prompt: message('prompt.break-through', {
        nation: reference('nation', nation),
        province: reference('province', province)
      })
    },
    options
  )
  if (choice === 'overrun') return overrun(play, movement, nation, stack, overrunning, province)
  if (choice === 'stay' || holders === null) return null
  return yield* forcePassage(play, movement, nation, stack, holders, province)
}

/** XVIII.E: six units or more with a step to spare, against one unit, not over a strait, a wall or into a fortress. */
export function piecesThatOverrun(
  state: InvasionsState,
  movement: Movement,
  stack: readonly Piece[],
  province: ProvinceId
): readonly Piece[] {
  const nation = leadingNation(stack, movement.nations[0] ?? 'romans')
  const look = surroundings(state, nation)
  const { units, hordes } = look.forces(province, 'hostile')
  if (units.length !== 1 || hordes.length > 0 || !allowsPassage(state, look, province)) return []
  const leaders = leadersOf(stack)
  const able = stack.filter(
    (piece) => !movement.marches[piece.id]?.overStrait && stepsLeft(state, piece, leaders) > 0
  )
  return able.filter(isUnitPiece).length >= OVERRUNNERS ? able : []
}

/** XVIII.E: the single unit is gone without a battle, for one step more of those who ran it over. */
function overrun(
  play: InvasionsPlay,
  movement: Movement,
  nation: NationId,
  stack: readonly Piece[],
  able: readonly Piece[],
  province: ProvinceId
): readonly PieceId[] {
  for (const unit of surroundings(play.state, nation).forces(province, 'hostile').units) {
    play.emit({ type: 'overrun', nation, province, unit: unit.id })
    loseUnit(play, unit.id, province, 'XVIII.E')
  }
  for (const { id } of able) {
    const march = movement.marches[id]
    if (march) march.spent += 1
  }
  return stack.map(({ id }) => id)
}

/** XVIII.F: how many units of the stack must stay to hold the defenders down; null when it cannot be done. */
export function holdersNeeded(
  state: InvasionsState,
  movement: Movement,
  stack: readonly Piece[],
  province: ProvinceId
): number | null {
  const nation = leadingNation(stack, movement.nations[0] ?? 'romans')
  const look = surroundings(state, nation)
  if (!allowsPassage(state, look, province)) return null
  if (stack.some(({ id }) => movement.marches[id]?.overStrait)) return null
  const double = 2 * strength(look.forces(province, 'hostile'))
  if (double === 0 || double > stackingLimit(state, nation, province)) return null
  const halted = stackedUnits(state, nation, province).filter(({ id }) => {
    const march = movement.marches[id]
    return march?.halted && !march.overStrait && !stack.some((piece) => piece.id === id)
  }).length
  const needed = Math.max(0, double - halted)
  return needed <= stack.filter(isUnitPiece).length ? needed : null
}

/** XVIII.F: some units hold the defenders down and will fight them; the others may go on. */
function* forcePassage(
  play: InvasionsPlay,
  movement: Movement,
  nation: NationId,
  stack: readonly Piece[],
  holders: number,
  province: ProvinceId
): Script<readonly PieceId[]> {
  const staying = yield* chooseUnits(play, {
    side: sideOf(nation),
    nation,
    kind: 'holding-units',
    rule: 'XVIII.F',
    place: province,
    units: stack.filter(isUnitPiece).map(({ unit }) => unit),
    count: holders
  })
  const ids = staying.map(({ id }) => id)
  halt(movement, ids)
  play.emit({ type: 'passage-forced', nation, province, units: ids })
  return stack.map(({ id }) => id).filter((id) => !ids.includes(id))
}

/** XIX.A: the intercepted stack fights at once; what exceeds the limit waits. It goes on if it wins. */
function* clashOnTheMarch(
  play: InvasionsPlay,
  movement: Movement,
  stack: readonly Piece[],
  province: ProvinceId
): Script {
  const { state } = play
  const nation = leadingNation(stack, movement.nations[0] ?? 'romans')
  const units = stack.filter(isUnitPiece).map(({ unit }) => unit)
  const fighting = yield* chooseUnits(play, {
    side: sideOf(nation),
    nation,
    kind: 'fighting-units',
    rule: 'XIX.A',
    place: province,
    units,
    count: stackingLimit(state, nation, province)
  })
  const waiting = units.filter((unit) => !fighting.includes(unit)).map(({ id }) => id)
  const pieces = stack.map(({ id }) => id).filter((id) => !waiting.includes(id))
  movement.attacking.push(...movement.nations.filter((id) => !movement.attacking.includes(id)))
  const { winner } = yield* clash(play, { province, pieces, waiting, intercepted: true })
  if (winner === 'defender') halt(movement, [...pieces, ...waiting])
}

/** XXIV.B: a Barbarian leader on the move may frighten an unfortified city into surrender; who sacks it stops. */
function* spreadTerror(
  play: InvasionsPlay,
  movement: Movement,
  stack: readonly Piece[],
  province: ProvinceId
): Script {
  const { state } = play
  const nation = leadingNation(stack, movement.nations[0] ?? 'romans')
  const leader = stack.filter(isLeaderPiece).find((piece) => piece.leader.inactiveUntil === null)
  const units = stack.filter(isUnitPiece).map(({ id }) => id)
  if (!leader || units.length === 0 || stack.some((piece) => isMigrating(state, stack, piece.nation))) return
  if (!mayTerrorise(state, movement, nation, province)) return
  movement.terrorised.push(province)
  const sacked = state.plundered[province]
  yield* terror(play, { province, besieger: nation, units, leader: leader.leader.id })
  if (state.plundered[province] !== sacked)
    halt(
      movement,
      stack.filter((piece) => !isHordePiece(piece)).map(({ id }) => id)
    )
}

/** XXIV.B */
export function mayTerrorise(
  state: InvasionsState,
  movement: Movement,
  nation: NationId,
  province: ProvinceId
): boolean {
  if (isCivilised(state.nations[nation]) || movement.terrorised.includes(province)) return false
  const look = surroundings(state, nation)
  return look.enemyCity(province) && !state.cities[province]?.fortified && !look.defended(province)
}
