import { pickOne } from '../../../engine/random.ts'
import type { LeaderId, WarCardId, WarId } from '../../content/ids.ts'
import { leaders } from '../../content/leaders.ts'
import { warCards } from '../../content/war-cards.ts'
import { entriesIn, idsIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { happens } from '../../queries/income.ts'
import { matchingWars, warRecord } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import { removeUnits } from '../changes/armies.ts'
import { destroyConcession } from '../changes/concessions.ts'
import { killSenator } from '../changes/death.ts'
import { nextOrder, riseProvince } from '../changes/risings.ts'

/** 7.33-7.335: a war comes to the forum: asleep, or broken out, alone or among wars of its type. */
export function appearWar(play: RepublicPlay, id: WarCardId): void {
  const { state, emit } = play
  const record = warCards[id]
  const exists = (province: keyof RepublicState['provinces']) => state.provinces[province] !== undefined
  state.wars[id] = {
    isActive: record.isActive && record.activeIf.every(exists),
    isRevolt: record.isRevolt || (record.revoltIf !== null && exists(record.revoltIf)),
    isUnprosecuted: false,
    isFleetBeaten: false,
    isUnmatched: false,
    order: nextOrder(state)
  }
  const woken = [...wakeMatching(state, id), ...shelterLeaders(state, id), ...wakeAll(state, id)]
  const isActive = state.wars[id]?.isActive ?? false
  emit({
    type: 'war-appeared',
    war: id,
    isActive,
    woken: [...new Set(woken)].filter((war) => war !== id)
  })
  if (!isActive) return
  for (const concession of record.destroys) destroyConcession(play, concession)
  raisePretender(play)
}

/** 7.331: another war of its type, or a leader, wakes it and them. */
function wakeMatching(state: RepublicState, id: WarId): readonly WarId[] {
  const matching = matchingWars(state, id)
  const { type } = warRecord(id)
  const isLed = idsIn(state.leaders).some((leader) => leaders[leader].type === type)
  return matching.length > 1 || isLed ? matching.filter((war) => wake(state, war)) : []
}

/** 7.331: wakes a sleeping war. Those that only an attack wakes sleep on, and revolts whose province does not exist. */
function wake(state: RepublicState, id: WarId): boolean {
  const war = state.wars[id]
  const { staysAsleep, activeIf } = warRecord(id)
  if (!war || war.isActive || staysAsleep) return false
  if (activeIf.some((province) => !state.provinces[province])) return false
  war.isActive = true
  return true
}

/** 7.35: a leader without a war finds refuge in the next, and wakes it. */
function shelterLeaders(state: RepublicState, id: WarId): readonly WarId[] {
  const seeking = Object.values(state.leaders).filter(({ shelter }) => shelter === 'next-war')
  for (const leader of seeking) leader.shelter = id
  return seeking.length > 0 && wake(state, id) ? [id] : []
}

/** 7.331: the Social War wakes the wars of a series that sleep; they do not strengthen each other. */
function wakeAll(state: RepublicState, id: WarId): readonly WarId[] {
  if (!warRecord(id).wakesAll) return []
  return idsIn(state.wars).filter((war) => {
    const record = state.wars[war]
    if (!record || warRecord(war).of === 1 || !wake(state, war)) return false
    record.isUnmatched = true
    return true
  })
}

/** 7.34: a leader wakes the wars of his type and adds to them; without any he stays in the forum. */
export function appearLeader({ state, emit }: RepublicPlay, id: LeaderId): void {
  state.leaders[id] = { shelter: null }
  const { type } = leaders[id]
  const woken = idsIn(state.wars).filter((war) => warRecord(war).type === type && wake(state, war))
  emit({ type: 'leader-appeared', leader: id, woken })
}

/** 7.35: in a year with a pretender, a province rises when a war breaks out; its governor fights at once, or dies. */
function raisePretender(play: RepublicPlay): void {
  const { state, schedule } = play
  const level = happens(state, 'pretender')
  const provinces = entriesIn(state.provinces).flatMap(([id]) => (state.wars[`rising-${id}`] ? [] : [id]))
  if (level === 0 || provinces.length === 0) return
  // One province rises for each year in which he is drawn.
  state.happenings.pretender = 0
  state.random.moves += 1
  const id = pickOne(state.random, provinces)
  const governor = state.provinces[id]?.governor
  if (level > 1) {
    const garrison = state.legions.filter(({ place }) => place.in === 'province' && place.province === id)
    removeUnits(
      state,
      garrison.map((legion) => legion.id),
      []
    )
    if (governor) killSenator(play, governor, 'battle')
  }
  const army = riseProvince(play, id)
  if (army !== null) schedule({ task: 'battle', army })
}

/** 7.35: the leaders who have found refuge help every war, and wake them all. */
export function shelterEverywhere(state: RepublicState): void {
  const sheltered = Object.values(state.leaders).filter(({ shelter }) => shelter !== null)
  if (sheltered.length === 0) return
  for (const leader of sheltered) leader.shelter = 'all-wars'
  for (const war of idsIn(state.wars)) wake(state, war)
}
