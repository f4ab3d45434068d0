import { type AreaId, areaIds } from '#shared/byzantion/content/ids.ts'
import type { MapDrawing } from '#shared/map/drawing.ts'
import type { PlaceRef } from '../../map/map-types.ts'
import { retryWhileOffline } from '../../ui/retry-while-offline.ts'
import drawingUrl from './drawing.json?url'

let loading: Promise<MapDrawing> | null = null

/** The six territories that `tools/map/coarsen.ts` has drawn from `ground.json`. */
export function loadDrawing(): Promise<MapDrawing> {
  loading ??= retryWhileOffline(() => fetch(drawingUrl))
    .then((response): Promise<MapDrawing> => response.json())
    .catch((error) => {
      // Allows another attempt.
      loading = null
      throw error
    })
  return loading
}

/** The sea that belongs to a territory: its islands are too small to hit. */
export const TERRITORIAL_SEA = 'tyrrhenian'

/** The territory of a place on the map; null on the open sea. */
export function areaAt({ id }: Pick<PlaceRef, 'id'>): AreaId | null {
  return id === TERRITORIAL_SEA ? 'mare-tyrrhenum' : (areaIds.find((area) => area === id) ?? null)
}

export const placeRef = (area: string): PlaceRef => ({ kind: 'province', id: area })
