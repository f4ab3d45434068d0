export const beginnings = {}
