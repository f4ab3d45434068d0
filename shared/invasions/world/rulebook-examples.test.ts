import { describe, expect, test } from 'vitest'
import { everyRow } from '../../testing/every-row.ts'
import type { AreaId } from './areas.ts'
import type { ProvinceId } from './provinces.ts'
import { coastOf, mediterranean, onSameCoast, portsOf, seaNeighbours, seasOf } from './sea-queries.ts'
import { type SeaId, seas } from './seas.ts'
import {
  adjacent,
  areaNeighbours,
  areaOnMap,
  type BorderKind,
  borderBetween,
  distance,
  neighbours,
  provinceById,
  provincesOn,
  reachable,
  shortestPath
} from './world-queries.ts'

const noStrait = (_: ProvinceId, border: { kind: BorderKind }) => border.kind !== 'strait'
const overland: readonly BorderKind[] = ['open', 'river', 'range']

/** What the rulebook says or implies about two provinces; `kinds` are the border kinds that fit. */
const adjacency: readonly [ProvinceId, ProvinceId, string, readonly BorderKind[]][] = [
  ['osroene', 'amida', 'XVIII.D example', overland],
  ['coele_syria', 'amida', 'XVIII.D example, by the count of steps', overland],
  ['amida', 'euphrates', 'XVIII.D example', overland],
  ['euphrates', 'babylonia', 'XVIII.D example', overland],
  ['adiabene', 'akkad', 'XVIII.E example', overland],
  ['amida', 'adiabene', 'XVIII.E example: Roman ground outside Mesopotamia next to Adiabene', overland],
  ['thracia', 'moesia_inferior', 'XIX.A example 2: no range, no strait', ['open', 'river']],
  ['cappadocia', 'bythinia', 'XIX.A example 2: no range', ['open', 'river']],
  ['bythinia', 'thracia', 'XIX.A example 2: the Bosphorus', ['strait']],
  ['moesia_inferior', 'dardania', 'XX example 5; an entry without river or range', ['open']],
  ['dardania', 'macedonia', 'XX example 5, Chalcidica read as Macedonia', ['open']],
  ['valachia', 'moesia_inferior', 'XX example 5: the Visigoths cross the Danuvius', ['river']],
  ['pontus', 'armenia_minor', 'XX example 2', ['range']],
  ['lotharingia', 'agri_decumates', 'XX example 4, XXI example 2: across the Rhenus', ['river']],
  ['assyria', 'amida', 'XX example 3: no river crossed', ['open', 'range']],
  ['arvernia', 'septimania', 'XXV.D example', overland]
]

const notAdjacent: readonly [ProvinceId, ProvinceId, string][] = [
  ['assyria', 'adiabene', 'XX example 3 h, XXI example 1 g: Assyria is 3 from Akkad'],
  ['assyria', 'akkad', 'XX example 3 h'],
  ['amida', 'akkad', 'XX example 3 h'],
  ['euphrates', 'akkad', 'XX example 3 h, as Assyria borders Euphrates'],
  ['bythinia', 'pontus', 'XIX.A example 1: Pontus is 3 from Thracia'],
  ['thracia', 'dardania', 'XIX.A example 1: Dalmatia and Illyricum are 3 from Thracia'],
  ['thracia', 'naissus', 'XIX.A example 1: Savus is 3 from Thracia']
]

const distances: readonly [ProvinceId, ProvinceId, number, string][] = [
  ...(
    [
      'achaia',
      'illyricum',
      'dalmatia',
      'savus',
      'tisia',
      'dacia',
      'hypanis',
      'pontus',
      'melitene',
      'cilicia'
    ] satisfies ProvinceId[]
  ).map((to): [ProvinceId, ProvinceId, number, string] => ['thracia', to, 3, 'XIX.A example 1']),
  ['cappadocia', 'moesia_inferior', 3, 'XIX.A example 2'],
  ['assyria', 'akkad', 3, 'XX example 3 h, XXI example 1 g']
]

describe('adjacent, with the crossing', () => {
  test('as the examples need it', () => {
    everyRow(adjacency, String, ([a, b, , kinds]) => {
      expect(kinds).toContain(borderBetween(a, b)?.kind)
      expect(borderBetween(b, a)?.kind).toBe(borderBetween(a, b)?.kind)
    })
  })

  test('the crossings have the names of the examples', () => {
    expect(borderBetween('valachia', 'moesia_inferior')?.name).toBe('Danuvius')
    expect(borderBetween('lotharingia', 'agri_decumates')?.name).toBe('Rhenus')
    expect(borderBetween('thracia', 'bythinia')?.name).toBe('Bosphorus')
  })
})

test('provinces that the examples separate are not adjacent', () => {
  everyRow(notAdjacent, String, ([a, b]) => expect(adjacent(a, b)).toBe(false))
})

test('the distances are those of the examples', () => {
  everyRow(distances, String, ([a, b, steps]) => expect(distance(a, b)).toBe(steps))
})

