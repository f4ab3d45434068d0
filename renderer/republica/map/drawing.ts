import type { MapDrawing } from '#shared/map/drawing.ts'
import type { PlaceRef } from '../../map/map-types.ts'
import { retryWhileOffline } from '../../ui/retry-while-offline.ts'
import drawingUrl from './drawing.json?url'
import { type MapPlaceId, mapPlaceIds } from './places.ts'

let loading: Promise<MapDrawing> | null = null

/** The lands that `tools/map/coarsen.ts` has drawn from `ground.json`. */
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

/** The land of a place on the map; null at sea. */
export function landAt({ id }: Pick<PlaceRef, 'id'>): MapPlaceId | null {
  return mapPlaceIds.find((place) => place === id) ?? null
}

export const placeRef = (place: string): PlaceRef => ({ kind: 'province', id: place })
