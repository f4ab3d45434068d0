import type { Board } from '../../board.ts'
import { sideOf } from '../../catalogue.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { OptionOf } from '../../decisions/decision-kinds.ts'
import { areaOf, isBarbarianProvince, isProvince } from '../../queries/map/provinces.ts'
import { isFederate, unitsOf } from '../../queries/nations/realm.ts'
import { hordeSeat, isNomadPeople } from '../../queries/pieces/pieces.ts'
import { FOEDUS_POINTS, FOEDUS_TRIBUTE } from '../../queries/relations/foedus.ts'
import { foederaOfFederate } from '../../queries/relations/relations.ts'
import { objectivePoints } from '../../queries/scoring/objectives.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { reachable } from '../../world/world-queries.ts'
import { type Appraisal, appraisalOf, overlooks } from '../appraisal/appraisal.ts'
import { timesCounted, turnsLeft } from '../appraisal/future-scorings.ts'
import { goldCost } from '../appraisal/gold.ts'
import { areasOf } from '../appraisal/hypothetical-control.ts'
import { landAppraisal } from '../appraisal/land.ts'
import { pressureOf } from '../appraisal/pressure.ts'
import { characterOf } from '../character.ts'
import { bestBy, bestOption, choosing, filling, yesIf } from '../judgements.ts'
import { worthOfMarching } from '../march-orders/best-orders.ts'
import type { Policy } from '../policy.ts'
import { weights } from '../weights.ts'
import { total, type Worth } from '../worth.ts'

/** How many turns a Foedus lasts on average: not quite two in campaigns of legates. */
const FOEDUS_TURNS = 2

/** The weight of a distant goal that a nation may reach in later turns. */
const WEIGHT_OF_LATER_GOALS = 1

/** The part of the safety of a Foedus to rely on, because the federate may leave in the next turn. */
const RELIABLE_SAFETY = 0.6

const turnsOfFoedus = (appraisal: Appraisal, lasts = FOEDUS_TURNS): number =>
  Math.min(lasts, turnsLeft(appraisal.board))

/** XII.D: keeps peace in Barbarian Areas unless the nation is strong enough to gain by war. */
export const declareHostilityPolicy: Policy<'declare-hostility'> = ({ appraisal }, { about }) => {
  const mine = sideOf(about.nation) === appraisal.side
  const others = mine ? about.others.filter((other) => isEasyTarget(appraisal, about.nation, other)) : []
  return filling({ nations: others })
}

/** XII.D: hostile toward the peoples whom one of its nations could now gain by attacking. */
export const setAttitudesPolicy: Policy<'set-attitudes'> = ({ appraisal }, { about }) => {
  const own = nationIds.filter(
    (id) => sideOf(id) === appraisal.side && appraisal.board.nations[id].presence === 'in-play'
  )
  const hostile = about.peoples.filter((other) =>
    own.some((nation) => isEasyTarget(appraisal, nation, other))
  )
  return filling({ nations: hostile })
}

/** Whether another nation's horde is within reach in a Barbarian Area and much weaker. Nomads need less superiority. */
function isEasyTarget(appraisal: Appraisal, nation: NationId, other: NationId): boolean {
  const { board } = appraisal
  if (sideOf(other) === appraisal.side) return false
  const camp = hordeSeat(board, other)
  if (!camp || !isBarbarianProvince(camp)) return false
  const near = reachable(camp, 4, undefined, 'base')
  const strength = (id: NationId, steps: number) =>
    unitsOf(board, id).filter((unit) => isProvince(unit.at) && (near.get(unit.at) ?? 99) <= steps).length
  const needed = isNomadPeople(nation) && !isNomadPeople(other) ? 1.4 : 2.5
  return (
    strength(nation, 4) >= needed * (strength(other, 0) + 1) * (1.2 - 0.4 * characterOf(board, nation).bold)
  )
}