describe('paths', () => {
  test('XIX.A example 1: beyond the ten provinces named, only Lycia is 3 from Thracia', () => {
    const ring = [...reachable('thracia', 3)].filter(([, steps]) => steps === 3).map(([id]) => id)
    const named = distances.filter(([from]) => from === 'thracia').map(([, to]) => to)
    expect(ring.sort()).toEqual([...named, 'lycia'].sort())
  })

  const far = [
    'istria',
    'noricum',
    'pannonia',
    'carnuntum',
    'hunnia',
    'carpathia',
    'galicia',
    'ucraina',
    'armenia_minor',
    'armenia',
    'osroene',
    'amida',
    'coele_syria',
    'phoenicia'
  ] as const
  test('XIX.A example 1: the others are more than 3 from Thracia', () => {
    everyRow(far, String, (id) => expect(distance('thracia', id)).toBeGreaterThan(3))
  })

  test('XIX.A example 2: the 3 steps cross just one strait, the Bosphorus, and no range', () => {
    const way = shortestPath('cappadocia', 'moesia_inferior') ?? []
    const crossed = way.slice(1).map((id, i) => borderBetween(way[i] ?? id, id)?.kind)
    expect(crossed.filter((kind) => kind === 'strait')).toHaveLength(1)
    expect(crossed).not.toContain('range')
  })

  test('XX example 3: Assyria reaches Akkad in 3 over ground that is not Roman', () => {
    const roman: readonly ProvinceId[] = ['amida', 'osroene', 'coele_syria']
    expect(distance('assyria', 'akkad', (to) => !roman.includes(to))).toBe(3)
  })

  test('XX example 5 i, XX.L: Dardania to Thracia within 3 without Moesia Inferior', () => {
    expect(distance('dardania', 'thracia', (to) => to !== 'moesia_inferior')).toBeLessThanOrEqual(3)
  })

  test('XX example 4: an army in Treveria stands within 3 of Lotharingia', () => {
    expect(distance('treveria', 'lotharingia')).toBeLessThanOrEqual(3)
  })

  test('XVI.F example: Treveria to Neustria, Africa to Tripolitania within one activation', () => {
    expect(distance('treveria', 'neustria')).toBeLessThanOrEqual(4)
    expect(distance('africa', 'tripolitania')).toBeLessThanOrEqual(4)
  })

  test('XVIII.F example: the Franks can enter Aquitania and leave it again', () => {
    expect(provinceById('aquitania').terrain).toBe('plain')
    expect(neighbours('aquitania').length).toBeGreaterThan(1)
  })
})

describe('seas', () => {
  test('XXV.D example: Sinus Gallicus - Mare Mauretanicum', () => {
    expect(seaNeighbours('sinus_gallicus')).toContain('mare_mauretanicum')
  })

  const coastal: readonly [ProvinceId, SeaId, string][] = [
    ['septimania', 'sinus_gallicus', 'XXV.D example'],
    ['utica', 'mare_mauretanicum', 'XXV.D example'],
    ['cartaginensis', 'mare_mauretanicum', 'XXV.E example'],
    ['caesarea', 'mare_mauretanicum', 'XXV.E example'],
    ['achaia', 'mare_aegeum', 'XXV example']
  ]
  test('XXV examples: what lies on which sea', () => {
    everyRow(coastal, String, ([id, zone]) => expect(seasOf(id)).toContain(zone))
  })

  test('XXV.E example: one African coast, another Spanish; Tingis has its port elsewhere', () => {
    expect(onSameCoast('mare_mauretanicum', 'caesarea', 'saldae')).toBe(true)
    expect(onSameCoast('mare_mauretanicum', 'caesarea', 'utica')).toBe(true)
    expect(onSameCoast('mare_mauretanicum', 'caesarea', 'cartaginensis')).toBe(false)
    expect(provinceById('tingitania').city?.port).toBe('sinus_gaditanus')
  })

  test('XXV.E: Pontus Euxinus has but one coast', () => {
    expect(seas.find(({ id }) => id === 'pontus_euxinus')?.coasts).toHaveLength(1)
  })

  test('XXV.E example: Mare Mauretanicum is Mediterranean, the Ocean is not', () => {
    expect(mediterranean()).toContain('mare_mauretanicum')
    expect(mediterranean()).not.toContain('oceanus_atlanticus')
    expect(mediterranean()).toHaveLength(8)
  })

  const ports: readonly [SeaId, number, readonly ProvinceId[]][] = [
    ['mare_adriaticum', 1, ['epirus', 'illyricum', 'spoletum', 'umbria']],
    ['mare_aegeum', 3, ['achaia', 'creta', 'lydia', 'macedonia']],
    ['mare_aralis', 0, []],
    ['mare_caspium', 0, []],
    ['mare_mauretanicum', 1, ['cartaginensis', 'saldae', 'utica']],
    ['mare_nostrum_orientalis', 3, ['cilicia', 'cyprus', 'delta', 'nilus', 'phoenicia']],
    ['mare_rubrum', 1, ['hijaz']],
    ['mare_siculum', 2, ['africa', 'apulia', 'cyrenaica', 'sicilia', 'tripolitania']],
    ['mare_suebicum', 0, ['selandia', 'sueonia']],
    ['mare_tyrrheneum', 2, ['campania', 'tuscia']],
    ['oceanus_atlanticus', 0, ['aquitania', 'armoricum']],
    ['oceanus_britannicus', 1, ['camulodunum', 'lugdunum']],
    ['oceanus_caledonicus', 0, []],
    ['oceanus_germanicus', 0, ['caledonia', 'norvegia']],
    ['oceanus_hibernicus', 0, ['lagenia']],
    ['oceanus_indianicus', 3, ['indus', 'mazania']],
    ['oceanus_occidentalis', 0, []],
    ['pontus_euxinus', 2, ['abascia', 'bosporus', 'colchis', 'pontus']],
    ['propontis', 0, ['thracia']],
    ['sinus_botnicus', 0, ['lethigallia', 'novogardia']],
    ['sinus_gaditanus', 1, ['tingitania']],
    ['sinus_gallicus', 1, ['provincia', 'tarraconensis']],
    ['sinus_persicus', 3, ['arabia_deserta', 'carmania']]
  ]
  test('XXXIII: every sea has its monopoly and its ports', () => {
    everyRow(ports, String, ([zone, monopoly, own]) => {
      expect(seas.find(({ id }) => id === zone)?.monopoly).toBe(monopoly)
      expect(portsOf(zone)).toEqual(own)
      for (const id of own) expect(coastOf(zone)).toContain(id)
    })
  })
})

