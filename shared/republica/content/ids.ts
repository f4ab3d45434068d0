/** The ids that all content shares. */

/** 11.21: the three parts of the Republic. */
export const eraIds = ['early', 'middle', 'late'] as const
export type EraId = (typeof eraIds)[number]

/** The families of the Senate, by the number on their cards. */
export const familyIds = [
  'cornelius',
  'fabius',
  'valerius',
  'julius',
  'claudius',
  'manlius',
  'fulvius',
  'furius',
  'aurelius',
  'junius',
  'papirius',
  'acilius',
  'flaminius',
  'aelius',
  'sulpicius',
  'calpurnius',
  'plautius',
  'quinctius',
  'aemilius',
  'terentius',
  'servilius',
  'porcius',
  'popillius',
  'cassius',
  'sempronius',
  'octavius',
  'marius',
  'tullius',
  'licinius',
  'pompeius'
] as const
export type FamilyId = (typeof familyIds)[number]

/** Great men, each of a family. */
export const statesmanIds = [
  'scipio-africanus',
  'fabius-cunctator',
  'quinctius-flamininus',
  'aemilius-paullus',
  'cato-the-elder',
  'scipio-aemilianus',
  'sulla',
  'fulvius-flaccus',
  'servilius-glaucia',
  'popillius-laenas',
  'tiberius-gracchus',
  'gaius-gracchus',
  'gaius-marius',
  'caesar',
  'cato-the-younger',
  'cicero',
  'crassus',
  'lucullus',
  'pompey'
] as const
export type StatesmanId = (typeof statesmanIds)[number]

/** A senator on the table is named by the card on top: his family’s, or his own. */
export const senatorIds = [...familyIds, ...statesmanIds] as const
export type SenatorId = (typeof senatorIds)[number]

/** The provinces that wars and bequests create. */
export const provinceIds = [
  'sicilia',
  'sardinia-corsica',
  'hispania-citerior',
  'hispania-ulterior',
  'illyricum',
  'gallia-cisalpina',
  'gallia-narbonensis',
  'gallia-transalpina',
  'macedonia',
  'africa',
  'asia',
  'bithynia',
  'cilicia-cyprus',
  'creta-cyrenaica',
  'syria'
] as const
export type ProvinceId = (typeof provinceIds)[number]

/** 7.33: the wars and revolts on cards. */
export const warCardIds = [
  'punic-1',
  'punic-2',
  'illyrian-1',
  'illyrian-2',
  'gallic-1',
  'macedonian-1',
  'macedonian-2',
  'syrian',
  'pirates-1',
  'germanic-migrations',
  'jugurthine',
  'lusitanian',
  'numantine',
  'macedonian-3',
  'macedonian-4',
  'punic-3',
  'sicilian-slaves-1',
  'sicilian-slaves-2',
  'alexandrine',
  'pirates-2',
  'gallic-2',
  'gallic-3',
  'gladiator-revolt',
  'britannia',
  'germania',
  'mithridatic-1',
  'mithridatic-2',
  'mithridatic-3',
  'parthian',
  'sertorian',
  'social'
] as const
export type WarCardId = (typeof warCardIds)[number]

/** The rising of a province is a war without a card. */
export const risingIds = [
  'rising-sicilia',
  'rising-sardinia-corsica',
  'rising-hispania-citerior',
  'rising-hispania-ulterior',
  'rising-illyricum',
  'rising-gallia-cisalpina',
  'rising-gallia-narbonensis',
  'rising-gallia-transalpina',
  'rising-macedonia',
  'rising-africa',
  'rising-asia',
  'rising-bithynia',
  'rising-cilicia-cyprus',
  'rising-creta-cyrenaica',
  'rising-syria'
] as const
export type RisingId = (typeof risingIds)[number]

export const warIds = [...warCardIds, ...risingIds] as const
export type WarId = (typeof warIds)[number]

/** 7.332: wars of one type strengthen each other; risings never do. */
export const warTypeIds = [
  'punic',
  'illyrian',
  'gallic',
  'macedonian',
  'syrian',
  'pirates',
  'germanic',
  'jugurthine',
  'spanish',
  'slave',
  'alexandrine',
  'britannia',
  'germania',
  'mithridatic',
  'parthian',
  'social',
  'rising'
] as const
export type WarTypeId = (typeof warTypeIds)[number]

/** 7.34: the enemy’s leaders. */
export const leaderIds = [
  'hannibal',
  'hamilcar',
  'philip-v',
  'antiochus-iii',
  'viriathus',
  'mithridates-vi',
  'spartacus',
  'vercingetorix',
  'cleopatra'
] as const
export type LeaderId = (typeof leaderIds)[number]

