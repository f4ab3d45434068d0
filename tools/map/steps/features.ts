import { borders } from '#shared/invasions/world/borders.ts'
import type { RangeLine, RiverLine, StraitArrow } from '#shared/map/drawing.ts'
import {
  at,
  boxOf,
  distance,
  inRing,
  lerp,
  lineLength,
  type Point,
  type PointLine,
  resample
} from '../lib/geometry.ts'
import { hash } from '../lib/noise.ts'
import { SegmentGrid } from '../lib/segment-grid.ts'
import type { Edge } from './arrange.ts'
import { roundedLabel } from './draw.ts'
import { rounded, roundedPoint } from './encode.ts'
import type { Walk } from './faces.ts'
import { inputs } from './inputs.ts'
import { alongLine } from './labels.ts'
import { pairKey } from './pinch.ts'

const FALSE_STRETCH = 30

/** Draws rivers from source to mouth, on the land of the game only. */
export function riverLines(
  courses: readonly { readonly river: string; readonly line: PointLine }[],
  edges: readonly Edge[],
  walks: readonly Walk[]
): RiverLine[] {
  const grid = new SegmentGrid<null>(16)
  for (const { kind, points } of edges)
    if (kind === 'coast')
      for (let i = 1; i < points.length; i++) grid.add(at(points, i - 1), at(points, i), null)
  const game = walks
    .filter(({ label, area }) => label.startsWith('province:') && area > 0)
    .map(({ line }) => ({ line, box: boxOf(line) }))
  const inGame = (p: Point) =>
    game.some(
      ({ line, box }) => p[0] > box.x0 && p[0] < box.x1 && p[1] > box.y0 && p[1] < box.y1 && inRing(line, p)
    )
  // A river on a border lies exactly on the edge of both provinces, so this looks to either side of it.
  const onLand = ([x, y]: Point) => inGame([x - 0.4, y - 0.3]) || inGame([x + 0.4, y + 0.3])
  const foreign = falseBorders(edges, [...new Set(courses.map(({ river }) => river))])
  const names = [...new Set(courses.map(({ river }) => river))]
  return names.map((name) => {
    const lines = courses
      .filter(({ river }) => river === name)
      .map(({ line }) => line)
      .sort((a, b) => lineLength(b) - lineLength(a))
    const distinct = lines.filter((line, i) => !lines.slice(0, i).some((longer) => follows(line, longer)))
    const cut = distinct
      .flatMap((line) => onLandParts(line, grid, onLand))
      .flatMap((line) => withoutFalseBorders(line, foreign.get(name) ?? new Set()))
      .filter((line) => lineLength(line) > 9)
    const total = cut.reduce((sum, line) => sum + lineLength(line), 0)
    const width = total > 620 ? 4 : total > 330 ? 3 : total > 170 ? 2 : 1
    const longest = cut.toSorted((a, b) => lineLength(b) - lineLength(a))[0]
    const label = longest ? alongLine(longest, name, 9, 6) : null
    return {
      name,
      courses: cut.map((line) => ({ line: line.map(roundedPoint), width })),
      label: label && roundedLabel(label)
    }
  })
}

/** For each river, the points of borders that it must not follow, because they are no borders on it in the rules. */
function falseBorders(edges: readonly Edge[], rivers: readonly string[]): Map<string, Set<string>> {
  const kinds = new Map(borders.map((border) => [border.between.join(' '), border]))
  const out = new Map(rivers.map((name) => [name, new Set<string>()]))
  for (const { kind, plus, minus, points } of edges) {
    if (kind !== 'border') continue
    const border = kinds.get(pairKey(plus, minus).replaceAll('province:', ''))
    if (!border) continue
    const own = border.kind === 'river' ? border.name : null
    const inner = points.slice(1, -1)
    for (const name of rivers) if (name !== own) for (const p of inner) out.get(name)?.add(p.join())
  }
  return out
}

