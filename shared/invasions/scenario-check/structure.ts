import type { DocumentProblem } from '../../engine/read-document.ts'
import { type NationId, sideIds } from '../content/ids.ts'
import type { Scenario, SeatGroups } from '../content/scenario-schema.ts'
import { sequence } from '../sequence.ts'

type Report = (field: string, problem: string) => DocumentProblem
const report: Report = (field, problem) => ({ field, problem })

/** What is wrong with turns, seats and names, before anything is set up. */
export function structureProblems(scenario: Scenario): DocumentProblem[] {
  return [
    ...turnProblems(scenario),
    ...stepProblems(scenario),
    ...groupProblems('seats', scenario.seats),
    ...groupProblems('sharing.two', scenario.sharing.two, 2),
    ...groupProblems('sharing.three', scenario.sharing.three, 3),
    ...nationProblems(scenario),
    ...partyProblems(scenario)
  ]
}

function turnProblems({ firstTurn, lastTurn, scoringTurns }: Scenario): DocumentProblem[] {
  if (lastTurn < firstTurn)
    return [report('lastTurn', `turn ${lastTurn} is before the first turn, ${firstTurn}`)]
  return scoringTurns.flatMap((turn, index) =>
    turn < firstTurn || turn > lastTurn
      ? [
          report(
            `scoringTurns[${index}]`,
            `turn ${turn} is not played: the scenario has ${firstTurn} to ${lastTurn}`
          )
        ]
      : []
  )
}

function stepProblems({ leavesOut = [] }: Scenario): DocumentProblem[] {
  const known: ReadonlySet<string> = new Set(sequence.map(({ id }) => id))
  return leavesOut.flatMap((step, index) =>
    known.has(step) ? [] : [report(`leavesOut[${index}]`, `there is no step '${step}'`)]
  )
}

/** Every side has one player. */
function groupProblems(field: string, groups: SeatGroups, wanted?: number): DocumentProblem[] {
  const seated = groups.flat()
  const missing = sideIds.filter((side) => !seated.includes(side))
  const twice = sideIds.filter((side) => seated.filter((one) => one === side).length > 1)
  return [
    ...missing.map((side) => report(field, `nobody plays the ${side}`)),
    ...twice.map((side) => report(field, `the ${side} have two players`)),
    ...(wanted !== undefined && groups.length !== wanted
      ? [report(field, `there are ${groups.length} players, not ${wanted}`)]
      : [])
  ]
}

function nationProblems({ nations, gone = [] }: Scenario): DocumentProblem[] {
  const seen = new Set<NationId>()
  const repeated = nations.flatMap(({ nation }, index) => {
    const isKnown = seen.has(nation)
    seen.add(nation)
    return isKnown ? [report(`nations[${index}].nation`, `${nation} is set up already`)] : []
  })
  const absent = gone.flatMap((nation, index) =>
    seen.has(nation) ? [report(`gone[${index}]`, `${nation} is set up, and so it is not gone`)] : []
  )
  return [...repeated, ...absent]
}

/** Only nations that are set up hold land, have relations and have scored. */
function partyProblems(scenario: Scenario): DocumentProblem[] {
  const present = new Set(scenario.nations.map(({ nation }) => nation))
  const named: (readonly [string, NationId | null | undefined])[] = [
    ...scenario.areas.map(({ nation }, index) => [`areas[${index}].nation`, nation] as const),
    ...(scenario.provinces ?? []).map(({ nation }, index) => [`provinces[${index}].nation`, nation] as const),
    ...scenario.clients.flatMap(({ client, patron }, index) => [
      [`clients[${index}].client`, client] as const,
      [`clients[${index}].patron`, patron] as const
    ]),
    ...(scenario.vassals ?? []).flatMap(({ vassal, suzerain }, index) => [
      [`vassals[${index}].vassal`, vassal] as const,
      [`vassals[${index}].suzerain`, suzerain] as const
    ]),
    ...(scenario.foedera ?? []).flatMap(({ federate, federator }, index) => [
      [`foedera[${index}].federate`, federate] as const,
      [`foedera[${index}].federator`, federator] as const
    ])
  ]
  return named.flatMap(([field, nation]) =>
    nation && !present.has(nation) ? [report(field, `${nation} is not among the nations set up`)] : []
  )
}
