import type { MapDrawing, Point } from '#shared/map/drawing.ts'
import type { MapContent, ProvinceFacts } from '../map-types.ts'

/**
 * A made-up world for tests: three squares of land in a row and a bay below the first two. Ash and Birch are in the
 * Woods, Cedar (of the eastern extension) is in the Hills. A strait leads from Ash to Cedar.
 */
export const tinyDrawing: MapDrawing = {
  version: 1,
  frames: { base: frame(200), full: frame(300) },
  precision: 1,
  arcs: [
    [100, 0, -100, 0, 0, 100],
    [0, 100, 100, 0],
    [100, 100, 0, -100],
    [100, 0, 100, 0],
    [200, 0, 0, 100],
    [200, 100, -100, 0],
    [200, 0, 100, 0, 0, 100, -100, 0],
    [200, 100, 0, 100, -200, 0, 0, -100]
  ],
  provinces: [
    province('ash', 'base', [1, 2, 0], [50, 50]),
    province('birch', 'base', [3, 4, 5, 2], [150, 50]),
    province('cedar', 'east', [6, ~4], [250, 50])
  ],
  areas: [
    { id: 'woods', label: label([100, 50], 160) },
    { id: 'hills', label: label([250, 50], 80) }
  ],
  seas: [
    {
      id: 'bay',
      extent: 'base',
      polygons: [[[1, ~5, 7]]],
      label: label([100, 150], 160),
      places: [{ at: [60, 170], room: 20 }]
    }
  ],
  wasteland: [],
  lakes: [],
  borders: [
    { between: ['ash', 'birch'], extent: 'base', kind: 'open', arcs: [2] },
    { between: ['birch', 'cedar'], extent: 'east', kind: 'open', arcs: [4] }
  ],
  rivers: [],
  ranges: [],
  straits: [{ between: ['ash', 'cedar'], name: 'Long Ford', from: [50, 20], to: [250, 20] }]
}

const land: Omit<ProvinceFacts, 'name' | 'area'> = {
  terrain: 'plain',
  city: null,
  marks: [],
  coin: null,
  notes: []
}

export const tinyContent: MapContent = {
  facts: {
    provinces: {
      ash: {
        ...land,
        name: 'Ash',
        area: 'woods',
        city: { name: 'Ashtown', level: 3, fortified: true, landmark: false, port: true },
        marks: [{ glyph: 'well', label: 'Well' }],
        coin: '2'
      },
      birch: { ...land, name: 'Birch', area: 'woods', marks: [{ glyph: 'well', label: 'Well' }] },
      cedar: { ...land, name: 'Cedar', area: 'hills' }
    },
    areas: { woods: { name: 'The Woods' }, hills: { name: 'The Hills' } },
    seas: { bay: { name: 'Upper Bay' } }
  },
  modes: [{ id: 'terrain', label: 'Terrain', colouring: { kind: 'terrain', labels: { plain: 'Plain' } } }],
  glyphs: { well: { parts: [{ as: 'line', path: 'M-20 0H20' }] } },
  sides: {
    reds: { colour: '#f00', shape: 'round', label: 'Reds' },
    blues: { colour: '#00f', shape: 'square', label: 'Blues' }
  },
  stacks: []
}

function province(id: string, extent: 'base' | 'east', ring: readonly number[], middle: Point) {
  const [x, y] = middle
  return {
    id,
    extent,
    polygons: [[ring]],
    label: label(middle, 80),
    city: [x, y - 25] as const,
    places: [{ at: [x, y + 25] as const, room: 20 }]
  }
}

function label(at: Point, width: number) {
  return { at, width, height: 20, angle: 0 }
}

function frame(width: number) {
  return { x: 0, y: 0, width, height: 200 }
}
