import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'
import type { Purse } from '../decisions/revenue.ts'
import type { RepublicState } from '../state.ts'
import type { TestPosition } from './position.ts'

export const purseOf = (senator: SenatorId): Purse => ({ of: 'senator', senator })
export const chestOf = (faction: FactionId): Purse => ({ of: 'faction', faction })

/** A table in the revenue phase: Fabius leads and holds concessions, Furius has no faction. */
export const revenueTable: TestPosition = {
  senators: {
    fabius: { faction: 'palatine', concessions: ['mining', 'armaments'] },
    julius: { faction: 'palatine' },
    claudius: { faction: 'capitoline' },
    furius: { faction: null }
  },
  leaders: { palatine: 'fabius', capitoline: 'claudius' }
}

/** A province under Julius. */
export const ofJulius = {
  isDeveloped: false,
  governor: 'julius' as const,
  term: 2,
  electedIn: 0,
  isPlundered: false,
  isOverrun: false
}

/** The table with Julius in Sicily, or wherever `more` says. */
export const withProvince = (more: Partial<RepublicState> = {}, governor: object = {}): TestPosition => ({
  ...revenueTable,
  senators: {
    ...revenueTable.senators,
    julius: { faction: 'palatine', at: 'province', office: 'governor', ...governor }
  },
  set: { provinces: { sicilia: ofJulius }, ...more }
})
