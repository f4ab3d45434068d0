export const forum = {}
