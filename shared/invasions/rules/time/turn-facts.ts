import type { Turn } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import { timeTable } from '../../content/time-table.ts'
import type { TurnFacts } from '../../state.ts'

const turns: readonly Turn[] = timeTable

/** The facts of a turn at its beginning: nothing carries over from the turn before. */
export function newTurnFacts(): TurnFacts {
  return {
    activated: [],
    invading: [],
    calamities: {},
    bankrupt: [],
    cannotAdminister: [],
    foedusOffered: [],
    recoveredAreas: [],
    caravan: null,
    recruited: {},
    effects: []
  }
}

/** XVIII.H: the nations that the time table lets invade on a turn. */
export function invadersOn(turn: number): NationId[] {
  return [...(turns.find((entry) => entry.turn === turn)?.invasions ?? [])]
}
