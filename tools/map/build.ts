// `npm run map`: builds assets/map/drawing.json from the inputs in data/. README.md describes the steps.
import { writeFileSync } from 'node:fs'
import { borders } from '#shared/invasions/world/borders.ts'
import { at, type Box, boxOf, grown, type Point, resample, smooth } from './lib/geometry.ts'
import { SegmentGrid } from './lib/segment-grid.ts'
import { lakes, projectedLand, warpedLand } from './steps/coast.ts'
import { draw } from './steps/draw.ts'
import { rangeLines, riverLines, straitArrows } from './steps/features.ts'
import { inputs, project, projectLine } from './steps/inputs.ts'
import { enlargeIslands } from './steps/islands.ts'
import { buildMesh } from './steps/mesh.ts'
import { RiverBed } from './steps/on-rivers.ts'
import { OPEN_WATER, partition, province, rangeGrid, sea, WASTELAND } from './steps/partition.ts'
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
const place = (lonLat: readonly [number, number]): Point => warp.forward(project(lonLat))
const provincePoints = Object.values(inputs.provinces).flatMap(({ anchors }) => anchors.map(place))
const box: Box = grown(boxOf(provincePoints), 170)
const land = enlargeIslands(warpedLand(raw, warp.forward, grown(box, -2)), place)
lap('land')
const coast = new SegmentGrid<null>(40)
for (const rings of land)
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) coast.add(at(ring, i), at(ring, (i + 1) % ring.length), null)
const toWater = (p: Point) => coast.nearest(p, 200)?.distance ?? 200
const courses = riverCourses(warp.forward, toWater)
const mesh = buildMesh(
  grown(box, 25),
  courses.map(({ line }) => line),
  warp.inverse
)
lap(`mesh of ${mesh.points.length}`)
const ranges = new Map(
  Object.entries(inputs.ranges).map(([name, parts]) => [
    name,
    parts.map((line) => smooth(resample(projectLine(line).map(warp.forward), 6), 6))
  ])
)
const bordering = new Set(
  borders.flatMap(({ between: [a, b], kind }) =>
    kind === 'strait' ? [] : [pairKey(province(a), province(b))]
  )
)
const bed = new RiverBed(mesh, courses)
const landSources = [
  ...Object.entries(inputs.provinces).flatMap(([id, { anchors, city }]) =>
    [...anchors, ...(city ? [city] : [])].map((p) => ({ label: province(id), at: place(p) }))
  ),
  ...inputs.wasteland.land.map((p) => ({ label: WASTELAND, at: place(p) }))
]
const seaSources = [
  ...Object.entries(inputs.seas).flatMap(([id, anchors]) =>
    anchors.map((p) => ({ label: sea(id), at: place(p) }))
  ),
  ...inputs.wasteland.sea.map((p) => ({ label: OPEN_WATER, at: place(p) }))
]
const { edges, walks } = partition(
  mesh,
  bed,
  land,
  box,
  rangeGrid(ranges),
  landSources,
  seaSources,
  bordering
)
lap(`partition: ${edges.length} edges, ${walks.length} walks`)
const drawing = draw({ edges, walks }, bed.holds, {
  cities: new Map(
    Object.entries(inputs.provinces).flatMap(([id, { city }]) => (city ? [[id, place(city)]] : []))
  ),
  lakes: lakes(warp.forward),
  rivers: riverLines(
    courses.map(({ river }, i) => ({ river, line: bed.course(i) })),
    edges,
    walks
  ),
  ranges: rangeLines(ranges),
  straits: straitArrows(place, walks)
})
lap('labels and places')
const file = `${import.meta.dirname}/../../assets/map/drawing.json`
const text = `${JSON.stringify(drawing).replaceAll('{"id"', '\n{"id"').replaceAll('{"between"', '\n{"between"')}\n`
writeFileSync(file, text)
lap(`${text.length} bytes, ${drawing.arcs.length} arcs`)
