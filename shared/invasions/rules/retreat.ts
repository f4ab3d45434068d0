import { accepted, type Preset, refused, type Verdict } from '../../engine/decision.ts'
import { pickOne, shuffled } from '../../engine/random.ts'
import { compose, type Offer, type Script } from '../ask.ts'
import { formList } from '../choose-some.ts'
import type { NationId } from '../content/ids.ts'
import type { ValuesOf } from '../decisions.ts'
import { provinceOffer } from '../offers.ts'
import type { InvasionsPlay } from '../play.ts'
import { isLandUnit } from '../queries/arms.ts'
import { barredFrom } from '../queries/boundaries.ts'
import { hordePiece, pieceById } from '../queries/pieces.ts'
import { placeUnit, unitById } from '../queries/placement.ts'
import { stackingRoom } from '../queries/stacking.ts'
import { questionFor } from '../question-header.ts'
import type { InvasionsState, LeaderId, UnitId } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { buryUnit } from './battle/hits.ts'
import { eliminateUnit } from './hits.ts'
import { goHomeAlone, leadersLeave } from './lone-leaders.ts'
import { runOver } from './overrun.ts'
import { type Haven, havens } from './retreat/havens.ts'
import { isolate } from './retreat/standing-aside.ts'

export interface RetreatOrder {
  readonly nation: NationId
  readonly units: readonly UnitId[]
  /** They go with the first of the units; the one in command comes first. */
  readonly leaders: readonly LeaderId[]
  /** The horde goes with its people. */
  readonly withHorde: boolean
  readonly from: ProvinceId
  /** For an attacker: the provinces it came from; it must go back that way (XX.L). */
  readonly towards?: readonly ProvinceId[]
  /** For a defender: the provinces the attacker came from, which are barred. */
  readonly barred?: readonly ProvinceId[]
}

/** What is still to be brought away. */
interface Column {
  units: UnitId[]
  leaders: readonly LeaderId[]
  horde: boolean
}

interface Room extends Haven {
  readonly room: number
  /** Those that may stand there at all. */
  readonly units: readonly UnitId[]
  readonly hordeToo: boolean
}

/** XX.L, XXI.J: the units leave the province, together or in groups; those that cannot are eliminated. */
export function* retreat(play: InvasionsPlay, order: RetreatOrder): Script {
  const { state } = play
  const here = order.units.filter((id) => unitById(state, id).at === order.from)
  const column: Column = {
    units: here.filter((id) => isLandUnit(unitById(state, id))),
    leaders: order.leaders,
    horde: order.withHorde
  }
  for (const id of here.filter((unit) => !column.units.includes(unit))) loseInRetreat(play, id)
  while (column.units.length > 0 || column.horde) {
    const rooms = roomsFor(state, order, column)
    if (rooms.length === 0) break
    const group = yield* chooseGroup(order, column, rooms)
    yield* march(play, order, column, group)
  }
  if (column.units.length > 0) {
    play.emit({ type: 'no-retreat', units: column.units, ...boundsOf(order) })
    for (const id of column.units) loseInRetreat(play, id)
  }
  for (const leader of column.leaders) goHomeAlone(play, leader)
}

/** Who leaves the province of a lost battle or siege, and where each of them came from into it. */
export interface WayBack extends Omit<RetreatOrder, 'towards' | 'barred'> {
  cameFrom(unit: UnitId): ProvinceId | undefined
}

/**
 * XX.L: those who came over land go back towards the provinces they came from. The others, who landed (XXV.E) or
 * already stood there, are bound to no direction. Leaders and horde go with the greater part.
 */
export function* retreatTheWayTheyCame(play: InvasionsPlay, { cameFrom, ...order }: WayBack): Script {
  const bound = order.units.filter((id) => cameFrom(id) !== undefined)
  const free = order.units.filter((id) => cameFrom(id) === undefined)
  const towards = [...new Set(bound.flatMap((id) => cameFrom(id) ?? []))]
  const boundLead = bound.length > 0 && bound.length >= free.length
  const alone = { leaders: [], withHorde: false }
  if (bound.length > 0) yield* retreat(play, { ...order, ...(boundLead ? {} : alone), units: bound, towards })
  if (free.length > 0 || !boundLead)
    yield* retreat(play, { ...order, ...(boundLead ? alone : {}), units: free })
}

/** Whose retreat it was, and what bound it. */
function boundsOf({ nation, from, towards, barred }: RetreatOrder) {
  return { nation, from, ...(towards ? { towards } : {}), ...(barred ? { barred } : {}) }
}

/** XX.L: a Limes and units without a way out are eliminated. */
function loseInRetreat(play: InvasionsPlay, id: UnitId): void {
  eliminateUnit(play, id)
  buryUnit(play, id)
}

