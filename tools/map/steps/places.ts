import type { Label } from '#shared/map/drawing.ts'
import { at, distance, distanceToSegment, type Point, type PointLine } from '../lib/geometry.ts'
import type { Mask } from '../lib/mask.ts'
import { distanceToLabel } from './labels.ts'

const CITY = 5
const LARGEST = 24
const SMALLEST = 5.5

export interface CounterPlace {
  readonly at: Point
  readonly room: number
}

/**
 * Finds free circles inside a shape, widest first, clear of its city, its label and each other. In a shape too small
 * for two of them the circles may lie under the label, and then shrink: the map can move a name, but not an army.
 */
export function counterPlaces(
  mask: Mask,
  lines: readonly PointLine[],
  label: Label | null,
  city: Point | null,
  most: number
): CounterPlace[] {
  const exact = ({ at: p, room }: CounterPlace): CounterPlace => ({
    at: p,
    room: Math.min(room, toLines(lines, p))
  })
  return findCircles(mask, label, city, most).map(exact)
}

function findCircles(mask: Mask, label: Label | null, city: Point | null, most: number): CounterPlace[] {
  const clear = pick(mask, label, label, city, most, SMALLEST)
  if (clear.length >= 2) return clear
  const overLabel = pick(mask, label, null, city, 2, SMALLEST)
  if (overLabel.length >= 2) return overLabel
  return pick(mask, label, null, city, 2, 0.5)
}

function pick(
  mask: Mask,
  near: Label | null,
  label: Label | null,
  city: Point | null,
  most: number,
  smallest: number
): CounterPlace[] {
  const free = new Float32Array(mask.depth)
  const cells: number[] = []
  for (let i = 0; i < free.length; i++) {
    if (mask.inside[i] !== 1) continue
    const p = mask.centre(i)
    let room = Math.min(at(free, i) - mask.cell / 2, LARGEST)
    if (city) room = Math.min(room, distance(p, city) - CITY)
    if (label) room = Math.min(room, distanceToLabel(label, p))
    free[i] = room
    if (room >= smallest) cells.push(i)
  }
  // Among equally wide places the one nearer to the name is better.
  const home = near?.at ?? city
  const away = Float32Array.from(free, (_, i) =>
    home ? Math.min(6, distance(mask.centre(i), home) * 0.03) : 0
  )
  const places: CounterPlace[] = []
  while (places.length < most) {
    let best = -1
    let bestScore = 0
    for (const i of cells) {
      const score = at(free, i) - at(away, i)
      if (at(free, i) < smallest || (best >= 0 && score <= bestScore)) continue
      best = i
      bestScore = score
    }
    if (best < 0) break
    // The first place of a small shape must leave room for a second.
    const room = places.length === 0 && most > 1 ? Math.min(at(free, best), 20) : at(free, best)
    const p = mask.centre(best)
    places.push({ at: p, room })
    for (const i of cells) free[i] = Math.min(at(free, i), distance(mask.centre(i), p) - room)
  }
  return places
}

function toLines(lines: readonly PointLine[], p: Point): number {
  let best = Infinity
  for (const line of lines)
    for (let i = 0; i < line.length; i++)
      best = Math.min(best, distanceToSegment(p, at(line, i), at(line, (i + 1) % line.length)))
  return best
}
