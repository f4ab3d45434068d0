import type { FactionId } from '../../campaign-options.ts'
import {
  type CardId,
  type ConcessionId,
  concessionIds,
  type SenatorId,
  type StatesmanId
} from '../../content/ids.ts'
import { statesmen } from '../../content/statesmen.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { isFamily, isStatesman } from '../../queries/ratings.ts'
import { senatorsOf } from '../../queries/republic.ts'
import { coveredFamily, mayPlayStatesman } from '../../queries/statesmen.ts'
import type { RepublicState } from '../../state.ts'
import { newSenator } from './senators.ts'
import { senatorIn } from './standing.ts'

/** A card of the hand that comes to lie on the table, and before whom; null for a statesman. */
export interface PlayableCard {
  readonly card: ConcessionId | StatesmanId
  readonly to: SenatorId | null
}

const isConcession = (id: CardId): id is ConcessionId => concessionIds.some((each) => each === id)

/** 4.7, 11.1: the concessions and statesmen that a faction may play, with the senators that a concession may go to. */
export function playableCards(state: RepublicState, faction: FactionId): readonly PlayableCard[] {
  const receivers = senatorsOf(state, faction).filter((id) => mayReceive(state, id))
  return (state.hands[faction] ?? []).flatMap((card): readonly PlayableCard[] => {
    if (isConcession(card)) {
      if (card === 'land-commission' && !hasLandBill(state)) return []
      return receivers.map((to) => ({ card, to }))
    }
    return isStatesman(card) && mayPlayStatesman(state, faction, card) ? [{ card, to: null }] : []
  })
}

/** 11.4, 9.421: rebels and exiles hold no concessions. */
function mayReceive({ senators }: RepublicState, id: SenatorId): boolean {
  const at = senators[id]?.at
  return at !== 'rebellion' && at !== 'exile'
}

/** 9.61: the land commission works only while a certificate is in force. */
export function hasLandBill({ landBills }: Pick<RepublicState, 'landBills'>): boolean {
  return Object.values(landBills).some((count) => count > 0)
}

/** 4.7, 11.1: plays a concession or a statesman face up. */
export function playCard(play: RepublicPlay, faction: FactionId, { card, to }: PlayableCard): void {
  const { state, emit } = play
  state.hands[faction] = (state.hands[faction] ?? []).filter((each) => each !== card)
  if (isConcession(card)) {
    if (!to) throw new Error(`nobody receives ${card}`)
    senatorIn(state, to).concessions.push(card)
    emit({ type: 'concession-played', faction, concession: card, senator: to })
  } else {
    const covered = coveredFamily(state, faction, card)
    arrive(state, faction, card)
    emit({ type: 'statesman-played', faction, senator: card, covers: covered })
  }
}

/** 7.312: he takes what his family has won, and the higher of both influences and popularities. */
function arrive(state: RepublicState, faction: FactionId, id: StatesmanId): void {
  const covered = coveredFamily(state, faction, id)
  const { family, influence, popularity } = statesmen[id]
  if (!covered || !isFamily(covered)) {
    // A family that waits in the Curia lies beneath him from now on.
    const covers = state.curia.families.includes(family) ? family : null
    state.curia.families = state.curia.families.filter((other) => other !== family)
    state.senators[id] = { ...newSenator(family, faction), covers, influence, popularity }
    return
  }
  const below = senatorIn(state, covered)
  state.senators[id] = {
    ...below,
    covers: covered,
    faction,
    influence: Math.max(below.influence, influence),
    popularity: Math.max(below.popularity, popularity)
  }
  delete state.senators[covered]
  rename(state, covered, id)
}

/** 7.312, 9.423: whatever named one card now names another. */
export function rename(state: RepublicState, from: SenatorId, to: SenatorId): void {
  for (const seat of Object.values(state.factions)) if (seat.leader === from) seat.leader = to
  for (const army of state.armies) {
    if (army.commander === from) army.commander = to
    if (army.masterOfHorse === from) army.masterOfHorse = to
  }
  for (const legion of state.legions) if (legion.loyalTo === from) legion.loyalTo = to
  for (const province of Object.values(state.provinces))
    if (province.governor === from) province.governor = to
  const { civilWar } = state
  if (!civilWar) return
  if (civilWar.rebel === from) civilWar.rebel = to
  civilWar.secondaries = civilWar.secondaries.map((each) => (each === from ? to : each))
}
