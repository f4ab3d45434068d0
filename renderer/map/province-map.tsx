import { Application, type ApplicationRef, extend } from '@pixi/react'
import { Container } from 'pixi.js'
import type { Camera } from './camera/camera.ts'
// The content security policy forbids code made from strings; this import makes Pixi work without it.
import 'pixi.js/unsafe-eval'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { MapDrawing } from '#shared/map/drawing.ts'
import type { MapStrings } from './map-strings.ts'
import type { MapFacts, MapLayers, MapPick, PlaceRef, StackItem, StackRef, ThemeName } from './map-types.ts'
import { namedPlaces, searchPlaces } from './model/place-search.ts'
import { rendererPreference } from './renderer-choice.ts'
import type { MapScene, SceneStats } from './scene.ts'
import { JumpBox } from './ui/jump-box.tsx'
import { Legend } from './ui/legend.tsx'
import { SceneContext } from './ui/map-pin.tsx'
import { Tooltip } from './ui/tooltip.tsx'
import { ZoomButtons } from './ui/zoom-buttons.tsx'
import { useMapKeys } from './use-map-keys.ts'
import { placeRefOf, useScene } from './use-scene.ts'
import './ui/map.css'

extend({ Container })

export interface ProvinceMapProps {
  readonly drawing: MapDrawing
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly theme: ThemeName
  readonly strings: MapStrings
  readonly selected: PlaceRef | null
  /** How much larger than usual names and counters are. Follows the page's text size. */
  readonly enlarged?: number
  /** A place selected with the keyboard or by search. */
  readonly onSelect?: (place: PlaceRef | null) => void
  readonly onPick?: (picked: MapPick | null) => void
  /** Enter on the map. Returns true if the game handled it; otherwise the map shows the selected place. */
  readonly onEnter?: () => boolean
  readonly onHover?: (picked: MapPick | null) => void
  /** Whether the player can drag a stack. While dragging, `onHover` reports the place under the pointer. */
  readonly canDrag?: (stack: StackRef) => boolean
  readonly onDragStart?: (stack: StackRef) => void
  readonly onDrop?: (place: PlaceRef | null) => void
  /** A click with the secondary button. */
  readonly onContextMenu?: (place: PlaceRef) => void
  /** Further lines for the tooltip, such as why a target is illegal. */
  readonly tooltipLines?: (place: PlaceRef) => readonly string[]
  /** Places without a tooltip, because the page shows everything about them elsewhere. */
  readonly hidesTooltip?: (place: PlaceRef) => boolean
  /** Tooltip content that replaces the place's facts; null for the facts. */
  readonly tooltipContent?: (place: PlaceRef) => ReactNode
  readonly showJump?: boolean
  readonly showLegend?: boolean
  /** For tests. By default the map uses the fastest renderer. */
  readonly renderer?: 'webgl' | 'canvas'
  readonly ref?: Ref<ProvinceMapHandle>
  /** Pins and other content on the map. */
  readonly children?: ReactNode
}

export interface ProvinceMapHandle {
  flyTo(place: PlaceRef): void
  /** Flies to a view that contains all of them. */
  flyToAll(places: readonly PlaceRef[]): void
  zoomBy(factor: number): void
  fitAll(): void
  /** Flies to the best match and selects it; null if nothing matches. */
  jumpToName(name: string): PlaceRef | null
  /** Whether the middle of a place is inside the window and not covered by a panel. */
  isVisible(id: string): boolean
  /** The screen position of a province or its city. */
  screenOf(id: string, what: 'label' | 'city'): readonly [number, number] | null
  /** Animates troops along a route. Resolves when they have arrived. */
  animateTravel(items: readonly StackItem[], way: readonly string[], ms: number): Promise<void>
  stats(): SceneStats
  scene(): MapScene | null
}

