import type { Message } from '../../engine/message.ts'
import type { NationId } from '../content/ids.ts'
import { message } from '../words/message.ts'
import { inProvince, nationReference } from '../words/sentences/sentence-parts.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isProvinceId } from '../world/world-queries.ts'
import type { TurnHoldings } from './holdings.ts'

/** A province that changed its controller during a turn. */
interface ChangedProvince {
  readonly province: ProvinceId
  readonly from: NationId | null
  readonly to: NationId | null
}

const MOST_GAINS = 4
const MOST_LOSSES = 2
/** A sentence names up to four provinces; of more it names the first three. */
const MOST_NAMED = 4
const NAMED_OF_MANY = 3

/** Sentences on the provinces that changed hands in a turn, the greatest changes first. */
export function landIn(holdings: TurnHoldings): Message[] {
  const groups = [
    ...Map.groupBy(changedProvinces(holdings), ({ from, to }) => `${from}>${to}`).values()
  ].sort((left, right) => right.length - left.length)
  if (groups.length === 0) return [message('tale.no-land')]
  const gains = groups.filter(([first]) => first?.to !== null)
  const losses = groups.filter(([first]) => first?.to === null)
  const told = [...gains.slice(0, MOST_GAINS), ...losses.slice(0, MOST_LOSSES)]
  const rest = groups.filter((group) => !told.includes(group)).reduce((sum, { length }) => sum + length, 0)
  return [
    ...gains.slice(0, MOST_GAINS).flatMap(gained),
    ...losses.slice(0, MOST_LOSSES).flatMap(lost),
    ...(rest > 0 ? [message('tale.land-rest', { count: rest })] : [])
  ]
}

function changedProvinces({ before, after }: TurnHoldings): ChangedProvince[] {
  const provinces = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isProvinceId)
  return provinces
    .map((province) => ({ province, from: before[province] ?? null, to: after[province] ?? null }))
    .filter(({ from, to }) => from !== to)
}

function named(group: readonly ChangedProvince[]) {
  const shown = group.length > MOST_NAMED ? group.slice(0, NAMED_OF_MANY) : group
  return shown.map(({ province }) => inProvince(province).province)
}

function gained(group: readonly ChangedProvince[]): Message[] {
  const [first] = group
  if (!first?.to) return []
  const count = group.length
  const isMany = count > MOST_NAMED
  const won = { nation: nationReference(first.to), provinces: named(group) }
  if (first.from === null) {
    return [isMany ? message('tale.settled-many', { ...won, count }) : message('tale.settled', won)]
  }
  const taken = { ...won, other: nationReference(first.from) }
  return [isMany ? message('tale.taken-many', { ...taken, count }) : message('tale.taken', taken)]
}

function lost(group: readonly ChangedProvince[], index: number): Message[] {
  const [first] = group
  if (!first?.from) return []
  const count = group.length
  const fate = { nation: nationReference(first.from), provinces: named(group) }
  if (count > MOST_NAMED) return [message('tale.lost-many', { ...fate, count })]
  return [message(index === 0 ? 'tale.lost' : 'tale.lost-too', fate)]
}
