import { Fragment, use } from 'react'
import type { Holdings, TurnHoldings } from '#shared/invasions/story/holdings.ts'
import { MapPictureCopy, MapPictureShapes } from '../../map/picture/map-picture.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { readMapPicture } from '../map/read-drawing.ts'
import { provinceSideClasses } from './province-side-classes.ts'
import { SideLegend } from './side-legend.tsx'

const WIDTH = 900
const SHAPES = 'm'

interface PrintedMapsProps {
  readonly turns: readonly TurnHoldings[]
  readonly now: Holdings
}

/** The map at the end of each turn. In an exported file the reader switches turns without any script. */
export function PrintedMaps({ turns, now }: PrintedMapsProps) {
  const words = useInvasionsWords()
  const picture = use(readMapPicture(WIDTH))
  const [first] = turns
  const pages = [
    ...(first
      ? [{ key: 0, label: words.text('lapse.start', { year: first.year }), holdings: first.before }]
      : []),
    ...turns.map(({ turn, after }) => ({
      key: turn,
      label: words.text('lapse.end', { turn }),
      holdings: after
    })),
    ...(first ? [] : [{ key: 0, label: words.text('lapse.picture-now'), holdings: now }])
  ]
  return (
    <section className="printed-maps">
      <h2>{words.text('book.map')}</h2>
      <MapPictureShapes picture={picture} id={SHAPES} />
      <div className="printed-maps__pages">
        {pages.map(({ key, label, holdings }, index) => (
          <Fragment key={key}>
            <input
              type="radio"
              name="map"
              id={`map-${key}`}
              className="printed-maps__choice"
              defaultChecked={index === pages.length - 1}
            />
            <label htmlFor={`map-${key}`}>
              {key === 0 ? label : words.text('score-graph.turn', { turn: key })}
            </label>
            <figure>
              <MapPictureCopy
                picture={picture}
                id={SHAPES}
                classes={provinceSideClasses(holdings)}
                label={label}
              />
              <figcaption>{label}</figcaption>
            </figure>
          </Fragment>
        ))}
      </div>
      <SideLegend />
    </section>
  )
}
