import { use } from 'react'
import { type AreaId, areaIds, type Units, unitIds } from '#shared/byzantion/content/ids.ts'
import { units as unitRecords } from '#shared/byzantion/content/units.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import { type MapPictureData, mapPictureData } from '../../map/picture/map-picture-data.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { loadDrawing } from '../map/drawing.ts'
import { unitDrawings } from '../tokens/unit-drawings.ts'

interface Picture extends MapPictureData {
  /** The middle of each territory, in percent of the picture. */
  readonly middles: Readonly<Record<string, readonly [x: number, y: number]>>
}

const cached = new Map<number, Promise<Picture>>()

function readPicture(width: number): Promise<Picture> {
  const known = cached.get(width)
  if (known) return known
  const reading = loadDrawing()
    .then((drawing): Picture => {
      const { x, y, width: wide, height } = drawing.frames.base
      const middles = drawing.provinces.flatMap(({ id, places: [place] }) =>
        place ? [[id, [((place.at[0] - x) / wide) * 100, ((place.at[1] - y) / height) * 100]] as const] : []
      )
      return { ...mapPictureData(drawing, 'base', width), middles: Object.fromEntries(middles) }
    })
    .catch((error) => {
      // Allows another attempt.
      cached.delete(width)
      throw error
    })
  cached.set(width, reading)
  return reading
}

interface EmpirePictureProps {
  readonly width: number
  readonly map: Readonly<Record<AreaId, Units>>
}

const classes = Object.fromEntries(areaIds.map((area) => [area, `byz-land byz-land--${area}`]))

/** The territories in their colours, with the units that stand there. */
export function EmpirePicture({ width, map }: EmpirePictureProps) {
  const words = useByzantionWords()
  const picture = use(readPicture(width))
  return (
    <div className="byz-picture">
      <MapPicture picture={picture} classes={classes} label={words.text('library.picture')} />
      {areaIds.map((area) => {
        const [left, top] = picture.middles[area] ?? [50, 50]
        const standing = unitIds.filter((unit) => (map[area][unit] ?? 0) > 0)
        return (
          <span
            key={area}
            className="byz-picture__units"
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-hidden="true"
          >
            {standing.slice(0, 3).map((unit) => (
              <svg
                key={unit}
                className={`byz-picture__unit byz-type--${unitRecords[unit].type}`}
                viewBox="-1 -1 26 26"
                aria-hidden="true"
              >
                <path d={unitDrawings[unit]} />
              </svg>
            ))}
          </span>
        )
      })}
    </div>
  )
}
