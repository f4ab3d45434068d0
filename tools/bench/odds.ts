import { battleOdds } from '#shared/invasions/queries/odds/battle-odds.ts'
import { army, fightersLike, situationBetween } from '#shared/invasions/testing/armies.ts'
import { cost } from './figures.ts'
import { type Row, withinLimit } from './row.ts'

const ROUNDS = 100
/** The page computes the odds while the player moves the pointer, so it must not take longer. */
const MOST_MS = 50

/** Measures the exact odds of the largest possible battle. */
export function benchOdds(): Row[] {
  return (['basic', 'advanced'] as const).map((system) =>
    withinLimit({ what: `odds of the largest battle, ${system}`, unit: 'ms', ours: each(system) }, MOST_MS)
  )
}

/** Milliseconds of this thread for one computation, as a mean over enough of them to be exact. */
function each(system: 'basic' | 'advanced'): number {
  const situation = largestBattle()
  battleOdds(system, situation)
  const spent = cost(() => {
    for (let round = 0; round < ROUNDS; round++) battleOdds(system, situation)
  })
  return spent / ROUNDS
}

function largestBattle() {
  const units = () => [
    ...fightersLike(3, { heavy: true, elite: 2, mounted: true }),
    ...fightersLike(6, { archer: true, mounted: true })
  ]
  const great = { leader: { combat: 3, mountain: false } }
  return situationBetween(
    army('empire', units(), { ...great, roman: true }),
    army('empire', units(), { ...great, roman: true, fortifiedCity: true, limes: true })
  )
}
