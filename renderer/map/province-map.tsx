import { Application, type ApplicationRef, extend } from '@pixi/react'
import { Container, type Application as PixiApplication } from 'pixi.js'
import type { Camera } from './camera/camera.ts'
// The page's security policy allows no code made from strings; this teaches Pixi to do without.
import 'pixi.js/unsafe-eval'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState
} from 'react'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { gestures } from './camera/gestures.ts'
import { mapFonts } from './fonts.ts'
import { keyCommand } from './keys.ts'
import { type Direction, neighbourTowards, readingOrder } from './model/focus.ts'
import { neighboursOf, type Shape } from './model/map-model.ts'
import { gazetteer, search } from './model/search.ts'
import { rendererPreference } from './renderer-choice.ts'
import { MapScene, type SceneStats } from './scene.ts'
import { formatIncome, type MapStrings } from './strings.ts'
import type { MapFacts, MapLayers, PlaceRef, ThemeName } from './types.ts'
import { JumpBox } from './ui/jump-box.tsx'
import { Legend } from './ui/legend.tsx'
import { Tooltip } from './ui/tooltip.tsx'
import './ui/map.css'

extend({ Container })

export interface ProvinceMapProps {
  readonly drawing: MapDrawing
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly theme: ThemeName
  readonly strings: MapStrings
  readonly selected: PlaceRef | null
  readonly onSelect?: (place: PlaceRef | null) => void
  readonly onHover?: (place: PlaceRef | null) => void
  /** More lines for the tooltip: why a target is illegal, who is besieged. */
  readonly describe?: (place: PlaceRef) => readonly string[]
  readonly showJump?: boolean
  readonly showLegend?: boolean
  /** For tests; by itself the map takes what is fastest here. */
  readonly renderer?: 'webgl' | 'canvas'
  readonly ref?: Ref<ProvinceMapHandle>
}

export interface ProvinceMapHandle {
  flyTo(place: PlaceRef): void
  /** Flies to where all of them are seen. */
  flyToAll(places: readonly PlaceRef[]): void
  zoomBy(factor: number): void
  fitAll(): void
  /** Flies to the best match and selects it; null where nothing matches. */
  jumpToName(name: string): PlaceRef | null
  /** Where a province, or its city, is on screen now. */
  screenOf(id: string, what: 'label' | 'city'): readonly [number, number] | null
  stats(): SceneStats
  scene(): MapScene | null
}

interface Pointed {
  readonly shape: Shape
  readonly x: number
  readonly y: number
}