/** The worth of the safety that the side's land would gain if another nation did not threaten it. */
export function safetyFrom(appraisal: Appraisal, nation: NationId, other: NationId): number {
  const { board } = appraisal
  const areas = new Set<AreaId>()
  for (const unit of unitsOf(board, other)) {
    if (!isProvince(unit.at)) continue
    for (const near of reachable(unit.at, 2, undefined, 'base').keys()) {
      const holder = board.control[near]
      if (holder && (holder === nation || sideOf(holder) === appraisal.side)) areas.add(areaOf(near))
    }
  }
  const still = { ...board.nations[other], activity: 'inactive' as const }
  const calm: Board = { ...board, nations: { ...board.nations, [other]: still } }
  const now = appraisal.land().worth(appraisal.controlNow(), areas)
  const then = landAppraisal(board, appraisal.side, pressureOf(calm)).worth(appraisal.controlNow(), areas)
  return then.own + then.realm - now.own - now.realm
}

/** XXVIII: a Foedus costs gold and gives a rival points. It is worth that if the federate is a serious threat. */
export function foedusWorth(appraisal: Appraisal, federator: NationId, federate: NationId): Worth {
  const turns = turnsOfFoedus(appraisal)
  const mine = sideOf(federate) === appraisal.side
  return [
    // XXVIII.F: a second Foedus with the same federate adds no safety.
    {
      term: 'safety',
      points: isFederate(appraisal.board, federate)
        ? 0
        : RELIABLE_SAFETY * safetyFrom(appraisal, federator, federate)
    },
    { term: 'own-losses', points: weights.unit },
    {
      term: 'gold',
      points:
        -goldCost(appraisal.board, federator, FOEDUS_TRIBUTE) - FOEDUS_TRIBUTE * weights.gold * (turns - 1)
    },
    {
      term: mine ? 'points' : 'rivals',
      points: FOEDUS_POINTS * turns * appraisal.land().pointValue(federate)
    }
  ]
}

/** The worth of the two provinces of a grant, as a negative number. */
const worthOfGrant = (appraisal: Appraisal, { provinces }: OptionOf<'choose-grant'>): number =>
  provinces.reduce((sum, id) => {
    const area = areaOf(id)
    const worth = appraisal.gain({ taken: { province: id, by: null } }, new Set([area]))
    return sum + Math.min(0, total(worth)) * 0.3 - (appraisal.board.cities[id] ? 0.3 : 0)
  }, 0)

export const offerFoedusPolicy: Policy<'offer-foedus'> = ({ appraisal }, { about, ...inquiry }) => {
  const worth = foedusWorth(appraisal, about.federator, about.federate)
  return bestOption(inquiry, ({ key }) =>
    key === 'none' ? [] : [...worth, { term: 'objectives', points: worthOfGrant(appraisal, key) }]
  )
}

export const chooseGrantPolicy: Policy<'choose-grant'> = ({ appraisal }, inquiry) =>
  bestBy(inquiry, ({ key }) => worthOfGrant(appraisal, key))

/** XXVIII.G: the part of its own plans that a federate gives up, because it is free to leave in the next turn. */
const PLANS_GIVEN_UP = 0.35

/** XXVIII.E: accepts if the points and gold of each turn are worth more than the marches it gives up. */
export const acceptFoedusPolicy: Policy<'accept-foedus'> = ({ appraisal }, { about }) => {
  if (overlooks(appraisal, `foedus ${about.federate}`)) return choosing('no')
  const turns = turnsOfFoedus(appraisal, appraisal.level.expectedFoedusTurns)
  return yesIf([
    { term: 'points', points: about.points * turns },
    { term: 'gold', points: about.tribute * turns * weights.gold },
    { term: 'approach', points: -freedomToMarch(appraisal, about.federate) * PLANS_GIVEN_UP }
  ])
}

/** What a free nation could gain by marching now, or later towards its strongest goal. */
function freedomToMarch(appraisal: Appraisal, nation: NationId): number {
  const seat = appraisal.controlNow().seat(nation)
  const ahead = seat ? appraisal.goals(nation).attraction(seat) * WEIGHT_OF_LATER_GOALS : 0
  return Math.max(worthOfMarching(appraisal, nation), ahead)
}

