import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { BorderLine, Frame, MapDrawing, Polygon, ProvinceShape, Ring } from '#shared/map/drawing.ts'
import {
  at,
  boxOf,
  distanceToSegment,
  first,
  inPolygon,
  inRing,
  last,
  type Point,
  type PointLine,
  signedArea
} from './lib/geometry.ts'
import { readDrawing } from './lib/read-drawing.ts'

/**
 * Makes a coarser map of the same land: `node tools/map/coarsen.ts PLAN OUT` joins provinces and seas of the drawing as
 * a plan says. Land that the plan leaves out becomes land outside the game.
 */
const point = z.tuple([z.number(), z.number()])
const joined = z.strictObject({
  of: z.array(z.string()).min(1),
  at: point.optional(),
  name: point.optional()
})
const planSchema = z.strictObject({
  frame: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  provinces: z.record(z.string(), joined),
  seas: z.record(z.string(), joined),
  /** Where the name of an area goes, and how wide it may be. */
  areas: z.record(z.string(), z.strictObject({ at: point, width: z.number() }))
})
type Joined = z.infer<typeof joined>
/** The step of the search for the middle of the widest part. */
const STEP = 6
/** The least width for a name. */
const NAME_ROOM = 120

const [planFile = '', outFile = ''] = process.argv.slice(2)
const plan = planSchema.parse(JSON.parse(readFileSync(planFile, 'utf8')))
const open = readDrawing()
const { drawing } = open

const owner = new Map<string, string>()
for (const table of [plan.provinces, plan.seas])
  for (const [id, { of }] of Object.entries(table)) for (const part of of) owner.set(part, id)

const provinces = Object.entries(plan.provinces).map(([id, part]) => landOf(id, part))
const seas = Object.entries(plan.seas).map(([id, part]) => ({
  ...shapeOf(id, part, drawing.seas),
  polygons: dissolve(part, drawing.seas)
}))
const outside = drawing.provinces.filter(({ id }) => !owner.has(id)).flatMap(({ polygons }) => polygons)
const wasteland = [...drawing.wasteland, ...outside].filter((polygon) => isInFrame(open.rings([polygon])))

write({
  version: 1,
  frames: { base: plan.frame, full: plan.frame },
  precision: drawing.precision,
  provinces,
  areas: Object.entries(plan.areas).map(([id, { at: middle, width }]) => ({
    id,
    label: { at: middle, width, height: width / 8, angle: 0 }
  })),
  seas,
  wasteland,
  lakes: drawing.lakes.filter(({ polygons }) => isInFrame(open.rings(polygons))),
  borders: bordersBetween(),
  rivers: drawing.rivers.filter(({ courses }) => isInFrame(courses.map(({ line }) => line))),
  ranges: drawing.ranges.filter(({ line }) => isInFrame([line])),
  straits: [],
  arcs: drawing.arcs
})

function landOf(id: string, part: Joined): ProvinceShape {
  return { ...shapeOf(id, part, drawing.provinces), polygons: dissolve(part, drawing.provinces), city: null }
}

interface Piece {
  readonly id: string
  readonly polygons: readonly Polygon[]
}

/** A place without its land: its one place for pieces, by default the middle of its widest part, and its name. */
function shapeOf(id: string, part: Joined, pieces: readonly Piece[]) {
  const rings = open.rings(dissolve(part, pieces))
  const { at: middle, room } = part.at
    ? { at: part.at, room: Math.round(roomAt(rings, part.at)) }
    : widest(rings)
  const label = { at: part.name ?? middle, width: Math.max(NAME_ROOM, room * 2), height: room, angle: 0 }
  return { id, extent: 'base' as const, label, places: [{ at: middle, room }] }
}

/** The outline of several pieces together: joins the arcs that only one of them has into rings. */
function dissolve({ of }: Joined, pieces: readonly Piece[]): Polygon[] {
  const refs = of.flatMap((id) => {
    const found = pieces.find((piece) => piece.id === id)
    if (!found) throw new Error(`the map has no ${id}`)
    return found.polygons.flat(2)
  })
  const uses = Map.groupBy(refs, (ref) => (ref < 0 ? ~ref : ref))
  return polygonsFrom(joinedIntoRings(refs.filter((ref) => uses.get(ref < 0 ? ~ref : ref)?.length === 1)))
}

