import type { MapModel, Shape } from './map-model.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

const vectors: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1]
}

/** The neighbour that lies most nearly in a direction; null if there is none. */
export function neighbourTowards(
  model: MapModel,
  neighbours: ReadonlyMap<string, readonly string[]>,
  from: string,
  direction: Direction
): string | null {
  const here = centre(model.byId.get(from))
  if (!here) return null
  const [vx, vy] = vectors[direction]
  let best: string | null = null
  let most = 0.2
  for (const id of neighbours.get(from) ?? []) {
    const there = centre(model.byId.get(id))
    if (!there) continue
    const dx = there[0] - here[0]
    const dy = there[1] - here[1]
    const cosine = (dx * vx + dy * vy) / Math.max(1e-6, Math.hypot(dx, dy))
    if (cosine > most) {
      most = cosine
      best = id
    }
  }
  return best
}

/** Reading order: rows from north to south, each from west to east. */
export function readingOrder(model: MapModel, include: (shape: Shape) => boolean): string[] {
  const row = model.typicalSize * 1.5
  return model.provinces
    .filter(include)
    .flatMap((shape) => {
      const at = centre(shape)
      return at ? [{ id: shape.id, row: Math.floor(at[1] / row), x: at[0] }] : []
    })
    .sort((a, b) => a.row - b.row || a.x - b.x)
    .map(({ id }) => id)
}

function centre(shape: Shape | undefined): readonly [number, number] | null {
  if (!shape) return null
  if (shape.label) return shape.label.at
  const b = shape.bounds
  return [(b.minX + b.maxX) / 2, (b.minY + b.maxY) / 2]
}
