import { StrictMode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Extent, MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../../../assets/map/drawing.json?url'
import { mapStrings } from '../../../i18n/map-strings.ts'
import type { MapLayers, PlaceRef, ThemeName } from '../../../map/map-types.ts'
import { ProvinceMap, type ProvinceMapHandle } from '../../../map/province-map.tsx'
import { createInvasionsTranslator } from '../../i18n/invasions-translator.ts'
import { mapWordsOf } from '../map-words.ts'
import { finisher, journeys } from './measure.ts'
import { sampleContent } from './sample.ts'
import './demo.css'

declare global {
  interface Window {
    map?: ProvinceMapHandle | null
    selected?: PlaceRef | null
    /** Takes the map off the page and puts it back, as changing screens does. */
    leave?: () => void
    enter?: () => void
  }
}

const query = new URLSearchParams(location.search)
const extent: Extent = query.get('extent') === 'full' ? 'east' : 'base'
const language = query.get('lang') === 'es' ? 'es' : 'en'
const words = createInvasionsTranslator(language)
const strings = mapStrings(words)
const { facts, modes, glyphs, sides, stacks } = sampleContent(extent, mapWordsOf(words))

const expose = (handle: ProvinceMapHandle | null) => {
  window.map = handle
  const scene = handle?.scene()
  const canvas = document.querySelector('canvas')
  if (!scene || !canvas) return
  const finish = finisher(canvas)
  const timed = (move: () => void): number => {
    const start = performance.now()
    move()
    scene.draw(16)
    finish()
    return performance.now() - start
  }
  const ours = journeys(
    scene.fitAll(),
    (spot) => timed(() => scene.motion.jump(spot)),
    (direction) =>
      timed(() => {
        if (!scene.motion.moving) scene.motion.zoomBy(direction === 1 ? 1.6 : 1 / 1.6)
      })
  )
  window.journeys = { ours }
}

function Demo({ drawing }: { readonly drawing: MapDrawing }) {
  const [theme, setTheme] = useState<ThemeName>(query.get('theme') === 'dark' ? 'dark' : 'light')
  const [mode, setMode] = useState(modes.find(({ id }) => id === query.get('mode')) ?? modes[0])
  const [selected, setSelected] = useState<PlaceRef | null>(null)
  const showing = query.get('show') ?? ''
  const layers = useMemo<MapLayers>(
    () => ({
      extent,
      mode,
      glyphs,
      sides,
      stacks: query.has('bare') ? [] : stacks,
      arrows: showing.includes('arrows')
        ? [
            { route: ['thracia', 'macedonia', 'dardania'], kind: 'move' },
            { route: ['latium', 'campania'], kind: 'attack' },
            { route: ['moesia_superior', 'pannonia'], kind: 'retreat' }
          ]
        : [],
      highlight: showing.includes('targets')
        ? {
            targets: [
              { place: 'thracia', look: 'plain' },
              { place: 'macedonia', look: 'way', note: '1' },
              { place: 'dardania', look: 'fight', note: '2' },
              { place: 'bythinia', look: 'walls', note: '2' },
              { place: 'mare_aegeum', look: 'water', note: '1' },
              { place: 'mysia', look: 'shore', note: '3' }
            ],
            dimOthers: true
          }
        : null,
      marked: showing.includes('marked')
        ? stacks.flatMap(({ province, items }) =>
            items.slice(0, 1).map(({ side }, index) => ({
              province,
              side,
              mark: index === 0 && province.startsWith('m') ? 'chosen' : 'ready'
            }))
          )
        : []
    }),
    [mode, showing]
  )
  useEffect(() => {
    window.selected = selected
  })
  return (
    <>
      <ProvinceMap
        ref={expose}
        drawing={drawing}
        facts={facts}
        layers={layers}
        theme={theme}
        strings={strings}
        selected={selected}
        onSelect={setSelected}
        onPick={(picked) => setSelected(picked?.place ?? null)}
        {...(query.get('renderer') === 'webgl' ? { renderer: 'webgl' } : {})}
      />
      {!query.has('plain') && (
        <nav className="demo-bar">
          {modes.map((one) => (
            <button key={one.id} type="button" aria-pressed={one === mode} onClick={() => setMode(one)}>
              {one.label}
            </button>
          ))}
          <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
            {theme === 'dark' ? 'Light' : 'Dark'}
          </button>
        </nav>
      )}
    </>
  )
}

const element = document.getElementById('root')
if (element) {
  const drawing: MapDrawing = await (await fetch(drawingUrl)).json()
  const enter = () => {
    const root = createRoot(element)
    root.render(
      <StrictMode>
        <Demo drawing={drawing} />
      </StrictMode>
    )
    window.leave = () => root.unmount()
  }
  window.enter = enter
  enter()
}
