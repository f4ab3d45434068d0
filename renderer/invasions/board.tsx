// The content security policy forbids eval. This import lets Pixi work without it.
import 'pixi.js/unsafe-eval'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sideIds } from '#shared/invasions/content/ids.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { mapStrings } from '../i18n/map-strings.ts'
import type { MapHighlight, MapLayers, MarkedStack, PlaceRef } from '../map/map-types.ts'
import { ProvinceMap, type ProvinceMapHandle } from '../map/province-map.tsx'
import { decisionNotesAt } from '../table/decision-notes.ts'
import type { BoardProps } from '../table/game/game-client.ts'
import { ModeSwitch } from '../table/game/mode-switch.tsx'
import { useStableValue } from '../ui/use-stable-value.ts'
import { useTextScale } from '../ui/use-text-scale.ts'
import { useTheme } from '../ui/use-theme.ts'
import { ExchangePin } from './animations/exchange-pin.tsx'
import { useEventAnimations } from './animations/use-event-animations.ts'
import { useInvasionsWords } from './i18n/use-invasions-words.ts'
import { mapContent } from './map/map-content.ts'
import { readDrawing } from './map/read-drawing.ts'
import { useQuestionCamera } from './map/use-question-camera.ts'
import { PlaceForecast } from './march/forecast-lines.tsx'
import { confirmOnMap, handleMapClick, ownStackAt, pointAt, selectStackAt } from './march/map-input.ts'
import { marchArrows, markedStacks, targetHighlight } from './march/march-on-map.ts'
import { type MarchControls, useMarch } from './march/march-provider.tsx'
import { StackCard } from './march/stack-card.tsx'
import { TargetCard } from './march/target-card.tsx'
import { useMarchKeys } from './march/use-march-keys.ts'
import { PlaceInspector } from './places/place-inspector.tsx'
import { usePlaceInspector } from './places/use-place-inspector.ts'
import { pointsOnMap } from './plan/plan.ts'
import { ConfirmPin } from './questions/confirm-pin.tsx'
import { subjectOnMap } from './questions/subject-on-map.ts'
import { useMapChoice } from './questions/use-map-choice.ts'

const EXTENT = 'base'
const NO_MARKS: readonly MarkedStack[] = []

