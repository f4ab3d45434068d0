import type { WarCardId } from './ids.ts'
import type { WarRecord } from './records.ts'
import { earlyWars } from './wars/early.ts'
import { lateWars } from './wars/late.ts'
import { middleWars } from './wars/middle.ts'

/** 7.33: the wars and revolts as their cards print them. */
export const warCards: Readonly<Record<WarCardId, WarRecord>> = { ...earlyWars, ...middleWars, ...lateWars }
