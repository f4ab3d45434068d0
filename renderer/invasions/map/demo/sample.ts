import type { Extent } from '#shared/map/drawing.ts'
import type { MapContent, MapFacts, MapSide, MapStack, WashColouring } from '../../../map/map-types.ts'
import { type GlyphId, glyphs } from '../glyphs.ts'
import { mapFacts, printedCities } from '../map-facts.ts'
import { mapModes, type Washes } from '../map-modes.ts'
import type { MapWords } from '../map-words.ts'

/** Sample content: roughly the powers of the year 400. */
export function sampleContent(extent: Extent, words: MapWords): MapContent {
  const facts = mapFacts(extent, printedCities, words)
  return { facts, modes: mapModes(words, washes(facts)), glyphs, sides, stacks: stacks(facts) }
}

const sides: Readonly<Record<string, MapSide>> = {
  romans: { colour: '#a8322a', shape: 'square', label: 'Romans' },
  goths: { colour: '#3f6b3a', shape: 'shield', label: 'Goths' },
  huns: { colour: '#b07d1e', shape: 'lozenge', label: 'Huns' },
  persians: { colour: '#4a4a8c', shape: 'round', label: 'Persians' }
}

const west = [
  'britannia',
  'gallia_septentrionalis',
  'gallia_meridionalis',
  'hispania',
  'italia',
  'africa',
  'mauretania',
  'illyria'
]
const east = ['moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus', 'cyrenaica', 'libya']
const persia = ['persis', 'mesopotamia', 'parthia', 'persia_orientalis']
const huns = ['scythia', 'sarmatia', 'hunnia']
const goths = ['danubius', 'germania']

function byArea(facts: MapFacts, table: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [id, { area }] of Object.entries(facts.provinces)) {
    const key = Object.keys(table).find((k) => table[k]?.includes(area))
    if (key !== undefined) out[id] = key
  }
  return out
}

function washes(facts: MapFacts): Washes {
  const political: WashColouring = {
    kind: 'wash',
    swatches: {
      west: { colour: '#b23a2e', pattern: 'none', label: 'Western Empire' },
      east: { colour: '#8a3d74', pattern: 'diagonal', label: 'Eastern Empire' },
      persia: { colour: '#44509a', pattern: 'counter', label: 'Sasanian Persia' },
      huns: { colour: '#bb8420', pattern: 'dots', label: 'Huns' },
      goths: { colour: '#4a7d42', pattern: 'horizontal', label: 'Goths' }
    },
    provinces: byArea(facts, { west, east, persia, huns, goths })
  }
  return {
    political,
    nations: political,
    religion: {
      kind: 'wash',
      swatches: {
        nicene: { colour: '#b23a2e', pattern: 'none', label: 'Nicene' },
        arian: { colour: '#4a7d42', pattern: 'diagonal', label: 'Arian' },
        zoroastrian: { colour: '#c07a1c', pattern: 'cross', label: 'Zoroastrian' },
        pagan: { colour: '#5d6a74', pattern: 'dots', label: 'Pagan' }
      },
      provinces: byArea(facts, {
        nicene: [...west, ...east],
        arian: goths,
        zoroastrian: persia,
        pagan: [...huns, 'barbarum', 'balticum', 'caledonia_hibernia', 'scandinavia']
      })
    },
    objectives: {
      kind: 'wash',
      swatches: {
        held: { colour: '#4a7d42', pattern: 'none', label: 'Objective held' },
        wanted: { colour: '#b07d1e', pattern: 'diagonal', label: 'Objective wanted' }
      },
      provinces: byArea(facts, {
        held: ['danubius', 'moesia'],
        wanted: ['italia', 'hispania', 'gallia_meridionalis']
      })
    }
  }
}

const kinds: readonly GlyphId[] = ['infantry', 'cavalry', 'archer', 'elite', 'horse-archer', 'horde']

/** One stack here and there, the same on every run. */
function stacks(facts: MapFacts): MapStack[] {
  const political = washes(facts).political.provinces
  const sideOf: Readonly<Record<string, string>> = {
    west: 'romans',
    east: 'romans',
    persia: 'persians',
    huns: 'huns',
    goths: 'goths'
  }
  const out: MapStack[] = []
  Object.keys(facts.provinces).forEach((province, i) => {
    const side = sideOf[political[province] ?? '']
    if (!side || (i * 7) % 3 !== 0) return
    const count = 1 + ((i * 5) % 4)
    out.push({
      province,
      items: [
        ...(i % 4 === 0 ? [{ kind: 'leader', side, glyph: 'leader', label: 'Dux' } as const] : []),
        ...Array.from({ length: count }, (_, k) => {
          const glyph = kinds[(i + k) % kinds.length] ?? 'infantry'
          return { kind: 'unit', side, glyph, label: glyph, damaged: (i + k) % 5 === 0 } as const
        })
      ]
    })
  })
  out.push({
    province: 'latium',
    items: [{ kind: 'marker', side: 'romans', glyph: 'capital', label: 'Capital' }]
  })
  out.push({
    province: 'thracia',
    items: [
      { kind: 'marker', side: 'romans', glyph: 'capital', label: 'Capital' },
      { kind: 'unit', side: 'goths', glyph: 'cavalry', label: 'cavalry', count: 3 },
      { kind: 'marker', side: 'goths', glyph: 'siege', label: 'siege' }
    ]
  })
  for (const sea of ['mare_aegeum', 'mare_siculum', 'oceanus_britannicus']) {
    out.push({
      province: sea,
      items: [{ kind: 'unit', side: 'romans', glyph: 'fleet', label: 'fleet', count: 2 }]
    })
  }
  return out
}
