import { ariaKeys } from '../../commands/key-names.ts'
import type { MapStrings } from '../map-strings.ts'

interface ZoomButtonsProps {
  readonly strings: MapStrings
  readonly onZoom: (factor: number) => void
  readonly onAll: () => void
}

const STEP = 1.6

export function ZoomButtons({ strings, onZoom, onAll }: ZoomButtonsProps) {
  return (
    <div className="province-map__zoom" data-map-control>
      <button
        type="button"
        aria-label={strings.zoomIn}
        aria-keyshortcuts={ariaKeys('zoom-in')}
        title={strings.zoomIn}
        onClick={() => onZoom(STEP)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={strings.zoomOut}
        aria-keyshortcuts={ariaKeys('zoom-out')}
        title={strings.zoomOut}
        onClick={() => onZoom(1 / STEP)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={strings.wholeMap}
        aria-keyshortcuts={ariaKeys('whole-map')}
        title={strings.wholeMap}
        onClick={onAll}
      >
        ◱
      </button>
    </div>
  )
}
