import { z } from 'zod'
import { nationIds, religionIds, sideIds, unitKindIds } from '../content/ids.ts'
import { intrinsicLeaders } from '../content/intrinsic-leaders.ts'
import { historicalLeaders } from '../content/leaders.ts'
import { decisionKinds, isDecisionKind } from '../decisions/decision-kinds.ts'
import { baseWorld } from '../queries/map/world-tables.ts'
import { isOnceStep, isSideStep, type NationStepId, type StepId, sequence } from '../sequence.ts'
import { nearest } from '../world/find-by-name.ts'

const provinceIds = baseWorld.provinces.map(({ id }) => id)
const placeIds = [...provinceIds, ...baseWorld.seas.map(({ id }) => id)]
const stepIds = sequence.map(({ id }) => id)
const isNationStep = (id: StepId): id is NationStepId => !isOnceStep(id) && !isSideStep(id)

/** The ids that a document may name, by kind. */
export const documentNames = {
  nation: nationIds,
  side: sideIds,
  religion: religionIds,
  'kind of unit': unitKindIds,
  province: provinceIds,
  Area: baseWorld.areas.map(({ id }) => id),
  'province or sea zone': placeIds,
  'place to clear': [...placeIds, 'pieces', 'ties', 'control'],
  leader: [...intrinsicLeaders, ...historicalLeaders].map(({ id }) => id),
  'kind of question': decisionKinds.filter(isDecisionKind),
  step: stepIds,
  'step of nations': stepIds.filter(isNationStep),
  'step of players': stepIds.filter(isSideStep)
} as const

type Names = typeof documentNames

/** Accepts one id of a list. The error for an unknown id suggests the nearest ones. */
export function knownId<What extends keyof Names>(what: What) {
  const ids: ReadonlySet<unknown> = new Set(documentNames[what])
  return z.custom<Names[What][number]>((id) => ids.has(id), {
    error: ({ input }) => (input === undefined ? undefined : unknown(what, input))
  })
}

function unknown(what: keyof Names, input: unknown): string {
  const known = documentNames[what].map((id) => ({ id, name: id }))
  const near = nearest(known, String(input), 3).map(({ id }) => id)
  return `there is no ${what} ${JSON.stringify(input)}; nearest: ${near.join(', ')}`
}
