/** The set-up: questions and events. */
export const beginnings = {}
