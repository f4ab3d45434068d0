/** The ids that all content shares. */

/** The seven resources. */
export const resourceIds = [
  'auctoritas',
  'civicus',
  'virtus',
  'fides',
  'lapis',
  'lignum',
  'frumentum'
] as const
export type ResourceId = (typeof resourceIds)[number]

/** What a player owns: resources, and money, which is no resource. */
export const goodIds = [...resourceIds, 'nomismata'] as const
export type GoodId = (typeof goodIds)[number]

/** Everything that an effect may give or take. */
export const stuffIds = [...goodIds, 'doxa', 'dynamis'] as const
export type StuffId = (typeof stuffIds)[number]

export type Resources = Readonly<Partial<Record<ResourceId, number>>>
export type Goods = Readonly<Partial<Record<GoodId, number>>>
export type Stuff = Readonly<Partial<Record<StuffId, number>>>

export const typeIds = ['palatina', 'ecclesiastica', 'stratiotika', 'emporion', 'rustica'] as const
export type TypeId = (typeof typeIds)[number]

/** Rustica has no units. */
export const unitTypeIds = ['palatina', 'ecclesiastica', 'stratiotika', 'emporion'] as const
export type UnitTypeId = (typeof unitTypeIds)[number]

export const unitIds = [
  'cataphract',
  'legion',
  'fortification',
  'siege-tower',
  'dromon',
  'priest',
  'monk',
  'monastery',
  'church',
  'hagia-sophia',
  'merchant',
  'caravan',
  'merchant-ship',
  'senator',
  'hippodrome',
  'aqueduct'
] as const
export type UnitId = (typeof unitIds)[number]
export type Units = Readonly<Partial<Record<UnitId, number>>>

export const areaIds = ['thracia', 'italia', 'mare-tyrrhenum', 'africa', 'aegyptus', 'oriens'] as const
export type AreaId = (typeof areaIds)[number]

/** The positions of the initiative track, I to IV, by the keimelion of each. */
export const keimelionIds = ['labarum', 'chalice', 'sceptre', 'robes'] as const
export type KeimelionId = (typeof keimelionIds)[number]

/** The two sides of a choice event. */
export const optionIds = ['first', 'second'] as const
export type OptionId = (typeof optionIds)[number]
