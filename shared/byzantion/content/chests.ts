import type { Chest } from './records.ts'

const ours = 'a chest usually holds one resource and some coins, a rare one a Dynamis for the round'

/** The forty ivory chests. */
export const chests = {
  c01: { stuff: { auctoritas: 1, nomismata: 1 }, source: { ours } },
  c02: { stuff: { auctoritas: 1, nomismata: 2 }, source: { ours } },
  c03: { stuff: { auctoritas: 1, nomismata: 2 }, source: { ours } },
  c04: { stuff: { auctoritas: 1, nomismata: 3 }, source: { ours } },
  c05: { stuff: { auctoritas: 1, nomismata: 4 }, source: { ours } },
  c06: { stuff: { civicus: 1, nomismata: 1 }, source: { ours } },
  c07: { stuff: { civicus: 1, nomismata: 2 }, source: { ours } },
  c08: { stuff: { civicus: 1, nomismata: 2 }, source: { ours } },
  c09: { stuff: { civicus: 1, nomismata: 3 }, source: { ours } },
  c10: { stuff: { civicus: 1, nomismata: 4 }, source: { ours } },
  c11: { stuff: { virtus: 1, nomismata: 1 }, source: { ours } },
  c12: { stuff: { virtus: 1, nomismata: 2 }, source: { ours } },
  c13: { stuff: { virtus: 1, nomismata: 2 }, source: { ours } },
  c14: { stuff: { virtus: 1, nomismata: 3 }, source: { ours } },
  c15: { stuff: { virtus: 1, nomismata: 4 }, source: { ours } },
  c16: { stuff: { fides: 1, nomismata: 1 }, source: { ours } },
  c17: { stuff: { fides: 1, nomismata: 2 }, source: { ours } },
  c18: { stuff: { fides: 1, nomismata: 2 }, source: { ours } },
  c19: { stuff: { fides: 1, nomismata: 3 }, source: { ours } },
  c20: { stuff: { fides: 1, nomismata: 4 }, source: { ours } },
  c21: { stuff: { lapis: 1, nomismata: 1 }, source: { ours } },
  c22: { stuff: { lapis: 1, nomismata: 2 }, source: { ours } },
  c23: { stuff: { lapis: 1, nomismata: 2 }, source: { ours } },
  c24: { stuff: { lapis: 1, nomismata: 3 }, source: { ours } },
  c25: { stuff: { lapis: 1, nomismata: 4 }, source: { ours } },
  c26: { stuff: { lignum: 1, nomismata: 1 }, source: { ours } },
  c27: { stuff: { lignum: 1, nomismata: 2 }, source: { ours } },
  c28: { stuff: { lignum: 1, nomismata: 2 }, source: { ours } },
  c29: { stuff: { lignum: 1, nomismata: 3 }, source: { ours } },
  c30: { stuff: { lignum: 1, nomismata: 4 }, source: { ours } },
  c31: { stuff: { frumentum: 1, nomismata: 1 }, source: { ours } },
  c32: { stuff: { frumentum: 1, nomismata: 2 }, source: { ours } },
  c33: { stuff: { frumentum: 1, nomismata: 2 }, source: { ours } },
  c34: { stuff: { frumentum: 1, nomismata: 3 }, source: { ours } },
  c35: { stuff: { frumentum: 1, nomismata: 4 }, source: { ours } },
  c36: { stuff: { dynamis: 1 }, source: { ours } },
  c37: { stuff: { dynamis: 1 }, source: { ours } },
  c38: { stuff: { dynamis: 1, nomismata: 1 }, source: { ours } },
  c39: { stuff: { dynamis: 1, nomismata: 1 }, source: { ours } },
  c40: { stuff: { dynamis: 1, nomismata: 2 }, source: { ours } }
} as const satisfies Readonly<Record<string, Chest>>

export type ChestId = keyof typeof chests
export const chestIds = Object.keys(chests) as readonly ChestId[]

export function chest(id: ChestId): Chest {
  return chests[id]
}
