import type { SenatorState } from '../../board/senator.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { ConcessionId, FamilyId, SenatorId } from '../../content/ids.ts'
import { idsIn } from '../../entries.ts'
import type { DeathCause } from '../../events/turn.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { isFamily, isStatesman, numberOf } from '../../queries/ratings.ts'
import { senatorsOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import { weighInfluence } from './ending.ts'
import { newSenator } from './senators.ts'
import { senatorIn } from './standing.ts'

/** 9.83: the only card that lies beside a senator. */
export const OPEN_BODYGUARD = 'open-bodyguard-1'

/** 5.3, 9.84: deaths that leave no family behind, and may end a faction. */
const RUINOUS: ReadonlySet<DeathCause> = new Set<DeathCause>(['assassin', 'punishment'])

/**
 * 5.1, 5.2: a senator dies. His money is lost, and all that he has gained. R2: his concessions go to his faction if he died
 * of age, else to the forum. R3: the family of a leader stays and leads on; any other lies under the pile of the Curia.
 */
export function killSenator(play: RepublicPlay, id: SenatorId, cause: DeathCause): void {
  const { state, emit } = play
  const senator = senatorIn(state, id)
  const { faction } = senator
  const isLeader = faction !== null && state.factions[faction]?.leader === id
  const { kept, returned } = leaveConcessions(state, senator, cause)
  vacate(play, id)
  dismissGuard(state, senator)
  delete state.senators[id]
  emit({ type: 'died', senator: id, faction, cause, kept, returned })
  dropClaim(play, id)
  const family = familyLeftBy(id, senator)
  if (isStatesman(id)) state.discards.push(id)
  if (faction && family && isLeader && cause !== 'punishment') succeed(play, faction, family)
  else {
    if (family) state.curia.families.push(family)
    if (faction && isLeader) loseLeader(play, faction)
  }
  if (faction) replenish(play, faction, cause)
}

/** 9.83: the open bodyguard has nobody left to guard. */
export function dismissGuard(state: RepublicState, senator: SenatorState): void {
  if (senator.isGuarded) state.discards.push(OPEN_BODYGUARD)
  senator.isGuarded = false
}

/** 9.422: an exile’s family is not beneath his card. */
function familyLeftBy(id: SenatorId, senator: SenatorState): FamilyId | null {
  return isFamily(id) ? id : senator.covers
}

function leaveConcessions(
  state: RepublicState,
  { concessions, faction }: SenatorState,
  cause: DeathCause
): { kept: ConcessionId[]; returned: ConcessionId[] } {
  const isInherited =
    cause === 'age' && faction !== null && state.options.naturalDeathConcessions === 'to-faction'
  if (!isInherited) {
    state.forum.concessions.push(...concessions)
    return { kept: [], returned: concessions }
  }
  // 7.32: the faction assigns them anew in the revolution phase.
  state.hands[faction] = [...(state.hands[faction] ?? []), ...concessions]
  return { kept: concessions, returned: [] }
}

/** 12.31: whoever was to win must live; a rebel who has taken Rome has won. */
function dropClaim(play: RepublicPlay, id: SenatorId): void {
  const { claim } = play.state
  if (claim?.senator !== id || claim.route === 'rebellion' || claim.route === 'collapse') return
  play.state.claim = null
  weighInfluence(play)
}

/** Commands, provinces and legions forget him. */
function vacate({ state, schedule }: RepublicPlay, id: SenatorId): void {
  for (const army of state.armies) {
    if (army.commander === id) army.commander = null
    if (army.masterOfHorse === id) army.masterOfHorse = null
  }
  for (const legion of state.legions) if (legion.loyalTo === id) legion.loyalTo = null
  for (const province of Object.values(state.provinces)) {
    if (province.governor !== id) continue
    province.governor = null
    province.term = 0
  }
  const { civilWar } = state
  if (!civilWar) return
  civilWar.secondaries = civilWar.secondaries.filter((each) => each !== id)
  if (civilWar.rebel === id) schedule({ task: 'revolt-ends' })
}

/** R3: the leader’s family leads on, as its card prints it. */
function succeed({ state, emit }: RepublicPlay, faction: FactionId, family: FamilyId): void {
  state.senators[family] = newSenator(family, faction)
  const seat = state.factions[faction]
  if (seat) seat.leader = family
  emit({ type: 'new-leader', faction, senator: family })
}

/** 4.5: a faction whose leader leaves no family chooses another. */
export function loseLeader({ state, schedule }: RepublicPlay, faction: FactionId): void {
  const seat = state.factions[faction]
  if (!seat) return
  seat.leader = null
  if (senatorsOf(state, faction).length > 0) schedule({ task: 'choose-leader', faction })
}

/** 5.3: the last senator lost to an attempted murder ends a faction. R33: else it takes the next of the Curia. */
export function replenish(play: RepublicPlay, faction: FactionId, cause: DeathCause | null): void {
  const { state, emit } = play
  const seat = state.factions[faction]
  if (!seat || seat.isEliminated || senatorsOf(state, faction).length > 0) return
  seat.leader = null
  if (cause && RUINOUS.has(cause)) {
    seat.isEliminated = true
    state.discards.push(...(state.hands[faction] ?? []))
    state.hands[faction] = []
    state.purses[faction] = 0
    emit({ type: 'eliminated', faction })
    return
  }
  const family = state.curia.families.shift()
  if (family) succeed(play, faction, family)
}

/** The senators on the table with this number on their chits: an exile and his family may both be. */
export function holdersOfNumber(state: RepublicState, number: number): readonly SenatorId[] {
  return idsIn(state.senators).filter((id) => numberOf(id) === number)
}
