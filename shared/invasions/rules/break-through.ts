import { choose, type OfferOf, type Script } from '../ask.ts'
import { figures } from '../content/figures.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isUnitPiece, type Piece, stepsLeft } from '../queries/pieces.ts'
import { allowsPassage, leadersOf, leadingNation } from '../queries/reach.ts'
import { stackedUnits, stackingLimit } from '../queries/stacking.ts'
import { strength, surroundings } from '../queries/surroundings.ts'
import { questionFor } from '../question-header.ts'
import type { InvasionsState, Movement, PieceId } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { deserters } from './mercenaries.ts'
import { runOver } from './overrun.ts'
import { chooseUnits } from './picks.ts'

const OVERRUNNERS = figures.movement.overrunners

/** XVIII.C: the pieces move no further in this substep. */
export function halt(movement: Movement, pieces: readonly PieceId[]): void {
  for (const id of pieces) {
    const march = movement.marches[id]
    if (march) march.halted = true
  }
}

type Choice = 'overrun' | 'force' | 'stay'

/** XVIII.E, XVIII.F: how a stack may get past the defenders. Null when it does not; else the pieces that go on. */
export function* breakThrough(
  play: InvasionsPlay,
  movement: Movement,
  stack: readonly Piece[],
  province: ProvinceId,
  passage: boolean
): Script<readonly PieceId[] | null> {
  const { state } = play
  const nation = leadingNation(stack, movement.nations)
  const options: OfferOf<'break-through', Choice>[] = []
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
  const choice = yield* choose(
    {
      ...questionFor(nation, 'break-through', 'XVIII.E'),
      place: province,
      prompt: message('prompt.break-through', {
        nation: reference('nation', nation),
        province: reference('province', province)
      }),
      about: {
        nation,
        province,
        pieces: stack.map(({ id }) => id),
        overrunning: overrunning.map(({ id }) => id),
        holders: options.some(({ key }) => key === 'force') ? holders : null,
        defenders: surroundings(state, nation)
          .forces(province, 'hostile')
          .units.map(({ id }) => id)
      }
    },
    options
  )
  if (choice === 'overrun') return yield* overrun(play, movement, nation, stack, overrunning, province)
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
  const nation = leadingNation(stack, movement.nations)
  const look = surroundings(state, nation)
  const { units, hordes } = look.forces(province, 'hostile')
  if (units.length !== 1 || hordes.length > 0 || !allowsPassage(state, look, province)) return []
  const leaders = leadersOf(stack)
  const loyal = reliable(state, stack, nation, province)
  const able = loyal.filter(
    (piece) => !movement.marches[piece.id]?.overStrait && stepsLeft(state, piece, leaders) > 0
  )
  return able.filter(isUnitPiece).length >= OVERRUNNERS ? able : []
}

/** XVIII.E: the single unit is run over, for one step more of those who did it. */
function* overrun(
  play: InvasionsPlay,
  movement: Movement,
  nation: NationId,
  stack: readonly Piece[],
  able: readonly Piece[],
  province: ProvinceId
): Script<readonly PieceId[]> {
  yield* runOver(play, nation, province, 'marching')
  for (const { id } of able) {
    const march = movement.marches[id]
    if (march) march.spent += figures.movement.overrunSteps
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
  const nation = leadingNation(stack, movement.nations)
  const look = surroundings(state, nation)
  if (!allowsPassage(state, look, province)) return null
  if (stack.some(({ id }) => movement.marches[id]?.overStrait)) return null
  const double = figures.movement.forcingTimes * strength(look.forces(province, 'hostile'))
  if (double === 0 || double > stackingLimit(state, nation, province)) return null
  const halted = stackedUnits(state, nation, province).filter(({ id }) => {
    const march = movement.marches[id]
    return march?.halted && !march.overStrait && !stack.some((piece) => piece.id === id)
  }).length
  const needed = Math.max(0, double - halted)
  return needed <= reliable(state, stack, nation, province).filter(isUnitPiece).length ? needed : null
}

/** XXX.H: hired units are not counted on against their own nation. */
function reliable(
  state: InvasionsState,
  stack: readonly Piece[],
  nation: NationId,
  province: ProvinceId
): readonly Piece[] {
  const { units, hordes } = surroundings(state, nation).forces(province, 'hostile')
  const enemy = { units: units.map(({ id }) => id), hordes }
  const ids = stack.filter(isUnitPiece).map(({ id }) => id)
  const doubtful = deserters(state, ids, enemy)
  return stack.filter(({ id }) => !doubtful.includes(id))
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
  const staying = yield* chooseUnits({
    asked: {
      ...questionFor(nation, 'holding-units', 'XVIII.F'),
      place: province,
      prompt: message('prompt.holding-units', {
        nation: reference('nation', nation),
        province: reference('province', province),
        amount: holders
      }),
      about: { nation, province, count: holders }
    },
    label: message('field.holding-units'),
    units: reliable(play.state, stack, nation, province)
      .filter(isUnitPiece)
      .map(({ unit }) => unit),
    count: holders
  })
  const ids = staying.map(({ id }) => id)
  halt(movement, ids)
  play.emit({ type: 'passage-forced', nation, province, units: ids })
  return stack.map(({ id }) => id).filter((id) => !ids.includes(id))
}