/** XX.L: the destinations with room for at least one unit; a horde takes none. */
function roomsFor(state: InvasionsState, order: RetreatOrder, column: Column): Room[] {
  return havens(state, { ...order, units: column.units.length }).flatMap((haven): Room[] => {
    const units = column.units.filter((id) => {
      const piece = pieceById(state, id)
      return piece !== null && barredFrom(state, piece, haven.to) === null
    })
    const horde = column.horde ? pieceById(state, hordePiece(order.nation)) : null
    const hordeToo = horde !== null && barredFrom(state, horde, haven.to) === null
    const room = Math.min(units.length, stackingRoom(state, order.nation, haven.to, column.leaders))
    if (room <= 0 && !(column.units.length === 0 && hordeToo)) return []
    return [{ ...haven, room, units, hordeToo }]
  })
}

interface Group {
  readonly room: Room
  readonly units: readonly UnitId[]
}

/** XX.L: a destination and who goes there. Leaders and horde go with the first group; the rest is asked again. */
function* chooseGroup(order: RetreatOrder, column: Column, rooms: readonly Room[]): Script<Group> {
  const [only, ...others] = rooms
  if (only && others.length === 0 && only.room === column.units.length)
    return { room: only, units: column.units }
  const { nation, from } = order
  // Those that may go to the first place come first.
  const inOrder = [...new Set([...(only?.units ?? []), ...column.units])]
  const list = formList({
    name: 'units',
    label: message('field.retreat-units'),
    items: inOrder,
    min: 1,
    max: Math.max(1, ...rooms.map(({ room }) => room)),
    offer: (id) => ({
      key: id,
      label: message('option.unit-here', { unit: reference('unit', id) }),
      piece: id,
      place: from
    })
  })
  const withUnits = column.units.length > 0
  return yield* compose(
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
        havens: rooms.map(havenAbout)
      }
    },
    {
      type: 'form',
      fields: [
        { field: 'one', name: 'to', label: message('field.retreat-to'), options: rooms.map(roomOffer) },
        ...(withUnits ? [list.field] : [])
      ],
      ...(only ? { preset: retreatPreset(only, withUnits) } : {})
    },
    (values) => readGroup(rooms, values, list.read(values.units ?? [])),
    (random) => {
      const room = pickOne(random, rooms)
      if (!withUnits) return { to: room.to }
      return { to: room.to, units: shuffled(random, room.units).slice(0, room.room) }
    }
  )
}

function readGroup(
  rooms: readonly Room[],
  { to }: ValuesOf<'retreat'>,
  units: readonly UnitId[]
): Verdict<Group> {
  const room = rooms.find((one) => one.to === to)
  if (!room) return refused(message('refusal.not-an-option'), 'XX.L')
  // A leader or a horde without units needs no room.
  if (units.length > Math.max(0, room.room)) return refused(message('refusal.stacking'), 'XVII.B')
  if (!units.every((id) => room.units.includes(id))) {
    return refused(message('refusal.unit-barred'), 'XVIII.K')
  }
  return accepted({ room, units })
}

/** The best haven comes first; as many as it holds go there. */
function retreatPreset({ to, units, room }: Room, withUnits: boolean): Preset<ValuesOf<'retreat'>> {
  const answer = withUnits ? { to, units: units.slice(0, room) } : { to }
  return { answer, reason: message('preset.nearest-haven') }
}

function havenAbout({ to, way, room, isolated, overruns }: Room) {
  return { to, steps: way.length, room, isolated, overruns: overruns.length }
}

function roomOffer({ to, way, room, isolated, overruns }: Room): Offer<ProvinceId> {
  return {
    ...provinceOffer(to),
    preview: [
      message('preview.retreat', { steps: way.length, room }),
      ...(isolated ? [message('preview.retreat-into-battle')] : []),
      ...(overruns.length > 0 ? [message('preview.overruns', { amount: overruns.length })] : [])
    ]
  }
}

function* march(
  play: InvasionsPlay,
  { nation, from }: RetreatOrder,
  column: Column,
  { room, units }: Group
): Script {
  const { state } = play
  for (const province of room.overruns) yield* runOver(play, nation, province, 'retreating')
  for (const id of units) placeUnit(state, id, room.to)
  if (room.isolated) isolate(state, units)
  for (const id of column.leaders) {
    const leader = state.leaders[id]
    if (leader) leader.at = room.to
  }
  const horde = column.horde && room.hordeToo
  if (horde) state.nations[nation].seat = { kind: 'horde', at: room.to }
  play.emit({
    type: 'retreated',
    nation,
    units: [...units],
    leader: column.leaders[0] ?? null,
    horde,
    path: [from, ...room.way]
  })
  column.units = column.units.filter((id) => !units.includes(id))
  column.leaders = []
  if (horde) column.horde = false
  leadersLeave(play, room.to)
}
