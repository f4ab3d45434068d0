import type { ArmyId } from '../../board/armies.ts'
import type { Expedition, ProposalAbout, Units } from '../../board/proposal.ts'
import { bequests } from '../../content/bequests.ts'
import { concessions } from '../../content/concessions.ts'
import type { ConcessionId, SenatorId, WarId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { highestOfficial } from '../../queries/precedence.ts'
import { holderOf } from '../../queries/republic.ts'
import { declinableFleets } from '../../queries/senate/business.ts'
import { companionOf, orphanedArmy } from '../../queries/senate/commands.ts'
import { chooseUnits, ITALY, raisingCost } from '../../queries/senate/units.ts'
import type { RepublicState } from '../../state.ts'
import { armyIn, bringHome, moveUnits, removeUnits, returnToRome } from '../changes/armies.ts'
import { enrichState, senatorIn } from '../changes/standing.ts'
import { payFromState } from '../changes/treasury.ts'
import { createProvince } from '../changes/wars.ts'
import { sessionIn } from './chair.ts'

/** 9.64: the State pays at once, and so do the builders' concessions. */
export function raiseForces(play: RepublicPlay, { legions, fleets }: ProposalAbout<'raise'>): void {
  const { state, emit } = play
  const cost = raisingCost(state, legions + fleets, figures.units)
  if (!payFromState(play, cost)) return
  for (let count = 0; count < legions; count++) {
    state.legions.push({ id: freeNumber(state.legions), place: ITALY, isVeteran: false, loyalTo: null })
  }
  for (let count = 0; count < fleets; count++) {
    state.fleets.push({ id: freeNumber(state.fleets), place: ITALY, ally: null })
  }
  emit({ type: 'forces-raised', legions, fleets, cost })
  payBuilders(play, 'legion-raised', legions)
  payBuilders(play, 'fleet-raised', fleets)
}

function freeNumber(units: readonly { readonly id: number }[]): number {
  const taken = new Set(units.map(({ id }) => id))
  let id = 1
  while (taken.has(id)) id += 1
  return id
}

/** 7.32: who supplies arms or ships earns by each unit. */
function payBuilders(play: RepublicPlay, when: 'legion-raised' | 'fleet-raised', units: number): void {
  if (units === 0) return
  const { state, emit } = play
  for (const [id, { concessions: held }] of entriesIn(state.senators)) {
    for (const concession of held) {
      const talents = earnedBy(concession, when) * units
      if (talents === 0) continue
      const senator = senatorIn(state, id)
      senator.talents += talents
      if (!senator.drew.includes(concession)) senator.drew.push(concession)
      emit({ type: 'builder-paid', senator: id, concession, talents })
    }
  }
}

function earnedBy(concession: ConcessionId, when: 'legion-raised' | 'fleet-raised'): number {
  const { pays } = concessions[concession]
  return pays.when === when ? pays.talents : 0
}

export function disband({ state, emit }: RepublicPlay, { units }: ProposalAbout<'disband'>): void {
  const chosen = chooseUnits(state, units, ITALY, null)
  if (!chosen) return
  removeUnits(state, chosen.legions, chosen.fleets)
  emit({ type: 'disbanded', units })
}

/** 9.65: armies leave Italy with their commanders. If the highest official is among them, the session is over. */
export function sendArmies(play: RepublicPlay, { armies }: ProposalAbout<'send'>): void {
  const { state } = play
  const top = highestOfficial(state)
  for (const expedition of armies) send(play, expedition)
  if (top && armies.some(({ commander }) => commander === top)) endByWar(play)
}

/** 9.65: nothing more is considered in this phase. */
function endByWar({ state, emit }: RepublicPlay): void {
  const session = sessionIn(state)
  session.stage = 'adjourning'
  session.motions = []
  session.booked = []
  emit({ type: 'adjourned', cause: 'war' })
}

function send(play: RepublicPlay, expedition: Expedition): void {
  const { state, emit } = play
  const { commander, against, units } = expedition
  const masterOfHorse = companionOf(state, commander)
  const army = orphanedArmy(state, against)?.id ?? newArmy(state, against)
  Object.assign(armyIn(state, army), { commander, masterOfHorse })
  join(state, army, units, against)
  leaveForWar(state, commander)
  if (masterOfHorse) leaveForWar(state, masterOfHorse)
  emit({ type: 'army-sent', expedition, masterOfHorse })
}

function newArmy(state: RepublicState, against: WarId | 'rebel' | 'home'): ArmyId {
  const id = state.armies.reduce((most, army) => Math.max(most, army.id), 0) + 1
  state.armies.push({ id, commander: null, masterOfHorse: null, against, campaigns: 0 })
  return id
}

function join(state: RepublicState, army: ArmyId, units: Units, against: WarId | 'rebel'): void {
  const chosen = chooseUnits(state, units, ITALY, against)
  if (!chosen) throw new Error('these units are not in Italy')
  moveUnits(state, chosen, { in: 'army', army })
}

function leaveForWar(state: RepublicState, id: SenatorId): void {
  senatorIn(state, id).at = 'war'
}

/** 10.71 */
export function reinforceArmy(
  { state, emit }: RepublicPlay,
  { army, units }: ProposalAbout<'reinforce'>
): void {
  const { commander, against } = armyIn(state, army)
  if (against === 'rebellion' || against === 'home') return
  join(state, army, units, against)
  emit({ type: 'army-reinforced', commander, units })
}

/** 9.642 */
export function withdrawUnits(
  { state, emit }: RepublicPlay,
  { army, units }: ProposalAbout<'withdraw'>
): void {
  const { commander } = armyIn(state, army)
  const chosen = chooseUnits(state, units, { in: 'army', army }, null)
  if (!chosen) return
  moveUnits(state, chosen, ITALY)
  emit({ type: 'army-reduced', commander, units })
}

/** 9.66: a proconsul comes home, with his army or without it. */
export function recallArmy(
  play: RepublicPlay,
  { army: id, successor, units }: ProposalAbout<'recall'>
): void {
  const { state, emit } = play
  const army = armyIn(state, id)
  const { commander, masterOfHorse, against } = army
  emit({ type: 'army-recalled', commander, successor, isForced: false })
  if (commander) sessionIn(state).recalled.push(commander)
  if (!successor || against === 'rebellion' || against === 'home') {
    bringHome(play, army)
    return
  }
  const top = highestOfficial(state)
  if (commander) returnToRome(state, commander)
  if (masterOfHorse) returnToRome(state, masterOfHorse)
  const companion = companionOf(state, successor)
  Object.assign(army, { commander: successor, masterOfHorse: companion })
  join(state, id, units, against)
  leaveForWar(state, successor)
  if (companion) leaveForWar(state, companion)
  if (successor === top) endByWar(play)
}

/** 9.641 */
export function moveGarrison(
  { state, emit }: RepublicPlay,
  { province, to, units }: ProposalAbout<'garrison'>
): void {
  const there = { in: 'province', province } as const
  const chosen = chooseUnits(state, units, to === 'province' ? ITALY : there, null)
  if (!chosen) return
  moveUnits(state, chosen, to === 'province' ? there : ITALY)
  emit({ type: 'garrison-moved', province, to, units })
}

/** 9.624, 9.65: the field consul collects a legacy. His army stands with him until he lays down his command. */
export function takeBequest(play: RepublicPlay, { bequest, units }: ProposalAbout<'bequest'>): void {
  const { state, emit } = play
  const consul = holderOf(state, 'field-consul')
  if (!consul) return
  const isTop = consul === highestOfficial(state)
  const army = newArmy(state, 'home')
  armyIn(state, army).commander = consul
  join(state, army, units, 'rebel')
  leaveForWar(state, consul)
  state.forum.bequests = state.forum.bequests.filter((id) => id !== bequest)
  state.discards.push(bequest)
  emit({ type: 'bequest-taken', bequest, senator: consul, units })
  enrichState(play, bequests[bequest].talents)
  createProvince(play, bequests[bequest].creates)
  if (isTop) endByWar(play)
}

/** 7.1: the Senate does without the fleets of Rhodes. */
export function declineFleets({ state, emit }: RepublicPlay): void {
  const fleets = declinableFleets(state)
  removeUnits(state, [], fleets)
  emit({ type: 'fleets-declined', count: fleets.length })
}
