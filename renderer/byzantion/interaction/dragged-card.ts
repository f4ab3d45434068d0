/** The type of the data of a card that is dragged. */
export const DRAGGED_CARD = 'application/x-byzantion-card'
