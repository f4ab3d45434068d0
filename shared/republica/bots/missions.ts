import type { Expedition, Units } from '../board/proposal.ts'
import type { SenatorId, WarId } from '../content/ids.ts'
import { idsIn } from '../entries.ts'
import { figures } from '../figures.ts'
import { raisable } from '../queries/senate/business.ts'
import { commanders, companionOf, forceOf, orphanedArmy } from '../queries/senate/commands.ts'
import { ITALY, type OpenUnits, raisingCost, unitsAt } from '../queries/senate/units.ts'
import { earlierMatchingWars, hasEnemyFleet, warStrength } from '../queries/wars.ts'
import { plainForce, prospectOf } from './campaigns.ts'
import { type Judge, worth } from './judge.ts'
import { expeditions } from './proposals.ts'

/** An expedition that somebody considers, with what must be raised for it. */
export interface Mission {
  readonly expedition: Expedition
  readonly raise: { readonly legions: number; readonly fleets: number }
}

/** What is free in Italy, what the State could raise, and what the missions before would change. */
interface Draft {
  readonly free: OpenUnits
  readonly raise: { readonly legions: number; readonly fleets: number; readonly units: number }
  readonly missions: readonly Mission[]
  readonly worth: number
}

/**
 * 9.65: what the commanders in Rome should do this year: the Dictator against whatever is strongest, then the Field Consul,
 * without whom the Consul of Rome does not leave.
 */
export function missionsOf(judge: Judge): readonly Mission[] {
  const { view } = judge
  let draft: Draft = { free: unitsAt(view, ITALY, null), raise: raisable(view), missions: [], worth: 0 }
  const inOrder = commanders(view)
  for (const [index, commander] of inOrder.entries()) {
    const isLast = index === inOrder.length - 1
    const next = bestMission(judge, commander, draft, isLast)
    if (!next && isFieldConsul(judge, commander)) break
    draft = next ?? draft
  }
  return strengthened(judge, draft)
}

/** What nobody else needs goes along. */
function strengthened(judge: Judge, { missions, free }: Draft): readonly Mission[] {
  let best = missions
  let gain = worthOf(judge, missions)
  for (const index of missions.keys()) {
    for (const legions of [free.legions, Math.ceil(free.legions / 2)]) {
      const stronger = missions.map((mission, at) => (at === index ? withMore(mission, legions) : mission))
      const after = worthOf(judge, stronger) - (judge.shares.get(judge.side) ?? 0) * LAST_UNIT * legions
      if (legions > 0 && after > gain) [best, gain] = [stronger, after]
    }
  }
  return best
}

function withMore({ expedition, raise }: Mission, legions: number): Mission {
  const { units } = expedition
  return { raise, expedition: { ...expedition, units: { ...units, legions: units.legions + legions } } }
}

const isFieldConsul = ({ view }: Judge, id: SenatorId): boolean =>
  view.senators[id]?.office === 'field-consul'

/** What a legion is worth that stays free for the commanders to come, as a part of the chance that Rome survives. */
const SPARED_UNIT = 0.003
const LAST_UNIT = 0.0006

/** A mission must add so much to one's chance to win. */
const LEAST = 0.0005
/** An army that is less likely to win is not sent. */
const LEAST_HOPE = 0.4

function bestMission(judge: Judge, commander: SenatorId, draft: Draft, isLast: boolean): Draft | null {
  const { view } = judge
  const taken = draft.missions.map(({ expedition }) => expedition.against)
  const enemies: (WarId | 'rebel')[] = [...(view.civilWar ? (['rebel'] as const) : []), ...idsIn(view.wars)]
  let best: Draft | null = null
  for (const against of enemies) {
    if (taken.includes(against) || isFought(judge, against) || skipsEarlier(judge, against, taken)) continue
    for (const units of forces(judge, against, draft)) {
      if (!isPromising(judge, commander, against, units)) continue
      const next = extended(judge, draft, { commander, against, units }, isLast ? LAST_UNIT : SPARED_UNIT)
      if (next && next.worth > draft.worth + LEAST && (!best || next.worth > best.worth)) best = next
    }
  }
  return best
}

