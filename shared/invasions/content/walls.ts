import type { ProvinceId } from '../world/provinces.ts'

/** XXIII.B: the penalty of walls on the besieger's die. The Theodosian walls come with the time table. */
export const walls: {
  readonly ordinary: number
  readonly special: readonly { readonly province: ProvinceId; readonly strength: number }[]
  readonly theodosian: { readonly province: ProvinceId; readonly strength: number }
} = {
  ordinary: 2,
  special: [
    { province: 'latium', strength: 1 },
    { province: 'chaldea', strength: 3 },
    { province: 'umbria', strength: 3 },
    { province: 'thracia', strength: 3 }
  ],
  theodosian: { province: 'thracia', strength: 4 }
}
