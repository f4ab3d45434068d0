export const cover = {}
