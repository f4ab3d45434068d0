// The content security policy forbids eval. This import lets Pixi work without it.
import 'pixi.js/unsafe-eval'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { mapStrings } from '../i18n/map-strings.ts'
import { ProvinceMap, type ProvinceMapHandle } from '../map/province-map.tsx'
import type { Highlight, MapLayers, MarkedStack, PlaceRef } from '../map/types.ts'
import type { BoardProps } from '../table/game/game-client.ts'
import { ModeSwitch } from '../table/game/mode-switch.tsx'
import { placeNotes } from '../table/place-notes.ts'
import { useEnlarged } from '../ui/use-enlarged.ts'
import { useKept } from '../ui/use-kept.ts'
import { useTheme } from '../ui/use-theme.ts'
import { type Commanding, useCommanding } from './command/hand-context.tsx'
import { markedStacks, targetsOf, wayShown } from './command/looks.ts'
import { PlaceOutlook } from './command/outlook-lines.tsx'
import { confirmLooked, lookAt, pickInHand, stackAt, takeStack } from './command/pointing.ts'
import { StackCard } from './command/stack-card.tsx'
import { TargetCard } from './command/target-card.tsx'
import { useHandKeys } from './command/use-hand-keys.ts'
import { Inspector } from './inspector/inspector.tsx'
import { useInspector } from './inspector/use-inspector.ts'
import { mapContent } from './map/content.ts'
import { readDrawing } from './map/read-drawing.ts'
import { PlacePin } from './realm/place-pin.tsx'
import { useOnMap } from './realm/use-on-map.ts'
import { useKeptInSight } from './sights/use-kept-in-sight.ts'
import { useSights } from './sights/use-sights.ts'
import { useInvasionsWords } from './words.ts'

const EXTENT = 'base'
const NO_MARKS: readonly MarkedStack[] = []