export function ProvinceMap(props: ProvinceMapProps) {
  const { drawing, facts, layers, theme, strings, selected } = props
  const host = useRef<HTMLDivElement>(null)
  const pixi = useRef<ApplicationRef>(null)
  const sceneRef = useRef<MapScene | null>(null)
  const [scene, setScene] = useState<MapScene | null>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const input = useMemo(
    () => ({ facts, layers, theme, selected, formatIncome }),
    [facts, layers, theme, selected]
  )
  const latest = useRef({ props, input })
  latest.current = { props, input }

  // The types of @pixi/react do not know Pixi's canvas renderer yet, hence an object of unknown shape.
  const renderer: object = { preference: props.renderer ?? rendererPreference() }

  const places = useMemo(() => {
    const known = new Set(
      [...drawing.provinces, ...drawing.seas].flatMap(({ id, extent }) =>
        layers.extent !== 'base' || extent === 'base' ? [id] : []
      )
    )
    return gazetteer(facts, (id) => known.has(id))
  }, [drawing, facts, layers.extent])

  const start = (app: PixiApplication) => {
    const element = host.current
    if (!element || sceneRef.current) return
    const view = { width: element.clientWidth, height: element.clientHeight }
    app.renderer.resize(view.width, view.height)
    const made = new MapScene(app, drawing, latest.current.input, view)
    sceneRef.current = made
    setScene(made)
    void mapFonts().then(() => made.refont())
  }

  useEffect(() => {
    scene?.update(input)
  }, [scene, input])

  useEffect(() => {
    const element = host.current
    if (!element || !scene) return
    const select = (place: PlaceRef | null) => latest.current.props.onSelect?.(place)
    const release = gestures(element, scene.motion, {
      moved: () => scene.invalidate(),
      hovered(x, y) {
        const shape = scene.shapeAt(x, y)
        scene.setHover(shape)
        setPointed(shape ? { shape, x, y } : null)
        latest.current.props.onHover?.(shape ? refOf(shape) : null)
      },
      left() {
        scene.setHover(null)
        setPointed(null)
        latest.current.props.onHover?.(null)
      },
      clicked(x, y) {
        const shape = scene.shapeAt(x, y)
        select(shape ? refOf(shape) : null)
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
  }, [scene])

  useEffect(
    () => () => {
      sceneRef.current?.destroy()
      sceneRef.current = null
    },
    []
  )

  const fly = (place: PlaceRef) => flyBy(scene?.cameraFor(place) ?? null)
  const flyBy = (camera: Camera | null) => {
    if (!scene || !camera) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) scene.motion.jump(camera)
    else scene.motion.fly(camera)
    scene.invalidate()
  }
  const zoomBy = (factor: number) => {
    scene?.motion.zoomBy(factor)
    scene?.invalidate()
  }
  const fitAll = () => {
    if (!scene) return
    scene.motion.fly(scene.fitAll())
    scene.invalidate()
  }
  const goTo = (place: PlaceRef) => {
    props.onSelect?.(place)
    fly(place)
  }

  useImperativeHandle(props.ref, () => ({
    flyTo: fly,
    flyToAll: (all) => flyBy(scene?.cameraForAll(all) ?? null),
    zoomBy,
    fitAll,
    jumpToName(name) {
      const [best] = search(places, name, 1)
      if (best) goTo(best.ref)
      return best?.ref ?? null
    },
    screenOf(id, what) {
      const shape = scene?.model.byId.get(id)
      const at = what === 'city' ? shape?.city : shape?.label?.at
      return scene && at ? scene.screenOf(at[0], at[1]) : null
    },
    stats: () =>
      scene?.stats ?? { frames: 0, tilesPainted: 0, settled: false, distance: 'far', renderer: 'none' },
    scene: () => scene
  }))

  const neighbours = useMemo(
    () => (scene ? neighboursOf(scene.model, layers.extent) : new Map<string, string[]>()),
    [scene, layers.extent]
  )
  const order = useMemo(
    () => (scene ? readingOrder(scene.model, (s) => layers.extent !== 'base' || s.extent === 'base') : []),
    [scene, layers.extent]
  )

  const walk = (id: string | null) => {
    if (!scene || id === null) return
    const place = { kind: 'province', id } as const
    props.onSelect?.(place)
    const at = scene.model.byId.get(id)?.label?.at
    if (!at) return
    const [x, y] = scene.screenOf(at[0], at[1])
    const { view, camera } = scene.motion
    const inside = x > 60 && y > 60 && x < view.width - 60 && y < view.height - 60
    if (!inside) {
      scene.motion.fly({ x: at[0], y: at[1], scale: camera.scale })
      scene.invalidate()
    }
  }
  const step = (direction: Direction) => {
    const from = selected?.kind === 'province' ? selected.id : null
    if (scene) walk(from ? neighbourTowards(scene.model, neighbours, from, direction) : middle())
  }
  /** Tab walks on from a selected province; with none selected it leaves the map as everywhere else. */
  const next = (by: number): boolean => {
    const i = selected?.kind === 'province' ? order.indexOf(selected.id) : -1
    const id = i === -1 ? undefined : order[i + by]
    if (id === undefined) return false
    walk(id)
    return true
  }
  const middle = (): string | null => {
    if (!scene) return null
    const { width, height } = scene.motion.view
    const away = (id: string) => {
      const at = scene.model.byId.get(id)?.label?.at
      const [x, y] = at ? scene.screenOf(at[0], at[1]) : [0, 0]
      return Math.hypot(x - width / 2, y - height / 2)
    }
    return order.reduce<string | null>((a, b) => (a === null || away(b) < away(a) ? b : a), null)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!scene || event.target !== event.currentTarget) return
    const command = keyCommand(event)
    if (!command) return
    let used = true
    switch (command.kind) {
      case 'pan':
        scene.motion.release(command.dx * 1.1, command.dy * 1.1)
        scene.invalidate()
        break
      case 'zoom':
        zoomBy(command.factor)
        break
      case 'all':
        fitAll()
        break
      case 'step':
        step(command.direction)
        break
      case 'next':
        used = next(command.by)
        break
      case 'show':
        if (selected) fly(selected)
        else walk(middle())
        break
      case 'clear':
        props.onSelect?.(null)
        break
      case 'find':
        host.current?.querySelector<HTMLInputElement>('[data-map-jump]')?.focus()
    }
    if (used) event.preventDefault()
  }

  return (
    <div className={`province-map province-map--${theme}`}>
      <div
        ref={host}
        className="province-map__ground"
        role="application"
        aria-label={strings.map}
        aria-description={strings.keyboardHelp}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys to move and to select
        tabIndex={0}
        onKeyDown={onKeyDown}
        data-testid="map"
      >
        <Application
          ref={pixi}
          autoStart={false}
          sharedTicker={false}
          {...renderer}
          antialias={false}
          autoDensity
          resolution={window.devicePixelRatio}
          eventMode="none"
          eventFeatures={{ move: false, globalMove: false, click: false, wheel: false }}
          onInit={start}
        />
        {pointed && (
          <Tooltip
            shape={pointed.shape}
            x={pointed.x}
            y={pointed.y}
            view={scene?.motion.view ?? { width: 0, height: 0 }}
            facts={facts}
            layers={layers}
            strings={strings}
            more={props.describe?.(refOf(pointed.shape)) ?? []}
          />
        )}
        {props.showJump !== false && <JumpBox places={places} strings={strings} onJump={goTo} />}
        {props.showLegend !== false && <Legend layers={layers} theme={theme} strings={strings} />}
        <div className="province-map__zoom" data-map-control>
          <button
            type="button"
            aria-label={strings.zoomIn}
            title={strings.zoomIn}
            onClick={() => zoomBy(1.6)}
          >
            +
          </button>
          <button
            type="button"
            aria-label={strings.zoomOut}
            title={strings.zoomOut}
            onClick={() => zoomBy(1 / 1.6)}
          >
            −
          </button>
          <button type="button" aria-label={strings.wholeMap} title={strings.wholeMap} onClick={fitAll}>
            ◱
          </button>
        </div>
        <output className="province-map__voice" aria-live="polite">
          {selected ? nameOf(selected, facts) : ''}
        </output>
      </div>
    </div>
  )
}

function refOf(shape: Shape): PlaceRef {
  return { kind: shape.kind === 'sea' ? 'sea' : 'province', id: shape.id }
}

function nameOf(place: PlaceRef, facts: MapFacts): string {
  const table = { province: facts.provinces, area: facts.areas, sea: facts.seas }[place.kind]
  return table[place.id]?.name ?? place.id
}
