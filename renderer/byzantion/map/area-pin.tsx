import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import type { AreaId } from '#shared/byzantion/content/ids.ts'
import { SceneContext } from '../../map/ui/map-pin.tsx'

/** Content in the middle of a territory. It follows the map. */
export function AreaPin({ area, children }: { readonly area: AreaId; readonly children: ReactNode }) {
  const scene = use(SceneContext)
  const pin = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!scene) return
    const follow = () => {
      const at = scene.positionOf({ province: area, side: '' })
      if (at && pin.current) pin.current.style.translate = `${Math.round(at[0])}px ${Math.round(at[1])}px`
    }
    follow()
    scene.onFrame.add(follow)
    return () => {
      scene.onFrame.delete(follow)
    }
  }, [scene, area])
  if (!scene) return null
  return (
    <div ref={pin} className="byz-pin" data-area={area} data-map-control>
      {children}
    </div>
  )
}
