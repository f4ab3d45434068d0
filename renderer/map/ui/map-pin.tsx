import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import type { MapScene } from '../scene.ts'
import type { StackRef } from '../types.ts'
import { type Box, costOf, pinPlace } from './pin-place.ts'

export const SceneContext = createContext<MapScene | null>(null)

interface MapPinProps {
  /** The place, or the pile in it, that the pin follows. */
  readonly at: StackRef
  /** Places that it leaves in sight as far as it can. */
  readonly avoid?: readonly string[]
  readonly className?: string
  readonly children: ReactNode
}

const NOTHING: readonly string[] = []

/** Something of the page beside a pile on the map: it follows the map, and keeps clear of panels and of places to choose. */
export function MapPin({ at: { province, side }, avoid = NOTHING, className, children }: MapPinProps) {
  const scene = use(SceneContext)
  const point = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (!scene || !element) return
    let stands: readonly [number, number] | null = null
    let seen = ''
    const follow = () => {
      const at = scene.standOf({ province, side })
      if (!at) return
      const { x, y, scale } = scene.motion.camera
      const now = [...at, x, y, scale].join()
      // Most frames move neither the map nor the pile: nothing is measured for them.
      if (now === seen) return
      seen = now
      if (point.current) Object.assign(point.current.style, { left: `${at[0]}px`, top: `${at[1]}px` })
      const ground = {
        at,
        size: { width: element.offsetWidth, height: element.offsetHeight },
        free: scene.free(),
        avoid: avoid.flatMap((place) => {
          const stand = scene.standOf({ province: place, side })
          return stand ? [stand] : []
        }),
        cards: cardsBefore(element)
      }
      const best = pinPlace(ground)
      // It stays on its side of the pile for as long as that is as good as any other.
      const kept = stands && ([at[0] + stands[0], at[1] + stands[1]] as const)
      const corner =
        kept && isWithin(kept, ground) && costOf(ground, kept) <= costOf(ground, best) + 5 ? kept : best
      stands = [corner[0] - at[0], corner[1] - at[1]]
      const box: Box = { x: Math.round(corner[0]), y: Math.round(corner[1]), ...ground.size }
      boxes.set(element, box)
      element.style.translate = `${box.x}px ${box.y}px`
    }
    follow()
    const observer = new ResizeObserver(() => {
      seen = ''
      follow()
    })
    observer.observe(element)
    scene.onFrame.add(follow)
    return () => {
      observer.disconnect()
      scene.onFrame.delete(follow)
    }
  }, [scene, province, side, avoid])
  return (
    <>
      <div ref={point} className="map-pin__point" />
      <div
        ref={card}
        className={className === undefined ? 'map-pin' : `map-pin ${className}`}
        data-map-control
      >
        {children}
      </div>
    </>
  )
}

/** Where each card stands on the map. */
const boxes = new WeakMap<Element, Box>()

/** The cards that stood before this one. */
function cardsBefore(card: Element): Box[] {
  const found: Box[] = []
  for (let other = card.previousElementSibling; other; other = other.previousElementSibling) {
    const box = boxes.get(other)
    if (box) found.push(box)
  }
  return found
}

function isWithin(
  [x, y]: readonly [number, number],
  { size, free }: Pick<Parameters<typeof pinPlace>[0], 'size' | 'free'>
): boolean {
  return (
    x >= free.x &&
    y >= free.y &&
    x + size.width <= free.x + free.width &&
    y + size.height <= free.y + free.height
  )
}
