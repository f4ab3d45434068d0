import { borders } from '#shared/invasions/world/borders.ts'
import { at, type Box, boxOf, distance, grown, lineLength, type P, resample, smooth } from './lib/geometry.ts'
import { SegmentGrid } from './lib/segment-grid.ts'
import { projectedLand, warpedLand } from './steps/coast.ts'
import { inputs, project, projectLine } from './steps/inputs.ts'
import { buildMesh } from './steps/mesh.ts'
import { RiverBed } from './steps/on-rivers.ts'
import { partition, province, rangeGrid, sea, WASTELAND, OPEN_WATER } from './steps/partition.ts'
import { pairKey } from './steps/pinch.ts'
import { riverCourses } from './steps/rivers.ts'
import { buildWarp } from './steps/warp.ts'

let clock = process.hrtime.bigint()
const lap = (what: string) => {
  const now = process.hrtime.bigint()
  console.log(`${what}: ${Number((now - clock) / 1000000n)} ms`)
  clock = now
}

const raw = projectedLand()
const warp = buildWarp(raw)
lap('warp')
const place = (lonLat: readonly [number, number]): P => warp.forward(project(lonLat))
const provincePoints = Object.values(inputs.provinces).flatMap(({ anchors }) => anchors.map(place))
const box: Box = grown(boxOf(provincePoints), 170)
const land = warpedLand(raw, warp.forward, grown(box, -2))
lap('land')
const coast = new SegmentGrid<null>(40)
for (const rings of land)
  for (const ring of rings) ring.forEach((p, i) => coast.add(p, at(ring, (i + 1) % ring.length), null))
const toWater = (p: P) => coast.nearest(p, 200)?.distance ?? 200
const courses = riverCourses(warp.forward, toWater)
const mesh = buildMesh(grown(box, 25), courses.map(({ line }) => line), warp.inverse)
lap(`mesh of ${mesh.points.length}`)
const ranges = new Map(
  Object.entries(inputs.ranges).map(([name, parts]) => [
    name,
    parts.map((line) => smooth(resample(projectLine(line).map(warp.forward), 6), 6))
  ])
)
const bordering = new Set(
  borders.flatMap(({ between: [a, b], kind }) => (kind === 'strait' ? [] : [pairKey(province(a), province(b))]))
)
const bed = new RiverBed(mesh, courses)
const landSources = [
  ...Object.entries(inputs.provinces).flatMap(([id, { anchors, city }]) =>
    [...anchors, ...(city ? [city] : [])].map((p) => ({ label: province(id), at: place(p) }))
  ),
  ...inputs.wasteland.land.map((p) => ({ label: WASTELAND, at: place(p) }))
]
const seaSources = [
  ...Object.entries(inputs.seas).flatMap(([id, anchors]) => anchors.map((p) => ({ label: sea(id), at: place(p) }))),
  ...inputs.wasteland.sea.map((p) => ({ label: OPEN_WATER, at: place(p) }))
]
const { edges, walks } = partition(mesh, bed, land, box, rangeGrid(ranges), landSources, seaSources, bordering)
lap(`partition: ${edges.length} edges, ${walks.length} walks`)
const contacts = new Map<string, number>()
for (const e of edges) {
  if (e.kind !== 'border') continue
  const key = [e.plus, e.minus].map((l) => l.replace('province:', '')).sort().join(' ')
  contacts.set(key, (contacts.get(key) ?? 0) + lineLength(e.points))
}
const known = new Set(borders.map((b) => b.between.join(' ')))
for (const [k, v] of contacts) if (!known.has(k) && !k.includes(':')) console.log('extra', k, v.toFixed(1))
for (const b of borders) if (b.kind !== 'strait' && !contacts.has(b.between.join(' '))) console.log('missing', b.between.join(' '))
for (const [k, v] of contacts) if (known.has(k) && v < 12) console.log('short', k, v.toFixed(1))
for (const b of borders) if (b.kind === 'strait' && contacts.has(b.between.join(' '))) console.log('strait touches', b.between.join(' '),contacts.get(b.between.join(' ')))
import fs from 'node:fs'
const d = (l: readonly P[], z = '') => 'M' + l.map((p) => p[0].toFixed(1) + ' ' + p[1].toFixed(1)).join('L') + z
let svg = ''
const byLabel = new Map<string, string>()
for (const w of walks) byLabel.set(w.label, (byLabel.get(w.label) ?? '') + d(w.line, 'Z'))
let k = 0
for (const [label, path] of byLabel) {
  k++
  const c = label.startsWith('sea') ? `hsl(${200 + (k * 37) % 30},40%,${68 + (k * 7) % 12}%)` : label === WASTELAND ? '#ddd' : label === 'outside' ? 'none' : `hsl(${(k * 67) % 360},35%,75%)`
  svg += `<path d="${path}" fill="${c}" fill-rule="evenodd" stroke="#333" stroke-width=".5"/>`
}
courses.forEach((_, i) => { svg += `<path d="${d(bed.course(i))}" fill="none" stroke="#06c" stroke-width="1.5"/>` })
fs.writeFileSync('/tmp/w/p.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x0} ${box.y0} ${box.x1 - box.x0} ${box.y1 - box.y0}">${svg}</svg>`)
console.log(box, distance([0, 0], [1, 1]))
