import { describe, expect, it } from 'vitest'
import { copyJson } from '../../engine/json.ts'
import { everyRow } from '../../testing/every-row.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { readScenario } from './scenario-check.ts'

/** A copy of a scenario with one change, as a person with a text editor would make it. */
function changed(change: (document: Draft) => void): unknown {
  const document: Draft = copyJson(scenarios.attila as unknown as Draft)
  change(document)
  return document
}

/** A scenario as its author sees it: any field may hold anything. */
interface Draft {
  [field: string]: unknown
  nations: { [field: string]: unknown; land: { province: string; units: { [field: string]: unknown }[] }[] }[]
  areas: { nation: string; areas: string[] }[]
}

/** The fields that the reader complains about. */
function faultsOf(change: (document: Draft) => void): string[] {
  const read = readScenario(changed(change))
  return read.ok ? [] : read.problems.map(({ field }) => field)
}

function nationOf(document: Draft, id: string): Draft['nations'][number] {
  const found = document.nations.find(({ nation }) => nation === id)
  if (!found) throw new Error(`${id} is not set up`)
  return found
}

describe('a scenario of one’s own', () => {
  it('is taken as it is when nothing is wrong', () => {
    expect(faultsOf(() => {})).toEqual([])
  })

  it('names the field of each mistake', () => {
    const at = (id: string) => scenarios.attila.nations.findIndex(({ nation }) => nation === id)
    const rows: readonly (readonly [string, (document: Draft) => void, readonly string[]])[] = [
      ['a misspelt field', (one) => Object.assign(one, { frstTurn: 3 }), ['frstTurn']],
      ['a missing introduction', (one) => delete one.introduction, ['introduction']],
      [
        'an unknown province',
        (one) => Object.assign(one.nations[0] ?? {}, { seat: 'gotham' }),
        ['nations[0].seat']
      ],
      ['the last turn before the first', (one) => Object.assign(one, { lastTurn: 3 }), ['lastTurn']],
      [
        'a scoring on a turn that is not played',
        (one) => Object.assign(one, { scoringTurns: [9] }),
        ['scoringTurns[0]']
      ],
      [
        'a side that nobody plays',
        (one) => Object.assign(one, { seats: [['romans', 'goths'], ['huns']] }),
        ['seats']
      ],
      [
        'three people in a table for two',
        (one) =>
          Object.assign(one, {
            sharing: {
              ...(one.sharing as object),
              two: one.seats && [['romans'], ['huns'], ['persians', 'goths']]
            }
          }),
        ['sharing.two']
      ],
      [
        'III.B more units than counters',
        (one) => Object.assign(nationOf(one, 'huns').land[0]?.units[0] ?? {}, { count: 30 }),
        [`nations[${at('huns')}].land[0].units[0].count`]
      ],
      [
        'XV.C a counter before its time',
        (one) => nationOf(one, 'byzantines').land[0]?.units.push({ kind: 'cataphracts', count: 1 }),
        [`nations[${at('byzantines')}].land[0].units[4].count`]
      ],
      [
        'IX.C a leader out of his time',
        (one) =>
          Object.assign(nationOf(one, 'huns'), { leaders: [{ leader: 'balamber', province: 'hunnia' }] }),
        [`nations[${at('huns')}].leaders[0].leader`]
      ],
      [
        'IX.C another nation’s leader',
        (one) =>
          Object.assign(nationOf(one, 'huns'), { leaders: [{ leader: 'aetius', province: 'hunnia' }] }),
        [`nations[${at('huns')}].leaders[0].leader`]
      ],
      [
        'XX.J a leader without troops',
        (one) =>
          Object.assign(nationOf(one, 'huns'), { leaders: [{ leader: 'attila', province: 'sarkil' }] }),
        [`nations[${at('huns')}].leaders[0].province`]
      ],
      [
        'VI.A a Barbarian older than 7',
        (one) => Object.assign(nationOf(one, 'huns'), { age: 9 }),
        [`nations[${at('huns')}].age`]
      ],
      [
        'VII.D a capital without a city',
        (one) => Object.assign(nationOf(one, 'romans'), { seat: 'cantium' }),
        [`nations[${at('romans')}].seat`]
      ],
      ['IX.B a people that has been forgotten', (one) => one.nations.splice(at('suebi'), 1), ['nations']],
      [
        'IX.B a people before its arrival',
        (one) => one.nations.push({ ...nationOf(one, 'suebi'), nation: 'avars', land: [], leaders: [] }),
        [`nations[${scenarios.attila.nations.length}].nation`]
      ],
      [
        'XII.C an Area that others hold',
        (one) => one.areas[0]?.areas.push('hispania'),
        ['areas[0].areas[6]']
      ],
      [
        'XVII.B a stack above its limit, away from the horde',
        (one) => {
          nationOf(one, 'huns').land = [
            { province: 'hunnia', units: [{ kind: 'cavalry', count: 2 }] },
            { province: 'valachia', units: [{ kind: 'horse-archers', count: 8 }] }
          ]
        },
        [`nations[${at('huns')}].land[1]`]
      ],
      [
        'XXVIII.A a Foedus across a border',
        (one) =>
          Object.assign(one, {
            foedera: [{ federate: 'visigoths', federator: 'romans', provinces: ['garumnum', 'africa'] }]
          }),
        ['foedera[0].provinces']
      ]
    ]
    everyRow(
      rows,
      ([what]) => what,
      ([, change, fields]) => expect(faultsOf(change)).toEqual(expect.arrayContaining([...fields]))
    )
  })

  it('says what is wrong in words', () => {
    const read = readScenario(changed((one) => Object.assign(nationOf(one, 'huns'), { age: 9 })))
    expect(read.ok ? [] : read.problems.map(({ problem }) => problem)).toContain(
      'huns: a barbarian is 7 at most (VI.A)'
    )
  })
})
