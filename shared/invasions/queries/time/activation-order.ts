import type { Board, PublicNation } from '../../board.ts'
import { nationCard } from '../../catalogue.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { SequenceStep } from '../../sequence.ts'
import type { NationState, Status } from '../../state.ts'
import { nationList } from '../nations/nation-list.ts'

const STATUS_ORDER: Readonly<Record<Status, number>> = { barbarian: 0, kingdom: 1, empire: 2 }
/** VI.A: one more than the oldest age, because the track of the Civilised ends at 12. */
const OLDER_THAN_ALL = 13
/** Larger than any difference of ages, so that the status decides first. */
const AGES_APART = 1000
/** Nations without an initiative number come after those that have one. */
const NO_INITIATIVE = 1000

/** VI.G: Barbarians, then Kingdoms, then Empires; the oldest first; then the lowest initiative. */
export function activationOrder(state: Board, who: SequenceStep['who'] = 'nations'): NationId[] {
  const nations = nationList(state)
  const playing: { readonly id: NationId; readonly turn: number }[] = []
  for (const { id, number } of byInitiative) {
    const nation = nations[number]
    if (nation && playsStep(nation, who)) playing.push({ id, turn: turnOf(nation, who) })
  }
  return playing.sort((left, right) => left.turn - right.turn).map(({ id }) => id)
}

/** VI.G: the first nation in the activation order that has not had its turn. */
export function nextInOrder(
  state: Board,
  who: SequenceStep['who'],
  done: readonly NationId[]
): NationId | null {
  let next: NationId | null = null
  let first = Number.POSITIVE_INFINITY
  const nations = nationList(state)
  for (const { id, number } of byInitiative) {
    const nation = nations[number]
    if (!nation || !playsStep(nation, who) || done.includes(id)) continue
    const turn = turnOf(nation, who)
    if (turn < first) [next, first] = [id, turn]
  }
  return next
}

/** VI.B, VI.C: whether a nation has its own turn in a step for all nations. */
export function hasTurn(state: Board, nation: NationId): boolean {
  return playsStep(state.nations[nation], 'nations')
}

/** The sort key of a nation: its status first, then its age. */
function turnOf(nation: PublicNation, who: SequenceStep['who']): number {
  const age = who === 'civilised-youngest-first' ? nation.age : -rankedAge(nation)
  return STATUS_ORDER[nation.status] * AGES_APART + age
}

/** XXVII.C: inactive minor Kingdoms count as the oldest, so they recover before all others. */
function rankedAge({ activity, status, age }: PublicNation): number {
  return activity === 'inactive' && status === 'kingdom' ? OLDER_THAN_ALL : age
}

export function isCivilised(nation: Pick<NationState, 'status'>): boolean {
  return nation.status !== 'barbarian'
}

/** VI.B, VI.C: inactive nations only recover, raiders act in the Events step alone (X.C). */
function playsStep(nation: PublicNation, who: SequenceStep['who']): boolean {
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

const byInitiative = nationIds
  .map((id, number) => ({ id, number }))
  .sort((left, right) => initiative(left.id) - initiative(right.id) || left.id.localeCompare(right.id))
