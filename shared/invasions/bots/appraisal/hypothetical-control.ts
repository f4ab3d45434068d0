import { memoize, once } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { controlOfArea, controlOutsideAreas, countForces } from '../../queries/control/control.ts'
import type { MapPosition } from '../../queries/control/map-position.ts'
import { positionOf } from '../../queries/control/position-of-board.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { baseWorld, provincesByArea } from '../../queries/map/world-tables.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { isLandUnit, isWall } from '../../queries/pieces/unit-arms.ts'
import { areFriendly } from '../../queries/relations/stance.ts'
import type { Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/world-queries.ts'

/** A hypothetical change of the board, as far as it concerns control. */
export interface BoardChange {
  /** Units that march from one province to another. */
  readonly march?: {
    readonly units: readonly Unit[]
    readonly from: ProvinceId
    readonly to: ProvinceId
  }
  /** Units that leave the map. */
  readonly gone?: { readonly units: readonly Unit[]; readonly at: ProvinceId }
  /** A province, with its city, that changes hands; `by` is null for nobody. */
  readonly taken?: { readonly province: ProvinceId; readonly by: NationId | null }
  /** A horde that moves to another province. */
  readonly horde?: { readonly nation: NationId; readonly to: ProvinceId }
  /** A nation that becomes a Kingdom in its present province. */
  readonly crowned?: NationId
}

/** Who controls which land with how many units, on the present board or after a change. */
export interface LandControl {
  holder(province: ProvinceId): NationId | undefined
  areaHolder(area: AreaId): NationId | undefined
  /** The units of a nation and its friends there, walls included. */
  friendlyUnits(nation: NationId, province: ProvinceId): number
  seat(nation: NationId): ProvinceId | null
  /** Whether the units there or in a neighbouring province differ from the present board. */
  differsNear(province: ProvinceId): boolean
}

/** Control on the present board and after hypothetical changes, computed without copying the board. */
export interface HypotheticalControl {
  readonly now: LandControl
  after(change: BoardChange, areas: Iterable<AreaId>): LandControl
}

export function hypotheticalControl(board: Board): HypotheticalControl {
  const position = positionForControl(positionOf(board))
  const forces = memoize((id: ProvinceId) => countForces(position, id, unitsIn(board, id)))
  const friends = memoize((nation: NationId) =>
    memoize((id: ProvinceId) => strengthFor(board, nation, unitsIn(board, id)))
  )
  const presentControl = memoize((area: AreaId) => areaControlAfter(position, area, forces))
  const now: LandControl = {
    holder: (id) => board.control[id],
    areaHolder: (id) => board.areaControl[id],
    friendlyUnits: (nation, id) => friends(nation)(id),
    seat: (nation) => board.nations[nation].seat?.at ?? null,
    differsNear: () => false
  }
  return {
    now,
    after(change, areas) {
      const changed = positionAfter(position, change, areas)
      const units = memoize((id: ProvinceId) => unitsAfter(board, change, id))
      const touched = new Set([change.march?.from, change.march?.to, change.gone?.at])
      const near = once(() => {
        const { horde } = change
        const seats = horde ? [horde.to, now.seat(horde.nation)] : []
        return withNeighbours([...touched, ...seats])
      })
      const at = (id: ProvinceId) => (touched.has(id) ? countForces(changed, id, units(id)) : forces(id))
      // An Area without arrivals or departures stays as it is, unless a seat moves or a status changes.
      const changedAreas =
        change.horde || change.crowned ? null : areasOf([...touched, change.taken?.province])
      const found = new Map<AreaId, AreaControl>()
      for (const area of areas) {
        found.set(
          area,
          !changedAreas || changedAreas.has(area) ? areaControlAfter(changed, area, at) : presentControl(area)
        )
      }
      return {
        holder: (id) => {
          const area = found.get(areaOf(id))
          return area ? area.held.get(id) : board.control[id]
        },
        areaHolder: (id) => {
          const area = found.get(id)
          return area ? area.lord(board) : board.areaControl[id]
        },
        friendlyUnits: (nation, id) =>
          touched.has(id) ? strengthFor(board, nation, units(id)) : friends(nation)(id),
        seat: (nation) => (change.horde?.nation === nation ? change.horde.to : now.seat(nation)),
        differsNear: (id) => near().has(id)
      }
    }
  }
}

/** These provinces and their neighbours. */
function withNeighbours(provinces: Iterable<ProvinceId | null | undefined>): ReadonlySet<ProvinceId> {
  const found = new Set<ProvinceId>()
  for (const province of provinces) {
    if (!province) continue
    found.add(province)
    for (const { id } of neighbours(province, 'base')) found.add(id)
  }
  return found
}

/** Only the parts of a position that control needs. */
function positionForControl({
  nations,
  held,
  alliances,
  clients,
  vassals,
  foedera,
  cities
}: MapPosition): MapPosition {
  return {
    nations,
    held,
    alliances,
    clients,
    vassals,
    foedera,
    cities,
    units: [],
    revolts: [],
    heresies: [],
    sacked: []
  }
}

function positionAfter(
  position: MapPosition,
  { taken, horde, crowned }: BoardChange,
  areas: Iterable<AreaId>
): MapPosition {
  if (!taken && !horde && !crowned) return position
  const nations =
    horde || crowned
      ? position.nations.map((nation) => {
          if (nation.id === horde?.nation)
            return { ...nation, seat: { kind: 'horde' as const, at: horde.to } }
          if (nation.id !== crowned || !nation.seat) return nation
          return {
            ...nation,
            status: 'kingdom' as const,
            seat: { kind: 'capital' as const, at: nation.seat.at }
          }
        })
      : position.nations
  return { ...position, nations, held: taken ? heldAfter(position.held, taken, areas) : position.held }
}

/** The holders of the provinces of some Areas after one province has changed hands. */
function heldAfter(
  held: MapPosition['held'],
  { province, by }: NonNullable<BoardChange['taken']>,
  areas: Iterable<AreaId>
): MapPosition['held'] {
  const after: { -readonly [Id in ProvinceId]?: NationId } = {}
  for (const area of areas) {
    for (const { id } of provincesOf(area)) {
      const holder = id === province ? by : held[id]
      if (holder) after[id] = holder
    }
  }
  return after
}

function unitsAfter(board: Board, { march, gone }: BoardChange, id: ProvinceId): readonly Unit[] {
  let units = unitsIn(board, id)
  if (gone?.at === id) units = units.filter((unit) => !gone.units.includes(unit))
  if (march?.from === id) units = units.filter((unit) => !march.units.includes(unit))
  return march?.to === id ? [...units, ...march.units] : units
}

function strengthFor(board: Board, nation: NationId, units: readonly Unit[]): number {
  let sum = 0
  for (const unit of units) {
    if (!isLandUnit(unit) && !isWall(unit)) continue
    if (unit.controller === nation || areFriendly(board, unit.controller, nation)) sum += 1
  }
  return sum
}

/** The control of an Area after a change. */
interface AreaControl {
  readonly held: ReadonlyMap<ProvinceId, NationId>
  /** The holder of the Area. An Area that is not on the map keeps the one it had. */
  lord(board: Board): NationId | undefined
}

/** XII.B, XII.C */
function areaControlAfter(
  position: MapPosition,
  area: AreaId,
  forces: (id: ProvinceId) => ReadonlyMap<NationId, number>
): AreaControl {
  const held = new Map<ProvinceId, NationId>()
  const members = provincesByArea(baseWorld).get(area)
  if (members) {
    const lord = controlOfArea(position, area, members, forces, held)
    return { held, lord: () => lord }
  }
  for (const province of provincesOf(area)) controlOutsideAreas(position, province, forces, held)
  return { held, lord: ({ areaControl }) => areaControl[area] }
}

/** The provinces of an Area, even if the Area itself is not on the map. */
const provincesOf = memoize((area: AreaId) =>
  baseWorld.provinces.filter((province) => province.area === area)
)

export function areasOf(provinces: readonly (ProvinceId | null | undefined)[]): ReadonlySet<AreaId> {
  return new Set(provinces.flatMap((id) => (id ? [areaOf(id)] : [])))
}
