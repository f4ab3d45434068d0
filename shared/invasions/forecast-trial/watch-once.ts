import type { InvasionsEvent } from '../events.ts'
import type { Numbers, Watcher } from './commitment.ts'

/** Waits for the first event that decides; null means not yet. Nothing is counted once the activation is over. */
export function watchOnce(decide: (event: InvasionsEvent) => Numbers | null): Watcher {
  let outcome: Numbers | null = null
  let over = false
  return {
    event: (event) => {
      if (outcome || over) return
      outcome = decide(event)
      over = event.type === 'activation-ended'
    },
    question: () => outcome !== null || over,
    outcome: () => outcome ?? {}
  }
}

export const share = (happened: boolean): number => (happened ? 1 : 0)
