/**
 * The numbers that the rulebook states, by chapter. The rules and their texts share them, so that both always agree.
 * The numbers of cards, prices, walls, units and the time table are in their own tables.
 */
export const figures = {
  /** VI: the ageing tracks, and the cost of each level of decline. */
  age: { oldestBarbarian: 7, oldestCivilised: 12, youngUntil: 4, matureUntil: 8, declineCost: 5 },
  /** VII */
  kingdom: {
    voluntaryAge: 3,
    forcedAge: 5,
    goldForAPoint: 10,
    forGold: -1,
    inBarbarianArea: 2,
    gold: 20,
    goldNextTurn: 10
  },
  /** VIII */
  empire: {
    areas: 3,
    partOfABarbarianArea: 0.5,
    on: 8,
    greatLeader: 2,
    forAGreatLeader: 1,
    forDecline: 1,
    forAnAreaBeyond: 2,
    forABarbarianArea: 1,
    forAnImperialCity: 3,
    forAClient: 1
  },
  /** IX.D */
  reinforcements: { byDefault: 1 },
  /** X.D: the gold of caravans; `...InABoom` under the event Caravan. */
  caravan: {
    gold: 1,
    exceptionalGold: 5,
    goldInABoom: 5,
    exceptionalGoldInABoom: 10,
    markers: 1,
    markersInABoom: 2
  },
  /** XI */
  raid: {
    party: 2,
    forAUnit: -1,
    afterAMinus: 1,
    afterAPlus: 2,
    failsUpTo: 4,
    minusUpTo: 6,
    settlesFrom: 11,
    gold: 1,
    pointsOfAMinus: 1,
    pointsOfAPlus: 3
  },
  /** XII.B: the units needed to control a province; a horde replaces one unit of Barbarians. */
  control: {
    civilisedProvince: 1,
    barbariansInBarbarianProvince: 2,
    barbariansBesideTheirHorde: 1,
    civilisedInBarbarianProvince: 3
  },
  /** XIII */
  administration: { cards: 2, types: 2 },
  /** XIV */
  income: {
    mostTreasury: 40,
    sackedCity: 0.5,
    capitalOfAKingdom: 5,
    capitalOfAnEmpire: 10,
    area: 1,
    areaInFullControl: 2,
    trade: 1,
    tributeOfAVassal: 1,
    revoltMinus: 1,
    revoltPlus: 3,
    heresy: 1,
    upkeep: 1,
    sitesRecovered: 2
  },
  /** XIV.J */
  bankruptcy: { ages: 2 },
  /** XIV.K */
  collapse: { age: 9, on: 9, forAYear: 1, forDecline: 1, forACalamity: 1, forALostCapital: 2, forAnArea: -1 },
  /** XV.B, XXIII.C */
  purchases: { repairs: 2, repairPart: 0.5, walls: 15 },
  /** XVI.F */
  suppression: { on: 9, forAUnit: 1, forHeresy: -1, forAnotherFaith: -1 },
  /** XVII.B */
  stacking: { limit: 4, inMountains: 3, forAnInvasion: 1 },
  /** XVIII */
  movement: {
    withALeader: 1,
    leader: 5,
    hordeInAnInvasion: 3,
    overrunners: 6,
    overrunSteps: 1,
    forcingTimes: 2
  },
  /** XIX.A */
  interception: {
    steps: 3,
    on: 6,
    forTheCapital: 3,
    forAnEmpire: 2,
    forThreeSteps: -1,
    forARange: -2,
    forAStrait: -2,
    forTheBosporus: -2
  },
  /** XIX.B */
  flight: { steps: 3, on: 9, forACity: 3, forTwiceAsMany: 3, times: 2, forLessCavalry: -1, forACrossing: -2 },
  /** XX */
  battle: {
    advantage: 2,
    advantageOverNone: 1,
    archersForADie: 2,
    franksForADie: 4,
    ambushersForADie: 4,
    alpineTimes: 2,
    horseArchersForASwap: 2,
    shotsLostToHeavy: 1,
    combatForTheOption: 2,
    inMarsh: -1,
    overACrossing: -1,
    inForest: -1,
    barbariansAtHome: 1,
    inACity: 1,
    behindALimes: 1,
    besideAHorde: 1,
    eliteForASwap: 2,
    romanEliteForTwo: 4,
    assassinsOn: 8,
    recovered: 2,
    smallBattle: 2,
    recoveredInASmallBattle: 1,
    repaired: 1,
    retreatSteps: 3
  },
  /** XXI */
  advanced: {
    archer: 1,
    horseArcher: 1.5,
    frank: 0.5,
    ambusher: 0.5,
    shotAtHeavy: -2,
    oneHitInTheOpenOn: 8,
    oneHitOn: 9,
    twoHitsOn: 12,
    tacticalBonus: 2,
    inMarsh: -1,
    overACrossing: -1,
    inForest: -1,
    barbariansAtHome: 1,
    inACity: 1,
    inACityOfAnEmpire: 2,
    acrossAStrait: 1,
    forCavalry: 1,
    againstHeavy: -1,
    againstBarbarians: 1,
    nomadsInSteppe: 1
  },
  /** XXIV */
  siege: {
    on: 7,
    forAnAssault: 1,
    hitsOfAnAssault: 2,
    byCivilised: 1,
    byNomads: -1,
    forDecline: 1,
    suppliedBySea: -1,
    booty: 2,
    bootyOfAKingdom: 5,
    bootyOfAnEmpire: 10,
    usurperOn: 10
  },
  /** XXV */
  sea: {
    zones: 4,
    farthestFromAPort: 2,
    fleetsInAStack: 2,
    fleetsInAZone: 4,
    unitsAFleet: 3,
    transports: 2,
    landingOn: 5,
    withoutAPort: -2,
    romansAtHome: 1,
    rerollsForAllPorts: 2,
    pointsForRefusing: 1
  },
  /** XXVIII */
  foedus: { tribute: 3, points: 3 },
  /** XXIX */
  submission: { provincesOfAKingdom: 3, pointsForAFailedRevolt: -5 },
  /** XXX */
  diplomacy: { cardsOfAnEmpire: 1, goldForADiscard: 1, pointsForAMarriage: 2 }
} as const
