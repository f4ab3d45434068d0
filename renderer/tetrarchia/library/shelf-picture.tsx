import { use } from 'react'
import type { RegionId } from '#shared/tetrarchia/world/ids.ts'
import { isProvinceId, province } from '#shared/tetrarchia/world/queries.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import { type MapPictureData, mapPictureData } from '../../map/picture/map-picture-data.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { loadDrawing } from '../map/drawing.ts'

const WIDTH = 720

/** The emperor in whose colour the picture shows a region. */
const LOOKED_AFTER_BY: Readonly<Record<RegionId, string>> = {
  italia: 'maximian',
  africa: 'maximian',
  hispania: 'constantius',
  gallia: 'constantius',
  illyricum: 'galerius',
  graecia: 'galerius',
  'asia-minor': 'diocletian'
}

let cached: Promise<MapPictureData> | null = null

function readPicture(): Promise<MapPictureData> {
  cached ??= loadDrawing()
    .then((drawing) => mapPictureData(drawing, 'base', WIDTH))
    .catch((error) => {
      // Allows another attempt.
      cached = null
      throw error
    })
  return cached
}

/** The Empire, in the colours of the four emperors. */
export default function ShelfPicture() {
  const words = useTetrarchiaWords()
  const picture = use(readPicture())
  return (
    <MapPicture picture={picture} classes={classesOf(picture)} label={words.text('panel.empire')} fills />
  )
}

function classesOf({ provinces }: MapPictureData): Record<string, string> {
  return Object.fromEntries(
    provinces.flatMap(({ id }) =>
      isProvinceId(id) && province(id).number !== null
        ? [[id, sideClass(LOOKED_AFTER_BY[province(id).region])]]
        : []
    )
  )
}
