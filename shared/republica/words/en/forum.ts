/** The forum: questions and events. */
export const forum = {}
