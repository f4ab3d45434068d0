import type { DocumentProblem } from '../../engine/read-document.ts'
import {
  historicalLeader,
  intrinsicLeaderOf,
  nationRecord,
  printedCounters,
  provinceRecord,
  unitKindRecord
} from '../content/check/lookup.ts'
import { nationIds } from '../content/ids.ts'
import type { PlacedUnit, Scenario, Setup } from '../content/scenario-schema.ts'
import { deckLists } from '../queries/cards/deck-lists.ts'
import { calendarOf } from '../queries/time/nation-calendar.ts'

/** VI.A: the last spaces of the two ageing tracks. */
const OLDEST = { barbarian: 7, kingdom: 12, empire: 12 } as const

/** What is wrong with each nation by itself: its counters, leaders, seat and age; and with cities and cards. */
export function recordProblems(scenario: Scenario): DocumentProblem[] {
  return [
    ...scenario.nations.flatMap((setup, index) =>
      nationProblems(scenario, setup).map(({ field, problem }) => ({
        field: `nations[${index}].${field}`,
        problem: `${setup.nation}: ${problem}`
      }))
    ),
    ...forgottenNations(scenario),
    ...siteProblems(scenario),
    ...cardProblems(scenario)
  ]
}

function nationProblems(scenario: Scenario, setup: Setup): DocumentProblem[] {
  return [
    ...counterProblems(scenario, setup),
    ...placeProblems(setup),
    ...leaderProblems(scenario, setup),
    ...seatProblems(scenario, setup)
  ]
}

const statusOf = ({ nation, status }: Setup) => status ?? nationRecord(nation)?.status ?? 'barbarian'

interface PlacedAt {
  readonly field: string
  readonly unit: PlacedUnit
}

function allUnits({ land, sea }: Setup): PlacedAt[] {
  return [
    ...land.flatMap(({ units }, at) =>
      units.map((unit, index) => ({ field: `land[${at}].units[${index}]`, unit }))
    ),
    ...sea.flatMap(({ units }, at) =>
      units.map((unit, index) => ({ field: `sea[${at}].units[${index}]`, unit }))
    )
  ]
}

/** III.B, XV.C: no more units than counters, each in its time. */
function counterProblems({ firstTurn, opening }: Scenario, setup: Setup): DocumentProblem[] {
  // A whole first turn begins with what the turn before has left.
  const last = opening === 'events' ? firstTurn : firstTurn - 1
  const used = new Map<string, number>()
  return allUnits(setup).flatMap(({ field, unit }) => {
    const { kind, people, title, count } = unit
    const key = `${kind}/${people ?? ''}/${title ?? ''}`
    const before = used.get(key) ?? 0
    used.set(key, before + count)
    const own = printedCounters(setup.nation).filter(
      (counter) =>
        counter.kind === kind && counter.people === people && (title ?? counter.title) === counter.title
    )
    const total = own.reduce((sum, counter) => sum + counter.count, 0)
    const inTime = own
      .filter(({ from = 1, until = 12 }) => from <= firstTurn && last <= until)
      .reduce((sum, counter) => sum + counter.count, 0)
    if (before + count <= inTime) return []
    const named = people ? `${kind} (${people})` : kind
    const problem =
      before + count <= total
        ? `no ${named} on turn ${firstTurn} (XV.C)`
        : `${before + count} ${named} are asked for, and it has ${total}`
    return [{ field: `${field}.count`, problem }]
  })
}

/** Land units stand in provinces and fleets in sea zones; only elites have a damaged side (III.B). */
function placeProblems(setup: Setup): DocumentProblem[] {
  const isFleet = ({ kind }: PlacedUnit) => unitKindRecord(kind)?.arm === 'sea'
  return allUnits(setup).flatMap(({ field, unit }) => {
    const atSea = field.startsWith('sea')
    return isFleet(unit) === atSea
      ? []
      : [{ field: `${field}.kind`, problem: `a ${unit.kind} does not stand ${atSea ? 'at sea' : 'on land'}` }]
  })
}

