import { isObject } from '../../engine/json.ts'
import { nationIds, sideIds } from '../content/ids.ts'
import type { Fight } from '../fights-in-progress.ts'
import type { InvasionsState } from '../state.ts'
import { isAreaId, isProvinceId } from '../world/world-queries.ts'

/** The state with a secret field in itself and in every record within it. */
export function withPlantedSecrets(state: InvasionsState): InvasionsState {
  const { fights = [], ...rest } = state
  plantSecrets(rest, idsIn(state))
  plantInFights(fights)
  return { ...rest, fights }
}

/** Adds a secret field to the object and to every object within it. */
function plantSecrets(value: unknown, isId: (key: string) => boolean): void {
  if (Array.isArray(value)) for (const item of value) plantSecrets(item, isId)
  if (!isObject(value)) return
  for (const inner of Object.values(value)) plantSecrets(inner, isId)
  // Skips records by id: an extra key there would be another unit, not a secret field of one.
  if (!Object.keys(value).every(isId)) value.planted = 'secret'
}

/** A fight is public; still, the view shows only the listed fields of it and of its two sides. */
function plantInFights(fights: readonly Fight[]): void {
  for (const fight of fights) {
    const lines = 'attacker' in fight ? [fight.attacker, fight.defender] : []
    for (const part of [fight, ...lines]) if (part) Object.assign(part, { planted: 'secret' })
  }
}

function idsIn({ units, leaders }: InvasionsState): (key: string) => boolean {
  const known = new Set<string>([...nationIds, ...sideIds, ...Object.keys(units), ...Object.keys(leaders)])
  return (key) => known.has(key.replace(/^(leader|horde):/, '')) || isProvinceId(key) || isAreaId(key)
}

/** The paths in the data at which the secret occurs. */
export function secretsIn(value: unknown): string[] {
  return pathsOf(value, 'planted')
}

/** The paths in the data at which a key occurs. */
function pathsOf(value: unknown, key: string, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsOf(item, key, `${path}.${index}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [`${path}.${name}`] : pathsOf(inner, key, `${path}.${name}`)
  )
}