/** 7.32: sources of income that the State lets to senators. */
export const concessionIds = [
  'armaments',
  'ship-building',
  'egyptian-grain',
  'sicilian-grain',
  'harbor-fees',
  'mining',
  'land-commission',
  'tax-farmer-1',
  'tax-farmer-2',
  'tax-farmer-3',
  'tax-farmer-4',
  'tax-farmer-5',
  'tax-farmer-6'
] as const
export type ConcessionId = (typeof concessionIds)[number]

/** 7.3: kinds of intrigue card, of which there may be several. */
export const intrigueIds = [
  'tribune',
  'assassin',
  'secret-bodyguard',
  'open-bodyguard',
  'seduction',
  'blackmail',
  'influence-peddling',
  'graft',
  'murder-of-tribune',
  'mob-incited',
  'proscription'
] as const
export type IntrigueId = (typeof intrigueIds)[number]

/** Each single intrigue card. */
export const intrigueCardIds = [
  'tribune-1',
  'tribune-2',
  'tribune-3',
  'tribune-4',
  'tribune-5',
  'tribune-6',
  'tribune-7',
  'tribune-8',
  'tribune-9',
  'tribune-10',
  'tribune-11',
  'tribune-12',
  'tribune-13',
  'tribune-14',
  'tribune-15',
  'tribune-16',
  'tribune-17',
  'tribune-18',
  'tribune-19',
  'tribune-20',
  'assassin-1',
  'assassin-2',
  'assassin-3',
  'assassin-4',
  'assassin-5',
  'assassin-6',
  'secret-bodyguard-1',
  'secret-bodyguard-2',
  'secret-bodyguard-3',
  'secret-bodyguard-4',
  'open-bodyguard-1',
  'seduction-1',
  'blackmail-1',
  'influence-peddling-1',
  'influence-peddling-2',
  'influence-peddling-3',
  'graft-1',
  'graft-2',
  'murder-of-tribune-1',
  'murder-of-tribune-2',
  'murder-of-tribune-3',
  'mob-incited-1',
  'proscription-1'
] as const
export type IntrigueCardId = (typeof intrigueCardIds)[number]

/** 7.1: what may happen in the forum phase. */
export const happeningIds = [
  'mob-violence',
  'natural-disaster',
  'ally-deserts',
  'evil-omens',
  'refuge',
  'epidemic',
  'drought',
  'storm-at-sea',
  'manpower-shortage',
  'allied-enthusiasm',
  'new-alliance',
  'rhodian-alliance',
  'enemy-ally-deserts',
  'enemy-leader-dies',
  'trial-of-verres',
  'pretender',
  'internal-disorder',
  'barbarian-raids'
] as const
export type HappeningId = (typeof happeningIds)[number]

/** Kings who leave their land to Rome. */
export const bequestIds = ['bequest-pergamum', 'bequest-bithynia', 'bequest-apion'] as const
export type BequestId = (typeof bequestIds)[number]

/** Laws that a player may bring in. */
export const lawIds = [
  'calpurnian',
  'acilian',
  'servilian',
  'tradition-erodes',
  'military-reforms',
  'gabinian',
  'manilian',
  'vatinian',
  'julian',
  'plautian-papirian'
] as const
export type LawId = (typeof lawIds)[number]

/** 7.4: games for the people. */
export const gamesIds = ['minor', 'medium', 'grand'] as const
export type GamesId = (typeof gamesIds)[number]

/** 9.63: types of land certificate. */
export const landBillIds = ['I', 'II', 'III'] as const
export type LandBillId = (typeof landBillIds)[number]

/** 9.1, 9.43, 9.621: offices, the highest first; the last two are held away from Rome. */
export const officeIds = [
  'dictator',
  'rome-consul',
  'field-consul',
  'censor',
  'master-of-horse',
  'proconsul',
  'governor'
] as const
export type OfficeId = (typeof officeIds)[number]

/** 4.3: the two quaestors. */
export const quaestorIds = ['rome', 'field'] as const
export type QuaestorId = (typeof quaestorIds)[number]

/** Every card of the forum deck. */
export const cardIds = [
  ...familyIds,
  ...statesmanIds,
  ...warCardIds,
  ...leaderIds,
  ...concessionIds,
  ...intrigueCardIds,
  ...bequestIds,
  ...lawIds
] as const
export type CardId = (typeof cardIds)[number]
