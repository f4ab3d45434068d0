import type { EmperorId, SeaId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'

/** An action of the Roman phase. */
export type Action =
  /** By the cheapest route. Another emperor than the active one only with Diocletian's power. */
  | { readonly do: 'move'; readonly emperor: EmperorId; readonly to: ProvinceId }
  | { readonly do: 'sail'; readonly from: SeaId; readonly to: SeaId }
  | { readonly do: 'protect' }
  /** Removes the disc. */
  | { readonly do: 'subdue' }
  /** Turns revolt into unrest. */
  | { readonly do: 'calm' }
  | { readonly do: 'attack'; readonly place: ProvinceId }
  /** Diocletian's or Maximian's own power (variant 1). */
  | { readonly do: 'power' }
  /** Gives a disc for another point (variant 6). */
  | { readonly do: 'buy-point' }
  /** Takes a point from Galerius, or gives one to Maximian (variant 4). */
  | { readonly do: 'point' }
  | { readonly do: 'done' }
