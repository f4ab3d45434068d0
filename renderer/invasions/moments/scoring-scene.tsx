import { use, useEffect, useMemo, useRef } from 'react'
import { sideIds } from '#shared/invasions/content/ids.ts'
import type { Holdings } from '#shared/invasions/story/holdings.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import type { MapPictureData } from '../../map/picture/map-picture-data.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { prefersStillness } from '../../ui/prefers-stillness.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { readMapPicture } from '../map/read-drawing.ts'
import { provinceSideClasses } from '../story/province-side-classes.ts'
import type { ScoreFlight, ScoringPicture } from './score-flights.ts'

interface ScoringSceneProps {
  readonly picture: ScoringPicture
  readonly holdings: Holdings
  /** The points of each side before. */
  readonly scores: Readonly<Record<string, number>>
}

const WIDTH = 700
/** All flights set out within this time. */
const DEPARTURES_MS = 1400
const FLIGHT_MS = 1100

/** The map with the points that fly from their provinces to the sides below it. Without motion they just stand there. */
export function ScoringScene({ picture, holdings, scores }: ScoringSceneProps) {
  const words = useInvasionsWords()
  const map = use(readMapPicture(WIDTH))
  const classes = useMemo(() => provinceSideClasses(holdings), [holdings])
  const { flights, won } = picture
  return (
    <div className="scoring">
      <div className="scoring__map">
        <MapPicture picture={map} classes={classes} label={words.text('great.scoring-map')} />
        <svg className="scoring__flights" viewBox={map.viewBox} aria-hidden="true">
          {flights.map((flight, index) => (
            <Flight
              key={`${flight.side} ${flight.from.join()}`}
              flight={flight}
              map={map}
              delay={(DEPARTURES_MS * index) / flights.length}
            />
          ))}
        </svg>
      </div>
      <ol className="scoring__sides">
        {sideIds.map((side) => (
          <li key={side} className={sideClass(side)}>
            <Emblem side={side} size={30} />
            <strong>{words.signed(won[side])}</strong>
            <span>{(scores[side] ?? 0) + won[side]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface FlightProps {
  readonly flight: ScoreFlight
  readonly map: MapPictureData
  readonly delay: number
}

function Flight({ flight: { from, side, points }, map, delay }: FlightProps) {
  const token = useRef<SVGGElement>(null)
  const start = middleOf(from, map)
  const [left = 0, top = 0, width = 0, height = 0] = map.viewBox.split(' ').map(Number)
  const [x, y] = start ?? [left, top]
  const column = (sideIds.indexOf(side) + 0.5) / sideIds.length
  const [dx, dy] = [left + width * column - x, top + height - y]
  useEffect(() => {
    if (prefersStillness()) return
    const flying = token.current?.animate(
      [
        { transform: 'translate(0, 0) scale(0)', offset: 0 },
        { transform: 'translate(0, 0) scale(1.25)', offset: 0.2 },
        { transform: 'translate(0, 0) scale(1)', offset: 0.35 },
        { transform: `translate(${dx}px, ${dy}px) scale(1)`, offset: 1 }
      ],
      { delay, duration: FLIGHT_MS, easing: 'ease-in', fill: 'both' }
    )
    return () => flying?.cancel()
  }, [dx, dy, delay])
  if (!start) return null
  const radius = width / 62
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={token} className={`scoring__flight ${sideClass(side)}`}>
        <circle r={radius} strokeWidth={radius / 6} />
        <text fontSize={radius * 1.25} dy={radius * 0.43} textAnchor="middle">
          {points}
        </text>
      </g>
    </g>
  )
}

function middleOf(places: readonly string[], { provinces }: MapPictureData): [number, number] | null {
  const points = provinces.flatMap(({ id, at }) => (places.includes(id) ? [at] : []))
  if (points.length === 0) return null
  const sum = points.reduce(([x, y], at) => [x + at[0], y + at[1]] as const, [0, 0] as const)
  return [sum[0] / points.length, sum[1] / points.length]
}
