import { type AreaId, areas } from '../../world/areas.ts'
import { type ProvinceId, type ProvinceRecord, provinces, type Terrain } from '../../world/provinces.ts'

const provincesById: ReadonlyMap<string, ProvinceRecord> = new Map(
  provinces.map((record) => [record.id, record])
)
const barbarianAreas: ReadonlySet<string> = new Set(
  areas.filter(({ kind }) => kind === 'barbarian').map(({ id }) => id)
)

export function provinceCard(id: ProvinceId): ProvinceRecord {
  const record = provincesById.get(id)
  if (!record) throw new Error(`there is no province '${id}'`)
  return record
}

export function isProvince(place: string): place is ProvinceId {
  return provincesById.has(place)
}

export function areaOf(id: ProvinceId): AreaId {
  return provinceCard(id).area
}

/** XII.A: whether a province lies in a Barbarian Area. */
export function isBarbarianProvince(id: ProvinceId): boolean {
  return barbarianAreas.has(areaOf(id))
}

export function isBarbarianArea(id: AreaId): boolean {
  return barbarianAreas.has(id)
}

/** XX.H: terrain in which red swords hit. */
export function isOpen(terrain: Terrain): boolean {
  return terrain === 'plain' || terrain === 'steppe' || terrain === 'desert'
}
