export const revenue = {}
