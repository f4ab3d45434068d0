/** The reasons of the computer factions. */
export const bots = {}
