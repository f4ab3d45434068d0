import type { Board } from '../../board.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { OptionOf } from '../../decisions.ts'
import { FOEDUS_POINTS, FOEDUS_TRIBUTE } from '../../queries/foedus.ts'
import { objectivePoints } from '../../queries/objectives.ts'
import { hordeSeat, isNomad } from '../../queries/pieces.ts'
import { isFederate, unitsOf } from '../../queries/realm.ts'
import { areaOf, isBarbarianProvince, isProvince } from '../../queries/terrain.ts'
import { foederaBinding } from '../../queries/ties.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { reach } from '../../world/queries.ts'
import { bestBy, bestOption, choosing, filling, yesIf } from '../answers.ts'
import { goldCost } from '../appraisal/gold.ts'
import { areasOf } from '../appraisal/imagined.ts'
import { landOf } from '../appraisal/land.ts'
import { pressureOf } from '../appraisal/pressure.ts'
import { timesCounted, turnsLeft } from '../appraisal/scorings.ts'
import { overlooks, type Sight, sightOf } from '../appraisal/sight.ts'
import { characterOf } from '../character.ts'
import { prospectOf } from '../orders/best.ts'
import type { Policy } from '../policy.ts'
import { weights } from '../weights.ts'
import { total, type Worth } from '../worth.ts'

/** How many turns a Foedus lasts on average: not quite two in campaigns of legates. */
const FOEDUS_TURNS = 2

/** The weight of a distant goal that a nation may reach in later turns. */
const WEIGHT_OF_LATER_GOALS = 1

/** The part of the safety of a Foedus to rely on, because the federate may leave in the next turn. */
const RELIABLE_SAFETY = 0.6

const turnsOfFoedus = (sight: Sight, lasts = FOEDUS_TURNS): number => Math.min(lasts, turnsLeft(sight.board))

/** XII.D: keeps peace in Barbarian Areas unless the nation is strong enough to gain by war. */
export const declareHostility: Policy<'declare-hostility'> = ({ sight }, { about }) => {
  const mine = sideOf(about.nation) === sight.side
  const others = mine ? about.others.filter((other) => isEasyTarget(sight, about.nation, other)) : []
  return filling({ nations: others })
}

/** Whether another nation's horde is within reach in a Barbarian Area and much weaker. Nomads need less superiority. */
function isEasyTarget(sight: Sight, nation: NationId, other: NationId): boolean {
  const { board } = sight
  if (sideOf(other) === sight.side) return false
  const camp = hordeSeat(board, other)
  if (!camp || !isBarbarianProvince(camp)) return false
  const near = reach(camp, 4, undefined, 'base')
  const strength = (id: NationId, steps: number) =>
    unitsOf(board, id).filter((unit) => isProvince(unit.at) && (near.get(unit.at) ?? 99) <= steps).length
  const needed = isNomad(nation) && !isNomad(other) ? 1.4 : 2.5
  return (
    strength(nation, 4) >= needed * (strength(other, 0) + 1) * (1.2 - 0.4 * characterOf(board, nation).bold)
  )
}

/** The worth of the safety that the side's land would gain if another nation did not threaten it. */
export function safetyFrom(sight: Sight, nation: NationId, other: NationId): number {
  const { board } = sight
  const areas = new Set<AreaId>()
  for (const unit of unitsOf(board, other)) {
    if (!isProvince(unit.at)) continue
    for (const near of reach(unit.at, 2, undefined, 'base').keys()) {
      const holder = board.control[near]
      if (holder && (holder === nation || sideOf(holder) === sight.side)) areas.add(areaOf(near))
    }
  }
  const still = { ...board.nations[other], activity: 'inactive' as const }
  const calm: Board = { ...board, nations: { ...board.nations, [other]: still } }
  const now = sight.land().worth(sight.now(), areas)
  const then = landOf(board, sight.side, pressureOf(calm)).worth(sight.now(), areas)
  return then.own + then.realm - now.own - now.realm
}

/** XXVIII: a Foedus costs gold and gives a rival points. It is worth that if the federate is a serious threat. */
export function foedusWorth(sight: Sight, federator: NationId, federate: NationId): Worth {
  const turns = turnsOfFoedus(sight)
  const mine = sideOf(federate) === sight.side
  return [
    // XXVIII.F: a second Foedus with the same federate adds no safety.
    {
      term: 'safety',
      points: isFederate(sight.board, federate) ? 0 : RELIABLE_SAFETY * safetyFrom(sight, federator, federate)
    },
    { term: 'own-losses', points: weights.unit },
    {
      term: 'gold',
      points: -goldCost(sight.board, federator, FOEDUS_TRIBUTE) - FOEDUS_TRIBUTE * weights.gold * (turns - 1)
    },
    { term: mine ? 'points' : 'rivals', points: FOEDUS_POINTS * turns * sight.land().regard(federate) }
  ]
}

/** The worth of the two provinces of a grant, as a negative number. */
const worthOfGrant = (sight: Sight, { provinces }: OptionOf<'choose-grant'>): number =>
  provinces.reduce((sum, id) => {
    const area = areaOf(id)
    const worth = sight.gain({ taken: { province: id, by: null } }, new Set([area]))
    return sum + Math.min(0, total(worth)) * 0.3 - (sight.board.cities[id] ? 0.3 : 0)
  }, 0)

export const offerFoedus: Policy<'offer-foedus'> = ({ sight }, { about, ...inquiry }) => {
  const worth = foedusWorth(sight, about.federator, about.federate)
  return bestOption(inquiry, ({ key }) =>
    key === 'none' ? [] : [...worth, { term: 'objectives', points: worthOfGrant(sight, key) }]
  )
}

