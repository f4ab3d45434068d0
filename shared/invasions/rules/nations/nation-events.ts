import type { DivisionEvent } from './division.ts'
import type { FoederaEvent } from './inherited-foedera.ts'
import type { IslamEvent } from './islam.ts'
import type { LimitesEvent } from './limites.ts'
import type { ReunionEvent } from './reunion.ts'
import type { UnionEvent } from './union.ts'

/** Events of the nations' own rules. */
export type NationEvent = DivisionEvent | FoederaEvent | IslamEvent | LimitesEvent | ReunionEvent | UnionEvent
