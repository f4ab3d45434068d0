import type { Shape } from '../model/map-model.ts'
import { formatIncome, type MapStrings } from '../strings.ts'
import type { CityFacts, MapFacts, MapLayers } from '../types.ts'
import { AtPointer } from './at-pointer.tsx'

interface TooltipProps {
  readonly shape: Shape
  readonly x: number
  readonly y: number
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly strings: MapStrings
  readonly more: readonly string[]
}

export function Tooltip({ shape, x, y, facts, layers, strings, more }: TooltipProps) {
  const province = facts.provinces[shape.id]
  const name = province?.name ?? facts.seas[shape.id]?.name ?? shape.id
  const key = layers.colourings[layers.mode]?.provinces[shape.id]
  const swatch = key === undefined ? undefined : layers.colourings[layers.mode]?.swatches[key]
  const forces = forcesIn(shape.id, layers)
  return (
    <AtPointer x={x} y={y}>
      <strong>{name}</strong>
      {province ? (
        <dl>
          <Row label={strings.area} value={facts.areas[province.area]?.name ?? province.area} />
          <Row label={strings.terrain} value={strings.terrains[province.terrain]} />
          <Row label={strings.income} value={formatIncome(province.income)} />
          {province.city && <Row label={strings.city} value={describeCity(province.city, facts, strings)} />}
          {province.granary && <Row label={strings.granary} value="✓" />}
          {province.caravan && <Row label={strings.caravan} value="✓" />}
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
          <i style={{ background: layers.sides[side]?.colour }} /> {layers.sides[side]?.label}: {text}
        </p>
      ))}
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </AtPointer>
  )
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function describeCity(city: CityFacts, facts: MapFacts, strings: MapStrings): string {
  const parts = [city.level === 0 ? strings.citySite : strings.cityLevel(city.level)]
  if (city.fortified) parts.push(strings.fortified)
  if (city.port) parts.push(`${strings.port} (${facts.seas[city.port]?.name ?? city.port})`)
  return `${city.name}, ${parts.join(', ')}`
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