describe('lands', () => {
  /** The land masses without straits, by one of their provinces. */
  function pieces(map: 'base' | 'full', may = noStrait): ProvinceId[][] {
    const left = new Set(provincesOn(map).map(({ id }) => id))
    const out: ProvinceId[][] = []
    for (const id of left) {
      const piece = [...reachable(id, Infinity, may, map).keys()]
      for (const own of piece) left.delete(own)
      out.push(piece.sort())
    }
    return out.sort((a, b) => b.length - a.length)
  }

  test.each([
    ['base', 215],
    ['full', 238]
  ] as const)(
    '%s: one mainland, Britannia, Hibernia, the north of Scandinavia and nine islands',
    (map, total) => {
      const [mainland, britain, ireland, scandinavia, ...islands] = pieces(map)
      expect(britain).toContain('camulodunum')
      expect(britain).toContain('caledonia')
      expect(ireland).toEqual(['conacia', 'lagenia', 'momonia', 'ultonia'])
      expect(scandinavia).toEqual(['norvegia', 'scania', 'sueonia'])
      expect(islands.map(([id]) => id).sort()).toEqual([
        'balearica',
        'corsica',
        'creta',
        'cyclades',
        'cyprus',
        'gothlandia',
        'sardinia',
        'selandia',
        'sicilia'
      ])
      expect(mainland).toHaveLength(total - (britain?.length ?? 0) - 4 - 3 - 9)
    }
  )

  test('III.E: the islands of the table are those pieces, and no province of the mainland or Britain', () => {
    const [, , ireland, , ...islands] = pieces('full')
    const marked = provincesOn('full').flatMap(({ id, island }) => (island ? [id] : []))
    expect(marked.sort()).toEqual([...(ireland ?? []), ...islands.flat()].sort())
  })

  test('with straits only Balearica, Creta, Cyclades, Cyprus, Gothlandia and Corsica-Sardinia stay apart', () => {
    const apart = pieces('full', () => true).slice(1)
    expect(apart.map((piece) => piece.join(' ')).sort()).toEqual([
      'balearica',
      'corsica sardinia',
      'creta',
      'cyclades',
      'cyprus',
      'gothlandia'
    ])
  })

  test('XXXIII: on the printed map Kushania belongs to no Area', () => {
    expect(areaOnMap('kushania', 'base')).toBeNull()
    expect(areaOnMap('kushania', 'full')).toBe('parthia')
  })

  test('XXIX.F: Areas next to each other, over land and strait', () => {
    const expected: readonly [AreaId, readonly AreaId[]][] = [
      ['scythia', ['balticum', 'caucasus', 'oxia', 'parthia', 'sarmatia']],
      ['britannia', ['caledonia_hibernia', 'gallia_septentrionalis']],
      ['hispania', ['africa', 'gallia_meridionalis']]
    ]
    for (const [id, others] of expected) expect(areaNeighbours(id)).toEqual(others)
    expect(areaNeighbours('scythia', 'base')).toEqual(['balticum', 'caucasus', 'sarmatia'])
  })
})

const terrains = [
  ['lotharingia', 'forest'],
  ['moesia_inferior', 'mountain'],
  ['dardania', 'mountain'],
  ['armenia_minor', 'mountain'],
  ['cappadocia', 'steppe'],
  ['aquitania', 'plain'],
  ['assyria', 'steppe']
] as const

test('the terrain is as the examples need it', () => {
  everyRow(terrains, String, ([id, terrain]) => expect(provinceById(id).terrain).toBe(terrain))
})
