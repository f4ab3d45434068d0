import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { Relation } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { cachedRelationStance } from '../control/position-of-board.ts'
import { isBarbarianProvince } from '../map/provinces.ts'
import type { RelationStanceReason, Stance } from './relation-stance.ts'

/** The reason of a stance: a relation, a truce, or the Barbarian land they meet on. */
export type StanceReason = RelationStanceReason | 'truce' | 'barbarian-ground' | 'declared-hostile'

export interface ExplainedStance {
  readonly stance: Stance
  readonly rule: string
  readonly because: StanceReason
}

/**
 * XII.D: the stance of two nations. The province matters only for Barbarians: in a Barbarian Area they are neutral by
 * default, unless one of them has declared hostility for the turn.
 */
export function stance(state: Board, a: NationId, b: NationId, province?: ProvinceId): Stance {
  const { stance: standing } = cachedRelationStance(state, a, b)
  if (standing !== 'hostile') return standing
  if (hasTruce(state, a, b)) return 'neutral'
  if (!province || !isBarbarianMeeting(state, a, b, province)) return 'hostile'
  return hasDeclaredHostility(state, a, b) ? 'hostile' : 'neutral'
}

/** XII.D: the same stance with its rule and reason. */
export function explainStance(
  state: Board,
  a: NationId,
  b: NationId,
  province?: ProvinceId
): ExplainedStance {
  const { stance, rule, reason } = cachedRelationStance(state, a, b)
  if (stance !== 'hostile') return { stance: stance, rule, because: reason }
  if (hasTruce(state, a, b)) return { stance: 'neutral', rule: 'XXX.E', because: 'truce' }
  if (!province || !isBarbarianMeeting(state, a, b, province)) {
    return { stance: 'hostile', rule, because: reason }
  }
  return hasDeclaredHostility(state, a, b)
    ? { stance: 'hostile', rule: 'XII.D', because: 'declared-hostile' }
    : { stance: 'neutral', rule: 'XII.D', because: 'barbarian-ground' }
}

/** The relations that make nations friendly or neutral. The others are pacts and hostilities of one turn. */
const STANCE_RELATIONS: ReadonlySet<Relation['kind']> = new Set(['alliance', 'client', 'foedus', 'vassal'])
export const isLasting = ({ kind }: Relation): boolean => STANCE_RELATIONS.has(kind)

export function areHostile(state: Board, a: NationId, b: NationId, province?: ProvinceId): boolean {
  return stance(state, a, b, province) === 'hostile'
}

export function areFriendly(state: Board, a: NationId, b: NationId): boolean {
  return stance(state, a, b) === 'friendly'
}

/** XXX.C: whether a pact forbids a nation to attack another, though the two stay hostile. */
export function isSpared(state: Board, attacker: NationId, enemy: NationId): boolean {
  return state.relations.some(
    (tie) => tie.kind === 'truce' && tie.binds === 'attack' && tie.target === attacker && tie.by === enemy
  )
}

/** XII.D: whether Barbarians, or vassals of Barbarians, meet in a Barbarian Area. */
export function isBarbarianMeeting(state: Board, a: NationId, b: NationId, province: ProvinceId): boolean {
  return isBarbarianProvince(province) && isOfBarbarians(state, a) && isOfBarbarians(state, b)
}

export function hasDeclaredHostility(state: Board, a: NationId, b: NationId): boolean {
  return state.relations.some(
    (tie) =>
      tie.kind === 'hostility' &&
      tie.since === state.turn &&
      tie.nations.includes(a) &&
      tie.nations.includes(b)
  )
}

/** XII.D: a Barbarian nation, or the vassal of one. */
export function isOfBarbarians(state: Board, nation: NationId): boolean {
  const { nations, relations } = state
  return (
    nations[nation].status === 'barbarian' ||
    relations.some(
      (tie) => tie.kind === 'vassal' && tie.vassal === nation && nations[tie.suzerain].status === 'barbarian'
    )
  )
}

/** XXX.C, XXX.E */
function hasTruce(state: Board, a: NationId, b: NationId): boolean {
  return state.relations.some(
    (tie) =>
      tie.kind === 'truce' &&
      tie.binds === 'neutral' &&
      ((tie.by === a && tie.target === b) || (tie.by === b && tie.target === a))
  )
}