/** XXVIII.G: breaks a Foedus if its land and free marches are worth more than its points and the nation's loyalty. */
export const breakFoedusPolicy: Policy<'break-foedus' | 'try-to-break-foedus'> = (
  { appraisal },
  { about }
) => {
  const { federate } = about
  const foedera = foederaOfFederate(appraisal.board, federate)
  const free = appraisalWithoutFoedus(appraisal, federate)
  const land = foedera
    .flatMap(({ provinces }) => provinces)
    .flatMap((province) => free.gain({ taken: { province, by: federate } }, areasOf([province])))
  return yesIf([
    ...land,
    { term: 'approach', points: freedomToMarch(free, federate) },
    { term: 'points', points: -FOEDUS_POINTS * foedera.length * turnsOfFoedus(appraisal) },
    { term: 'loyalty', points: -appraisal.level.brokenWord * characterOf(appraisal.board, federate).loyal }
  ])
}

/** The appraisal of the board without any Foedus of this federate. */
function appraisalWithoutFoedus({ board, side, level }: Appraisal, federate: NationId): Appraisal {
  const relations = board.relations.filter((tie) => !(tie.kind === 'foedus' && tie.federate === federate))
  return appraisalOf({ ...board, relations }, side, level)
}

/** The province for the horde that is nearest to its nation's goals. */
export const placeHordePolicy: Policy<'place-horde'> = ({ appraisal }, { about, ...inquiry }) =>
  bestBy(inquiry, ({ key }) => appraisal.goals(about.federate).attraction(key))

/** XXVI: accepts a turn of peace with a nation that threatens it, unless it plans to march against that nation. */
export const acceptAlliancePolicy: Policy<'accept-alliance'> = ({ appraisal }, { about }) => {
  const safety = Math.max(0, safetyFrom(appraisal, about.nation, about.by))
  return yesIf([
    { term: 'safety', points: safety * 0.5 + appraisal.level.peaceWorth },
    { term: 'approach', points: -plansAgainst(appraisal, about.nation, about.by) }
  ])
}

/** The worth of the best province of another nation within reach. */
function plansAgainst(appraisal: Appraisal, nation: NationId, other: NationId): number {
  const goals = appraisal.goals(nation)
  const near = new Set<ProvinceId>()
  for (const unit of unitsOf(appraisal.board, nation)) {
    if (isProvince(unit.at)) for (const id of reachable(unit.at, 2, undefined, 'base').keys()) near.add(id)
  }
  return [...near]
    .filter((id) => appraisal.board.control[id] === other)
    .reduce((most, id) => Math.max(most, goals.worthOfTaking(id) * 0.5), 0)
}

/** XXIX.F, XXIX.G: freedom is worth the half of its points that a vassal loses. */
const freedomWorth = (appraisal: Appraisal, vassal: NationId): number =>
  objectivePoints(appraisal.board, vassal) * timesCounted(appraisal.board, vassal, 0.8) + 0.5

export const rebelPolicy: Policy<'rebel'> = ({ appraisal }, { about }) =>
  yesIf([
    { term: 'objectives', points: about.chance * freedomWorth(appraisal, about.vassal) },
    { term: 'points', points: (1 - about.chance) * about.points },
    { term: 'own-losses', points: -(1 - about.chance) * weights.unit }
  ])

/** Places mercenaries where the nation needs them most. */
export const placeMercenaryPolicy: Policy<'place-mercenary'> = ({ appraisal }, { about, ...inquiry }) => {
  const nation = sideOf(about.borrower) === appraisal.side ? about.borrower : about.lender
  return bestBy(inquiry, ({ place }) =>
    place && isProvince(place)
      ? appraisal.goals(nation).attraction(place) + appraisal.land().pressure.on(nation, place) * 0.05
      : 0
  )
}

/** Never lends units, because they are needed at home. */
export const lendToKinPolicy: Policy<'lend-to-kin'> = () => choosing('none')

export const treatyProvincePolicy: Policy<'treaty-province'> = ({ appraisal }, { about, ...inquiry }) => {
  const taker = sideOf(about.by) === appraisal.side
  return bestBy(inquiry, ({ key }) => {
    const worth = appraisal.goals(about.by).worthOfTaking(key)
    return taker ? worth : -worth
  })
}

/** XXV.D: carries only friends of the same player. */
export const carryFriendsPolicy: Policy<'carry-friends'> = ({ appraisal }, { about }) =>
  choosing(sideOf(about.friend) === appraisal.side ? 'yes' : 'no')
