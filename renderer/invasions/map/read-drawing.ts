import type { MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../../assets/map/drawing.json?url'
import { type MapPictureData, mapPictureData } from '../../map/picture/map-picture-data.ts'
import { retryWhileOffline } from '../../ui/retry-while-offline.ts'

let cached: Promise<MapDrawing> | null = null

/** The drawn map, fetched once. */
export function readDrawing(): Promise<MapDrawing> {
  cached ??= retryWhileOffline(() => fetch(drawingUrl))
    .then((response) => response.json())
    .catch((error) => {
      // The next call tries again.
      cached = null
      throw error
    })
  return cached
}

const pictures = new Map<number, Promise<MapPictureData>>()

/** The map as a picture of this width, made once. */
export function readMapPicture(width: number): Promise<MapPictureData> {
  const known = pictures.get(width)
  if (known) return known
  const picture = readDrawing().then((drawing) => mapPictureData(drawing, 'base', width))
  pictures.set(width, picture)
  picture.catch(() => pictures.delete(width))
  return picture
}