/** The map as the viewing side sees it, with the march and the questions that are answered on it. */
export default function InvasionsBoard(props: BoardProps<Invasions>) {
  const { table, highlights, focus, onPick, onPlace, onStage } = props
  const { view, decision } = table
  const drawing = use(readDrawing())
  const words = useInvasionsWords()
  const strings = useMemo(() => mapStrings(words), [words])
  const theme = useTheme()
  const enlarged = useEnlarged()
  const [chosen, setChosen] = useState<string | null>(null)
  const map = useRef<ProvinceMapHandle>(null)
  const content = useMemo(() => mapContent(view, EXTENT, words), [view, words])
  const { glyphs, sides, stacks } = content
  const facts = useKept(content.facts)
  const modes = useKept(content.modes)
  const mode = modes.find(({ id }) => id === chosen) ?? modes[0]
  const offered = useMemo(
    () => highlights.filter(({ kind }) => kind !== 'blocked').map(({ place }) => place),
    [highlights]
  )
  const places = useKept(offered)
  const place = useCallback((id: string) => refOf(drawing, id), [drawing])
  const selected = useMemo(() => (focus === null ? null : place(focus)), [place, focus])
  const { arrows: seen, glances } = useSights({ map, view, words, refOf: place, onStage })
  const commanding = useCommanding()
  const side = view.viewer ?? ''
  const picked = useRef<string | null>(null)

  const glanced = commanding?.hand.glanced ?? null
  const targets = useMemo(
    () => targetsOf(commanding?.prospects ?? new Map(), glanced),
    [commanding?.prospects, glanced]
  )
  const realm = useOnMap(props)
  const lit = realm ? realm.highlight : targets
  const highlight = useMemo(() => {
    if (glances.length > 0) return highlightOf(glances, false)
    return realm ? lit : (lit ?? highlightOf(places, true))
  }, [places, glances, lit, realm])
  const arrows = useMemo(() => (commanding ? [...seen, ...wayShown(commanding)] : seen), [seen, commanding])
  const marked = useMemo(() => (commanding ? markedStacks(commanding, side) : NO_MARKS), [commanding, side])
  const layers = useMemo<MapLayers>(
    () => ({ extent: EXTENT, mode, glyphs, sides, stacks, arrows, highlight, marked }),
    [mode, glyphs, sides, stacks, arrows, highlight, marked]
  )

  useEffect(() => {
    // The camera flies to a place selected elsewhere. A place clicked on the map is visible already.
    if (selected && selected.id !== picked.current) map.current?.flyToAll([selected])
    picked.current = null
  }, [selected])

  const number = decision?.number
  const subject = decision?.place === undefined ? places : [decision.place]
  const asked = commanding
    ? commanding.command.stacks.map((stack) => stack.place)
    : (realm?.places ?? subject)
  const lost = useRef(asked)
  lost.current = selected ? [] : asked
  const isInSight = useCallback(() => lost.current.some((id) => map.current?.sees(id)), [])
  const bringIntoSight = useCallback(() => {
    if (lost.current.length === 0 || isInSight()) return
    map.current?.flyToAll(lost.current.flatMap((id) => place(id) ?? []))
  }, [isInSight, place])
  useEffect(() => {
    // If all places of a new question are out of view, the camera flies to them.
    if (number !== undefined) bringIntoSight()
  }, [number, bringIntoSight])
  useKeptInSight(isInSight, bringIntoSight)

  useHandKeys(commanding)
  const inHand = commanding?.hand.place ?? null
  useEffect(() => {
    // The camera flies to a newly selected stack unless the map shows it already.
    const ref = inHand === null ? null : place(inHand)
    if (ref && !map.current?.sees(ref.id)) map.current?.flyToAll([ref])
  }, [inHand, place])

  // A ref, not state: only a key reads it, and moving the pointer must not render the board again.
  const pointed = useRef<string | null>(null)
  const inspector = useInspector(() => pointed.current ?? selected?.id ?? null)
  const pick = (place: PlaceRef | null) => {
    inspector.close()
    if (!place || (place.kind === 'area' && !realm)) return
    picked.current = place.id
    if (realm) return realm.pick(place.id)
    onPick(place.id)
    // A click chooses a place that the question offers. Any other place opens in the inspector.
    if (!places.includes(place.id)) inspector.open(place.id)
  }
  // Arrow keys move over the map without choosing. Enter chooses.
  const walkTo = (place: PlaceRef | null) => (realm && place ? onPlace(place.id) : pick(place))
  const enter = () => (commanding ? confirmLooked(commanding) : (realm?.enter(focus) ?? false))

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
        showLegend={commanding === null}
        onEnter={enter}
        onSelect={(ref) => {
          if (!ref && inspector.place !== null) inspector.close()
          else if (commanding) lookAt(commanding, ref)
          else walkTo(ref)
        }}
        onPick={(picked) => {
          if (!commanding || !pickInHand(commanding, side, picked)) pick(picked?.place ?? null)
        }}
        onHover={(picked) => {
          const left = pointed.current
          pointed.current = picked?.place.id ?? null
          if (picked) commanding?.act({ do: 'look', place: picked.place.id })
          else if (left !== null) commanding?.act({ do: 'look-away', place: left })
        }}
        mayCarry={(stack) => stackAt(commanding, side, stack) !== undefined}
        onCarry={(stack) => takeStack(commanding, side, stack)}
        onDrop={(ref) => ref && commanding?.choose(ref.id)}
        onMark={({ id }) =>
          inHand === null ? inspector.open(id) : commanding?.act({ do: 'mark', place: id })
        }
        isTold={({ id }) => id === inspector.place || id === commanding?.hand.target}
        instead={({ id }) =>
          commanding && hasOutlook(commanding, id) ? (
            <PlaceOutlook view={view} commanding={commanding} place={id} />
          ) : null
        }
        describe={({ id }) => [
          ...(decision ? placeNotes(decision, id, words) : []),
          ...(realm?.notesOn(id).map((note) => words.say(note)) ?? [])
        ]}
      >
        {commanding && !commanding.command.underway && (
          <StackCard view={view} commanding={commanding} side={side} />
        )}
        {inspector.place !== null && (
          <Inspector
            view={view}
            place={inspector.place}
            onPlace={(id) => map.current?.flyToAll([place(id)].flatMap((ref) => ref ?? []))}
            onClose={inspector.close}
          />
        )}
        {commanding && <TargetCard view={view} commanding={commanding} side={side} />}
        <PlacePin {...props} />
      </ProvinceMap>
      <ModeSwitch modes={modes} chosen={mode.id} onChoose={setChosen} />
    </section>
  )
}

/** Whether there is a forecast or a refusal for sending the selected pieces to a place. */
function hasOutlook({ hand, prospects }: Commanding, place: string): boolean {
  return hand.pieces.length > 0 && (place !== hand.place || prospects.has(place))
}

function highlightOf(places: readonly string[], dimOthers: boolean): Highlight | null {
  if (places.length === 0) return null
  return { targets: places.map((place) => ({ place, look: 'plain' })), dimOthers }
}

function refOf(drawing: MapDrawing, id: string): PlaceRef | null {
  if (drawing.provinces.some((province) => province.id === id)) return { kind: 'province', id }
  if (drawing.seas.some((sea) => sea.id === id)) return { kind: 'sea', id }
  return drawing.areas.some((area) => area.id === id) ? { kind: 'area', id } : null
}
