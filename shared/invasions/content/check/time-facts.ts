import { raidChances } from '../../queries/raids/raids.ts'
import { calendarOf } from '../../queries/time/nation-calendar.ts'
import type { NationId } from '../ids.ts'
import { walls } from '../walls.ts'
import { type CheckedFact, factEquals, factHolds } from './checked-fact.ts'
import {
  contentTables,
  nationRecord,
  printedCounters,
  provinceRecord,
  setupOf,
  timeTableTurn
} from './lookup.ts'

const has = (number: number, event: string) =>
  timeTableTurn(number)?.events.some((entry) => entry.event === event) === true
const turnsWith = (event: string) =>
  contentTables.turns
    .filter((entry) => entry.events.some((item) => item.event === event))
    .map((entry) => entry.turn)

/** VII.C */
const FORCED_FROM = 5

/** VI.D: the age of a Barbarian nation on a turn if only the Time Table changes it. */
function ageOn(id: NationId, number: number): number {
  const entered = calendarOf(id).entry?.turn ?? number
  const renewed = contentTables.turns.filter(
    (entry) =>
      entry.turn <= number &&
      entry.events.some((event) => event.event === 'people-renewed' && event.nation === id)
  )
  const since = renewed.at(-1)?.turn
  return since === undefined ? (setupOf(id)?.age ?? 1) + number - entered : 1 + number - since
}

/** XI.E: raiders lose a unit for good in four raids out of ten, and two make each raid (XI.B). */
function outlast(id: NationId): boolean {
  const counters = printedCounters(id).reduce((sum, { count }) => sum + count, 0)
  const raids = calendarOf(id).raids.length
  const { fails } = raidChances(0)
  const arriving = contentTables.turns
    .flatMap(({ arrivals }) => arrivals.filter((arrival) => arrival.nation === id))
    .flatMap(({ units }) => units)
    .reduce((sum, { count }) => sum + count, 0)
  return counters - fails * (raids - 1) >= 2 && counters - fails * raids >= arriving
}

/** Section 1 of the facts file. */
export const timeFacts = (): CheckedFact[] => [
  factEquals(
    '0.1',
    'turn 1 is 350, 25 years a turn, turn 12 is 625',
    contentTables.turns.map((entry) => entry.year),
    Array.from({ length: 12 }, (_, index) => 350 + 25 * index)
  ),
  factEquals(
    '0.2 (V.B)',
    'scoring on turns 3, 6, 9 and the last, 11 or 12',
    contentTables.turns.filter((entry) => entry.scoring !== 'no').map((entry) => [entry.turn, entry.scoring]),
    [
      [3, 'yes'],
      [6, 'yes'],
      [9, 'yes'],
      [11, 'if-last'],
      [12, 'yes']
    ]
  ),
  factEquals(
    '0.3 (V.A)',
    'play begins with the events of turn 1',
    [contentTables.scenario.firstTurn, contentTables.scenario.opening],
    [1, 'events']
  ),
  factEquals('0.3', 'no reinforcements on turn 1', timeTableTurn(1)?.reinforcements, []),
  factEquals('0.1 (VI.K)', 'the Empire divides on turn 3', turnsWith('empire-divides'), [3]),
  factEquals('0.4 (XVIII.I)', 'the Limites end on turn 8', turnsWith('limites-end'), [8]),
  factEquals(
    '0.5 (XV.B)',
    'one national unit a turn from turn 1, two from turn 8',
    contentTables.turns.flatMap((entry) =>
      entry.events.flatMap((event) =>
        event.event === 'recruitment-limit' ? [[entry.turn, event.units]] : []
      )
    ),
    [
      [1, 1],
      [8, 2]
    ]
  ),
  factEquals('0.6 (XXIII.D)', 'cities brace on turns 4 and 5', turnsWith('cities-brace'), [4, 5]),
  factEquals(
    '0.6 (XXIV.C)',
    'nomads besiege at no penalty from turn 10',
    turnsWith('nomads-learn-siege'),
    [10]
  ),
  factHolds('0.13 (XXIII.B)', 'the Theodosian walls come once', turnsWith('theodosian-walls').length === 1),
  factEquals(
    '0.13 (XXIII.B)',
    'walls: Rome 1, Ctesiphon, Ravenna and Constantinople 3, then 4, all others 2',
    [
      walls.ordinary,
      walls.special.map((entry) => [provinceRecord(entry.province)?.city?.name, entry.strength]),
      walls.theodosian.strength
    ],
    [
      2,
      [
        ['Roma', 1],
        ['Ctesiphon', 3],
        ['Ravenna', 3],
        ['Constantinopolis', 3]
      ],
      4
    ]
  ),
  factEquals('12', 'reunion from turn 9', turnsWith('reunion-allowed'), [9]),
  factEquals('0.2 (V.C)', 'Islam may end the game on turn 11', turnsWith('islam-check'), [11]),
  factHolds('0.10', 'the Limes of Moesia Inferior is gone in 375', has(2, 'limes-opened')),
  factHolds(
    '0.19',
    'Angles raid on turns 3 and 4',
    [3, 4].every((n) => timeTableTurn(n)?.raids.includes('angles'))
  ),
  factHolds(
    'X.C',
    'only raiders raid, and none after its arrival as a nation',
    contentTables.turns.every((entry) =>
      entry.raids.every((id) => {
        const owner = contentTables.nations.find((candidate) => candidate.id === id)
        const arrived = contentTables.turns.some(
          (earlier) => earlier.turn <= entry.turn && earlier.arrivals.some((arrival) => arrival.nation === id)
        )
        return owner?.activity === 'raider' && !arrived
      })
    )
  ),
  factHolds(
    'XVIII.H',
    'a nation invades only once it is in play',
    contentTables.turns.every((entry) =>
      entry.invasions.every(
        (id) =>
          contentTables.scenario.nations.some((setup) => setup.nation === id) ||
          contentTables.turns.some(
            (earlier) =>
              earlier.turn <= entry.turn && earlier.arrivals.some((arrival) => arrival.nation === id)
          )
      )
    )
  ),
  factHolds(
    'XVIII.H, VII.C',
    'no invasion is lost to a forced transition: the people is younger than 5 then, or founds no Kingdom',
    contentTables.turns.every((entry) =>
      entry.invasions.every(
        (id) =>
          ageOn(id, entry.turn) < FORCED_FROM || nationRecord(id)?.hooks.includes('huns-found-no-kingdom')
      )
    )
  ),
  ...contentTables.nations
    .filter(({ activity }) => activity === 'raider')
    .map(({ id }) =>
      factHolds(
        'XI.E',
        `${id}: two are left for the last raid, and for the arrival what it calls for`,
        outlast(id)
      )
    ),
  factHolds(
    'IX.D',
    'what arrives and reinforces is in the counter mix by its date',
    contentTables.turns.every((entry) =>
      [...entry.arrivals, ...entry.reinforcements].every(({ nation: id, units }) =>
        units.every((unit) =>
          printedCounters(id).some(
            (counter) =>
              counter.kind === unit.kind && counter.count >= unit.count && (counter.from ?? 1) <= entry.turn
          )
        )
      )
    )
  )
]
