import { lazy, Suspense, useEffect, useState } from 'react'
import type { MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../assets/map/drawing.json?url'
import { isInvasionsView } from '../invasions/view.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import type { BoardMapProps } from './board-map.tsx'
import { MapPlaceholder } from './map-placeholder.tsx'

/** The map and its drawing engine are large, and the rest of the table need not wait for them. */
const BoardMap = lazy(() => import('./board-map.tsx'))

let kept: Promise<MapDrawing> | null = null

function readDrawing(): Promise<MapDrawing> {
  kept ??= fetch(drawingUrl).then((response) => response.json())
  return kept
}

/** The map, or the chart's frame until it is there. */
export function TableMap({ view, ...props }: Omit<BoardMapProps, 'drawing' | 'view'> & { view: object }) {
  const [drawing, setDrawing] = useState<MapDrawing | null>(null)
  useEffect(() => {
    let here = true
    readDrawing().then(
      (read) => here && setDrawing(read),
      () => {
        // Next time it is tried anew.
        kept = null
      }
    )
    return () => {
      here = false
    }
  }, [])
  const placeholder = (
    <MapPlaceholder highlights={props.highlights} focus={props.focus} onSelect={props.onPick} />
  )
  if (!drawing || !isInvasionsView(view)) return placeholder
  return (
    <ErrorBoundary>
      <Suspense fallback={placeholder}>
        <BoardMap {...props} view={view} drawing={drawing} />
      </Suspense>
    </ErrorBoundary>
  )
}
