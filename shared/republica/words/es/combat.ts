export const combat = {}