function joinedIntoRings(refs: readonly number[]): Ring[] {
  const key = ([x, y]: Point) => `${x},${y}`
  const left = new Set(refs)
  const rings: Ring[] = []
  for (const start of refs) {
    if (!left.delete(start)) continue
    const ring = [start]
    const home = key(first(open.arc(start)))
    for (
      let end = key(last(open.arc(start)));
      end !== home;
      end = key(last(open.arc(at(ring, ring.length - 1))))
    ) {
      const next = [...left].find((ref) => key(first(open.arc(ref))) === end)
      if (next === undefined) throw new Error('a ring does not close')
      left.delete(next)
      ring.push(next)
    }
    rings.push(ring)
  }
  return rings
}

/** Turns rings into polygons. A ring that lies within another becomes a hole in it. */
function polygonsFrom(rings: readonly Ring[]): Polygon[] {
  const sized = rings
    .map((ring) => ({ ring, line: open.ring(ring) }))
    .map((one) => ({ ...one, area: Math.abs(signedArea(one.line)) }))
    .sort((one, other) => other.area - one.area)
  const polygons: { readonly line: PointLine; readonly rings: Ring[] }[] = []
  for (const { ring, line } of sized) {
    const around = polygons.find((polygon) => inRing(polygon.line, at(line, 0)))
    if (around) around.rings.push(ring)
    else polygons.push({ line, rings: [ring] })
  }
  return polygons.map((polygon) => polygon.rings)
}

function widest(rings: readonly PointLine[]): { readonly at: Point; readonly room: number } {
  const box = boxOf(rings.flat())
  let best: { at: Point; room: number } = { at: [0, 0], room: -1 }
  for (let x = box.x0; x < box.x1; x += STEP) {
    for (let y = box.y0; y < box.y1; y += STEP) {
      const inFrame =
        x > plan.frame.x &&
        y > plan.frame.y &&
        x < plan.frame.x + plan.frame.width &&
        y < plan.frame.y + plan.frame.height
      const room = inFrame && inPolygon(rings, [x, y]) ? roomAt(rings, [x, y]) : -1
      if (room > best.room) best = { at: [Math.round(x), Math.round(y)], room: Math.round(room) }
    }
  }
  return best
}

function roomAt(rings: readonly PointLine[], p: Point): number {
  let room = Number.POSITIVE_INFINITY
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++)
      room = Math.min(room, distanceToSegment(p, at(ring, i), at(ring, (i + 1) % ring.length)))
  return room
}

/** Borders between the joined provinces. A river border of the fine map stays a river border. */
function bordersBetween(): BorderLine[] {
  return drawing.borders.flatMap((border) => {
    const [one, other] = border.between.map((id) => owner.get(id))
    return one && other && one !== other
      ? [{ ...border, extent: 'base', between: [one, other] as const }]
      : []
  })
}

function isInFrame(lines: readonly PointLine[]): boolean {
  const { x, y, width, height }: Frame = plan.frame
  const box = boxOf(lines.flat())
  return box.x0 < x + width && box.x1 > x && box.y0 < y + height && box.y1 > y
}

/** Writes the drawing with only the arcs that it still uses, renumbered. */
function write(coarse: MapDrawing): void {
  const used = new Map<number, number>()
  const arcs: (readonly number[])[] = []
  const renumbered = (ref: number): number => {
    const index = ref < 0 ? ~ref : ref
    if (!used.has(index)) {
      used.set(index, arcs.length)
      arcs.push(at(drawing.arcs, index))
    }
    const now = used.get(index) ?? 0
    return ref < 0 ? ~now : now
  }
  const rings = (polygons: readonly Polygon[]) =>
    polygons.map((polygon) => polygon.map((ring) => ring.map(renumbered)))
  const out: MapDrawing = {
    ...coarse,
    provinces: coarse.provinces.map((shape) => ({ ...shape, polygons: rings(shape.polygons) })),
    seas: coarse.seas.map((shape) => ({ ...shape, polygons: rings(shape.polygons) })),
    wasteland: rings(coarse.wasteland),
    lakes: coarse.lakes.map((lake) => ({ ...lake, polygons: rings(lake.polygons) })),
    borders: coarse.borders.map((border) => ({ ...border, arcs: border.arcs.map(renumbered) })),
    arcs
  }
  const text = `${JSON.stringify(out).replaceAll('{"id"', '\n{"id"').replaceAll('{"between"', '\n{"between"')}\n`
  writeFileSync(outFile, text)
  console.log(`${text.length} bytes, ${arcs.length} arcs`)
}
