export const revolution = {}
