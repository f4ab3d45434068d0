import { figures } from '#shared/republica/figures.ts'
import { happens } from '#shared/republica/queries/income.ts'
import type { RepublicView } from '#shared/republica/view.ts'

const faces = [1, 2, 3, 4, 5, 6] as const
const rolls = faces.flatMap((one) => faces.map((other) => one + other))

/** 7.51: the exact chance that two dice persuade a senator with this base. */
export function persuasionChance(view: RepublicView, base: number): number {
  const omens = happens(view, 'evil-omens')
  const isEnough = (roll: number) =>
    view.options.comparators === 'printed' ? roll + omens < base : roll + omens <= base
  const won = rolls.filter((roll) => roll < figures.persuasion.fails && isEnough(roll))
  return won.length / rolls.length
}
