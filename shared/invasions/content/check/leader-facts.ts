import { nationIds } from '../ids.ts'
import { equal, type Fact, holds } from './fact.ts'
import { historical, intrinsic, nation, tables } from './lookup.ts'

const values = (id: string) => {
  const leader = historical(id)
  return leader && [leader.nation, leader.rank, leader.turns, leader.combat]
}

/** Section 3 of the facts file. */
export const leaderFacts = (): Fact[] => [
  equal('3 (XX ex. 3)', 'Iulianus: Roman emperor of turn 1, combat 3', values('iulianus'), [
    'romans',
    'emperor',
    [1],
    3
  ]),
  holds('3 (XVIII.E)', 'Iulianus: stacking 3 or more', (historical('iulianus')?.stacking ?? 0) >= 3),
  equal('3 (XX ex. 3)', 'Sapor II: Persian king on turn 1, combat 2', values('sapor-ii'), [
    'persians',
    'king',
    [1, 2],
    2
  ]),
  holds('3', 'Sapor II: stacking 2 or more', (historical('sapor-ii')?.stacking ?? 0) >= 2),
  equal('3, 10.2 no. 1', 'Gratianus: Western emperor of turns 1 and 2, combat 1', values('gratianus'), [
    'romans',
    'emperor',
    [1, 2],
    1
  ]),
  holds('3', 'Gratianus: stacking 2 or more', (historical('gratianus')?.stacking ?? 0) >= 2),
  equal(
    '3 (XIX.A)',
    'Valens: Eastern emperor of turn 2, combat 1, stacking 2',
    [values('valens'), historical('valens')?.stacking],
    [['byzantines', 'emperor', [2], 1], 2]
  ),
  equal(
    '0.24 (Roman D)',
    'Theodosius comes on turn 2 if Valens dies, else later',
    [historical('theodosius')?.early, historical('theodosius')?.turns],
    [{ turn: 2, onDeathOf: 'valens' }, [3]]
  ),
  equal(
    '3 (XX ex. 5)',
    'Fritigernus: Visigoth king of turn 2, combat 2, stacking 2',
    [values('fritigernus'), historical('fritigernus')?.stacking],
    [['visigoths', 'king', [2], 2], 2]
  ),
  equal('3 (XX ex. 4)', 'Rex of the Alamans: combat 1', intrinsic('alamanni')?.combat, 1),
  holds('3', 'Rex of the Alamans: stacking 2 or more', (intrinsic('alamanni')?.stacking ?? 0) >= 2),
  holds(
    '0.20',
    'the Alamans of turn 1 have no historical leader',
    !tables.historical.some((leader) => leader.nation === 'alamanni' && leader.turns.includes(1))
  ),
  equal(
    '3 (XIII.D)',
    'Fl. Theodericus: Ostrogoth king, administration 2',
    [historical('fl-theodericus')?.nation, historical('fl-theodericus')?.administration],
    ['ostrogoths', 2]
  ),
  equal(
    '3 (XXV.E)',
    'Stilicho: Roman general, stacking 2',
    [historical('stilicho')?.nation, historical('stilicho')?.rank, historical('stilicho')?.stacking],
    ['romans', 'general', 2]
  ),
  equal(
    '0.12 (XX.D)',
    'mountain symbol: Alaricus, Baianus, Belisarius, Feargus and nobody else',
    tables.historical
      .filter((leader) => leader.mountain)
      .map((leader) => leader.name)
      .sort(),
    ['Alaricus', 'Baianus', 'Belisarius', 'Feargus']
  ),
  equal(
    '3 (III.C)',
    'Maiorianus II, Claudius III and Antoninus never lived',
    tables.historical
      .filter((leader) => leader.fictional)
      .map((leader) => leader.name)
      .sort(),
    ['Antoninus', 'Claudius III', 'Maiorianus II']
  ),
  equal('3', 'Attila leads the Huns', historical('attila')?.nation, 'huns'),
  equal(
    '12',
    'Byzantine generals: Asparus on turns 3-4, Belisarius and Narses on turn 8',
    tables.historical
      .filter((leader) => leader.nation === 'byzantines' && leader.rank === 'general')
      .map((leader) => [leader.id, leader.turns]),
    [
      ['asparus', [3, 4]],
      ['belisarius', [8]],
      ['narses', [8]]
    ]
  ),
  holds(
    '1, 3 (III.C, IX.C)',
    'no leader stays longer than two turns, and two turns follow each other',
    tables.historical.every(
      ({ turns: [first, second] }) => second === undefined || (first !== undefined && second === first + 1)
    )
  ),
  holds(
    '3 (III.C)',
    'some nation has two kings, emperors or generals in one turn',
    tables.historical.some((a) =>
      tables.historical.some(
        (b) =>
          a !== b && a.nation === b.nation && a.rank === b.rank && a.turns.some((t) => b.turns.includes(t))
      )
    )
  ),
  holds(
    '3 (III.C)',
    'only Rome and Byzantium have a Caesar, only Persia a Satrap, every nation born Barbarian a Rex',
    tables.intrinsic.every((leader) => {
      const owner = nation(leader.nation)
      const roman = leader.nation === 'romans' || leader.nation === 'byzantines'
      if ((leader.title === 'Caesar') !== roman) return false
      if ((leader.title === 'Satrap') !== (leader.nation === 'persians')) return false
      return owner?.status !== 'barbarian' || leader.title === 'Rex'
    })
  ),
  holds(
    'issue 5',
    'every nation has one intrinsic leader, so a leader in every turn',
    nationIds.every((id) => tables.intrinsic.filter((leader) => leader.nation === id).length === 1)
  ),
  holds(
    '3',
    'emperors lead empires',
    tables.historical.every(
      (leader) =>
        (leader.rank === 'emperor') === (nation(leader.nation)?.status === 'empire') ||
        leader.rank === 'general'
    )
  )
]
