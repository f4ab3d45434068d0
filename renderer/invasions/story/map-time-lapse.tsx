import { use } from 'react'
import type { HoldingsFrame } from '#shared/invasions/story/holdings.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import { TimeLapse } from '../../table/story/time-lapse.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { readMapPicture } from '../map/read-drawing.ts'
import { provinceSideClasses } from './province-side-classes.ts'
import { SideLegend } from './side-legend.tsx'

const WIDTH = 1100
/** Long enough to see a province change its colour. */
const FRAME_MS = 110

interface MapTimeLapseProps {
  readonly frames: readonly HoldingsFrame[]
  /** Plays at once. */
  readonly plays?: boolean
}

/** The map through the years. */
export function MapTimeLapse({ frames, plays = false }: MapTimeLapseProps) {
  const words = useInvasionsWords()
  const picture = use(readMapPicture(WIDTH))
  const momentAt = (index: number) => {
    const frame = frames[index]
    return frame ? words.text('lapse.moment', { turn: frame.turn, year: frame.year }) : ''
  }
  if (frames.length === 0) return null
  return (
    <section className="lapse">
      <h2>{words.text('book.map')}</h2>
      <TimeLapse length={frames.length} frameMs={FRAME_MS} plays={plays} momentOf={momentAt}>
        {(index) => (
          <div className="lapse__picture">
            <MapPicture
              picture={picture}
              classes={provinceSideClasses(frames[index]?.holdings ?? {})}
              label={momentAt(index)}
            />
            <p className="lapse__year" aria-hidden="true">
              {frames[index]?.year}
            </p>
          </div>
        )}
      </TimeLapse>
      <SideLegend />
    </section>
  )
}
