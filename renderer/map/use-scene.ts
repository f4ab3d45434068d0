import type { Application as PixiApplication } from 'pixi.js'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CoveredEdges } from './camera/camera.ts'
import { gestures } from './camera/gestures.ts'
import { loadMapFonts } from './fonts.ts'
import type { MapPick, PlaceRef, StackRef } from './map-types.ts'
import type { Shape } from './model/map-model.ts'
import type { ProvinceMapProps } from './province-map.tsx'
import { MapScene } from './scene.ts'

/** The shape under the pointer, and the pointer's position. */
export interface HoveredShape {
  readonly shape: Shape
  readonly x: number
  readonly y: number
}

interface SceneInPage {
  readonly scene: MapScene | null
  readonly pointed: HoveredShape | null
  /** Call it when Pixi is ready to draw. */
  readonly start: (app: PixiApplication) => void
}

/** Connects a scene to the page: its input, its gestures and its size. */
export function useScene(host: RefObject<HTMLDivElement | null>, props: ProvinceMapProps): SceneInPage {
  const { drawing, facts, layers, theme, selected, enlarged = 1 } = props
  const created = useRef<MapScene | null>(null)
  const [scene, setScene] = useState<MapScene | null>(null)
  const [pointed, setPointed] = useState<HoveredShape | null>(null)
  const input = useMemo(
    () => ({ facts, layers, theme, selected, enlarged }),
    [facts, layers, theme, selected, enlarged]
  )
  const latest = useRef({ props, input })
  latest.current = { props, input }

  const start = (app: PixiApplication) => {
    const element = host.current
    if (!element || created.current) return
    const view = { width: element.clientWidth, height: element.clientHeight }
    app.renderer.resize(view.width, view.height)
    const fresh = new MapScene(app, drawing, latest.current.input, view)
    fresh.covered = () => coveredIn(element)
    fresh.resize(view)
    created.current = fresh
    // Effects aim the camera before the first frame, so that no tile is painted for a view that nobody sees.
    flushSync(() => setScene(fresh))
    void loadMapFonts().then(() => fresh.onFontsLoaded())
  }

  useEffect(() => {
    scene?.update(input)
  }, [scene, input])

  useEffect(() => {
    const element = host.current
    if (!element || !scene) return
    const pickAt = (x: number, y: number): MapPick | null => {
      const stack = scene.stackAt(x, y)
      const shape = stack ? scene.model.byId.get(stack.province) : scene.shapeAt(x, y)
      return shape ? { place: placeRefOf(shape), stack } : null
    }
    let carried: StackRef | null = null
    const hover = (shape: Shape | null, picked: MapPick | null) => {
      scene.setHover(shape)
      latest.current.props.onHover?.(picked)
    }
    const point = (x: number, y: number) => {
      const picked = pickAt(x, y)
      const shape = scene.model.byId.get(picked?.place.id ?? '') ?? null
      hover(shape, picked)
      return shape
    }
    const release = gestures(element, scene.motion, {
      moved: () => scene.invalidate(),
      hovered(x, y) {
        // Renders the tooltip in the same frame as the hover outline.
        flushSync(() => {
          const shape = point(x, y)
          setPointed(shape ? { shape, x, y } : null)
        })
      },
      left() {
        hover(null, null)
        setPointed(null)
      },
      clicked: (x, y) => latest.current.props.onPick?.(pickAt(x, y)),
      canDrag(x, y) {
        carried = scene.stackAt(x, y)
        return carried !== null && (latest.current.props.canDrag?.(carried) ?? false)
      },
      dragStarted() {
        if (carried) latest.current.props.onDragStart?.(carried)
      },
      dragged(x, y) {
        setPointed(null)
        const shape = scene.shapeAt(x, y)
        hover(shape, shape && { place: placeRefOf(shape), stack: null })
      },
      dropped(at) {
        const shape = at && scene.shapeAt(at.x, at.y)
        latest.current.props.onDrop?.(shape ? placeRefOf(shape) : null)
      },
      contextMenu(x, y) {
        const picked = pickAt(x, y)
        if (picked) latest.current.props.onContextMenu?.(picked.place)
      }
    })
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) scene.resize({ width, height })
    })
    observer.observe(element)
    return () => {
      release()
      observer.disconnect()
    }
  }, [scene, host])

  useEffect(
    () => () => {
      created.current?.destroy()
      created.current = null
    },
    []
  )
  return { scene, pointed, start }
}

/** How much of the map panels cover. The style sheets state it as scroll padding. */
function coveredIn(element: HTMLElement): CoveredEdges {
  const { scrollPaddingLeft, scrollPaddingRight, scrollPaddingBottom } = getComputedStyle(element)
  const pixels = (padding: string) => Number.parseFloat(padding) || 0
  return {
    left: pixels(scrollPaddingLeft),
    right: pixels(scrollPaddingRight),
    bottom: pixels(scrollPaddingBottom)
  }
}

export function placeRefOf(shape: Shape): PlaceRef {
  return { kind: shape.kind === 'sea' ? 'sea' : 'province', id: shape.id }
}
