import { battleOdds } from '#shared/invasions/queries/odds/battle.ts'
import { army, field, some } from '#shared/invasions/testing/armies.ts'

export interface OddsBench {
  /** The exact odds of the largest battle there can be: the page shows them while a player points. */
  readonly largestBattleMilliseconds: Readonly<Record<'basic' | 'advanced', number>>
  readonly wanted: string
}

const ROUNDS = 20

export function benchOdds(): OddsBench {
  return {
    largestBattleMilliseconds: { basic: fastest('basic'), advanced: fastest('advanced') },
    wanted: 'less than 50'
  }
}

/** The best of many: the machine may be busy with something else. */
function fastest(system: 'basic' | 'advanced'): number {
  const situation = largestBattle()
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now()
    battleOdds(system, situation)
    return performance.now() - started
  })
  return Math.round(Math.min(...times) * 10) / 10
}

function largestBattle() {
  const units = () => [
    ...some(3, { heavy: true, elite: 2, mounted: true }),
    ...some(6, { archer: true, mounted: true })
  ]
  const great = { leader: { combat: 3, mountain: false } }
  return field(
    army('empire', units(), { ...great, roman: true }),
    army('empire', units(), { ...great, roman: true, fortifiedCity: true, limes: true })
  )
}
