export const coach = {}
