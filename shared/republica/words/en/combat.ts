/** Combat: questions and events. */
export const combat = {}
