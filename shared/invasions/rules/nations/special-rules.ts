import type { SpecialRules } from '../../nation-hooks.ts'
import { mutinyOfAuxiliaries } from './auxiliary-mutiny.ts'
import { divideEmpire, moveToRavenna } from './division.ts'
import { earlySuccession } from './early-succession.ts'
import { exchangeMercenaries } from './gothic-exchange.ts'
import { halfTheAge } from './great-king.ts'
import { britishIndependence, freeSardinia, heirsOfTheEast, heirsOfTheWest } from './heirs.ts'
import { attilaLost, earnByHire, endOfAttila } from './huns.ts'
import { inheritFoedera } from './inherited-foedera.ts'
import { checkIslam } from './islam.ts'
import { leakTreasury } from './leaking-treasury.ts'
import { easternLimitesFollowBorder, retireLimites } from './limites.ts'
import { mayReunite } from './reunion.ts'
import { seizeShipyards } from './shipyards.ts'
import { submitAtSight } from './slavic-subjects.ts'
import { mayUnite } from './union.ts'
import { checkUsurper } from './usurper.ts'

/** A rule without handlers: queries and rules look it up with `hasTrait`. */
const fact = {}

/** The handlers of each special rule. `content/special-rule-texts.ts` says what each rule means. */
export const specialRules: SpecialRules = {
  'united-empire': { timeTableEvent: divideEmpire },
  'guards-at-home': fact,
  'recruitment-limit': { purchasesEnd: checkUsurper },
  'imperial-fleets': fact,
  'valens-succession': { leaderEliminated: earlySuccession },
  'foedera-inherited': { empireCollapses: inheritFoedera },
  'local-units': { purchasesBegin: retireLimites },
  'capital-to-ravenna': { timeTableEvent: moveToRavenna },
  'bosporus-passage': fact,
  'bosporan-march': fact,
  'eastern-limites-follow-the-border': { unitsReinforced: easternLimitesFollowBorder },
  themata: { purchasesBegin: retireLimites },
  'leaking-treasury': { administrationBegins: leakTreasury },
  'great-king': { ageOfNewEmpire: halfTheAge },
  'satrap-garrisons': fact,
  'huns-found-no-kingdom': {
    leaderEliminated: attilaLost,
    leaderRetired: attilaLost,
    timeTableEvent: endOfAttila
  },
  'hun-swords-for-hire': { incomeBegins: earnByHire },
  'gothic-exchange': { envoysHeard: exchangeMercenaries },
  'scythia-on-turn-1': fact,
  'sea-people': fact,
  'vandal-shipyards': { cityTaken: seizeShipyards },
  'mutiny-of-476': { timeTableEvent: mutinyOfAuxiliaries },
  'slavic-subjects': { provinceEntered: submitAtSight },
  'heirs-of-the-west': { nationsArrived: heirsOfTheWest, empireCollapsed: heirsOfTheWest },
  'free-sardinia': { nationsArrived: freeSardinia, empireCollapsed: freeSardinia },
  'heirs-of-the-east': { nationsArrived: heirsOfTheEast, empireCollapsed: heirsOfTheEast },
  'british-independence': { timeTableEvent: britishIndependence },
  'no-capital': fact,
  'arabs-and-islam': { timeTableEvent: checkIslam },
  // Unions come last: players decide on them when the heirs of fallen nations have arrived.
  reunion: { nationsArrived: mayReunite },
  'union-of-angles-and-saxons': { nationsArrived: mayUnite }
}