/** Cuts out the stretches along such points. Keeps those too short to mislead, so that the river does not break up. */
function withoutFalseBorders(line: PointLine, foreign: ReadonlySet<string>): Point[][] {
  const parts: Point[][] = [[]]
  for (let i = 0; i < line.length; ) {
    let end = i
    while (end < line.length && foreign.has(at(line, end).join())) end++
    if (lineLength(line.slice(i, end)) > FALSE_STRETCH) {
      parts.push([])
      i = end
      continue
    }
    end = Math.max(end, i + 1)
    parts.at(-1)?.push(...line.slice(i, end))
    i = end
  }
  return parts.filter((part) => part.length > 1)
}

const follows = (line: PointLine, longer: PointLine): boolean => {
  const grid = new SegmentGrid<null>(12)
  for (let i = 1; i < longer.length; i++) grid.add(at(longer, i - 1), at(longer, i), null)
  const points = resample(line, 4)
  return points.filter((p) => grid.nearest(p, 7)).length > points.length * 0.7
}

function onLandParts(line: PointLine, coast: SegmentGrid<null>, onLand: (p: Point) => boolean): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  const close = () => {
    if (part.length > 1) parts.push(part)
    part = []
  }
  for (let i = 1; i < line.length; i++) {
    const a = at(line, i - 1)
    const b = at(line, i)
    const stops = [a, ...coast.crossings(a, b).map(({ t }) => lerp(a, b, t)), b]
    for (let k = 1; k < stops.length; k++) {
      const [p, q] = [at(stops, k - 1), at(stops, k)]
      if (!onLand(lerp(p, q, 0.5))) {
        close()
        continue
      }
      if (part.length === 0) part.push(p)
      part.push(q)
    }
  }
  close()
  return parts
}

/** Puts mountains along the axis of each range, the highest in its middle. */
export function rangeLines(ranges: ReadonlyMap<string, readonly PointLine[]>): RangeLine[] {
  return [...ranges].flatMap(([name, parts], r) => {
    const longest = parts.toSorted((a, b) => lineLength(b) - lineLength(a))[0]
    return parts.map((line): RangeLine => {
      const points = resample(line, 11)
      const peaks = points.map((p, i) => {
        const before = at(points, Math.max(0, i - 1))
        const after = at(points, Math.min(points.length - 1, i + 1))
        const d = distance(before, after) || 1
        const side = (hash(i, r, 41) - 0.5) * 7
        const along = (hash(i, r, 42) - 0.5) * 4
        const n: Point = [-(after[1] - before[1]) / d, (after[0] - before[0]) / d]
        const end = Math.min(i, points.length - 1 - i) / Math.max(1, points.length - 1)
        return {
          at: roundedPoint([p[0] + n[0] * side + n[1] * along, p[1] + n[1] * side - n[0] * along]),
          size: rounded(0.7 + 0.3 * Math.min(1, end * 4) + 0.3 * hash(i, r, 43), 2)
        }
      })
      const label = line === longest ? alongLine(line, name, 9, 10) : null
      return {
        name,
        line: line.map(roundedPoint),
        peaks: peaks.sort((a, b) => a.at[1] - b.at[1]),
        label: label && roundedLabel(label)
      }
    })
  })
}

export function straitArrows(
  place: (lonLat: readonly [number, number]) => Point,
  walks: readonly Walk[]
): StraitArrow[] {
  return borders.flatMap((border): StraitArrow[] => {
    if (border.kind !== 'strait') return []
    const ends = inputs.straits[border.name]
    if (!ends) throw new Error(`data/straits.json has no strait ${border.name}`)
    const shore = (id: string, p: Point) => {
      const own = walks.filter(({ label, area }) => label === `province:${id}` && area > 0)
      return own.some(({ line }) => inRing(line, p))
    }
    const [p, q] = [place(ends[0]), place(ends[1])]
    const [a, b] = border.between
    const straight = shore(a, p) || shore(b, q)
    const [from, to] = straight ? [p, q] : [q, p]
    return [{ between: border.between, name: border.name, from: roundedPoint(from), to: roundedPoint(to) }]
  })
}
