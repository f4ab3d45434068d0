/** What only the page says. */
export const page = {}
