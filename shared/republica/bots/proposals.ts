import type { FactionId } from '../campaign-options.ts'
import { bequests } from '../content/bequests.ts'
import { concessions } from '../content/concessions.ts'
import type { ConcessionId, LandBillId, SenatorId, WarId } from '../content/ids.ts'
import { landBills } from '../content/tables.ts'
import { figures } from '../figures.ts'
import { armyOf } from '../queries/armies.ts'
import { isLandBillInForce } from '../queries/income.ts'
import { ratingsOf } from '../queries/ratings.ts'
import { activeWars, senatorOf } from '../queries/republic.ts'
import { companionOf, forceOf } from '../queries/senate/commands.ts'
import { personsOf } from '../queries/senate/persons.ts'
import type { OpenProposal } from '../queries/senate/session.ts'
import { type OpenUnits, raisingCost, sumOfUnits, unitsAt, unitsWithout } from '../queries/senate/units.ts'
import { warRecord } from '../queries/wars.ts'
import { plainForce, prospectOf, rebelProspect } from './campaigns.ts'
import { type Hopes, type StateChange, survivalOf } from './danger.ts'
import { addPoints, type Effects, influenceGain, type Judge, senatorWorth } from './judge.ts'
import { weights } from './weights.ts'

type About<Topic extends OpenProposal['about']> = Extract<OpenProposal, { readonly about: Topic }>

/** What it would change if a proposal passed; nothing, where somebody whom it names has died since. */
export function effectsOf(judge: Judge, proposal: OpenProposal): Effects {
  const named = proposal.about === 'governors' ? [] : personsOf(proposal)
  if (named.some((id) => !judge.view.senators[id])) return {}
  switch (proposal.about) {
    case 'consuls':
      return offices(judge, proposal.pair, figures.influence.consul)
    case 'dictator':
      return dictatorship(judge, proposal.senator)
    case 'censor':
      return offices(judge, [proposal.senator], figures.influence.censor)
    case 'trial':
      return proposal.degree === 'major' ? execution(judge, proposal.accused) : conviction(judge, proposal)
    case 'assassin-trial':
      return execution(judge, proposal.accused)
    case 'consul-for-life':
      return { points: new Map([[factionOf(judge, proposal.senator), CROWN]]) }
    case 'governors':
      return posts(judge, proposal)
    case 'concessions':
      return grants(judge, proposal)
    case 'land-bill':
      return landBill(judge, proposal)
    case 'repeal':
      return repeal(judge, proposal.bill, proposal.sponsor)
    case 'raise':
      return recruitment(judge, proposal)
    case 'send':
      return expeditions(judge, proposal)
    case 'reinforce':
      return reinforcement(judge, proposal.army, proposal.units)
    case 'withdraw':
      return reinforcement(judge, proposal.army, negative(proposal.units))
    case 'recall':
      return recall(judge, proposal)
    case 'bequest':
      return { survival: stateChange(judge, { treasury: bequests[proposal.bequest].talents }) }
    case 'disband':
      return disbandment(judge, proposal.units)
    case 'garrison':
    case 'return':
    case 'decline-fleets':
    case 'minor':
      return {}
  }
}

/** Consul for life wins, if Rome survives the year. */
const CROWN = 40

const factionOf = ({ view }: Judge, id: SenatorId): FactionId => {
  const { faction } = senatorOf(view, id)
  if (!faction) throw new Error(`${id} belongs to nobody`)
  return faction
}

/** How much surer Rome is with a better general, for each war and each point above the usual. */
const GENERALSHIP = 0.012
const USUAL_MILITARY = 3

/** 9.25, 9.4, 9.91: influence now, and generals for the wars of the year. */
function offices(judge: Judge, senators: readonly SenatorId[], influence: number): Effects {
  const { view } = judge
  const points = new Map<FactionId, number>()
  let survival = 0
  for (const id of senators) {
    addPoints(points, senatorOf(view, id).faction, influenceGain(view, id, influence) + weights.chair / 2)
    if (influence !== figures.influence.censor)
      survival += GENERALSHIP * activeWars(view).length * (ratingsOf(id).military - USUAL_MILITARY)
  }
  return { survival, points }
}

/** 9.9: a third army in the field, for each war beyond the second. */
const THIRD_ARMY = 0.03

function dictatorship(judge: Judge, senator: SenatorId): Effects {
  const { survival = 0, ...rest } = offices(judge, [senator], figures.influence.dictator)
  const wars = Math.max(0, activeWars(judge.view).length - 1)
  return { ...rest, survival: survival + THIRD_ARMY * wars }
}

/** 9.411: what a conviction takes, and what it gives to the prosecutor (9.412). */
const MINOR_LOSS = 5

