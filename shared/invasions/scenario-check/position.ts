import { createRandom } from '../../engine/random.ts'
import type { DocumentProblem } from '../../engine/read-document.ts'
import { nationCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { Scenario } from '../content/scenario-schema.ts'
import { brokenInvariants } from '../invariants.ts'
import { baseWorld } from '../queries/map/world-tables.ts'
import { stackingRoom } from '../queries/movement/stacking.ts'
import { hostileMeetings } from '../queries/relations/shared-provinces.ts'
import { setUp } from '../rules/time/set-up.ts'
import type { InvasionsState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { seas } from '../world/seas.ts'
import { neighbours } from '../world/world-queries.ts'

const LEFT_BY_PLAY = 3

/** What is wrong with the position as a whole: the rules set it up and say who holds what. */
export function positionProblems(scenario: Scenario): DocumentProblem[] {
  const { firstTurn, opening } = scenario
  const begun = setUp({ scenario, combat: 'basic' }, createRandom('scenario-check'))
  // A whole first turn begins with the position at the end of the turn before.
  const state = opening === 'events' ? begun : { ...begun, turn: firstTurn - 1 }
  return [
    ...claimProblems(scenario, state),
    ...stackProblems(scenario, state),
    ...fleetProblems(scenario, state),
    ...relationProblems(scenario),
    ...hostileMeetings(state).map(({ province, nations }) => ({
      field: 'nations',
      problem: `the ${nations.join(' and the ')} are enemies and stand together in ${province} (XII.D)`
    })),
    // The first step of a turn is in the Time Phase, in which some conditions need not hold yet.
    ...brokenInvariants({ ...state, step: 'scoring' }).map(({ invariant, detail }) => ({
      field: 'nations',
      problem: `${invariant}: ${detail}`
    }))
  ]
}

/** XII.B, XII.C: whoever is said to hold an Area or a province must hold it by the rules. */
function claimProblems(
  scenario: Scenario,
  { control, areaControl, nations }: InvasionsState
): DocumentProblem[] {
  const areas = scenario.areas.flatMap(({ nation, areas: held }, entry) =>
    held.flatMap((area, index) =>
      areaControl[area] === nation
        ? []
        : [
            {
              field: `areas[${entry}].areas[${index}]`,
              problem: `${area} belongs to ${areaControl[area] ?? 'nobody'} by what stands there, not to the ${nation} (XII.C)`
            }
          ]
    )
  )
  const provinces = (scenario.provinces ?? []).flatMap(({ nation, provinces: held }, entry) =>
    held.flatMap((province, index) =>
      (control[province] ?? null) === nation
        ? []
        : [
            {
              field: `provinces[${entry}].provinces[${index}]`,
              problem: `${province} belongs to ${control[province] ?? 'nobody'} by what stands there, not to ${nation ?? 'nobody'} (XII.B)`
            }
          ]
    )
  )
  // III.D: in the course of play a horde may come to stand on land of others; XXVIII.D: a federate's always may.
  const mayStandElsewhere = (nation: NationId, seat: ProvinceId) =>
    (scenario.opening === 'whole-turn' && nations[nation].seat?.kind === 'horde') ||
    (scenario.foedera ?? []).some(
      ({ federate, provinces: land }) => federate === nation && land.includes(seat)
    )
  const seats = scenario.nations.flatMap(({ nation, seat }, index) =>
    seat === null || control[seat] === nation || mayStandElsewhere(nation, seat)
      ? []
      : [{ field: `nations[${index}].seat`, problem: `${nation} does not hold ${seat} (XII.B)` }]
  )
  return [...areas, ...provinces, ...seats]
}

/**
 * XVII.B: no stack is above its limit. What play leaves at the end of a turn may be above it by an invasion and two
 * cards, and at the horde, where reinforcements arrive, by more.
 */
function stackProblems(scenario: Scenario, state: InvasionsState): DocumentProblem[] {
  return scenario.nations.flatMap(({ nation, land }, entry) =>
    land.flatMap(({ province }, index) => {
      const isCamp = state.nations[nation].seat?.at === province
      const most = scenario.opening === 'events' ? 0 : isCamp ? Number.POSITIVE_INFINITY : LEFT_BY_PLAY
      const room = stackingRoom(state, nation, province) + most
      return room < 0
        ? [
            {
              field: `nations[${entry}].land[${index}]`,
              problem: `${-room} units too many in ${province} (XVII.B)`
            }
          ]
        : []
    })
  )
}

/** XXV.A: four fleets in a zone at most; at the start of the game each within two zones of a coastal city of its nation. */
function fleetProblems(scenario: Scenario, { control, cities }: InvasionsState): DocumentProblem[] {
  return scenario.nations.flatMap(({ nation, sea }, entry) =>
    sea.flatMap(({ sea: zone, units }, index) => {
      const near = seas.filter(({ id, neighbours: next }) => id === zone || next.some((one) => one === zone))
      const hasPort =
        scenario.opening === 'whole-turn' ||
        baseWorld.provinces.some(
          ({ id, city }) =>
            control[id] === nation && cities[id] !== undefined && near.some((one) => one.id === city?.port)
        )
      const field = `nations[${entry}].sea[${index}]`
      const total = units.reduce((sum, { count }) => sum + count, 0)
      return [
        ...(hasPort ? [] : [{ field, problem: `${nation} has no port near ${zone} (XXV.A)` }]),
        ...(total > 4 ? [{ field, problem: `${total} fleets in ${zone}, where four can be (XXV.A)` }] : [])
      ]
    })
  )
}

/** XXVII.A, XXVIII.A, XXIX.A: who may be tied to whom, and where. */
function relationProblems(scenario: Scenario): DocumentProblem[] {
  const isBarbarian = (id: NationId) => {
    const own = scenario.nations.find(({ nation }) => nation === id)?.status
    return (own ?? nationCard(id).status) === 'barbarian'
  }
  const foedera = (scenario.foedera ?? []).flatMap(
    ({ federate, federator, provinces: [one, other] }, index) => {
      const place = (id: string) => baseWorld.provinces.find((province) => province.id === id)
      const area = baseWorld.areas.find(({ id }) => id === place(one)?.area)
      const fits =
        area?.kind === 'civilised' &&
        place(one)?.area === place(other)?.area &&
        neighbours(one, 'base').some(({ id }) => id === other)
      return [
        ...(isBarbarian(federator)
          ? [
              {
                field: `foedera[${index}].federator`,
                problem: `${federator} is Barbarian and has no federates (XXVIII.A)`
              }
            ]
          : []),
        ...(isBarbarian(federate)
          ? []
          : [
              {
                field: `foedera[${index}].federate`,
                problem: `${federate} is Civilised and no federate (XXVIII.A)`
              }
            ]),
        ...(fits
          ? []
          : [
              {
                field: `foedera[${index}].provinces`,
                problem: `${one} and ${other} are no neighbours in one Civilised Area (XXVIII.A)`
              }
            ])
      ]
    }
  )
  const clients = scenario.clients.flatMap(({ patron }, index) =>
    isBarbarian(patron)
      ? [{ field: `clients[${index}].patron`, problem: `${patron} is Barbarian and no patron (XXVII.A)` }]
      : []
  )
  return [...foedera, ...clients]
}
