import type { Expedition, Units } from '../board/proposal.ts'
import type { SenatorId, WarId } from '../content/ids.ts'
import { idsIn } from '../entries.ts'
import { figures } from '../figures.ts'
import { raisable } from '../queries/senate/business.ts'
import { commanders, orphanedArmy } from '../queries/senate/commands.ts'
import { ITALY, type OpenUnits, raisingCost, unitsAt } from '../queries/senate/units.ts'
import { earlierMatchingWars, hasEnemyFleet, warStrength } from '../queries/wars.ts'
import { type Judge, worth } from './judge.ts'
import { expeditions, stateChange } from './proposals.ts'

/** An expedition that somebody considers, with what must be raised for it. */
export interface Mission {
  readonly expedition: Expedition
  readonly raise: { readonly legions: number; readonly fleets: number }
  readonly worth: number
}

/** What is free in Italy, and what the State could raise. */
interface Pool {
  readonly free: OpenUnits
  readonly raise: { readonly legions: number; readonly fleets: number; readonly units: number }
}

/** 9.65: what the commanders in Rome should do this year, the Field Consul before the Consul of Rome. */
export function missionsOf(judge: Judge): readonly Mission[] {
  const { view } = judge
  let pool: Pool = { free: unitsAt(view, ITALY, null), raise: raisable(view) }
  const missions: Mission[] = []
  for (const commander of commanders(view)
    .toReversed()
    .toSorted((one, other) => rank(judge, one) - rank(judge, other))) {
    const taken = missions.map(({ expedition }) => expedition.against)
    const best = bestMission(judge, commander, pool, taken)
    if (!best) continue
    missions.push(best)
    pool = spend(pool, best)
  }
  return missions
}

/** The Field Consul leaves first; whoever presides goes last, because his departure ends the session. */
function rank({ view }: Judge, id: SenatorId): number {
  if (view.senate?.chair === id) return 2
  return view.senators[id]?.office === 'field-consul' ? 0 : 1
}

function spend({ free, raise }: Pool, { expedition, raise: raised }: Mission): Pool {
  const { units } = expedition
  return {
    free: {
      legions: free.legions + raised.legions - units.legions,
      veterans: free.veterans.filter((id) => !units.veterans.includes(id)),
      fleets: free.fleets + raised.fleets - units.fleets
    },
    raise: {
      legions: raise.legions - raised.legions,
      fleets: raise.fleets - raised.fleets,
      units: raise.units - raised.legions - raised.fleets
    }
  }
}

/** A mission must add so much to one's chance to win. */
const LEAST = 0.0005

function bestMission(
  judge: Judge,
  commander: SenatorId,
  pool: Pool,
  taken: readonly (WarId | 'rebel')[]
): Mission | null {
  const { view } = judge
  const enemies: (WarId | 'rebel')[] = [...(view.civilWar ? (['rebel'] as const) : []), ...idsIn(view.wars)]
  let best: Mission | null = null
  for (const against of enemies) {
    if (taken.includes(against) || isFought(judge, against) || skipsEarlier(judge, against, taken)) continue
    for (const units of forces(judge, against, pool)) {
      const mission = rated(judge, { commander, against, units }, pool)
      if (mission && mission.worth > LEAST && (!best || mission.worth > best.worth)) best = mission
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

/** Sizes from the least that makes sense to everything, in steps. */
function forces({ view }: Judge, against: WarId | 'rebel', { free, raise }: Pool): readonly Units[] {
  const orphaned = orphanedArmy(view, against)
  const there = orphaned ? unitsAt(view, { in: 'army', army: orphaned.id }, against) : null
  const strength = against === 'rebel' ? null : warStrength(view, against)
  const support = Math.max(0, (strength?.support ?? 0) - (there?.fleets ?? 0))
  const isSea = against !== 'rebel' && hasEnemyFleet(view, against)
  const mostFleets = free.fleets + Math.min(raise.fleets, raise.units)
  const fleetChoices = isSea ? steps(Math.max(support, 4), mostFleets, 3) : [support]
  return fleetChoices.flatMap((fleets) => {
    if (fleets > mostFleets) return []
    const raisedFleets = Math.max(0, fleets - free.fleets)
    const most = free.legions + Math.min(raise.legions, raise.units - raisedFleets)
    return steps(0, most, 2).map((legions) => ({ legions, veterans: [...free.veterans], fleets }))
  })
}

function steps(from: number, to: number, by: number): readonly number[] {
  const numbers: number[] = []
  for (let each = from; each < to; each += by) numbers.push(each)
  if (to >= from) numbers.push(to)
  return numbers
}

function rated(judge: Judge, expedition: Expedition, { free }: Pool): Mission | null {
  const { units } = expedition
  if (units.legions + units.veterans.length + units.fleets === 0) return null
  const raise = {
    legions: Math.max(0, units.legions - free.legions),
    fleets: Math.max(0, units.fleets - free.fleets)
  }
  const raised = raise.legions + raise.fleets
  const effects = expeditions(judge, { armies: [expedition] })
  const cost =
    raised === 0
      ? 0
      : stateChange(judge, {
          treasury: -raisingCost(judge.view, raised, figures.units),
          yearly: raised * figures.state.unit
        })
  return {
    expedition,
    raise,
    worth: worth(judge, { ...effects, survival: (effects.survival ?? 0) + cost })
  }
}