function conviction({ view }: Judge, { accused, prosecutor }: About<'trial'>): Effects {
  const points = new Map<FactionId, number>()
  const senator = senatorOf(view, accused)
  const lost = Math.min(senator.influence, MINOR_LOSS)
  const income = senator.concessions.reduce((sum, id) => sum + concessions[id].pays.talents, 0)
  addPoints(
    points,
    senator.faction,
    influenceGain(view, accused, -lost) - MINOR_LOSS * weights.popularity - income * weights.income
  )
  // The prosecutor may have been murdered during the vote.
  if (view.senators[prosecutor])
    addPoints(
      points,
      senatorOf(view, prosecutor).faction,
      influenceGain(view, prosecutor, Math.ceil(lost / 2))
    )
  return { points }
}

/** 9.42: a faction loses a man, and Rome a general. */
function execution({ view }: Judge, accused: SenatorId): Effects {
  const points = new Map<FactionId, number>()
  addPoints(points, senatorOf(view, accused).faction, -senatorWorth(view, accused))
  const { military } = ratingsOf(accused)
  return { points, survival: -GENERALSHIP * activeWars(view).length * Math.max(0, military - 2) }
}

/** A governor earns for himself and for the State, and is missed in Rome. */
const POST = 1.5
const POST_FOR_STATE = 0.002

function posts({ view }: Judge, { posts: named }: About<'governors'>): Effects {
  const points = new Map<FactionId, number>()
  for (const { senator, province } of named) {
    addPoints(points, senatorOf(view, senator).faction, POST)
    const governor = view.provinces[province]?.governor
    if (governor) addPoints(points, senatorOf(view, governor).faction, -POST)
  }
  return { points, survival: POST_FOR_STATE * named.length }
}

/** What a concession pays in a year; those for new units now and then. */
export function concessionWorth(judge: Judge, id: ConcessionId): number {
  const { when, talents } = concessions[id].pays
  const times = when === 'legion-raised' ? 3 : when === 'fleet-raised' ? 2 : 1
  const pays = when === 'land-bill' && !isLandBillInForce(judge.view) ? 0 : talents * times
  return pays * weights.income
}

function grants(judge: Judge, { grants: named }: About<'concessions'>): Effects {
  const points = new Map<FactionId, number>()
  for (const { concession, senator } of named)
    addPoints(points, senatorOf(judge.view, senator).faction, concessionWorth(judge, concession))
  return { points }
}

function landBill(judge: Judge, { bill, sponsor, cosponsor }: About<'land-bill'>): Effects {
  const { cost, isYearly, pass } = landBills[bill]
  const points = new Map<FactionId, number>()
  addPoints(points, senatorOf(judge.view, sponsor).faction, pass.sponsor * weights.popularity)
  addPoints(points, senatorOf(judge.view, cosponsor).faction, pass.cosponsor * weights.popularity)
  const price = isYearly ? { yearly: cost } : { treasury: -cost }
  return { points, survival: stateChange(judge, { unrest: pass.unrest, ...price }) }
}

function repeal(judge: Judge, bill: LandBillId, sponsor: SenatorId): Effects {
  const record = landBills[bill]
  if (!record.repeal) return {}
  const points = new Map<FactionId, number>()
  addPoints(points, senatorOf(judge.view, sponsor).faction, record.repeal.sponsor * weights.popularity)
  return { points, survival: stateChange(judge, { unrest: record.repeal.unrest, yearly: -record.cost }) }
}

/** How much surer, or less sure, Rome is after a change of its accounts or of the hopes of the year. */
export function stateChange(judge: Judge, change: StateChange, hopes: Hopes = judge.hopes): number {
  return survivalOf(judge.view, hopes, change) - judge.survival
}

/** A new unit costs its price at once, and its upkeep every year. */
const recruited = (judge: Judge, units: number): StateChange => ({
  treasury: -raisingCost(judge.view, units, figures.units),
  yearly: units * figures.state.unit
})

/** What a legion adds, for each war that nobody fights well: less, the more of them there are. */
const LEGION = 0.03

/** 9.64: soldiers are worth something while wars need them, and cost what they cost. */
function recruitment(judge: Judge, { legions, fleets }: About<'raise'>): Effects {
  const units = legions + fleets
  const need = warsInNeed(judge)
  const use = need === 0 ? 0 : LEGION * need * Math.sqrt(units)
  return { survival: use + stateChange(judge, recruited(judge, units)) }
}

/** Active wars, and the rebel, that no army is likely to beat. */
export function warsInNeed({ view, hopes }: Judge): number {
  const wars = activeWars(view).reduce((sum, war) => sum + 1 - (hopes.get(war) ?? 0), 0)
  return wars + (view.civilWar ? 2 : 0)
}

