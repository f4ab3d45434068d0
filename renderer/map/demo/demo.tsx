import { StrictMode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Extent, MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../../assets/map/drawing.json?url'
import { mapFacts } from '../../game/map-facts.ts'
import { ProvinceMap, type ProvinceMapHandle } from '../province-map.tsx'
import { english, spanish } from '../strings.ts'
import { type MapLayers, type MapMode, mapModes, type PlaceRef, type ThemeName } from '../types.ts'
import { colourings, sides, stacks } from './sample.ts'

declare global {
  interface Window {
    map?: ProvinceMapHandle | null
    selected?: PlaceRef | null
  }
}

const query = new URLSearchParams(location.search)
const extent: Extent = query.get('extent') === 'full' ? 'east' : 'base'

const expose = (handle: ProvinceMapHandle | null) => {
  window.map = handle
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
      />
      {!query.has('plain') && (
        <nav style={{ position: 'absolute', top: 18, right: 18, display: 'flex', gap: 4 }}>
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

const root = document.getElementById('root')
if (root) {
  const drawing: MapDrawing = await (await fetch(drawingUrl)).json()
  createRoot(root).render(
    <StrictMode>
      <Demo drawing={drawing} />
    </StrictMode>
  )
}
