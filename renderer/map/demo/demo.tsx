import { StrictMode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Extent, MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../../assets/map/drawing.json?url'
import { mapFacts } from '../../invasions/map-facts.ts'
import { ProvinceMap, type ProvinceMapHandle } from '../province-map.tsx'
import { english, spanish } from '../strings.ts'
import { type MapLayers, type MapMode, mapModes, type PlaceRef, type ThemeName } from '../types.ts'
import { finisher, journeys } from './measure.ts'
import { colourings, sides, stacks } from './sample.ts'
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
    90,
    (direction) =>
      timed(() => {
        if (!scene.motion.moving) scene.motion.zoomBy(direction === 1 ? 1.6 : 1 / 1.6)
      })
  )
  window.journeys = { ours }
}

function Demo({ drawing }: { readonly drawing: MapDrawing }) {
  const [theme, setTheme] = useState<ThemeName>(query.get('theme') === 'dark' ? 'dark' : 'light')
  const [mode, setMode] = useState<MapMode>(mapModes.find((m) => m === query.get('mode')) ?? 'political')
  const [selected, setSelected] = useState<PlaceRef | null>(null)
  const facts = useMemo(() => mapFacts(extent), [])
  const showing = query.get('show') ?? ''
  const layers = useMemo<MapLayers>(
    () => ({
      extent,
      mode,
      colourings: colourings(facts),
      sides,
      stacks: query.has('bare') ? [] : stacks(facts),
      arrows: showing.includes('arrows')
        ? [
            { from: 'thracia', to: 'macedonia', kind: 'move' },
            { from: 'latium', to: 'campania', kind: 'attack' },
            { from: 'moesia_superior', to: 'pannonia', kind: 'retreat' }
          ]
        : [],
      highlight: showing.includes('targets')
        ? {
            places: ['thracia', 'macedonia', 'dardania', 'bythinia', 'mysia', 'moesia_inferior'],
            dimOthers: true
          }
        : null
    }),
    [facts, mode, showing]
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
        strings={query.get('lang') === 'es' ? spanish : english}
        selected={selected}
        onSelect={setSelected}
        {...(query.get('renderer') === 'webgl' ? { renderer: 'webgl' } : {})}
      />
      {!query.has('plain') && (
        <nav className="demo-bar">
          {mapModes.map((m) => (
            <button key={m} type="button" aria-pressed={m === mode} onClick={() => setMode(m)}>
              {english.modes[m]}
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