export function ProvinceMap(props: ProvinceMapProps) {
  const { drawing, facts, layers, theme, strings, selected } = props
  const host = useRef<HTMLDivElement>(null)
  const pixi = useRef<ApplicationRef>(null)
  const { scene, pointed, start } = useScene(host, props)

  // The types of @pixi/react do not include Pixi's canvas renderer yet, hence the unknown shape.
  const renderer: object = { preference: props.renderer ?? rendererPreference() }

  const places = useMemo(() => {
    const known = new Set(
      [...drawing.provinces, ...drawing.seas].flatMap(({ id, extent }) =>
        layers.extent !== 'base' || extent === 'base' ? [id] : []
      )
    )
    return namedPlaces(facts, (id) => known.has(id))
  }, [drawing, facts, layers.extent])

  // Places to show, if they were requested before the scene existed.
  const awaited = useRef<PlaceRef[]>([])
  useEffect(() => {
    const camera = scene?.cameraForAll(awaited.current.splice(0)) ?? null
    if (!scene || !camera) return
    scene.motion.jump({ ...camera, scale: scene.motion.limits.restingScale(camera.scale) })
    scene.invalidate()
  }, [scene])

  const fly = (place: PlaceRef) => {
    if (scene) flyBy(scene.cameraFor(place))
    else awaited.current = [place]
  }
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

  useImperativeHandle(
    props.ref,
    (): ProvinceMapHandle => ({
      flyTo: fly,
      flyToAll(all) {
        if (scene) flyBy(scene.cameraForAll(all))
        else awaited.current = [...all]
      },
      zoomBy,
      fitAll,
      jumpToName(name) {
        const [best] = searchPlaces(places, name, 1)
        if (best) goTo(best.ref)
        return best?.ref ?? null
      },
      isVisible(id) {
        const at = scene?.model.byId.get(id)?.label?.at
        return scene !== null && at !== undefined && scene.isVisible(at[0], at[1])
      },
      screenOf(id, what) {
        const shape = scene?.model.byId.get(id)
        const at = what === 'city' ? shape?.city : shape?.label?.at
        return scene && at ? scene.screenOf(at[0], at[1]) : null
      },
      animateTravel: (items, way, ms) => scene?.animateTravel(items, way, ms) ?? Promise.resolve(),
      stats: () =>
        scene?.stats ?? { frames: 0, tilesPainted: 0, settled: false, distance: 'far', renderer: 'none' },
      scene: () => scene
    })
  )

  useMapKeys({
    focusTarget: host,
    scene,
    extent: layers.extent,
    selected,
    onSelect: (place) => props.onSelect?.(place),
    fly,
    zoomBy,
    fitAll,
    enter: () => props.onEnter?.() ?? false,
    find: () => {
      const box = host.current?.querySelector<HTMLInputElement>('[data-map-jump]')
      box?.focus()
      return Boolean(box)
    }
  })

  return (
    <div className={`province-map province-map--${theme}`}>
      <div
        ref={host}
        className="province-map__ground"
        role="application"
        aria-label={strings.map}
        aria-description={strings.keyboardHelp}
        aria-busy={scene === null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys to move and to select
        tabIndex={0}
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
        {pointed && !props.hidesTooltip?.(placeRefOf(pointed.shape)) && (
          <Tooltip
            shape={pointed.shape}
            x={pointed.x}
            y={pointed.y}
            facts={facts}
            layers={layers}
            strings={strings}
            more={props.tooltipLines?.(placeRefOf(pointed.shape)) ?? []}
            instead={props.tooltipContent?.(placeRefOf(pointed.shape)) ?? null}
          />
        )}
        <SceneContext value={scene}>{props.children}</SceneContext>
        {props.showJump !== false && <JumpBox places={places} strings={strings} onJump={goTo} />}
        {props.showLegend !== false && (
          <Legend
            mode={layers.mode}
            sides={layers.sides}
            glyphs={layers.glyphs}
            theme={theme}
            strings={strings}
          />
        )}
        <ZoomButtons strings={strings} onZoom={zoomBy} onAll={fitAll} />
        <output className="province-map__voice" aria-live="polite">
          {selected ? nameOf(selected, facts) : ''}
        </output>
      </div>
    </div>
  )
}

function nameOf(place: PlaceRef, facts: MapFacts): string {
  const table = { province: facts.provinces, area: facts.areas, sea: facts.seas }[place.kind]
  return table[place.id]?.name ?? place.id
}
