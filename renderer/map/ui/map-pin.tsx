import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import type { MapScene } from '../scene.ts'
import type { StackRef } from '../types.ts'

export const SceneContext = createContext<MapScene | null>(null)

interface MapPinProps {
  /** The place, or the pile in it, that the pin follows. */
  readonly at: StackRef
  readonly className?: string
  readonly children: ReactNode
}

/** Something of the page beside a pile on the map: it follows the map, and the browser keeps it within the window. */
export function MapPin({ at: { province, side }, className, children }: MapPinProps) {
  const scene = use(SceneContext)
  const point = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!scene) return
    const follow = () => {
      const [x, y] = scene.standOf({ province, side }) ?? [0, 0]
      // The browser hangs things on where an element lies, whatever it is translated by.
      if (point.current) Object.assign(point.current.style, { left: `${x}px`, top: `${y}px` })
    }
    follow()
    scene.onFrame.add(follow)
    card.current?.showPopover()
    return () => {
      scene.onFrame.delete(follow)
    }
  }, [scene, province, side])
  return (
    <div className="map-pin__scope">
      <div ref={point} className="map-pin__point" />
      <div
        ref={card}
        className={className === undefined ? 'map-pin' : `map-pin ${className}`}
        popover="manual"
        data-map-control
      >
        {children}
      </div>
    </div>
  )
}
