/** The closed lists of ids. Types check every table against them; tests check completeness. */

/** V.C: in player order, which also breaks ties. */
export const sideIds = ['romans', 'huns', 'persians', 'goths'] as const
export type SideId = (typeof sideIds)[number]

/** The 33 nations with a card. */
export const cardNationIds = [
  'alamanni',
  'angles',
  'bavarians',
  'burgundians',
  'franks',
  'gepids',
  'heruls',
  'jutes',
  'lombards',
  'ostrogoths',
  'saxons',
  'suebi',
  'vandals',
  'visigoths',
  'alans',
  'avars',
  'hephthalites',
  'huns',
  'khazars',
  'kushites',
  'arabs',
  'berbers',
  'blemmyes',
  'hibernians',
  'picts',
  'scots',
  'vikings',
  'romans',
  'byzantines',
  'persians',
  'britons',
  'gallo-romans',
  'cappadocians'
] as const

/** Nations without a card: inactive ones, and the union of Angles and Saxons. */
export const cardlessNationIds = [
  'anglo-saxons',
  'armenians',
  'colchians',
  'iberians',
  'mauritanians',
  'ghassanids',
  'lakhmids',
  'euskaldunes',
  'sardinians',
  'aesti',
  'sclaveni',
  'venedae'
] as const

export const nationIds = [...cardNationIds, ...cardlessNationIds] as const
export type NationId = (typeof nationIds)[number]

export const unitKindIds = [
  'infantry',
  'heavy-infantry',
  'archers',
  'cavalry',
  'heavy-cavalry',
  'horse-archers',
  'elite-infantry',
  'elite-cavalry',
  'legion',
  'guard',
  'palatine-cavalry',
  'noble-cavalry',
  'clibanarii',
  'cataphracts',
  'satrap',
  'elephants',
  'frankish-infantry',
  'antrustiones',
  'sea-infantry',
  'elite-sea-infantry',
  'mountain-infantry',
  'mountain-archers',
  'fleet',
  'elite-fleet',
  'limes',
  'local-infantry',
  'thema'
] as const
export type UnitKindId = (typeof unitKindIds)[number]

export const religionIds = ['catholic', 'monophysite', 'arian', 'mazdaist', 'pagan'] as const
export type ReligionId = (typeof religionIds)[number]

/** The five price tables of the player aids (XV.B). */
export const priceListIds = ['roman', 'byzantine', 'hun', 'persian', 'goth'] as const
export type PriceListId = (typeof priceListIds)[number]

export const specialRuleIds = [
  'united-empire',
  'guards-at-home',
  'recruitment-limit',
  'imperial-fleets',
  'valens-succession',
  'foedera-inherited',
  'local-units',
  'capital-to-ravenna',
  'reunion',
  'bosporus-passage',
  'bosporan-march',
  'eastern-limites-follow-the-border',
  'themata',
  'leaking-treasury',
  'great-king',
  'satrap-garrisons',
  'huns-found-no-kingdom',
  'hun-swords-for-hire',
  'gothic-exchange',
  'scythia-on-turn-1',
  'sea-people',
  'union-of-angles-and-saxons',
  'vandal-shipyards',
  'mutiny-of-476',
  'slavic-subjects',
  'heirs-of-the-west',
  'heirs-of-the-east',
  'free-sardinia',
  'british-independence',
  'no-capital',
  'arabs-and-islam'
] as const
export type SpecialRuleId = (typeof specialRuleIds)[number]
