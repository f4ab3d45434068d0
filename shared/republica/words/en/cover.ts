/** What the library shows. */
export const cover = {}
