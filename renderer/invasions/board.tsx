// The page's policy forbids making code from text; this teaches Pixi to do without.
import 'pixi.js/unsafe-eval'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import type { MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../assets/map/drawing.json?url'
import { useWords } from '../i18n/words.tsx'
import { ProvinceMap, type ProvinceMapHandle } from '../map/province-map.tsx'
import { english, spanish } from '../map/strings.ts'
import { type MapLayers, type MapMode, mapModes, type PlaceRef } from '../map/types.ts'
import type { BoardProps } from '../table/game/game-client.ts'
import { placeNotes } from '../table/place-notes.ts'
import { Segmented } from '../ui/segmented.tsx'
import { useKept } from '../ui/use-kept.ts'
import { useTheme } from '../ui/use-theme.ts'
import { colouringsOf } from './map-colourings.ts'
import { factsOf } from './map-facts-now.ts'
import { mapSides } from './map-sides.ts'
import { stacksOf } from './map-stacks.ts'

const EXTENT = 'base'

let kept: Promise<MapDrawing> | null = null

function readDrawing(): Promise<MapDrawing> {
  kept ??= fetch(drawingUrl)
    .then((response) => response.json())
    .catch((error) => {
      // Next time it is tried anew.
      kept = null
      throw error
    })
  return kept
}

/** The map with what the side that looks may see on it. */
export default function InvasionsBoard({ table, highlights, focus, onPick }: BoardProps<Invasions>) {
  const { view, decision } = table
  const drawing = use(readDrawing())
  const words = useWords()
  const theme = useTheme()
  const [mode, setMode] = useState<MapMode>('political')
  const strings = words.language === 'es' ? spanish : english
  const map = useRef<ProvinceMapHandle>(null)
  const facts = useKept(useMemo(() => factsOf(view, EXTENT), [view]))
  const colourings = useKept(useMemo(() => colouringsOf(view, words), [view, words]))
  const stacks = useMemo(() => stacksOf(view, words), [view, words])
  const places = useKept(highlights.filter(({ kind }) => kind !== 'blocked').map(({ place }) => place))
  const selected = useMemo(() => (focus === null ? null : refOf(drawing, focus)), [drawing, focus])
  const picked = useRef<string | null>(null)

  const highlight = useMemo(() => (places.length > 0 ? { places, dimOthers: true } : null), [places])
  const layers = useMemo<MapLayers>(
    () => ({ extent: EXTENT, mode, colourings, sides: mapSides(words), stacks, arrows: [], highlight }),
    [mode, colourings, words, stacks, highlight]
  )

  useEffect(() => {
    // A place picked on the map is in sight; one that is pointed at elsewhere is flown to.
    if (selected && selected.id !== picked.current) map.current?.flyToAll([selected])
    picked.current = null
  }, [selected])

  const number = decision?.number
  const lost = useRef(places)
  lost.current = selected ? [] : places
  useEffect(() => {
    // A new question about places that are all out of sight brings them into sight.
    if (number === undefined || lost.current.length === 0) return
    const seen = lost.current.some((place) => map.current?.sees(place))
    if (!seen) map.current?.flyToAll(lost.current.flatMap((place) => refOf(drawing, place) ?? []))
  }, [number, drawing])

  return (
    <section className="map" aria-label={words.text('map.label')}>
      <ProvinceMap
        ref={map}
        drawing={drawing}
        facts={facts}
        layers={layers}
        theme={theme}
        strings={strings}
        selected={selected}
        onSelect={(place) => {
          if (!place || place.kind === 'area') return
          picked.current = place.id
          onPick(place.id)
        }}
        describe={(place) => (decision ? placeNotes(decision, place.id, words) : [])}
      />
      <div className="map__modes">
        <Segmented
          label={words.text('map.mode')}
          hideLabel
          value={mode}
          options={mapModes.map((value) => ({ value, label: strings.modes[value] }))}
          onChange={setMode}
        />
      </div>
    </section>
  )
}

function refOf(drawing: MapDrawing, id: string): PlaceRef | null {
  if (drawing.provinces.some((province) => province.id === id)) return { kind: 'province', id }
  if (drawing.seas.some((sea) => sea.id === id)) return { kind: 'sea', id }
  return drawing.areas.some((area) => area.id === id) ? { kind: 'area', id } : null
}
