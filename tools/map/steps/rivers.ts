import {
  at,
  distance,
  first,
  last,
  lineLength,
  type Point,
  type PointLine,
  resample,
  simplify,
  smooth
} from '../lib/geometry.ts'
import { inputs, projectLine } from './inputs.ts'

export interface Course {
  readonly river: string
  readonly line: PointLine
}

/** Ends of a river that are this close, in projected units, are joined. */
const JOIN = 30

/** Turns each river into a few long lines from source to mouth, smooth in the map's own units. */
export function riverCourses(warp: (p: Point) => Point, toWater: (p: Point) => number): Course[] {
  return Object.entries(inputs.rivers).flatMap(([river, pieces]) =>
    joined(pieces.map(projectLine))
      .filter((line) => lineLength(line) > 12)
      .map((line) => {
        const curve = smooth(resample(line.map(warp), 3), 8)
        const downstream = toWater(last(curve)) <= toWater(first(curve)) ? curve : curve.toReversed()
        return { river, line: simplify(downstream, 0.25) }
      })
  )
}

/** Joins the closest two free ends, until none are near each other. */
function joined(pieces: readonly PointLine[]): PointLine[] {
  const lines = pieces.filter((piece) => piece.length > 1 && lineLength(piece) > 0).map((piece) => [...piece])
  for (;;) {
    let best = JOIN
    let pick: [number, number, boolean, boolean] | null = null
    for (let i = 0; i < lines.length; i++) {
      for (let j = i + 1; j < lines.length; j++) {
        for (const flipA of [false, true]) {
          for (const flipB of [false, true]) {
            const a = at(lines, i)
            const b = at(lines, j)
            const d = distance(flipA ? first(a) : last(a), flipB ? last(b) : first(b))
            if (d < best) {
              best = d
              pick = [i, j, flipA, flipB]
            }
          }
        }
      }
    }
    if (!pick) return lines
    const [i, j, flipA, flipB] = pick
    const a = flipA ? at(lines, i).toReversed() : at(lines, i)
    const b = flipB ? at(lines, j).toReversed() : at(lines, j)
    lines.splice(j, 1)
    lines[i] = [...a, ...b]
  }
}
