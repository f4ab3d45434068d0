import type { EmperorId, SeaId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'

/** What may be done in the Roman phase. */
export type Action =
  /** Along the cheapest way; another emperor only with Diocletian's power. */
  | { readonly do: 'move'; readonly emperor: EmperorId; readonly to: ProvinceId }
  | { readonly do: 'sail'; readonly from: SeaId; readonly to: SeaId }
  | { readonly do: 'protect' }
  /** The disc goes. */
  | { readonly do: 'subdue' }
  /** Revolt becomes unrest. */
  | { readonly do: 'calm' }
  | { readonly do: 'attack'; readonly place: ProvinceId }
  /** Diocletian's or Maximian's own power (variant 1). */
  | { readonly do: 'power' }
  /** A point is taken from Galerius, or given to Maximian (variant 4). */
  | { readonly do: 'point' }
  | { readonly do: 'done' }
