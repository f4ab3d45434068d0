import type { Motion } from './motion.ts'

export interface GestureEvents {
  /** The camera was moved, or may be about to. */
  readonly moved: () => void
  readonly hovered: (x: number, y: number) => void
  readonly left: () => void
  readonly clicked: (x: number, y: number) => void
}

const clickSlop = 4

/** Mouse, trackpad and touch on the map's element. Returns how to let go of it again. */
export function gestures(element: HTMLElement, motion: Motion, events: GestureEvents): () => void {
  const pointers = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let velocity = { x: 0, y: 0, time: 0 }
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
    if (event.target instanceof Element && event.target.closest('[data-map-control]')) return
    element.setPointerCapture(event.pointerId)
    motion.stop()
    pointers.set(event.pointerId, at(event))
    if (pointers.size === 1) travelled = 0
    velocity = { x: 0, y: 0, time: event.timeStamp }
  }
  const move = (event: PointerEvent) => {
    const now = at(event)
    const before = pointers.get(event.pointerId)
    if (!before) {
      if (event.target instanceof Element && event.target.closest('[data-map-control]')) events.left()
      else events.hovered(now.x, now.y)
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
      travelled += Math.hypot(dx, dy)
      if (travelled > clickSlop) motion.drag(dx, dy)
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
    else if (pointers.size === 0 && event.timeStamp - velocity.time < 60)
      motion.release(velocity.x, velocity.y)
    events.moved()
  }
  const cancel = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
  }
  const trackpad = trackpadSense()
  const wheel = (event: WheelEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-map-control]')) return
    event.preventDefault()
    const { x, y } = at(event)
    if (event.ctrlKey) {
      motion.pinch(Math.exp(-event.deltaY * 0.01), x, y)
      settleSoon(x, y)
    } else if (trackpad(event)) motion.drag(-event.deltaX, -event.deltaY)
    else motion.zoomBy(Math.exp(-Math.sign(event.deltaY) * Math.min(0.35, 0.0022 * pixels(event))), x, y)
    events.moved()
  }
  const double = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-map-control]')) return
    const { x, y } = at(event)
    motion.zoomBy(event.shiftKey ? 0.5 : 2, x, y)
    events.moved()
  }
  const leave = () => events.left()

  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', cancel)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('dblclick', double)
  return () => {
    clearTimeout(settling)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', cancel)
    element.removeEventListener('pointerleave', leave)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('dblclick', double)
  }
}

function pixels(event: WheelEvent): number {
  return Math.abs(event.deltaY) * (event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 400 : 1)
}

/**
 * A wheel sends coarse upright steps, a trackpad fine ones in both directions. The verdict on the first
 * event of a gesture holds until a pause.
 */
export function trackpadSense(): (
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
