import Flatbush from 'flatbush'
import { distanceToLine, insideRing } from './geometry.ts'
import type { MapModel, Shape } from './map-model.ts'

export interface HitTester {
  /** The province at a point, else the sea. Small islands are also hit within `reach`. */
  at(x: number, y: number, reach: number): Shape | null
}

export function hitTester(model: MapModel, include: (shape: Shape) => boolean): HitTester {
  const provinces = index(model.provinces.filter(include))
  const seas = index(model.seas.filter(include))
  return {
    at: (x, y, reach) => provinces.inside(x, y) ?? provinces.near(x, y, reach) ?? seas.inside(x, y)
  }
}

function index(shapes: readonly Shape[]) {
  if (shapes.length === 0) return { inside: () => null, near: () => null }
  const tree = new Flatbush(shapes.length)
  for (const { bounds } of shapes) tree.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
  tree.finish()
  const candidates = (x: number, y: number, r: number) =>
    tree.search(x - r, y - r, x + r, y + r).flatMap((i) => shapes[i] ?? [])
  return {
    inside: (x: number, y: number) => candidates(x, y, 0).find((shape) => contains(shape, x, y)) ?? null,
    near(x: number, y: number, reach: number): Shape | null {
      let best: Shape | null = null
      let least = reach
      for (const shape of candidates(x, y, reach)) {
        const distance = Math.min(...shape.rings.map((ring) => distanceToLine(ring, x, y)))
        if (distance < least) {
          least = distance
          best = shape
        }
      }
      return best
    }
  }
}

export function contains(shape: Shape, x: number, y: number): boolean {
  const b = shape.bounds
  if (x < b.minX || x > b.maxX || y < b.minY || y > b.maxY) return false
  let inside = false
  for (const ring of shape.rings) if (insideRing(ring, x, y)) inside = !inside
  return inside
}
