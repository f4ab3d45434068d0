/** The numbers that the rules reckon with, and that the rules' texts name (`rulebook/numbers.ts`). */
export const figures = {
  /** Grey and black discs in the box, of each. */
  threats: { discs: 21 },
  /** S: the first revolt of a region never begins in a province of a lower number. */
  setUp: { lowest: 2 },
  /** I: the Imperium points of a turn. */
  turn: { points: 6 },
  /** I.1: what a step costs. */
  move: { link: 1, broken: 2, fleet: 1, intoRevolt: 1 },
  /** I.2 */
  sail: { cost: 1 },
  /** I.3 */
  protect: { province: 1, frontier: 2 },
  /** I.4 */
  subdue: { unrest: 1, revolt: 2, calm: 1 },
  /** I.5: each other emperor or army by the battle. */
  fight: { factor: 2 },
  /** II: a broken link lets threats through on this number of the die, and on higher ones. */
  link: { opensOn: 4 },
  /** E: the ten-point scale. */
  scale: { italia: 4, frontier: 1, army: 1, rebels: 1, mostToSubdue: 6 },
  /** V.1, V.4: what a power or a father of the country is worth. */
  power: { point: 1, added: 1, discs: 1 },
  /** V.5: so many points more than the others, or than one's colleague. */
  rivalry: { lead: 2, glory: 1 }
} as const
