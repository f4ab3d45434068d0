import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { stackedUnits, stackingLimit } from '../../queries/movement/stacking.ts'
import { allowsPassage, leadersAmong, leadingNation } from '../../queries/movement/step-rules.ts'
import { isUnitPiece, type Piece, stepsLeft } from '../../queries/pieces/pieces.ts'
import { deserters } from '../../queries/relations/mercenaries.ts'
import { forceStrength, stanceMap } from '../../queries/relations/stance-map.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Movement, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { nationsOfPieces } from '../battle/record-attack.ts'
import { chooseUnits } from '../pieces/choose-units.ts'
import { overrunSingleUnit } from './overrun.ts'

const OVERRUNNERS = figures.movement.overrunners

/** XVIII.C: stops the pieces for the rest of this substep. */
export function haltPieces(movement: Movement, pieces: readonly PieceId[]): void {
  for (const id of pieces) {
    const march = movement.marches[id]
    if (march) march.halted = true
  }
}

type Choice = 'overrun' | 'force' | 'stay'

/** XVIII.E, XVIII.F: asks how a stack gets past the defenders. Returns the pieces that go on, or null when all stay. */
export function* breakThrough(
  play: InvasionsPlay,
  movement: Movement,
  stack: readonly Piece[],
  {
    province,
    passage,
    goesOn
  }: { readonly province: ProvinceId; readonly passage: boolean; readonly goesOn: boolean }
): Script<readonly PieceId[] | null> {
  const { state } = play
  const nation = leadingNation(stack, movement.nations)
  const options: ValuedOptionOf<'break-through', Choice>[] = []
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
        goesOn,
        overrunning: overrunning.map(({ id }) => id),
        holders: options.some(({ key }) => key === 'force') ? holders : null,
        defenders: stanceMap(state, nation)
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

/** XVIII.E: six or more units with a step left overrun a single unit, but not over a strait, past a Limes or into a fortress. */
export function piecesThatOverrun(
  state: InvasionsState,
  movement: Movement,
  stack: readonly Piece[],
  province: ProvinceId
): readonly Piece[] {
  const nation = leadingNation(stack, movement.nations)
  const look = stanceMap(state, nation)
  const { units, hordes } = look.forces(province, 'hostile')
  if (units.length !== 1 || hordes.length > 0 || !allowsPassage(state, look, province)) return []
  const leaders = leadersAmong(stack)
  const loyal = reliable(state, stack, nation, province)
  const able = loyal.filter(
    (piece) => !movement.marches[piece.id]?.overStrait && stepsLeft(state, piece, leaders) > 0
  )
  return able.filter(isUnitPiece).length >= OVERRUNNERS ? able : []
}

/** XVIII.E: eliminates the single unit. Those who overran it spend one step more. */
function* overrun(
  play: InvasionsPlay,
  movement: Movement,
  nation: NationId,
  stack: readonly Piece[],
  able: readonly Piece[],
  province: ProvinceId
): Script<readonly PieceId[]> {
  yield* overrunSingleUnit(play, nation, province, 'marching', nationsOfPieces(stack))
  for (const { id } of able) {
    const march = movement.marches[id]
    if (march) march.spent += figures.movement.overrunSteps
  }
  return stack.map(({ id }) => id)
}

/** XVIII.F: how many units of the stack must stay to hold the defenders down; null when it cannot. */
export function holdersNeeded(
  state: InvasionsState,
  movement: Movement,
  stack: readonly Piece[],
  province: ProvinceId
): number | null {
  const nation = leadingNation(stack, movement.nations)
  const look = stanceMap(state, nation)
  if (!allowsPassage(state, look, province)) return null
  if (stack.some(({ id }) => movement.marches[id]?.overStrait)) return null
  const double = figures.movement.forcingTimes * forceStrength(look.forces(province, 'hostile'))
  if (double === 0 || double > stackingLimit(state, nation, province)) return null
  const halted = stackedUnits(state, nation, province).filter(({ id }) => {
    const march = movement.marches[id]
    return march?.halted && !march.overStrait && !stack.some((piece) => piece.id === id)
  }).length
  const needed = Math.max(0, double - halted)
  return needed <= reliable(state, stack, nation, province).filter(isUnitPiece).length ? needed : null
}

/** XXX.H: leaves out hired units that would desert, because they face their own nation. */
function reliable(
  state: InvasionsState,
  stack: readonly Piece[],
  nation: NationId,
  province: ProvinceId
): readonly Piece[] {
  const { units, hordes } = stanceMap(state, nation).forces(province, 'hostile')
  const enemy = { units: units.map(({ id }) => id), hordes }
  const ids = stack.filter(isUnitPiece).map(({ id }) => id)
  const deserting = deserters(state, ids, enemy)
  return stack.filter(({ id }) => !deserting.includes(id))
}

/** XVIII.F: the chosen units hold the defenders down and will fight them. Returns the others, who may go on. */
function* forcePassage(
  play: InvasionsPlay,
  movement: Movement,
  nation: NationId,
  stack: readonly Piece[],
  holders: number,
  province: ProvinceId
): Script<readonly PieceId[]> {
  const staying = yield* chooseUnits({
    header: {
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
  haltPieces(movement, ids)
  play.emit({ type: 'passage-forced', nation, province, units: ids })
  return stack.map(({ id }) => id).filter((id) => !ids.includes(id))
}
