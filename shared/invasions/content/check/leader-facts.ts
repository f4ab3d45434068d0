import { nationIds } from '../ids.ts'
import { type CheckedFact, factEquals, factHolds } from './checked-fact.ts'
import { contentTables, historicalLeader, intrinsicLeaderOf, nationRecord } from './lookup.ts'

const values = (id: string) => {
  const leader = historicalLeader(id)
  return leader && [leader.nation, leader.rank, leader.turns, leader.combat]
}

/** Section 3 of the facts file. */
export const leaderFacts = (): CheckedFact[] => [
  factEquals('3 (XX ex. 3)', 'Iulianus: Roman emperor of turn 1, combat 3', values('iulianus'), [
    'romans',
    'emperor',
    [1],
    3
  ]),
  factHolds(
    '3 (XVIII.E)',
    'Iulianus: stacking 3 or more',
    (historicalLeader('iulianus')?.stacking ?? 0) >= 3
  ),
  factEquals('3 (XX ex. 3)', 'Sapor II: Persian king on turn 1, combat 2', values('sapor-ii'), [
    'persians',
    'king',
    [1, 2],
    2
  ]),
  factHolds('3', 'Sapor II: stacking 2 or more', (historicalLeader('sapor-ii')?.stacking ?? 0) >= 2),
  factEquals('3, 10.2 no. 1', 'Gratianus: Western emperor of turns 1 and 2, combat 1', values('gratianus'), [
    'romans',
    'emperor',
    [1, 2],
    1
  ]),
  factHolds('3', 'Gratianus: stacking 2 or more', (historicalLeader('gratianus')?.stacking ?? 0) >= 2),
  factEquals(
    '3 (XIX.A)',
    'Valens: Eastern emperor of turn 2, combat 1, stacking 2',
    [values('valens'), historicalLeader('valens')?.stacking],
    [['byzantines', 'emperor', [2], 1], 2]
  ),
  factEquals(
    '0.24 (Roman D)',
    'Theodosius comes on turn 2 if Valens dies, else later',
    [historicalLeader('theodosius')?.early, historicalLeader('theodosius')?.turns],
    [{ turn: 2, onDeathOf: 'valens' }, [3]]
  ),
  factEquals(
    '3 (XX ex. 5)',
    'Fritigernus: Visigoth king of turn 2, combat 2, stacking 2',
    [values('fritigernus'), historicalLeader('fritigernus')?.stacking],
    [['visigoths', 'king', [2], 2], 2]
  ),
  factEquals('3 (XX ex. 4)', 'Rex of the Alamans: combat 1', intrinsicLeaderOf('alamanni')?.combat, 1),
  factHolds(
    '3',
    'Rex of the Alamans: stacking 2 or more',
    (intrinsicLeaderOf('alamanni')?.stacking ?? 0) >= 2
  ),
  factHolds(
    '0.20',
    'the Alamans of turn 1 have no historical leader',
    !contentTables.historical.some((leader) => leader.nation === 'alamanni' && leader.turns.includes(1))
  ),
  factEquals(
    '3 (XIII.D)',
    'Fl. Theodericus: Ostrogoth king, administration 2',
    [historicalLeader('fl-theodericus')?.nation, historicalLeader('fl-theodericus')?.administration],
    ['ostrogoths', 2]
  ),
  factEquals(
    '3 (XXV.E)',
    'Stilicho: Roman general, stacking 2',
    [
      historicalLeader('stilicho')?.nation,
      historicalLeader('stilicho')?.rank,
      historicalLeader('stilicho')?.stacking
    ],
    ['romans', 'general', 2]
  ),
  factEquals(
    '0.12 (XX.D)',
    'mountain symbol: Alaricus, Baianus, Belisarius, Feargus and nobody else',
    contentTables.historical
      .filter((leader) => leader.mountain)
      .map((leader) => leader.name)
      .sort(),
    ['Alaricus', 'Baianus', 'Belisarius', 'Feargus']
  ),
  factEquals(
    '3 (III.C)',
    'Maiorianus II, Claudius III and Antoninus never lived',
    contentTables.historical
      .filter((leader) => leader.fictional)
      .map((leader) => leader.name)
      .sort(),
    ['Antoninus', 'Claudius III', 'Maiorianus II']
  ),
  factEquals('3', 'Attila leads the Huns', historicalLeader('attila')?.nation, 'huns'),
  factEquals(
    '12',
    'Byzantine generals: Asparus on turns 3-4, Belisarius and Narses on turn 8',
    contentTables.historical
      .filter((leader) => leader.nation === 'byzantines' && leader.rank === 'general')
      .map((leader) => [leader.id, leader.turns]),
    [
      ['asparus', [3, 4]],
      ['belisarius', [8]],
      ['narses', [8]]
    ]
  ),
  factHolds(
    '1, 3 (III.C, IX.C)',
    'no leader stays longer than two turns, and two turns follow each other',
    contentTables.historical.every(
      ({ turns: [first, second] }) => second === undefined || (first !== undefined && second === first + 1)
    )
  ),
  factHolds(
    '3 (III.C)',
    'some nation has two kings, emperors or generals in one turn',
    contentTables.historical.some((a) =>
      contentTables.historical.some(
        (b) =>
          a !== b && a.nation === b.nation && a.rank === b.rank && a.turns.some((t) => b.turns.includes(t))
      )
    )
  ),
  factHolds(
    '3 (III.C)',
    'only Rome and Byzantium have a Caesar, only Persia a Satrap, every nation born Barbarian a Rex',
    contentTables.intrinsic.every((leader) => {
      const owner = nationRecord(leader.nation)
      const roman = leader.nation === 'romans' || leader.nation === 'byzantines'
      if ((leader.title === 'Caesar') !== roman) return false
      if ((leader.title === 'Satrap') !== (leader.nation === 'persians')) return false
      return owner?.status !== 'barbarian' || leader.title === 'Rex'
    })
  ),
  factHolds(
    'issue 5',
    'every nation has one intrinsic leader, so a leader in every turn',
    nationIds.every((id) => contentTables.intrinsic.filter((leader) => leader.nation === id).length === 1)
  ),
  factHolds(
    '3',
    'emperors lead empires',
    contentTables.historical.every(
      (leader) =>
        (leader.rank === 'emperor') === (nationRecord(leader.nation)?.status === 'empire') ||
        leader.rank === 'general'
    )
  )
]
