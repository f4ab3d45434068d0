export const senate = {}
