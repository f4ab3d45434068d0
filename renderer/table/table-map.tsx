import { lazy, Suspense, useEffect, useState } from 'react'
import type { MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../assets/map/drawing.json?url'
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
export function TableMap(props: Omit<BoardMapProps, 'drawing'>) {
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
  if (!drawing) return placeholder
  return (
    <ErrorBoundary>
      <Suspense fallback={placeholder}>
        <BoardMap {...props} drawing={drawing} />
      </Suspense>
    </ErrorBoundary>
  )
}
