import type { ReactNode } from 'react'
import type { MapStrings } from '../map-strings.ts'
import type { MapFacts, MapLayers, MapSide, Swatch } from '../map-types.ts'
import type { Shape } from '../model/map-model.ts'
import { PointerNote } from './pointer-note.tsx'

interface TooltipProps {
  readonly shape: Shape
  readonly x: number
  readonly y: number
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly strings: MapStrings
  readonly more: readonly string[]
  readonly instead: ReactNode
}

export function Tooltip({ shape, x, y, facts, layers, strings, more, instead }: TooltipProps) {
  const province = facts.provinces[shape.id]
  const name = province?.name ?? facts.seas[shape.id]?.name ?? shape.id
  const swatch = swatchOf(shape.id, layers)
  const forces = forcesIn(shape.id, layers)
  if (instead)
    return (
      <PointerNote x={x} y={y}>
        <strong>{name}</strong>
        {instead}
      </PointerNote>
    )
  return (
    <PointerNote x={x} y={y}>
      <strong>{name}</strong>
      {province ? (
        <dl>
          <Row label={strings.area} value={facts.areas[province.area]?.name ?? province.area} />
          {province.notes.map(({ label, value }) => (
            <Row key={label} label={label} value={value} />
          ))}
          {province.marks.map(({ label }) => (
            <Row key={label} label={label} value="✓" />
          ))}
        </dl>
      ) : (
        <em>{strings.sea}</em>
      )}
      {swatch && (
        <p>
          <i style={{ background: swatch.colour }} /> {swatch.label}
        </p>
      )}
      {forces.map(({ side, text }) => (
        <p key={side}>
          <i style={{ background: layers.sides[side]?.colour }} /> {named(layers.sides[side], text)}
        </p>
      ))}
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </PointerNote>
  )
}

function named(side: MapSide | undefined, text: string): string {
  return side?.label ? `${side.label}: ${text}` : text
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The swatch of a province. Steps of a scale are not shown, because the notes give exact numbers. */
function swatchOf(id: string, { mode: { colouring } }: MapLayers): Swatch | undefined {
  if (colouring.kind !== 'wash') return undefined
  const key = colouring.provinces[id]
  return key === undefined ? undefined : colouring.swatches[key]
}

function forcesIn(id: string, layers: MapLayers): { side: string; text: string }[] {
  const bySide = new Map<string, string[]>()
  for (const stack of layers.stacks) {
    if (stack.province !== id) continue
    for (const item of stack.items) {
      const list = bySide.get(item.side) ?? []
      list.push(item.count !== undefined && item.count > 1 ? `${item.count} × ${item.label}` : item.label)
      bySide.set(item.side, list)
    }
  }
  return [...bySide].map(([side, list]) => ({ side, text: list.join(', ') }))
}
