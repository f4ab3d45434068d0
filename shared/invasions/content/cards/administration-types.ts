/** XIII.D: the types of Administration cards. Apart from the schemas of the cards, which only tests and tools need. */
export const administrationTypes = ['passive', 'military', 'reform'] as const
