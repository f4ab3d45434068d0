/** Revolution and civil war: questions and events. */
export const revolution = {}
