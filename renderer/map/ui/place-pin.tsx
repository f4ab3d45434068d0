import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { SceneContext } from './map-pin.tsx'

interface PlacePinProps {
  readonly place: string
  readonly className: string
  readonly children: ReactNode
}

/** Content in the middle of a place. It follows the map, over everything that the map draws there. */
export function PlacePin({ place, className, children }: PlacePinProps) {
  const scene = use(SceneContext)
  const pin = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!scene) return
    const follow = () => {
      const at = scene.positionOf({ province: place, side: '' })
      if (at && pin.current) pin.current.style.translate = `${Math.round(at[0])}px ${Math.round(at[1])}px`
    }
    follow()
    scene.onFrame.add(follow)
    return () => {
      scene.onFrame.delete(follow)
    }
  }, [scene, place])
  if (!scene) return null
  return (
    <div ref={pin} className={className} data-place={place} data-map-control>
      {children}
    </div>
  )
}
