import type { MapStrings } from '../strings.ts'

interface ZoomButtonsProps {
  readonly strings: MapStrings
  readonly onZoom: (factor: number) => void
  readonly onAll: () => void
}

const STEP = 1.6

export function ZoomButtons({ strings, onZoom, onAll }: ZoomButtonsProps) {
  return (
    <div className="province-map__zoom" data-map-control>
      <button type="button" aria-label={strings.zoomIn} title={strings.zoomIn} onClick={() => onZoom(STEP)}>
        +
      </button>
      <button
        type="button"
        aria-label={strings.zoomOut}
        title={strings.zoomOut}
        onClick={() => onZoom(1 / STEP)}
      >
        −
      </button>
      <button type="button" aria-label={strings.wholeMap} title={strings.wholeMap} onClick={onAll}>
        ◱
      </button>
    </div>
  )
}
