import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import type { StackRef } from '../map-types.ts'
import type { MapScene } from '../scene.ts'
import { pinCost, pinCovers, pinPosition, type ScreenRect } from './pin-position.ts'

export const SceneContext = createContext<MapScene | null>(null)

interface MapPinProps {
  /** The place or stack that the pin follows. */
  readonly at: StackRef
  /** Places that the pin should not cover. */
  readonly avoid?: readonly string[]
  readonly className?: string
  /** Rather disappears than covers a place. What it offers must be offered elsewhere too. */
  readonly yields?: boolean
  readonly children: ReactNode
}

const NOTHING: readonly string[] = []

/** Content of the page beside a stack on the map. It follows the map and avoids panels and choosable places. */
export function MapPin({
  at: { province, side },
  avoid = NOTHING,
  className,
  yields = false,
  children
}: MapPinProps) {
  const scene = use(SceneContext)
  const point = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (!scene || !element) return
    let offset: readonly [number, number] | null = null
    let lastState = ''
    const follow = () => {
      const at = scene.positionOf({ province, side })
      if (!at) return
      const { x, y, scale } = scene.motion.camera
      const now = [...at, x, y, scale].join()
      // Most frames move neither the map nor the stack, so nothing needs measuring.
      if (now === lastState) return
      lastState = now
      if (point.current) Object.assign(point.current.style, { left: `${at[0]}px`, top: `${at[1]}px` })
      const input = {
        at,
        size: { width: element.offsetWidth, height: element.offsetHeight },
        free: scene.freeArea(),
        avoid: avoid.flatMap((place) => {
          const stand = scene.positionOf({ province: place, side })
          return stand ? [stand] : []
        }),
        cards: cardsBefore(element),
        room: scene.roomOfPlace
      }
      const best = pinPosition(input)
      // Stays on its side of the stack unless another side is clearly better.
      const kept = offset && ([at[0] + offset[0], at[1] + offset[1]] as const)
      const corner =
        kept && isWithin(kept, input) && pinCost(input, kept) <= pinCost(input, best) + 5 ? kept : best
      offset = [corner[0] - at[0], corner[1] - at[1]]
      const box: ScreenRect = { x: Math.round(corner[0]), y: Math.round(corner[1]), ...input.size }
      boxes.set(element, box)
      element.style.visibility = yields && pinCovers(input, corner) ? 'hidden' : ''
      element.style.translate = `${box.x}px ${box.y}px`
    }
    follow()
    const observer = new ResizeObserver(() => {
      lastState = ''
      follow()
    })
    observer.observe(element)
    scene.onFrame.add(follow)
    return () => {
      observer.disconnect()
      scene.onFrame.delete(follow)
    }
  }, [scene, province, side, avoid, yields])
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

/** The position of each card on the map. */
const boxes = new WeakMap<Element, ScreenRect>()

/** The cards before this one in the document. */
function cardsBefore(card: Element): ScreenRect[] {
  const found: ScreenRect[] = []
  for (let other = card.previousElementSibling; other; other = other.previousElementSibling) {
    const box = boxes.get(other)
    if (box) found.push(box)
  }
  return found
}

function isWithin(
  [x, y]: readonly [number, number],
  { size, free }: Pick<Parameters<typeof pinPosition>[0], 'size' | 'free'>
): boolean {
  return (
    x >= free.x &&
    y >= free.y &&
    x + size.width <= free.x + free.width &&
    y + size.height <= free.y + free.height
  )
}