function disbandment(judge: Judge, { legions, veterans, fleets }: OpenUnits): Effects {
  const units = legions + veterans.length + fleets
  const need = warsInNeed(judge)
  const use = LEGION * need * Math.sqrt(units)
  return { survival: stateChange(judge, { yearly: -units * figures.state.unit }) - use }
}

/** 9.65: what the armies may win, whom their commanders are, and what becomes of those. */
export function expeditions(
  judge: Judge,
  { armies }: Pick<About<'send'>, 'armies'>,
  costs: StateChange = {}
): Effects {
  const { view } = judge
  const points = new Map<FactionId, number>()
  const hopes = new Map(judge.hopes)
  let rebelBeaten = 0
  let spoils = 0
  for (const expedition of armies) {
    const { commander, against } = expedition
    const units = forceOf(view, expedition)
    const force = plainForce(
      commander,
      companionOf(view, commander),
      units.legions,
      units.fleets,
      units.veterans.length
    )
    if (against === 'rebel') {
      const { wins, loses } = rebelProspect(view, force)
      rebelBeaten = wins + (1 - wins - loses) / 2
      addPoints(points, view.civilWar?.faction ?? null, -CROWN * (1 - loses))
      continue
    }
    const prospect = prospectOf(view, against, force)
    const hope = prospect.wins + HALF_WON * Math.max(0, prospect.beatsFleet - prospect.wins)
    hopes.set(against, 1 - (1 - (hopes.get(against) ?? 0)) * (1 - hope))
    spoils += prospect.wins * spoilsOf(judge, against)
    const gain = influenceGain(view, commander, Math.round(prospect.influence))
    const loss = prospect.falls * senatorWorth(view, commander)
    addPoints(points, senatorOf(view, commander).faction, gain - loss)
  }
  return {
    points,
    survival: stateChange(judge, { ...costs, treasury: spoils + (costs.treasury ?? 0), rebelBeaten }, hopes)
  }
}

/** A war whose fleet is beaten is as good as half won. */
const HALF_WON = 0.45

/** What a war brings in and saves when it is over, an inactive one also the danger that it will break out. */
const SLEEPING_WAR = 8

function spoilsOf({ view }: Judge, war: WarId): number {
  const state = view.wars[war]
  return (state?.isRevolt ? 0 : warRecord(war).spoils) + (state?.isActive ? 0 : SLEEPING_WAR)
}

/** 10.71, 9.642: how a change of an army's size changes what it may win. */
function reinforcement(judge: Judge, id: number, units: OpenUnits): Effects {
  const { view } = judge
  const army = armyOf(view, id)
  const { against, commander, masterOfHorse } = army
  if (!commander || against === 'rebellion' || against === 'home') return {}
  const present = unitsAt(view, { in: 'army', army: id }, null)
  const sum =
    units.legions < 0 || units.fleets < 0
      ? unitsWithout(present, negative(units))
      : sumOfUnits(present, units)
  const force = plainForce(commander, masterOfHorse, sum.legions, sum.fleets, sum.veterans.length)
  if (against === 'rebel') {
    const { wins, loses } = rebelProspect(view, force)
    return { survival: stateChange(judge, { rebelBeaten: wins + (1 - wins - loses) / 2 }) }
  }
  const prospect = prospectOf(view, against, force)
  const hopes = new Map(judge.hopes).set(against, prospect.wins)
  const points = new Map<FactionId, number>()
  addPoints(points, senatorOf(view, commander).faction, prospect.influence / 4)
  return { points, survival: stateChange(judge, {}, hopes) }
}

const negative = ({ legions, veterans, fleets }: OpenUnits): OpenUnits => ({
  legions: -legions,
  veterans,
  fleets: -fleets
})

/** 9.66: a proconsul comes home, or another takes his place. */
function recall(judge: Judge, { army: id, successor, units }: About<'recall'>): Effects {
  const { view } = judge
  const { against, commander } = armyOf(view, id)
  if (against === 'rebellion' || against === 'home' || against === 'rebel') return {}
  const hopes = new Map(judge.hopes)
  const points = new Map<FactionId, number>()
  if (successor) {
    const present = sumOfUnits(unitsAt(view, { in: 'army', army: id }, null), units)
    const force = plainForce(
      successor,
      companionOf(view, successor),
      present.legions,
      present.fleets,
      present.veterans.length
    )
    const prospect = prospectOf(view, against, force)
    hopes.set(against, prospect.wins)
    addPoints(points, senatorOf(view, successor).faction, prospect.influence)
  } else hopes.delete(against)
  if (commander)
    addPoints(points, senatorOf(view, commander).faction, weights.oratory * ratingsOf(commander).oratory)
  return { points, survival: stateChange(judge, {}, hopes) }
}
