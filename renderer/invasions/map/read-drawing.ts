import type { MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../../assets/map/drawing.json?url'
import { type Picture, pictureOf } from '../../map/picture/picture.ts'
import { patiently } from '../../ui/patiently.ts'

let cached: Promise<MapDrawing> | null = null

/** The drawn map, fetched once. */
export function readDrawing(): Promise<MapDrawing> {
  cached ??= patiently(() => fetch(drawingUrl))
    .then((response) => response.json())
    .catch((error) => {
      // The next call tries again.
      cached = null
      throw error
    })
  return cached
}

const pictures = new Map<number, Promise<Picture>>()

/** The map as a picture of this width, made once. */
export function readPicture(width: number): Promise<Picture> {
  const known = pictures.get(width)
  if (known) return known
  const picture = readDrawing().then((drawing) => pictureOf(drawing, 'base', width))
  pictures.set(width, picture)
  picture.catch(() => pictures.delete(width))
  return picture
}
