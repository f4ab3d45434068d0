import type { Board, PublicNation } from '../board.ts'
import { nationCard } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { Step } from '../sequence.ts'
import type { NationState, Status } from '../state.ts'

const STATUS_ORDER: Readonly<Record<Status, number>> = { barbarian: 0, kingdom: 1, empire: 2 }
/** VI.A: the track of the Civilised ends at 12. */
const OLDER_THAN_ALL = 13
/** Nations without an initiative number come after those that have one. */
const NO_INITIATIVE = 1000

/** VI.G: Barbarians, then Kingdoms, then Empires; the oldest first; then the lowest initiative. */
export function activationOrder(state: Board, who: Step['who'] = 'nations'): NationId[] {
  const playing = nationIds.filter((id) => playsStep(state.nations[id], who))
  const youngestFirst = who === 'civilised-youngest-first'
  return playing.sort((left, right) => {
    const one = state.nations[left]
    const other = state.nations[right]
    return (
      STATUS_ORDER[one.status] - STATUS_ORDER[other.status] ||
      (youngestFirst ? one.age - other.age : rankedAge(other) - rankedAge(one)) ||
      initiativeRank(left) - initiativeRank(right)
    )
  })
}

/** XXVII.C: minor Kingdoms that never act recover before all others, as the oldest. */
function rankedAge({ activity, status, age }: PublicNation): number {
  return activity === 'inactive' && status === 'kingdom' ? OLDER_THAN_ALL : age
}

export function isCivilised(nation: Pick<NationState, 'status'>): boolean {
  return nation.status !== 'barbarian'
}

/** VI.B, VI.C: inactive nations only recover, raiders act in the Events step alone (X.C). */
function playsStep(nation: PublicNation, who: Step['who']): boolean {
  if (nation.presence !== 'in-play') return false
  if (nation.activity === 'inactive') return who === 'nations-and-inactive'
  if (nation.activity === 'raider') return false
  switch (who) {
    case 'barbarians':
      return nation.status === 'barbarian'
    case 'civilised':
    case 'civilised-youngest-first':
      return isCivilised(nation)
    default:
      return true
  }
}

function initiative(id: NationId): number {
  return nationCard(id).initiative ?? NO_INITIATIVE
}

const ranks: ReadonlyMap<NationId, number> = new Map(
  [...nationIds]
    .sort((left, right) => initiative(left) - initiative(right) || left.localeCompare(right))
    .map((id, rank) => [id, rank])
)

function initiativeRank(id: NationId): number {
  return ranks.get(id) ?? NO_INITIATIVE
}
