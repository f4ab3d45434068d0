import type { Turn } from '../content/schema.ts'
import { timeTable } from '../content/time-table.ts'
import type { TurnFacts } from '../state.ts'

const turns: readonly Turn[] = timeTable

/** What no turn inherits from the one before. */
export function turnFacts(turn: number): TurnFacts {
  return {
    activated: [],
    invading: [...(turns.find((entry) => entry.turn === turn)?.invasions ?? [])],
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