function isFought({ view }: Judge, against: WarId | 'rebel'): boolean {
  return view.armies.some((army) => army.against === against && army.commander !== null)
}

/** 7.332 */
function skipsEarlier(
  { view }: Judge,
  against: WarId | 'rebel',
  taken: readonly (WarId | 'rebel')[]
): boolean {
  if (against === 'rebel') return false
  return earlierMatchingWars(view, against).some(
    (war) =>
      !taken.includes(war) && !view.armies.some((army) => army.against === war && army.commander !== null)
  )
}

function isPromising({ view }: Judge, commander: SenatorId, against: WarId | 'rebel', units: Units): boolean {
  if (against === 'rebel') return true
  const force = forceOf(view, { commander, against, units })
  const { wins, beatsFleet } = prospectOf(
    view,
    against,
    plainForce(commander, companionOf(view, commander), force.legions, force.fleets, force.veterans.length)
  )
  return wins >= LEAST_HOPE || beatsFleet >= 2 * LEAST_HOPE
}

/** Sizes from the least that makes sense to everything, in steps. */
function forces({ view }: Judge, against: WarId | 'rebel', { free, raise }: Draft): readonly Units[] {
  const orphaned = orphanedArmy(view, against)
  const there = orphaned ? unitsAt(view, { in: 'army', army: orphaned.id }, against) : null
  const strength = against === 'rebel' ? null : warStrength(view, against)
  const support = Math.max(0, (strength?.support ?? 0) - (there?.fleets ?? 0))
  const isSea = against !== 'rebel' && hasEnemyFleet(view, against)
  const mostFleets = free.fleets + Math.min(raise.fleets, raise.units)
  const fleetChoices = isSea ? steps(Math.max(support, 4), mostFleets, 3) : [support]
  const least = isSea ? 0 : Math.max(0, Math.floor((strength?.land ?? 0) / 2) - 2 * free.veterans.length)
  return fleetChoices.flatMap((fleets) => {
    if (fleets > mostFleets) return []
    const raisedFleets = Math.max(0, fleets - free.fleets)
    const most = free.legions + Math.min(raise.legions, raise.units - raisedFleets)
    return steps(least, most, 2).map((legions) => ({ legions, veterans: [...free.veterans], fleets }))
  })
}

function steps(from: number, to: number, by: number): readonly number[] {
  const numbers: number[] = []
  for (let each = from; each < to; each += by) numbers.push(each)
  if (to >= from) numbers.push(to)
  return numbers
}

/** The draft with one mission more; its worth is that of all missions together, with all that must be raised. */
function extended(judge: Judge, draft: Draft, expedition: Expedition, unitPrice: number): Draft | null {
  const { free, raise: left } = draft
  const { units } = expedition
  if (units.legions + units.veterans.length + units.fleets === 0) return null
  const raise = {
    legions: Math.max(0, units.legions - free.legions),
    fleets: Math.max(0, units.fleets - free.fleets)
  }
  const missions = [...draft.missions, { expedition, raise }]
  return {
    free: {
      legions: free.legions + raise.legions - units.legions,
      veterans: free.veterans.filter((id) => !units.veterans.includes(id)),
      fleets: free.fleets + raise.fleets - units.fleets
    },
    raise: {
      legions: left.legions - raise.legions,
      fleets: left.fleets - raise.fleets,
      units: left.units - raise.legions - raise.fleets
    },
    missions,
    worth: worthOf(judge, missions) - (judge.shares.get(judge.side) ?? 0) * unitPrice * unitsIn(expedition)
  }
}

const unitsIn = ({ units }: Expedition): number =>
  units.legions + 2 * units.veterans.length + units.fleets / 2

function worthOf(judge: Judge, missions: readonly Mission[]): number {
  const raised = missions.reduce((sum, { raise }) => sum + raise.legions + raise.fleets, 0)
  return worth(
    judge,
    expeditions(
      judge,
      { armies: missions.map(({ expedition }) => expedition) },
      {
        treasury: -raisingCost(judge.view, raised, figures.units),
        yearly: raised * figures.state.unit
      }
    )
  )
}
