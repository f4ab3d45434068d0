import type { Application as PixiApplication } from 'pixi.js'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Covered } from './camera/aim.ts'
import { gestures } from './camera/gestures.ts'
import { mapFonts } from './fonts.ts'
import type { Shape } from './model/map-model.ts'
import type { ProvinceMapProps } from './province-map.tsx'
import { MapScene } from './scene.ts'
import type { PlaceRef } from './types.ts'

/** What the pointer is over, and where. */
export interface Pointed {
  readonly shape: Shape
  readonly x: number
  readonly y: number
}

interface SceneInPage {
  readonly scene: MapScene | null
  readonly pointed: Pointed | null
  /** To be called when Pixi is ready to draw. */
  readonly start: (app: PixiApplication) => void
}

/** The scene of a map in the page: fed with what it shows, moved by gestures, as large as its element. */
export function useScene(host: RefObject<HTMLDivElement | null>, props: ProvinceMapProps): SceneInPage {
  const { drawing, facts, layers, theme, selected } = props
  const made = useRef<MapScene | null>(null)
  const [scene, setScene] = useState<MapScene | null>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const input = useMemo(() => ({ facts, layers, theme, selected }), [facts, layers, theme, selected])
  const latest = useRef({ props, input })
  latest.current = { props, input }

  const start = (app: PixiApplication) => {
    const element = host.current
    if (!element || made.current) return
    const view = { width: element.clientWidth, height: element.clientHeight }
    app.renderer.resize(view.width, view.height)
    const fresh = new MapScene(app, drawing, latest.current.input, view)
    fresh.covered = () => coveredIn(element)
    made.current = fresh
    setScene(fresh)
    void mapFonts().then(() => fresh.refont())
  }

  useEffect(() => {
    scene?.update(input)
  }, [scene, input])

  useEffect(() => {
    const element = host.current
    if (!element || !scene) return
    const hover = (shape: Shape | null) => {
      scene.setHover(shape)
      latest.current.props.onHover?.(shape ? refOf(shape) : null)
    }
    const release = gestures(element, scene.motion, {
      moved: () => scene.invalidate(),
      hovered(x, y) {
        const shape = scene.shapeAt(x, y)
        hover(shape)
        setPointed(shape ? { shape, x, y } : null)
      },
      left() {
        hover(null)
        setPointed(null)
      },
      clicked(x, y) {
        const shape = scene.shapeAt(x, y)
        latest.current.props.onSelect?.(shape ? refOf(shape) : null)
      }
    })
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      const { view } = scene.motion
      if (width > 0 && height > 0 && (width !== view.width || height !== view.height))
        scene.resize({ width, height })
    })
    observer.observe(element)
    return () => {
      release()
      observer.disconnect()
    }
  }, [scene, host])

  useEffect(
    () => () => {
      made.current?.destroy()
      made.current = null
    },
    []
  )
  return { scene, pointed, start }
}

/** The page says in its styles, as scroll padding, how much of the map it covers. */
function coveredIn(element: HTMLElement): Covered {
  const { scrollPaddingLeft, scrollPaddingRight, scrollPaddingBottom } = getComputedStyle(element)
  const pixels = (padding: string) => Number.parseFloat(padding) || 0
  return {
    left: pixels(scrollPaddingLeft),
    right: pixels(scrollPaddingRight),
    bottom: pixels(scrollPaddingBottom)
  }
}

export function refOf(shape: Shape): PlaceRef {
  return { kind: shape.kind === 'sea' ? 'sea' : 'province', id: shape.id }
}
