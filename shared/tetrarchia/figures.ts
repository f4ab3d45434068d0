/** The numbers that the rules and their texts share (`rulebook/numbers.ts`). */
export const figures = {
  /** The number of grey discs and of black discs in the box. */
  threats: { discs: 21 },
  /** S: the lowest province number for the first revolt of a region. */
  setUp: { lowest: 2 },
  /** I: the Imperium points of a turn. */
  turn: { points: 6 },
  /** I.1: the cost of a step. */
  move: { link: 1, broken: 2, fleet: 1, intoRevolt: 1 },
  /** I.2 */
  sail: { cost: 1 },
  /** I.3 */
  protect: { province: 1, frontier: 2 },
  /** I.4 */
  subdue: { unrest: 1, revolt: 2, calm: 1 },
  /** I.5: the factor for each other emperor or army next to the battle. */
  fight: { factor: 2 },
  /** II: threats pass a broken link on this roll or higher. */
  link: { opensOn: 4 },
  /** E: the ten-point scale. */
  scale: { italia: 4, frontier: 1, army: 1, rebels: 1, mostToSubdue: 6 },
  /** V.1, V.4: the effects of powers and of Patres Patriae. */
  power: { point: 1, added: 1, discs: 1 },
  /** V.6: the points for each disc in the French Imperium, and the discs that a success brings back. */
  purchase: { point: 1, discs: 1, regained: 1 },
  /** V.5: the lead over the others, or over one's colleague, that wins a title. */
  rivalry: { lead: 2, glory: 1 }
} as const