/** IX.C: leaders exist, belong to the nation, come in their time, and stand with troops. */
function leaderProblems(
  { firstTurn, opening }: Scenario,
  { nation, leaders, land }: Setup
): DocumentProblem[] {
  const rex = intrinsicLeaderOf(nation)
  // A whole first turn begins with the leaders of the turn before, who leave in its Reinforcements.
  const inTime = (turns: readonly number[]) =>
    turns.includes(firstTurn) || (opening === 'whole-turn' && turns.includes(firstTurn - 1))
  const hasNamed = leaders.some(({ leader }) => historicalLeader(leader)?.turns.includes(firstTurn))
  return leaders.flatMap(({ leader, province }, index) => {
    const field = `leaders[${index}].leader`
    if (!land.some((stack) => stack.province === province))
      return [
        { field: `leaders[${index}].province`, problem: `${leader} stands alone in ${province} (XX.J)` }
      ]
    const known = historicalLeader(leader)
    if (!known && rex?.id !== leader) return [{ field, problem: `it has no leader '${leader}'` }]
    if (!known) {
      const stepsBack = rex?.rank === 'king' && hasNamed
      return stepsBack
        ? [{ field, problem: `${leader} steps back while a historical leader is there (IX.C)` }]
        : []
    }
    if (known.nation !== nation) return [{ field, problem: `${leader} leads the ${known.nation}` }]
    if (inTime(known.turns)) return []
    const turns = known.turns.join(' and ')
    return [{ field, problem: `${leader} belongs to turn ${turns}, not ${firstTurn} (IX.C)` }]
  })
}

/** III.D, III.G, VI.A, VII.D: hordes for Barbarians, capitals in cities for others, and ages on their track. */
function seatProblems(scenario: Scenario, setup: Setup): DocumentProblem[] {
  const status = statusOf(setup)
  const { seat, age } = setup
  const old =
    age > OLDEST[status] ? [{ field: 'age', problem: `a ${status} is ${OLDEST[status]} at most (VI.A)` }] : []
  if (seat === null) {
    const card = nationRecord(setup.nation)
    const needs = status === 'barbarian' && card?.activity !== 'inactive'
    return needs ? [...old, { field: 'seat', problem: 'Barbarians have a horde (III.D)' }] : old
  }
  // VII.D: a Kingdom without a city keeps its horde.
  if (status !== 'empire') return old
  const level =
    scenario.cities?.find(({ province }) => province === seat)?.level ?? provinceRecord(seat)?.city?.level
  return level
    ? old
    : [...old, { field: 'seat', problem: `a capital stands in a city, and ${seat} has none (VII.D)` }]
}

/** IX.B: a nation that has arrived before the first turn is set up, or gone; one that arrives later is neither. */
function forgottenNations({ firstTurn, opening, nations, gone = [] }: Scenario): DocumentProblem[] {
  const begun = opening === 'events' ? firstTurn + 1 : firstTurn
  return nationIds.flatMap((id) => {
    const entry = calendarOf(id).entry
    if (!entry || entry.how === 'if it comes to pass') return []
    const at = nations.findIndex(({ nation }) => nation === id)
    if (entry.turn < begun)
      return at < 0 && !gone.includes(id)
        ? [{ field: 'nations', problem: `${id} came on turn ${entry.turn}: set it up, or name it in gone` }]
        : []
    return at < 0
      ? []
      : [{ field: `nations[${at}].nation`, problem: `${id} arrives on turn ${entry.turn} (IX.B)` }]
  })
}

/** III.F: cities stand on printed sites. */
function siteProblems({ cities = [] }: Scenario): DocumentProblem[] {
  return cities.flatMap(({ province }, index) =>
    provinceRecord(province)?.city
      ? []
      : [{ field: `cities[${index}].province`, problem: `${province} has no site for a city` }]
  )
}

/** X.B: each card that is dealt is in the deck once. */
function cardProblems({ hands = [] }: Scenario): DocumentProblem[] {
  const left: string[] = [...deckLists.events]
  return hands.flatMap(({ events }, hand) =>
    events.flatMap((card, index) => {
      const at = left.indexOf(card)
      if (at >= 0) {
        left.splice(at, 1)
        return []
      }
      return [{ field: `hands[${hand}].events[${index}]`, problem: `'${card}' is not in the deck of events` }]
    })
  )
}
