import { useWords } from '../i18n/words.tsx'
import type { PlaceHighlight } from './decision/place-highlights.ts'

interface MapPlaceholderProps {
  readonly highlights: readonly PlaceHighlight[]
  readonly focus: string | null
  readonly onSelect: (place: string) => void
}

/** A placeholder while the map loads: a chart, and buttons for the decision's places. */
export function MapPlaceholder({ highlights, focus, onSelect }: MapPlaceholderProps) {
  const words = useWords()
  return (
    <section className="map" aria-label={words.text('map.label')}>
      <Chart />
      <div className="map__legend">
        <p className="map__title">{words.text('map.coming')}</p>
        <p className="map__hint">{words.text('map.coming-hint')}</p>
      </div>
      {highlights.length > 0 && (
        <ul className="map__places" aria-label={words.text('map.named')}>
          {highlights.map(({ place, kind }) => (
            <li key={place}>
              <button
                type="button"
                className={`plaque plaque--${kind} ${place === focus ? 'plaque--focus' : ''}`}
                disabled={kind === 'blocked'}
                aria-pressed={kind === 'chosen'}
                onClick={() => onSelect(place)}
              >
                {words.name('place', place)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const MERIDIANS = Array.from({ length: 13 }, (_, index) => -600 + index * 300)
const WINDS = Array.from({ length: 16 }, (_, index) => index * 22.5)
const PARALLELS = [120, 260, 400, 540, 680]

/** A graticule of an old projection, with a wind rose. */
function Chart() {
  return (
    <svg
      className="map__chart"
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="map__graticule">
        {MERIDIANS.map((x) => (
          <path key={x} d={`M600 -1400 Q ${x} 400 ${600 + (x - 600) * 1.6} 1400`} />
        ))}
        {PARALLELS.map((y) => (
          <path key={y} d={`M-100 ${y - 60} Q 600 ${y + 70} 1300 ${y - 60}`} />
        ))}
      </g>
      <g className="map__rose" transform="translate(600 400)">
        <circle r="118" />
        <circle r="84" />
        {WINDS.map((angle) => (
          <path
            key={angle}
            className={angle % 90 === 0 ? 'map__point map__point--main' : 'map__point'}
            d={angle % 90 === 0 ? 'M0 -150 L14 -26 L0 0 L-14 -26Z' : 'M0 -104 L7 -30 L0 0 L-7 -30Z'}
            transform={`rotate(${angle})`}
          />
        ))}
        <circle className="map__boss" r="12" />
      </g>
    </svg>
  )
}
