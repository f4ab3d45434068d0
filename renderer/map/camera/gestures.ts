import type { Motion } from './motion.ts'

export interface GestureEvents {
  /** The camera has moved or may start to move. */
  readonly moved: () => void
  readonly hovered: (x: number, y: number) => void
  /** The pointer has left the map, or drags the map itself. */
  readonly left: () => void
  readonly clicked: (x: number, y: number) => void
  /** Whether a drag from this point moves a stack. Otherwise it moves the map. */
  readonly canDrag: (x: number, y: number) => boolean
  /** The player starts to drag the stack. */
  readonly dragStarted: () => void
  readonly dragged: (x: number, y: number) => void
  /** Where the player dropped the stack; null if the gesture was cancelled. */
  readonly dropped: (at: { readonly x: number; readonly y: number } | null) => void
  /** A click with the secondary button. */
  readonly contextMenu: (x: number, y: number) => void
}

const clickSlop = 4

/** Handles mouse, trackpad and touch on the map's element. Returns a function that removes the listeners. */
export function gestures(element: HTMLElement, motion: Motion, events: GestureEvents): () => void {
  const pointers = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let dragging = false
  let velocity = { x: 0, y: 0, time: 0 }
  let lastSeen: { readonly x: number; readonly y: number } | null = null
  /**
   * Whether the pointer has not moved. Browsers also send move events when something opens or closes under a resting
   * pointer.
   */
  const isResting = ({ screenX, screenY }: PointerEvent): boolean => {
    const still = lastSeen?.x === screenX && lastSeen.y === screenY
    lastSeen = { x: screenX, y: screenY }
    return still
  }
  const at = (event: MouseEvent): { x: number; y: number } => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  let settling: ReturnType<typeof setTimeout> | undefined
  const settleSoon = (x?: number, y?: number) => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      motion.settle(x, y)
      events.moved()
    }, 160)
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0 && event.pointerType === 'mouse') return
    if (isControl(event)) return
    element.setPointerCapture(event.pointerId)
    motion.stop()
    const here = at(event)
    pointers.set(event.pointerId, here)
    if (pointers.size === 1) travelled = 0
    if (dragging) events.dropped(null)
    dragging = pointers.size === 1 && events.canDrag(here.x, here.y)
    velocity = { x: 0, y: 0, time: event.timeStamp }
  }
  const move = (event: PointerEvent) => {
    const now = at(event)
    const before = pointers.get(event.pointerId)
    const still = isResting(event)
    if (!before) {
      if (isControl(event)) events.left()
      else if (!still) events.hovered(now.x, now.y)
      return
    }
    const dx = now.x - before.x
    const dy = now.y - before.y
    if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const spread = Math.hypot(now.x - other.x, now.y - other.y)
        const was = Math.hypot(before.x - other.x, before.y - other.y)
        motion.drag(dx / 2, dy / 2)
        if (was > 0) {
          motion.pinch(spread / was, (now.x + other.x) / 2, (now.y + other.y) / 2)
          settleSoon()
        }
      }
    } else {
      const was = travelled
      travelled += Math.hypot(dx, dy)
      if (dragging && was <= clickSlop && travelled > clickSlop) events.dragStarted()
      if (travelled > clickSlop && dragging) events.dragged(now.x, now.y)
      else if (travelled > clickSlop) {
        events.left()
        motion.drag(dx, dy)
      }
      const ms = Math.max(1, event.timeStamp - velocity.time)
      const blend = Math.min(1, ms / 40)
      velocity = {
        x: velocity.x * (1 - blend) + (dx / ms) * blend,
        y: velocity.y * (1 - blend) + (dy / ms) * blend,
        time: event.timeStamp
      }
    }
    pointers.set(event.pointerId, now)
    events.moved()
  }
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    const { x, y } = at(event)
    if (travelled <= clickSlop) events.clicked(x, y)
    else if (dragging) events.dropped({ x, y })
    else if (pointers.size === 0 && event.timeStamp - velocity.time < 60)
      motion.release(velocity.x, velocity.y)
    dragging = false
    events.moved()
  }
  const cancel = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
    if (dragging) events.dropped(null)
    dragging = false
  }
  const trackpad = trackpadDetector()
  const wheel = (event: WheelEvent) => {
    if (isControl(event)) return
    event.preventDefault()
    const { x, y } = at(event)
    if (event.ctrlKey) {
      motion.pinch(Math.exp(-event.deltaY * 0.01), x, y)
      settleSoon(x, y)
    } else if (trackpad(event)) motion.drag(-event.deltaX, -event.deltaY)
    else motion.zoomBy(Math.exp(-Math.sign(event.deltaY) * Math.min(0.35, 0.0022 * pixels(event))), x, y)
    events.moved()
  }
  const doubleClick = (event: MouseEvent) => {
    const { x, y } = at(event)
    if (isControl(event) || events.canDrag(x, y)) return
    motion.zoomBy(event.shiftKey ? 0.5 : 2, x, y)
    events.moved()
  }
  const contextMenu = (event: MouseEvent) => {
    if (isControl(event)) return
    event.preventDefault()
    const { x, y } = at(event)
    events.contextMenu(x, y)
  }
  const leave = () => events.left()

  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', cancel)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('dblclick', doubleClick)
  element.addEventListener('contextmenu', contextMenu)
  return () => {
    clearTimeout(settling)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', cancel)
    element.removeEventListener('pointerleave', leave)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('dblclick', doubleClick)
    element.removeEventListener('contextmenu', contextMenu)
  }
}

/** Buttons and boxes on the map handle their own gestures. */
function isControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-map-control]') !== null
}

function pixels(event: WheelEvent): number {
  return Math.abs(event.deltaY) * (event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 400 : 1)
}

/**
 * Tells a trackpad from a wheel. A wheel sends coarse vertical steps, a trackpad fine ones in both directions. The
 * first event of a gesture decides until a pause.
 */
export function trackpadDetector(): (
  event: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp'>
) => boolean {
  let verdict = false
  let last = Number.NEGATIVE_INFINITY
  return (event) => {
    const fine = event.deltaMode === 0 && (event.deltaX !== 0 || Math.abs(event.deltaY) < 40)
    if (event.timeStamp - last > 250) verdict = fine
    else if (event.deltaMode === 0 && event.deltaX !== 0) verdict = true
    last = event.timeStamp
    return verdict
  }
}
