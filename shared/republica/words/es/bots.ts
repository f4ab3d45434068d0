export const bots = {}
