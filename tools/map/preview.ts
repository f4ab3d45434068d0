import { readFileSync, writeFileSync } from 'node:fs'
import { areas } from '#shared/invasions/world/areas.ts'
import { provinces } from '#shared/invasions/world/provinces.ts'
import { seas } from '#shared/invasions/world/seas.ts'
import type { Label, MapDrawing, Point, Polygon } from '#shared/map/drawing.ts'

/**
 * Writes the committed drawing as an SVG to look at: node tools/map/preview.ts out.svg [x y width height]
 */
const [out = '/tmp/map.svg', ...crop] = process.argv.slice(2)
const drawing: MapDrawing = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../assets/map/drawing.json`, 'utf8')
)
const TERRAIN = {
  plain: '#e6dfa4',
  forest: '#a9c38a',
  mountain: '#c8ab8a',
  marsh: '#a6c6b4',
  steppe: '#d7cc97',
  desert: '#f0e2c0'
}

const arcs = drawing.arcs.map((flat) => {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < flat.length; i += 2) {
    x += flat[i] ?? 0
    y += flat[i + 1] ?? 0
    points.push([x * drawing.precision, y * drawing.precision])
  }
  return points
})
const arc = (ref: number): readonly Point[] => (ref >= 0 ? arcs[ref] : arcs[~ref]?.toReversed()) ?? []
const text = (p: Point) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`
const path = (line: readonly Point[]) => `M${line.map(text).join('L')}`
const shape = (polygons: readonly Polygon[]) =>
  polygons.flatMap((rings) => rings.map((ring) => `${path(ring.flatMap(arc))}Z`)).join('')
const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`
const word = (name: string, { at: [x, y], width, height, angle }: Label, colour: string, style = '') => {
  const two = name.includes(' ') && width / height < name.length * 0.4
  const lines = two ? [name.slice(0, name.lastIndexOf(' ')), name.slice(name.lastIndexOf(' ') + 1)] : [name]
  const size = (height / lines.length) * 0.8
  const spans = lines.map(
    (line, i) =>
      `<tspan x="${x}" y="${y + (i - (lines.length - 1) / 2) * size * 1.1 + size * 0.32}">${line}</tspan>`
  )
  return `<text transform="rotate(${angle} ${x} ${y})" font-size="${size.toFixed(1)}" fill="${colour}" text-anchor="middle" ${style}>${spans.join('')}</text>`
}

const { full } = drawing.frames
const parts: string[] = [
  `<rect x="${full.x - 300}" y="${full.y - 300}" width="5000" height="4000" fill="#9fc3d8"/>`
]
for (const zone of drawing.seas)
  parts.push(
    `<path d="${shape(zone.polygons)}" fill="#a9cbdf" stroke="#7fa8c0" stroke-width=".8" fill-rule="evenodd"/>`
  )
parts.push(`<path d="${shape(drawing.wasteland)}" fill="#d9d4c9" fill-rule="evenodd"/>`)
for (const { id, polygons } of drawing.provinces) {
  const terrain = provinces.find((record) => record.id === id)?.terrain ?? 'plain'
  parts.push(
    `<path d="${shape(polygons)}" fill="${TERRAIN[terrain]}" stroke="#55493a" stroke-width=".6" fill-rule="evenodd"/>`
  )
}
for (const { polygons } of drawing.lakes)
  parts.push(`<path d="${shape(polygons)}" fill="#a9cbdf" stroke="#6f9ab5" stroke-width=".6"/>`)
for (const { kind, arcs: own } of drawing.borders)
  for (const ref of own)
    parts.push(
      kind === 'range'
        ? stroke(path(arc(ref)), '#6b4a2c', 2)
        : stroke(path(arc(ref)), '#4a3f33', 1, 'stroke-dasharray="3 2"')
    )
for (const { courses } of drawing.rivers)
  for (const { line, width } of courses) parts.push(stroke(path(line), '#3f7fb4', 0.8 + width * 0.5))
for (const { peaks } of drawing.ranges)
  for (const {
    at: [x, y],
    size
  } of peaks)
    parts.push(
      `<path d="M${x - 5 * size} ${y + 3 * size}L${x} ${y - 5 * size}L${x + 5 * size} ${y + 3 * size}Z" fill="#9a7a58" stroke="#5a4028" stroke-width=".5"/>`
    )
for (const { from, to } of drawing.straits) parts.push(stroke(path([from, to]), '#b0206a', 2.5))
for (const { id, label, city, places } of drawing.provinces) {
  for (const {
    at: [x, y],
    room
  } of places)
    parts.push(
      `<circle cx="${x}" cy="${y}" r="${room}" fill="none" stroke="#a33" stroke-opacity=".35" stroke-width=".7"/>`
    )
  if (city) parts.push(`<circle cx="${city[0]}" cy="${city[1]}" r="3.2" fill="#fff" stroke="#a00"/>`)
  parts.push(word(provinces.find((record) => record.id === id)?.name ?? id, label, '#222'))
}
for (const { id, label, places } of drawing.seas) {
  for (const {
    at: [x, y],
    room
  } of places)
    parts.push(`<circle cx="${x}" cy="${y}" r="${room}" fill="none" stroke="#336" stroke-opacity=".3"/>`)
  parts.push(
    word(seas.find((record) => record.id === id)?.name ?? id, label, '#2c5a7d', 'font-style="italic"')
  )
}
for (const { id, label } of drawing.areas)
  parts.push(
    word(
      areas.find((record) => record.id === id)?.name ?? id,
      label,
      '#7a1f1f',
      'opacity=".35" letter-spacing="2"'
    )
  )
for (const { name, label } of [...drawing.rivers, ...drawing.ranges])
  if (label) parts.push(word(name, label, '#27557a', 'font-style="italic"'))
const view = crop.length === 4 ? crop.join(' ') : `${full.x} ${full.y} ${full.width} ${full.height}`
writeFileSync(
  out,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" font-family="serif">${parts.join('\n')}</svg>\n`
)