/** The map as the viewing side sees it, with the march and the questions that are answered on it. */
export default function InvasionsBoard(props: BoardProps<Invasions>) {
  const { table, highlights, focus, onPick, onPlace, onAnimator } = props
  const { view, decision } = table
  const drawing = use(readDrawing())
  const words = useInvasionsWords()
  const strings = useMemo(() => mapStrings(words), [words])
  const theme = useTheme()
  const enlarged = useTextScale()
  const [chosen, setChosen] = useState<string | null>(null)
  const map = useRef<ProvinceMapHandle>(null)
  const content = useMemo(() => mapContent(view, EXTENT, words), [view, words])
  const { glyphs, sides, stacks } = content
  const facts = useStableValue(content.facts)
  const modes = useStableValue(content.modes)
  const mode = modes.find(({ id }) => id === chosen) ?? modes[0]
  const offered = useMemo(
    () => highlights.filter(({ kind }) => kind !== 'blocked').map(({ place }) => place),
    [highlights]
  )
  const places = useStableValue(offered)
  const place = useCallback((id: string) => refOf(drawing, id), [drawing])
  const selected = useMemo(() => (focus === null ? null : place(focus)), [place, focus])
  const animation = useEventAnimations({ map, view, words, refOf: place, onStage: onAnimator })
  const march = useMarch()
  const side = view.viewer ?? ''
  const picked = useRef<string | null>(null)

  const hoveredRow = march?.selection.hoveredRow ?? null
  const targets = useMemo(
    () => targetHighlight(march?.ordersByPlace ?? new Map(), hoveredRow),
    [march?.ordersByPlace, hoveredRow]
  )
  const choice = useMapChoice(props)
  const objectives = useMemo(() => (mode.id === 'objectives' ? objectiveBadges(view) : null), [mode.id, view])
  const offeredHighlight = choice ? choice.highlight : targets
  const subject = useMemo(() => subjectOnMap(view, decision), [view, decision])
  const highlight = useMemo(() => {
    if (animation.highlighted.length > 0) return highlightOf(animation.highlighted, false)
    if (subject.length > 0) return { targets: subject, dimOthers: true }
    if (choice) return offeredHighlight
    return offeredHighlight ?? highlightOf(places, true) ?? objectives
  }, [places, animation.highlighted, offeredHighlight, choice, subject, objectives])
  const arrows = useMemo(
    () => (march ? [...animation.arrows, ...marchArrows(march)] : animation.arrows),
    [animation.arrows, march]
  )
  const marked = useMemo(() => (march ? markedStacks(march, side) : NO_MARKS), [march, side])
  const layers = useMemo<MapLayers>(
    () => ({ extent: EXTENT, mode, glyphs, sides, stacks, arrows, highlight, marked }),
    [mode, glyphs, sides, stacks, arrows, highlight, marked]
  )

  const isPointedAt = focus !== null && focus !== decision?.place
  useEffect(() => {
    // The camera flies to a place selected elsewhere. A place clicked on the map is visible already.
    if (selected && isPointedAt && selected.id !== picked.current) map.current?.flyToAll([selected])
    picked.current = null
  }, [selected, isPointedAt])

  const offeredPlaces =
    subject.length > 0 ? subject.map((target) => target.place) : (choice?.places ?? places)
  const questionPlaces = march
    ? march.planner.stacks.map((stack) => stack.place)
    : [...new Set([...(decision?.place === undefined ? [] : [decision.place]), ...offeredPlaces])]
  useQuestionCamera({
    map,
    number: decision?.number,
    places: isPointedAt ? [] : questionPlaces,
    shows: march ? 'any' : 'all',
    refOf: place
  })

  useMarchKeys(march)
  const selectedStack = march?.selection.place ?? null
  const target = march?.selection.target ?? null
  useEffect(() => {
    // The camera flies to a newly selected stack and its target unless the map shows them already.
    const shown = [selectedStack, target].flatMap((id) => (id === null ? [] : (place(id) ?? [])))
    if (shown.some(({ id }) => !map.current?.isVisible(id))) map.current?.flyToAll(shown)
  }, [selectedStack, target, place])

  // A ref, not state: only a key reads it, and moving the pointer must not render the board again.
  const hovered = useRef<string | null>(null)
  const inspector = usePlaceInspector(() => hovered.current ?? selected?.id ?? null)
  const pick = (place: PlaceRef | null) => {
    inspector.close()
    if (!place || (place.kind === 'area' && !choice)) return
    picked.current = place.id
    if (choice) return choice.pick(place.id)
    onPick(place.id)
    // A click chooses a place that the question offers. Any other place opens in the inspector.
    if (!places.includes(place.id)) inspector.open(place.id)
  }
  // Arrow keys move over the map without choosing. Enter chooses.
  const walkTo = (place: PlaceRef | null) => (choice && place ? onPlace(place.id) : pick(place))
  const enter = () => (march ? confirmOnMap(march) : (choice?.enter(focus) ?? false))

  return (
    <section className="map" aria-label={words.text('map.label')}>
      <ProvinceMap
        ref={map}
        drawing={drawing}
        facts={facts}
        layers={layers}
        theme={theme}
        enlarged={enlarged}
        strings={strings}
        selected={selected}
        showLegend={march === null}
        onEnter={enter}
        onSelect={(ref) => {
          if (!ref && inspector.place !== null) inspector.close()
          else if (march) pointAt(march, ref)
          else walkTo(ref)
        }}
        onPick={(picked) => {
          if (!march || !handleMapClick(march, side, picked)) pick(picked?.place ?? null)
        }}
        onHover={(picked) => {
          const left = hovered.current
          hovered.current = picked?.place.id ?? null
          if (picked) march?.dispatch({ do: 'point-at', place: picked.place.id })
          else if (left !== null) march?.dispatch({ do: 'point-away', place: left })
        }}
        canDrag={(stack) => ownStackAt(march, side, stack) !== undefined}
        onDragStart={(stack) => selectStackAt(march, side, stack)}
        onDrop={(ref) => ref && march?.chooseTarget(ref.id)}
        onContextMenu={({ id }) =>
          selectedStack === null ? inspector.open(id) : march?.dispatch({ do: 'toggle-waypoint', place: id })
        }
        hidesTooltip={({ id }) => id === inspector.place || id === march?.selection.target}
        tooltipContent={({ id }) =>
          march && hasForecast(march, id) ? <PlaceForecast view={view} march={march} place={id} /> : null
        }
        tooltipLines={({ id }) => [
          ...(decision ? decisionNotesAt(decision, id, words) : []),
          ...(choice?.notesOn(id).map((note) => words.say(note)) ?? [])
        ]}
      >
        {march && !march.planner.interrupted && <StackCard view={view} march={march} side={side} />}
        {inspector.place !== null && (
          <PlaceInspector
            view={view}
            place={inspector.place}
            onPlace={(id) => map.current?.flyToAll([place(id)].flatMap((ref) => ref ?? []))}
            onClose={inspector.close}
          />
        )}
        {march && <TargetCard view={view} march={march} side={side} />}
        <ConfirmPin {...props} />
        {animation.exchange && (
          <ExchangePin place={animation.exchange.place} exchange={animation.exchange.of} />
        )}
      </ProvinceMap>
      <ModeSwitch modes={modes} chosen={mode.id} onChoose={setChosen} />
    </section>
  )
}

/** Whether there is a forecast or a refusal for sending the selected pieces to a place. */
function hasForecast({ selection, ordersByPlace }: MarchControls, place: string): boolean {
  return selection.pieces.length > 0 && (place !== selection.place || ordersByPlace.has(place))
}

function highlightOf(places: readonly string[], dimOthers: boolean): MapHighlight | null {
  if (places.length === 0) return null
  return { targets: places.map((place) => ({ place, look: 'plain' })), dimOthers }
}

/** The points of the viewing side's objectives, as badges on the map. */
function objectiveBadges(view: Invasions['View']): MapHighlight {
  const side = sideIds.find((id) => id === view.viewer) ?? null
  const targets = [...pointsOnMap(view, side)].map(
    ([place, points]) => ({ place, look: 'way', note: String(points) }) as const
  )
  return { targets, dimOthers: false }
}

function refOf(drawing: MapDrawing, id: string): PlaceRef | null {
  if (drawing.provinces.some((province) => province.id === id)) return { kind: 'province', id }
  if (drawing.seas.some((sea) => sea.id === id)) return { kind: 'sea', id }
  return drawing.areas.some((area) => area.id === id) ? { kind: 'area', id } : null
}
