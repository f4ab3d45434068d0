export const population = {}
