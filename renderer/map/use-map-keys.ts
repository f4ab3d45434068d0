import { type RefObject, useMemo } from 'react'
import type { Extent } from '#shared/map/drawing.ts'
import { useCommands } from '../commands/use-commands.ts'
import { mapBindings } from './map-keys.ts'
import type { PlaceRef } from './map-types.ts'
import { type Direction, neighbourTowards, readingOrder } from './model/keyboard-navigation.ts'
import { neighboursOf } from './model/map-model.ts'
import type { MapScene } from './scene.ts'

interface MapKeys {
  /** The element that takes the map's keyboard focus. */
  readonly focusTarget: RefObject<Element | null>
  readonly scene: MapScene | null
  readonly extent: Extent
  readonly selected: PlaceRef | null
  readonly onSelect: (place: PlaceRef | null) => void
  readonly fly: (place: PlaceRef) => void
  readonly zoomBy: (factor: number) => void
  readonly fitAll: () => void
  /** Returns true if the game handled Enter. */
  readonly enter: () => boolean
  /** Returns false if there is no search field. */
  readonly find: () => boolean
}

/** A province this many pixels inside the window still counts as visible. */
const EDGE = 60

/** The map by keyboard: pan, zoom, and go from province to province. */
export function useMapKeys(keys: MapKeys): void {
  const { scene, extent, selected, onSelect } = keys
  const neighbours = useMemo(
    () => (scene ? neighboursOf(scene.model, extent) : new Map<string, string[]>()),
    [scene, extent]
  )
  const order = useMemo(
    () => (scene ? readingOrder(scene.model, (s) => extent !== 'base' || s.extent === 'base') : []),
    [scene, extent]
  )
  const from = selected?.kind === 'province' ? selected.id : null

  const walk = (id: string | null) => {
    if (!scene || id === null) return
    onSelect({ kind: 'province', id })
    const at = scene.model.byId.get(id)?.label?.at
    if (!at) return
    const [x, y] = scene.screenOf(at[0], at[1])
    const { view, camera } = scene.motion
    if (x > EDGE && y > EDGE && x < view.width - EDGE && y < view.height - EDGE) return
    scene.motion.fly({ x: at[0], y: at[1], scale: camera.scale })
    scene.invalidate()
  }
  const step = (direction: Direction) => {
    if (scene)
      walk(from ? neighbourTowards(scene.model, neighbours, from, direction) : middleOf(scene, order))
  }
  /** Tab goes on from a selected province. Without one it leaves the map. */
  const next = (by: number): boolean => {
    const index = from === null ? -1 : order.indexOf(from)
    const id = index === -1 ? undefined : order[index + by]
    if (id === undefined) return false
    walk(id)
    return true
  }
  const bindings = mapBindings({
    pan: (dx, dy) => {
      scene?.motion.release(dx * 1.1, dy * 1.1)
      scene?.invalidate()
    },
    zoom: keys.zoomBy,
    step,
    next,
    all: keys.fitAll,
    show: () => {
      if (keys.enter()) return
      if (selected) keys.fly(selected)
      else if (scene) walk(middleOf(scene, order))
    },
    clear: () => onSelect(null),
    find: keys.find
  })
  useCommands(scene ? bindings : {}, keys.focusTarget)
}

/** The province nearest to the middle of the window. */
function middleOf(scene: MapScene, order: readonly string[]): string | null {
  const { width, height } = scene.motion.view
  const away = (id: string) => {
    const at = scene.model.byId.get(id)?.label?.at
    const [x, y] = at ? scene.screenOf(at[0], at[1]) : [0, 0]
    return Math.hypot(x - width / 2, y - height / 2)
  }
  return order.reduce<string | null>((a, b) => (a === null || away(b) < away(a) ? b : a), null)
}
