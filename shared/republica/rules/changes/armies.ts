import type { Army, ForcePlace } from '../../board/armies.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { fleetsIn, legionsIn } from '../../queries/armies.ts'
import type { RepublicState } from '../../state.ts'

const ITALY: ForcePlace = { in: 'italy' }

/** The units with these numbers go somewhere. */
export function moveUnits(
  state: RepublicState,
  units: { readonly legions?: readonly number[]; readonly fleets?: readonly number[] },
  place: ForcePlace
): void {
  for (const legion of state.legions) if (units.legions?.includes(legion.id)) legion.place = place
  for (const fleet of state.fleets) if (units.fleets?.includes(fleet.id)) fleet.place = place
}

/** 10.52: counters go back to the box. */
export function removeUnits(
  state: RepublicState,
  legions: readonly number[],
  fleets: readonly number[]
): void {
  state.legions = state.legions.filter(({ id }) => !legions.includes(id))
  state.fleets = state.fleets.filter(({ id }) => !fleets.includes(id))
}

/** An army to be changed. */
export function armyIn(state: RepublicState, id: Army['id']): Army {
  const army = state.armies.find((each) => each.id === id)
  if (!army) throw new Error(`there is no army ${id}`)
  return army
}

/** Its units wait in Italy, and its leaders are in Rome again. 10.7: whoever was Proconsul is so no more. */
export function bringHome({ state, emit }: RepublicPlay, army: Army): void {
  moveUnits(
    state,
    {
      legions: legionsIn(state, army.id).map(({ id }) => id),
      fleets: fleetsIn(state, army.id).map(({ id }) => id)
    },
    ITALY
  )
  const senators = [army.commander, army.masterOfHorse].filter((id): id is SenatorId => id !== null)
  for (const id of senators) returnToRome(state, id)
  state.armies = state.armies.filter(({ id }) => id !== army.id)
  emit({ type: 'army-home', army: army.id, senators })
}

/** A senator who was with an army attends the Senate again. */
export function returnToRome(state: RepublicState, id: SenatorId): void {
  const senator = state.senators[id]
  if (!senator) return
  senator.at = 'rome'
  if (senator.office === 'proconsul') senator.office = null
}