export const chooseGrant: Policy<'choose-grant'> = ({ sight }, inquiry) =>
  bestBy(inquiry, ({ key }) => worthOfGrant(sight, key))

/** XXVIII.G: the part of its own plans that a federate gives up, because it is free to leave in the next turn. */
const PLANS_GIVEN_UP = 0.35

/** XXVIII.E: accepts if the points and gold of each turn are worth more than the marches it gives up. */
export const acceptFoedus: Policy<'accept-foedus'> = ({ sight }, { about }) => {
  if (overlooks(sight, `foedus ${about.federate}`)) return choosing('no')
  const turns = turnsOfFoedus(sight, sight.level.countsOn)
  return yesIf([
    { term: 'points', points: about.points * turns },
    { term: 'gold', points: about.tribute * turns * weights.gold },
    { term: 'approach', points: -freedomToMarch(sight, about.federate) * PLANS_GIVEN_UP }
  ])
}

/** What a free nation could gain by marching now, or later towards its strongest goal. */
function freedomToMarch(sight: Sight, nation: NationId): number {
  const seat = sight.now().seat(nation)
  const ahead = seat ? sight.wants(nation).draw(seat) * WEIGHT_OF_LATER_GOALS : 0
  return Math.max(prospectOf(sight, nation), ahead)
}

/** XXVIII.G: breaks a Foedus if its land and free marches are worth more than its points and the nation's loyalty. */
export const breakFoedus: Policy<'break-foedus' | 'try-to-break-foedus'> = ({ sight }, { about }) => {
  const { federate } = about
  const foedera = foederaBinding(sight.board, federate)
  const free = appraisalWithoutFoedus(sight, federate)
  const land = foedera
    .flatMap(({ provinces }) => provinces)
    .flatMap((province) => free.gain({ taken: { province, by: federate } }, areasOf([province])))
  return yesIf([
    ...land,
    { term: 'approach', points: freedomToMarch(free, federate) },
    { term: 'points', points: -FOEDUS_POINTS * foedera.length * turnsOfFoedus(sight) },
    { term: 'loyalty', points: -sight.level.word * characterOf(sight.board, federate).loyal }
  ])
}

/** The appraisal of the board without any Foedus of this federate. */
function appraisalWithoutFoedus({ board, side, level }: Sight, federate: NationId): Sight {
  const relations = board.relations.filter((tie) => !(tie.kind === 'foedus' && tie.federate === federate))
  return sightOf({ ...board, relations }, side, level)
}

/** The province for the horde that is nearest to its nation's goals. */
export const placeHorde: Policy<'place-horde'> = ({ sight }, { about, ...inquiry }) =>
  bestBy(inquiry, ({ key }) => sight.wants(about.federate).draw(key))

/** XXVI: accepts a turn of peace with a nation that threatens it, unless it plans to march against that nation. */
export const acceptAlliance: Policy<'accept-alliance'> = ({ sight }, { about }) => {
  const safety = Math.max(0, safetyFrom(sight, about.nation, about.by))
  return yesIf([
    { term: 'safety', points: safety * 0.5 + sight.level.peace },
    { term: 'approach', points: -plansAgainst(sight, about.nation, about.by) }
  ])
}

/** The worth of the best province of another nation within reach. */
function plansAgainst(sight: Sight, nation: NationId, other: NationId): number {
  const wants = sight.wants(nation)
  const near = new Set<ProvinceId>()
  for (const unit of unitsOf(sight.board, nation)) {
    if (isProvince(unit.at)) for (const id of reach(unit.at, 2, undefined, 'base').keys()) near.add(id)
  }
  return [...near]
    .filter((id) => sight.board.control[id] === other)
    .reduce((most, id) => Math.max(most, wants.target(id) * 0.5), 0)
}

/** XXIX.F, XXIX.G: freedom is worth the half of its points that a vassal loses. */
const freedomWorth = (sight: Sight, vassal: NationId): number =>
  objectivePoints(sight.board, vassal) * timesCounted(sight.board, vassal, 0.8) + 0.5

export const rebel: Policy<'rebel'> = ({ sight }, { about }) =>
  yesIf([
    { term: 'objectives', points: about.chance * freedomWorth(sight, about.vassal) },
    { term: 'points', points: (1 - about.chance) * about.points },
    { term: 'own-losses', points: -(1 - about.chance) * weights.unit }
  ])

/** Places mercenaries where the nation needs them most. */
export const placeMercenary: Policy<'place-mercenary'> = ({ sight }, { about, ...inquiry }) => {
  const nation = sideOf(about.borrower) === sight.side ? about.borrower : about.lender
  return bestBy(inquiry, ({ place }) =>
    place && isProvince(place)
      ? sight.wants(nation).draw(place) + sight.land().pressure.on(nation, place) * 0.05
      : 0
  )
}

/** Never lends units, because they are needed at home. */
export const lendToKin: Policy<'lend-to-kin'> = () => choosing('none')

export const treatyProvince: Policy<'treaty-province'> = ({ sight }, { about, ...inquiry }) => {
  const taker = sideOf(about.by) === sight.side
  return bestBy(inquiry, ({ key }) => {
    const worth = sight.wants(about.by).target(key)
    return taker ? worth : -worth
  })
}

/** XXV.D: carries only friends of the same player. */
export const carryFriends: Policy<'carry-friends'> = ({ sight }, { about }) =>
  choosing(sideOf(about.friend) === sight.side ? 'yes' : 'no')
