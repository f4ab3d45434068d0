/** In the order of play. */
export const emperorIds = ['diocletian', 'galerius', 'constantius', 'maximian'] as const
export type EmperorId = (typeof emperorIds)[number]

/** Italia, and around it the six regions that the Roman die names, clockwise: the first is I. */
export const regionIds = [
  'italia',
  'hispania',
  'gallia',
  'illyricum',
  'graecia',
  'asia-minor',
  'africa'
] as const
export type RegionId = (typeof regionIds)[number]
export type OuterRegionId = Exclude<RegionId, 'italia'>

/** From west to east. */
export const seaIds = ['atlanticum', 'internum', 'aegaeum'] as const
export type SeaId = (typeof seaIds)[number]
