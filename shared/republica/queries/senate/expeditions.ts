import type { OpenBoard } from '../../board/index.ts'
import type { Expedition, ProposalAbout, Units } from '../../board/proposal.ts'
import type { SenatorId, WarId } from '../../content/ids.ts'
import { idsIn } from '../../entries.ts'
import { hasEnemyFleet, warStrength } from '../wars.ts'
import { commanders, companionOf, forceOf, isStrongEnough } from './commands.ts'
import { ITALY, noUnits, type OpenUnits, unitsAt } from './units.ts'

type Enemy = WarId | 'rebel'

/**
 * 9.65: expeditions worth proposing: each commander against each enemy, with the least force that he cannot refuse, and
 * with everything; and the two consuls together, against one enemy or two.
 */
export function expeditionsOf(board: OpenBoard): readonly ProposalAbout<'send'>[] {
  const enemies: readonly Enemy[] = [...idsIn(board.wars), ...(board.civilWar ? (['rebel'] as const) : [])]
  const able = commanders(board)
  const single = able.flatMap((commander) =>
    enemies.flatMap((against) => forcesAgainst(board, commander, against, unitsAt(board, ITALY, against)))
  )
  const pairs = able.length < 2 ? [] : pairsOf(board, able, enemies)
  return [...single.map((army) => [army]), ...pairs.map((pair) => [...pair])].map((armies) => ({
    about: 'send' as const,
    armies
  }))
}

/** The least sufficient force, and the whole. */
function forcesAgainst(
  board: OpenBoard,
  commander: SenatorId,
  against: Enemy,
  free: OpenUnits
): readonly Expedition[] {
  const all = copyOf(free)
  const least = leastForce(board, commander, against, free)
  const forces = least ? [least, all] : [all]
  return forces.map((units) => ({ commander, against, units }))
}

/** The least force that a commander cannot refuse: the fleets that are needed, and then legions one by one. */
function leastForce(board: OpenBoard, commander: SenatorId, against: Enemy, free: OpenUnits): Units | null {
  const leaders = { commander, masterOfHorse: companionOf(board, commander) }
  const needsFleet = against !== 'rebel' && hasEnemyFleet(board, against)
  const support = against === 'rebel' ? 0 : warStrength(board, against).support
  const isEnough = (units: Units) =>
    isStrongEnough(board, leaders, against, forceOf(board, { commander, against, units }))
  for (let fleets = Math.min(support, free.fleets); fleets <= free.fleets; fleets++) {
    if (needsFleet && !isEnough({ ...noUnits, veterans: [], fleets })) continue
    for (let legions = needsFleet ? 0 : 1; legions <= free.legions; legions++) {
      const units: Units = { legions, veterans: [], fleets }
      if (isEnough(units)) return units
    }
    const withVeterans: Units = { ...copyOf(free), fleets }
    if (isEnough(withVeterans)) return withVeterans
    if (!needsFleet) return null
  }
  return null
}

/** 9.65: field consul and consul of Rome leave together, the second with what the first leaves. */
function pairsOf(
  board: OpenBoard,
  able: readonly SenatorId[],
  enemies: readonly Enemy[]
): readonly (readonly Expedition[])[] {
  const [one, other] = able.slice(-2)
  if (!one || !other) return []
  return enemies.flatMap((first) =>
    enemies.flatMap((second) => {
      const free = unitsAt(board, ITALY, first)
      const least = leastForce(board, one, first, free)
      if (!least) return []
      const rest = unitsAt(board, ITALY, second)
      const left: Units = {
        legions: rest.legions - least.legions,
        veterans: rest.veterans.filter((id) => !least.veterans.includes(id)),
        fleets: Math.max(0, rest.fleets - least.fleets)
      }
      return [
        [
          { commander: one, against: first, units: least },
          { commander: other, against: second, units: left }
        ]
      ]
    })
  )
}

const copyOf = ({ legions, veterans, fleets }: OpenUnits): Units => ({
  legions,
  veterans: [...veterans],
  fleets
})
