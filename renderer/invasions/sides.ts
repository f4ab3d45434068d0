import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'

/** The sides of the game, in the order of play. */
export const SIDES = sideIds
export type Side = SideId
