import type { SiegeForecast } from '../queries/forecast/siege-forecast.ts'
import type { Numbers, Watcher } from './commitment.ts'
import { share } from './watch-once.ts'

/** XXIV: the claims on a siege with or without an assault. */
export function siegeClaims(
  { terror, plain, assault, lostInAssault }: SiegeForecast,
  storms: boolean
): Numbers {
  return {
    ...(terror > 0 ? { surrenders: terror } : {}),
    ...(storms ? { 'city falls': assault, 'besiegers lose': lostInAssault } : { 'city falls': plain })
  }
}

/** Watches the siege of a city. What follows a battle is another siege than the one foreseen. */
export function watchSiege({ order: { province, units }, terror }: SiegeForecast): Watcher {
  let outcome: Numbers = {}
  let lost = 0
  let over = false
  return {
    event: (event) => {
      if (over) return
      if (event.type === 'activation-ended' || event.type === 'battle-began') over = true
      if (event.type === 'unit-eliminated' && units.includes(event.unit)) lost += 1
      if (event.type === 'terror' && event.province === province && terror > 0) {
        outcome = { surrenders: share(event.outcome === 'surrendered') }
        over = event.outcome === 'surrendered'
      }
      if (event.type === 'siege' && event.province === province) {
        outcome = { ...outcome, 'city falls': share(event.outcome === 'fell'), 'besiegers lose': lost }
        over = true
      }
    },
    question: () => over,
    outcome: () => outcome
  }
}
