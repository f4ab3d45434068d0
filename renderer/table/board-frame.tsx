import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import type { PlaceHighlight } from './decision/place-highlights.ts'
import { MapPlaceholder } from './map-placeholder.tsx'

interface BoardFrameProps {
  readonly highlights: readonly PlaceHighlight[]
  readonly focus: string | null
  readonly onPick: (place: string) => void
}

/**
 * The game's board. A placeholder is shown until it has loaded, because a map is large and the rest need not wait.
 */
export function BoardFrame({
  children,
  ...board
}: BoardFrameProps & { readonly children: (board: BoardFrameProps) => ReactNode }) {
  const { highlights, focus, onPick } = board
  return (
    <ErrorBoundary>
      <Suspense fallback={<MapPlaceholder highlights={highlights} focus={focus} onSelect={onPick} />}>
        {children(board)}
      </Suspense>
    </ErrorBoundary>
  )
}
