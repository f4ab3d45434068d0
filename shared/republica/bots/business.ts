import type { Message } from '../../engine/message.ts'
import type { Business } from '../board/proposal.ts'
import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'
import { figures } from '../figures.ts'
import { fleetsIn } from '../queries/armies.ts'
import { benchOf } from '../queries/precedence.ts'
import { senatorOf } from '../queries/republic.ts'
import { businessProblem, raisable } from '../queries/senate/business.ts'
import { proposalsAbout } from '../queries/senate/proposals.ts'
import { ITALY, raisingCost, unitsAt } from '../queries/senate/units.ts'
import { factionVotes } from '../queries/senate/votes.ts'
import { isWar, warStrength } from '../queries/wars.ts'
import { message, reference } from '../words/message.ts'
import { likelyToPass } from './forecast.ts'
import { type Judge, pointsWorth, worth } from './judge.ts'
import { type Mission, missionsOf } from './missions.ts'
import { concessionWorth, effectsOf, warsInNeed } from './proposals.ts'
import { bestOf, fill, type Reply, ranked } from './reply.ts'

/** Something to propose, and why. */
interface Draft {
  readonly proposal: Business
  readonly why: Message
}

/** A proposal must be worth so much, and be so likely to pass. */
const LEAST_WORTH = 0.0003
const LEAST_CHANCE = 0.3

/** 9.6: soldiers, the Field Consul's army, concessions, certificates; at last whoever presides leaves, or it is over. */
export function answerPreside(judge: Judge): Reply {
  const draft = nextDraft(judge)
  if (!draft) return fill({ act: { do: 'adjourn' }, order: [] }, message('why.adjourn'))
  return fill({ act: { do: 'propose', proposal: draft.proposal }, order: [] }, draft.why)
}

/** 9.71: what a tribune is played for: the best proposal of one's own. */
export function bestBusiness(judge: Judge): Draft | null {
  return nextDraft(judge)
}

function nextDraft(judge: Judge): Draft | null {
  const missions = missionsOf(judge)
  const parts = [
    () => recruitment(judge, missions),
    () => reinforcements(judge),
    () => departures(judge, missions, false),
    () => concessionGrants(judge),
    () => certificates(judge),
    () => departures(judge, missions, true)
  ]
  for (const part of parts) {
    const draft = part().find((each) => isWorthIt(judge, each))
    if (draft) return draft
  }
  return null
}

function isWorthIt(judge: Judge, { proposal }: Draft): boolean {
  if (businessProblem(judge.view, proposal) !== null) return false
  const gain = worth(judge, effectsOf(judge, proposal)) + pointsWorth(judge, judge.stray()) / 6
  return gain > LEAST_WORTH && likelyToPass(judge, proposal) >= LEAST_CHANCE
}

/** 9.64: what the missions lack. */
function recruitment(judge: Judge, missions: readonly Mission[]): readonly Draft[] {
  const { view } = judge
  const legions = missions.reduce((sum, { raise }) => sum + raise.legions, 0)
  const lacking = proconsuls(view).reduce((sum, { fleets }) => sum + fleets, 0)
  const spare = unitsAt(view, ITALY, null).fleets
  const fleets = missions.reduce((sum, { raise }) => sum + raise.fleets, 0) + Math.max(0, lacking - spare)
  const { units, ...most } = raisable(view)
  if (legions + fleets === 0) return reserves(judge, Math.min(most.legions, units))
  const fit = legions + fleets <= units
  return [[legions, fleets] as const, [Math.max(0, legions - 1), fleets] as const]
    .filter(([some, ships]) => some + ships > 0 && (fit || some + ships <= units))
    .map(([some, ships]) => ({
      proposal: { about: 'raise', legions: some, fleets: ships },
      why: message('why.raise', { legions: some, fleets: ships })
    }))
}

/** What the State keeps in its chest before it recruits for wars to come. */
const CHEST = 70

/** 9.64: an army for the wars that are still too strong. */
function reserves(judge: Judge, most: number): readonly Draft[] {
  const { view } = judge
  const spare = Math.floor((view.treasury - CHEST) / raisingCost(view, 1, figures.units))
  const legions = Math.min(spare, most)
  if (legions <= 0 || warsInNeed(judge) < 1) return []
  return [{ proposal: { about: 'raise', legions, fleets: 0 }, why: message('why.reserves', { legions }) }]
}

