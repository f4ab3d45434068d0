import { use } from 'react'
import type { RegionId } from '#shared/tetrarchia/world/ids.ts'
import { isProvinceId, province } from '#shared/tetrarchia/world/queries.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import type { MapPictureData } from '../../map/picture/map-picture-data.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { readBoardPicture } from '../story/board-picture.tsx'

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

/** The Empire, in the colours of the four emperors. */
export default function ShelfPicture() {
  const words = useTetrarchiaWords()
  const picture = use(readBoardPicture())
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
