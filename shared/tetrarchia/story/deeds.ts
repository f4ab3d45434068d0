import type { TetrarchiaEvent } from '../events.ts'
import type { EmperorId } from '../world/ids.ts'
import { isFrontier } from '../world/queries.ts'

/** The deeds of an emperor. */
export interface Deeds {
  frontiers: number
  /** Discs of revolt that he has removed or turned into unrest. */
  revolts: number
  won: number
  lost: number
}

const none = (): Deeds => ({ frontiers: 0, revolts: 0, won: 0, lost: 0 })

export function deedsOf(events: Iterable<TetrarchiaEvent>): Readonly<Record<EmperorId, Readonly<Deeds>>> {
  const deeds: Record<EmperorId, Deeds> = {
    diocletian: none(),
    galerius: none(),
    constantius: none(),
    maximian: none()
  }
  for (const event of events) {
    if (event.type === 'protected' && isFrontier(event.province)) deeds[event.emperor].frontiers += 1
    if (event.type === 'subdued' && event.was === 'revolt') deeds[event.emperor].revolts += 1
    if (event.type !== 'battle') continue
    if (event.result === 'victory') deeds[event.emperor].won += 1
    if (event.result === 'defeat') deeds[event.emperor].lost += 1
  }
  return deeds
}

/** In the order of display. */
export const deedKinds = ['frontiers', 'revolts', 'won', 'lost'] as const satisfies readonly (keyof Deeds)[]
