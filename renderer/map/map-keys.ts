import type { CommandBindings } from '../commands/command-dispatcher.ts'
import type { Direction } from './model/keyboard-navigation.ts'

/** What the keyboard can do with a map. */
export interface MapActions {
  readonly pan: (dx: number, dy: number) => void
  readonly zoom: (factor: number) => void
  readonly step: (direction: Direction) => void
  /** Returns false if there is no next place. */
  readonly next: (by: 1 | -1) => boolean
  readonly all: () => void
  readonly show: () => void
  readonly clear: () => void
  /** Returns false if there is no search field. */
  readonly find: () => boolean
}

/** Panning moves the map opposite to the direction of view. */
const arrows: Readonly<Record<string, { dx: number; dy: number; direction: Direction }>> = {
  ArrowLeft: { dx: 1, dy: 0, direction: 'left' },
  ArrowRight: { dx: -1, dy: 0, direction: 'right' },
  ArrowUp: { dx: 0, dy: 1, direction: 'up' },
  ArrowDown: { dx: 0, dy: -1, direction: 'down' }
}

const ZOOM = 1.5

/** Binds the map's commands to its actions. */
export function mapBindings(map: MapActions): CommandBindings {
  return {
    'pan-map': (key) => {
      const arrow = arrows[key]
      if (arrow) map.pan(arrow.dx, arrow.dy)
    },
    'walk-map': (key) => {
      const arrow = arrows[key]
      if (arrow) map.step(arrow.direction)
    },
    'zoom-in': () => map.zoom(ZOOM),
    'zoom-out': () => map.zoom(1 / ZOOM),
    'whole-map': () => map.all(),
    'next-place': () => map.next(1),
    'previous-place': () => map.next(-1),
    'show-place': () => map.show(),
    'let-go': () => map.clear(),
    'find-place': () => map.find()
  }
}
