import './map-cut-out.css'
import { Suspense, use, useMemo } from 'react'
import type { Holdings } from '#shared/invasions/story/holdings.ts'
import type { MapPictureData } from '../../map/picture/map-picture-data.ts'
import { provinceSideClasses } from '../story/province-side-classes.ts'
import { readMapPicture } from './read-drawing.ts'

interface MapCutOutProps {
  readonly holdings: Holdings
  /** The provinces that it shows, with an outline. */
  readonly wanted: readonly string[]
  readonly label: string
}

const WIDTH = 1100

/** A part of the map around some provinces, coloured by holder. */
export function MapCutOut(props: MapCutOutProps) {
  if (props.wanted.length === 0) return null
  return (
    <Suspense fallback={<div className="map-cut-out" />}>
      <Picture {...props} />
    </Suspense>
  )
}

function Picture({ holdings, wanted, label }: MapCutOutProps) {
  const picture = use(readMapPicture(WIDTH))
  const classes = useMemo(() => provinceSideClasses(holdings), [holdings])
  return (
    <svg
      className="map-picture map-cut-out"
      viewBox={viewBoxAround(wanted, picture)}
      role="img"
      aria-label={label}
    >
      <path className="map-picture__waste" d={picture.wasteland} />
      {picture.provinces.map(({ id, path }) => (
        <path key={id} className={classes[id] ?? 'map-picture__free'} d={path} />
      ))}
      <path className="map-picture__lake" d={picture.lakes} />
      {picture.provinces
        .filter(({ id }) => wanted.includes(id))
        .map(({ id, path }) => (
          <path key={id} className="map-cut-out__wanted" d={path} />
        ))}
    </svg>
  )
}

/** The shape of the picture, and the least part of the whole map that it shows. */
const RATIO = 2.2
const LEAST = 0.3
/** Room for the provinces around their middles. */
const MARGIN = 0.07

function viewBoxAround(wanted: readonly string[], { viewBox, provinces }: MapPictureData): string {
  const [left = 0, top = 0, whole = 0, tall = 0] = viewBox.split(' ').map(Number)
  const points = provinces.flatMap(({ id, at }) => (wanted.includes(id) ? [at] : []))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const margin = 2 * MARGIN * whole
  const width = Math.min(
    whole,
    tall * RATIO,
    Math.max(LEAST * whole, east - west + margin, (south - north + margin) * RATIO)
  )
  const height = width / RATIO
  const x = Math.max(left, Math.min((west + east - width) / 2, left + whole - width))
  const y = Math.max(top, Math.min((north + south - height) / 2, top + tall - height))
  return [x, y, width, height].join(' ')
}
