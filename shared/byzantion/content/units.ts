import type { UnitId } from './ids.ts'
import type { UnitRecord } from './records.ts'

const source = {
  rulebook: ['name', 'type', 'supply'],
  ours: 'the solo reference card with unit costs is lost; a cost follows the material and the people of the unit'
}

/** The figures in the box, and their price in a solo game. */
export const units: Readonly<Record<UnitId, UnitRecord>> = {
  cataphract: { type: 'stratiotika', supply: 7, cost: { virtus: 2, frumentum: 1 }, source },
  legion: { type: 'stratiotika', supply: 10, cost: { virtus: 1, frumentum: 1 }, source },
  fortification: { type: 'stratiotika', supply: 3, cost: { lapis: 3, virtus: 1 }, source },
  'siege-tower': { type: 'stratiotika', supply: 3, cost: { lignum: 2, virtus: 2 }, source },
  dromon: { type: 'stratiotika', supply: 3, cost: { lignum: 3, virtus: 1 }, source },
  priest: { type: 'ecclesiastica', supply: 10, cost: { fides: 1, civicus: 1 }, source },
  monk: { type: 'ecclesiastica', supply: 10, cost: { fides: 1, frumentum: 1 }, source },
  monastery: { type: 'ecclesiastica', supply: 3, cost: { fides: 2, lapis: 1, frumentum: 1 }, source },
  church: { type: 'ecclesiastica', supply: 3, cost: { fides: 2, lapis: 2 }, source },
  'hagia-sophia': { type: 'ecclesiastica', supply: 1, cost: { fides: 3, lapis: 4, lignum: 1 }, source },
  senator: { type: 'palatina', supply: 10, cost: { civicus: 1, auctoritas: 1 }, source },
  hippodrome: { type: 'palatina', supply: 3, cost: { civicus: 2, lapis: 1, lignum: 1 }, source },
  aqueduct: { type: 'palatina', supply: 3, cost: { lapis: 3, civicus: 1 }, source },
  'merchant-ship': { type: 'emporion', supply: 7, cost: { lignum: 2, frumentum: 1 }, source },
  merchant: { type: 'emporion', supply: 10, cost: { civicus: 1, lignum: 1 }, source },
  caravan: { type: 'emporion', supply: 7, cost: { civicus: 1, lignum: 1, frumentum: 1 }, source }
}
