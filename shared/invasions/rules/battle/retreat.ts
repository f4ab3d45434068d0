import { accepted, type Preset, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, shuffled } from '../../../engine/random.ts'
import { askForm, type MapOption, type Script } from '../../ask.ts'
import { formList } from '../../choose-some.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import { provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { entryRefusal } from '../../queries/movement/entry-limits.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { hordePiece, pieceById } from '../../queries/pieces/pieces.ts'
import { placeUnit, unitById } from '../../queries/pieces/placement.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, LeaderId, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { overrunSingleUnit } from '../movement/overrun.ts'
import { sendLeaderHome, sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { eliminateUnit } from '../pieces/unit-losses.ts'
import { ordersByPlayer, type RetreatOrder } from './retreat-order.ts'
import { type RetreatTarget, retreatTargets } from './retreat-targets.ts'
import { standAside } from './standing-aside.ts'
import { endUnitService } from './take-hits.ts'

/** The pieces that have not retreated yet. */
interface Remainder {
  units: UnitId[]
  leaders: readonly LeaderId[]
  horde: boolean
}

interface RoomyTarget extends RetreatTarget {
  readonly room: number
  /** The units that may enter the province (XVIII.K). */
  readonly units: readonly UnitId[]
  readonly hordeToo: boolean
}

/** XX.L, XXI.J: retreats units from the province, together or in groups. Each player moves his own. */
export function* retreat(play: InvasionsPlay, order: RetreatOrder): Script {
  for (const own of ordersByPlayer(play.state, order)) yield* retreatOwn(play, own)
}

/** Retreats the pieces of one player. Eliminates those that cannot leave. */
function* retreatOwn(play: InvasionsPlay, order: RetreatOrder): Script {
  const { state } = play
  const here = order.units.filter((id) => unitById(state, id).at === order.from)
  const column: Remainder = {
    units: here.filter((id) => isLandUnit(unitById(state, id))),
    leaders: order.leaders,
    horde: order.withHorde
  }
  for (const id of here.filter((unit) => !column.units.includes(unit))) loseInRetreat(play, id)
  while (column.units.length > 0 || column.horde) {
    const targets = targetsFor(state, order, column)
    if (targets.length === 0) break
    const group = yield* chooseGroup(order, column, targets)
    yield* moveGroup(play, order, column, group)
  }
  if (column.units.length > 0 && !order.spared) {
    play.emit({ type: 'no-retreat', units: column.units, ...boundsOf(order) })
    for (const id of column.units) loseInRetreat(play, id)
  }
  for (const leader of column.leaders) sendLeaderHome(play, leader)
}

/** The units that leave after a lost battle or siege, and where each of them came from. */
export interface RetreatToOrigin extends Omit<RetreatOrder, 'towards' | 'barred'> {
  cameFrom(unit: UnitId): ProvinceId | undefined
}

/**
 * XX.L: units that came over land retreat towards the provinces they came from. Units that landed (XXV.E) or were
 * already there may retreat in any direction. Leaders and horde go with the larger group.
 */
export function* retreatToOrigin(play: InvasionsPlay, order: RetreatToOrigin): Script {
  for (const own of ordersByPlayer(play.state, order)) yield* retreatOwnToOrigin(play, own)
}

function* retreatOwnToOrigin(play: InvasionsPlay, { cameFrom, ...order }: RetreatToOrigin): Script {
  const bound = order.units.filter((id) => cameFrom(id) !== undefined)
  const free = order.units.filter((id) => cameFrom(id) === undefined)
  const towards = [...new Set(bound.flatMap((id) => cameFrom(id) ?? []))]
  const boundLead = bound.length > 0 && bound.length >= free.length
  const alone = { leaders: [], withHorde: false }
  if (bound.length > 0) yield* retreat(play, { ...order, ...(boundLead ? {} : alone), units: bound, towards })
  if (free.length > 0 || !boundLead)
    yield* retreat(play, { ...order, ...(boundLead ? alone : {}), units: free })
}

/** The facts of the retreat for its events: who, from where, and which directions were open. */
function boundsOf({ nation, from, towards, barred }: RetreatOrder) {
  return { nation, from, ...(towards ? { towards } : {}), ...(barred ? { barred } : {}) }
}

/** XX.L: eliminates a Limes, or a unit that has nowhere to go. */
function loseInRetreat(play: InvasionsPlay, id: UnitId): void {
  eliminateUnit(play, id)
  endUnitService(play, id)
}

/** XX.L: the targets with room for at least one unit. A horde needs no room. */
function targetsFor(state: InvasionsState, order: RetreatOrder, column: Remainder): RoomyTarget[] {
  return retreatTargets(state, { ...order, units: column.units.length }).flatMap((target): RoomyTarget[] => {
    if (target.isolated && order.intoBattles === false) return []
    if (order.neverInto?.includes(target.to)) return []
    const units = column.units.filter((id) => {
      const piece = pieceById(state, id)
      return piece !== null && entryRefusal(state, piece, target.to) === null
    })
    const horde = column.horde ? pieceById(state, hordePiece(order.nation)) : null
    const hordeToo = horde !== null && entryRefusal(state, horde, target.to) === null
    const room = Math.min(units.length, stackingRoom(state, order.nation, target.to, column.leaders))
    if (room <= 0 && !(column.units.length === 0 && hordeToo)) return []
    return [{ ...target, room, units, hordeToo }]
  })
}

interface Group {
  readonly target: RoomyTarget
  readonly units: readonly UnitId[]
}

/** XX.L: asks for a target and the units that go there. Leaders and horde go with the first group; then it asks again. */
function* chooseGroup(
  order: RetreatOrder,
  column: Remainder,
  targets: readonly RoomyTarget[]
): Script<Group> {
  const [best, ...others] = targets
  if (best && others.length === 0 && best.room === column.units.length)
    return { target: best, units: column.units }
  const { nation, from } = order
  // Units that may go to the best target come first.
  const inOrder = [...new Set([...(best?.units ?? []), ...column.units])]
  const list = formList({
    name: 'units',
    label: message('field.retreat-units'),
    items: inOrder,
    min: 1,
    max: Math.max(1, ...targets.map(({ room }) => room)),
    toOption: (id) => ({
      key: id,
      label: message('option.unit-here', { unit: reference('unit', id) }),
      piece: id,
      place: from
    })
  })
  const withUnits = column.units.length > 0
  return yield* askForm(
    {
      ...questionFor(nation, 'retreat', 'XX.L'),
      place: from,
      prompt: message('prompt.retreat', {
        nation: reference('nation', nation),
        province: reference('province', from),
        amount: column.units.length
      }),
      about: {
        nation,
        from,
        units: column.units,
        leader: column.leaders[0] ?? null,
        horde: column.horde,
        havens: targets.map(targetAbout)
      }
    },
    {
      form: {
        type: 'form',
        fields: [
          {
            field: 'one',
            name: 'to',
            label: message('field.retreat-to'),
            options: targets.map(targetOption)
          },
          ...(withUnits ? [list.field] : [])
        ],
        ...(best ? { preset: retreatPreset(best, withUnits) } : {})
      },
      check: (values) => readGroup(targets, values, list.read(values.units ?? [])),
      sample: (random) => {
        const { to, units, room } = pickOne(random, targets)
        if (!withUnits) return { to }
        return { to, units: shuffled(random, units).slice(0, room) }
      }
    }
  )
}

function readGroup(
  targets: readonly RoomyTarget[],
  { to }: ValuesOf<'retreat'>,
  units: readonly UnitId[]
): Verdict<Group> {
  const target = targets.find((one) => one.to === to)
  if (!target) return refused(message('refusal.not-an-option'), 'XX.L')
  // A leader or a horde without units needs no room.
  if (units.length > Math.max(0, target.room)) return refused(message('refusal.stacking'), 'XVII.B')
  if (!units.every((id) => target.units.includes(id))) {
    return refused(message('refusal.unit-barred'), 'XVIII.K')
  }
  return accepted({ target, units })
}

/** The preset: as many units as the best target holds go there. */
function retreatPreset({ to, units, room }: RoomyTarget, withUnits: boolean): Preset<ValuesOf<'retreat'>> {
  const answer = withUnits ? { to, units: units.slice(0, room) } : { to }
  return { answer, reason: message('preset.nearest-haven') }
}

function targetAbout({ to, route, room, isolated, overruns }: RoomyTarget) {
  return { to, steps: route.length, room, isolated, overruns: overruns.length }
}

function targetOption({ to, route, room, isolated, overruns }: RoomyTarget): MapOption<ProvinceId> {
  return {
    ...provinceOption(to),
    preview: [
      message('preview.retreat', { steps: route.length, room }),
      ...(isolated ? [message('preview.retreat-into-battle')] : []),
      ...(overruns.length > 0 ? [message('preview.overruns', { amount: overruns.length })] : [])
    ]
  }
}

function* moveGroup(
  play: InvasionsPlay,
  { nation, from }: RetreatOrder,
  column: Remainder,
  { target, units }: Group
): Script {
  const { state } = play
  for (const province of target.overruns) yield* overrunSingleUnit(play, nation, province, 'retreating')
  for (const id of units) placeUnit(state, id, target.to)
  if (target.isolated) standAside(state, units)
  for (const id of column.leaders) {
    const leader = state.leaders[id]
    if (leader) leader.at = target.to
  }
  const horde = column.horde && target.hordeToo
  if (horde) state.nations[nation].seat = { kind: 'horde', at: target.to }
  play.emit({
    type: 'retreated',
    nation,
    units: [...units],
    leader: column.leaders[0] ?? null,
    horde,
    path: [from, ...target.route]
  })
  column.units = column.units.filter((id) => !units.includes(id))
  column.leaders = []
  if (horde) column.horde = false
  sendLoneLeadersHome(play, target.to)
}
