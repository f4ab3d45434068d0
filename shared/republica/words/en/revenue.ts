/** Revenue: questions and events. */
export const revenue = {}
