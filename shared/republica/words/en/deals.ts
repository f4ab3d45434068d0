/** Deals: questions and events. */
export const deals = {}
