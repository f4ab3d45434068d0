import { type ProvinceId, type WarId, warCardIds } from '../../content/ids.ts'
import type { ProvinceCreation } from '../../content/records.ts'
import { entriesIn, idsIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { leadersOf, warRecord } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import { killSenator } from './death.ts'

/** 9.62: a new province waits in the forum for its governor. Does nothing where it exists. */
export function createProvince(
  { state, emit }: RepublicPlay,
  province: ProvinceId,
  isDeveloped = false
): void {
  if (state.provinces[province]) return
  state.provinces[province] = {
    isDeveloped,
    governor: null,
    term: 0,
    electedIn: 0,
    isPlundered: false,
    isOverrun: false
  }
  emit({ type: 'province-created', province })
}

/** 10.4: a war is over for good. Its captives die, its allied fleets sail home, its leaders may be left without a war. */
export function endWar(play: RepublicPlay, war: WarId): void {
  const { state } = play
  const led = leadersOf(state, war)
  delete state.wars[war]
  const card = warCardIds.find((id) => id === war)
  if (card) state.discards.push(card)
  killCaptives(play, war)
  state.fleets = state.fleets.filter(({ ally }) => ally !== war)
  for (const leader of led) leaveLeader(play, leader)
  endSeries(play, war)
}

/** 10.82: nobody was ransomed in time. */
export function killCaptives(play: RepublicPlay, captor: WarId | 'raid'): void {
  const captives = entriesIn(play.state.senators).filter(([, senator]) => senator.captor === captor)
  for (const [id] of captives) killSenator(play, id, 'captivity')
}

/** 7.34: a leader stays until all his wars are beaten. In a year of refuge he flees to the next war. */
function leaveLeader({ state, emit }: RepublicPlay, leader: ReturnType<typeof leadersOf>[number]): void {
  const record = state.leaders[leader]
  if (!record) return
  if (idsIn(state.wars).some((war) => leadersOf(state, war).includes(leader))) return
  const shelter = (state.happenings.refuge ?? 0) > 0 && record.shelter === null
  if (shelter) record.shelter = 'next-war'
  else {
    delete state.leaders[leader]
    state.discards.push(leader)
  }
  emit({ type: 'leader-beaten', leader, shelter })
}

/** 7.335: when the last war of a series is beaten, the earlier ones are revolts. */
function endSeries({ state, emit }: RepublicPlay, won: WarId): void {
  const { type, series, of } = warRecord(won)
  if (of === 1 || series < of) return
  for (const [war, record] of entriesIn(state.wars)) {
    if (record.isRevolt || warRecord(war).type !== type) continue
    record.isRevolt = true
    emit({ type: 'war-became-revolt', war })
  }
}

/** 10.4: the provinces that a war leaves to Rome at this moment. */
export function createProvincesOf(play: RepublicPlay, war: WarId, moment: 'attacked' | 'won'): void {
  for (const { province, when } of warRecord(war).creates) {
    if (!isDue(play.state, war, when, moment)) continue
    createProvince(play, province, when === 'won-developed')
  }
}

function isDue(
  { discards }: RepublicState,
  war: WarId,
  when: ProvinceCreation['when'],
  moment: 'attacked' | 'won'
): boolean {
  if (when === 'attacked' || moment === 'attacked') return when === moment
  if (when !== 'series-won') return true
  const { type } = warRecord(war)
  return warCardIds.every((id) => id === war || warRecord(id).type !== type || discards.includes(id))
}
