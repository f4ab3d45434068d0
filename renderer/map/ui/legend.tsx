import { useEffect, useRef, useState } from 'react'
import type { MapStrings } from '../map-strings.ts'
import {
  type Colouring,
  type Glyph,
  type MapLayers,
  type MapMode,
  type MapSide,
  type Pattern,
  type Terrain,
  type ThemeName,
  terrains
} from '../map-types.ts'
import { tonesFor } from '../paint/fills.ts'
import { drawPattern } from '../paint/hatch.ts'
import { drawTerrain } from '../paint/terrain-symbols.ts'
import { drawEmblem } from '../sprites/emblem.ts'
import { type Theme, themes } from '../theme.ts'

interface LegendProps {
  readonly mode: MapMode
  readonly sides: MapLayers['sides']
  readonly glyphs: MapLayers['glyphs']
  readonly theme: ThemeName
  readonly strings: MapStrings
}

interface LegendEntry {
  readonly key: string
  readonly label: string
  readonly ground: string
  readonly colour: string
  readonly pattern: Pattern
  readonly terrain: Terrain | null
  readonly side?: string
  readonly emblem?: string
}

/** Explains the colours, patterns and symbols of the current mode. Can be folded. */
export function Legend({ mode, sides, glyphs, theme, strings }: LegendProps) {
  const [open, setOpen] = useState(true)
  const entries = entriesFor(mode.colouring, themes[theme])
  return (
    <section
      className="province-map__legend"
      aria-label={strings.legend}
      data-map-control
      data-testid="map-legend"
    >
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {mode.label}
      </button>
      {open && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <SwatchPicture entry={entry} theme={themes[theme]} />
              {entry.emblem === undefined ? (
                <SideShape side={sides[entry.side ?? '']} />
              ) : (
                <EmblemPicture
                  colour={entry.colour}
                  side={sides[entry.side ?? '']}
                  name={entry.emblem}
                  drawing={glyphs[entry.emblem]}
                />
              )}
              {entry.label}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The shape of the owner's counters, so that the reader need not tell similar tints apart. */
function SideShape({ side }: { readonly side: MapSide | undefined }) {
  if (!side) return null
  return (
    <i
      className={`province-map__shape province-map__shape--${side.shape}`}
      style={{ background: side.colour }}
      title={side.label ?? undefined}
    />
  )
}

const EMBLEM = 20

interface EmblemProps {
  readonly colour: string
  readonly side: MapSide | undefined
  readonly name: string
  readonly drawing: Glyph | undefined
}

/** The emblem that stands on the land of an entry. */
function EmblemPicture({ colour, side, name, drawing }: EmblemProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!ctx || !side) return
    ctx.setTransform(2, 0, 0, 2, EMBLEM, EMBLEM)
    ctx.clearRect(-EMBLEM / 2, -EMBLEM / 2, EMBLEM, EMBLEM)
    drawEmblem(ctx, side.shape, colour, drawing ? { name, drawing } : null, EMBLEM * 0.78)
  }, [colour, side, name, drawing])
  return (
    <canvas
      ref={canvas}
      width={EMBLEM * 2}
      height={EMBLEM * 2}
      style={{ width: EMBLEM, height: EMBLEM }}
      className="province-map__emblem"
      title={side?.label ?? undefined}
    />
  )
}

function entriesFor(colouring: Colouring, theme: Theme): LegendEntry[] {
  switch (colouring.kind) {
    case 'terrain':
      return terrains.flatMap((terrain) => {
        const label = colouring.labels[terrain]
        const ground = theme.strongTerrain[terrain]
        return label === undefined ? [] : [{ ...plain, key: terrain, label, ground, terrain }]
      })
    case 'scale': {
      const tones = tonesFor(colouring.steps.length, theme)
      return colouring.steps.map((label, step) => ({
        ...plain,
        key: String(step),
        label,
        ground: tones[step] ?? ''
      }))
    }
    case 'wash':
      return Object.entries(colouring.swatches).map(([key, swatch]) => ({
        ...plain,
        ...swatch,
        key,
        ground: theme.terrain.plain
      }))
  }
}

/** The fields of an entry without colour, pattern and terrain. */
const plain = { colour: 'transparent', pattern: 'none', terrain: null } as const

const width = 30
const height = 20

function SwatchPicture({ entry, theme }: { readonly entry: LegendEntry; readonly theme: Theme }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { ground, colour, pattern, terrain } = entry
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!ctx) return
    ctx.setTransform(2, 0, 0, 2, 0, 0)
    ctx.globalAlpha = 1
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, width, height)
    ctx.globalAlpha = theme.fill.wash + 0.2
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, width, height)
    ctx.globalAlpha = 0.8
    ctx.strokeStyle = colour
    ctx.lineWidth = 1.2
    for (let x = 0; x < width; x += 9) {
      for (let y = 0; y < height; y += 9) {
        ctx.save()
        ctx.translate(x, y)
        ctx.beginPath()
        ctx.rect(0, 0, 9, 9)
        ctx.clip()
        drawPattern(ctx, pattern, 9)
        ctx.restore()
      }
    }
    ctx.globalAlpha = 1
    if (terrain) {
      ctx.strokeStyle = theme.ink
      ctx.lineWidth = 1
      ctx.lineCap = 'round'
      drawTerrain(ctx, terrain, 9, 10, 12, 0.7)
      drawTerrain(ctx, terrain, 21, 11, 12, 0.1)
    }
  }, [ground, colour, pattern, terrain, theme])
  return <canvas ref={canvas} width={width * 2} height={height * 2} style={{ width, height }} />
}
