/** Population: questions and events. */
export const population = {}