/** 10.71: a proconsul who cannot win alone gets what is free, and the ships without which he must come home (10.6). */
function reinforcements({ view }: Judge): readonly Draft[] {
  const free = unitsAt(view, ITALY, null)
  return proconsuls(view).flatMap(({ id, commander, fleets }) =>
    [free.legions, Math.ceil(free.legions / 2), 0].map((legions) => ({
      proposal: {
        about: 'reinforce' as const,
        army: id,
        units: { legions, veterans: [...free.veterans], fleets: Math.min(fleets, free.fleets) }
      },
      why: message('why.reinforce', { senator: reference('senator', commander) })
    }))
  )
}

/** Those who fight a war already, and how many ships they lack. */
function proconsuls(view: Judge['view']) {
  return view.armies.flatMap(({ id, commander, against }) => {
    if (!commander || !isWar(against)) return []
    const fleets = Math.max(0, warStrength(view, against).support - fleetsIn(view, id).length)
    return [{ id, commander, fleets }]
  })
}

/** 9.65: the armies leave one by one, and whoever presides at last with all who must leave together. */
function departures({ view }: Judge, missions: readonly Mission[], isChair: boolean): readonly Draft[] {
  const ready = missions.filter(({ raise }) => raise.legions + raise.fleets === 0)
  if (!isChair)
    return ready
      .filter(({ expedition }) => expedition.commander !== view.senate?.chair)
      .map((mission) => sending([mission]))
  return ready.length > 0 ? [sending(ready), ...ready.map((mission) => sending([mission]))] : []
}

function sending(missions: readonly Mission[]): Draft {
  const armies = missions.map(({ expedition }) => expedition)
  const [first] = armies
  if (!first) throw new Error('nobody leaves')
  const senator = reference('senator', first.commander)
  return {
    proposal: { about: 'send', armies },
    why:
      first.against === 'rebel'
        ? message('why.send-rebel', { senator })
        : message('why.send', { senator, war: reference('war', first.against) })
  }
}

/** 9.61: some for oneself, some for those whose votes are needed. */
function concessionGrants(judge: Judge): readonly Draft[] {
  const { view, side } = judge
  const closed = view.senate?.closedConcessions ?? []
  const open = ranked(
    view.forum.concessions.filter((id) => !closed.includes(id) && concessionWorth(judge, id) > 0),
    (id) => concessionWorth(judge, id)
  )
  if (open.length === 0) return []
  const partners = ranked(
    view.sides.filter((other) => other !== side && benchOf(view, other).length > 0),
    (other) => factionVotes(view, other)
  )
  const drafts = Array.from({ length: open.length }, (_, shared) => {
    const receivers = [side, ...partners.slice(0, shared)]
    const grants = open.flatMap((concession, index) => {
      const receiver = receivers[index % receivers.length]
      const senator = receiver && poorest(judge, receiver)
      return senator ? [{ concession, senator }] : []
    })
    return { proposal: { about: 'concessions' as const, grants }, why: message('why.concessions') }
  })
  return ranked(
    drafts,
    ({ proposal }) => worth(judge, effectsOf(judge, proposal)) * likelyToPass(judge, proposal)
  )
}

/** Income goes to whoever is safe: the leader, or else the man with most influence. */
function poorest({ view }: Judge, side: FactionId): SenatorId | undefined {
  const bench = benchOf(view, side)
  const leader = view.factions[side]?.leader
  if (leader && bench.includes(leader)) return leader
  return bestOf(bench, (id) => senatorOf(view, id).influence)
}

/** 9.63, 9.631: certificates against unrest, and their repeal against debt. */
function certificates(judge: Judge): readonly Draft[] {
  const { view, side } = judge
  const own = new Set<SenatorId>(benchOf(view, side))
  const bills = (['land-bill', 'repeal'] as const)
    .flatMap((topic) => proposalsAbout(view, topic))
    .filter((draft) => (draft.about === 'land-bill' || draft.about === 'repeal') && own.has(draft.sponsor))
  return ranked(bills, (proposal) => worth(judge, effectsOf(judge, proposal)))
    .slice(0, 2)
    .map((proposal) => ({ proposal, why: message('why.certificate') }))
}
