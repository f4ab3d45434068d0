import type { Army } from '../../board/armies.ts'
import type { SenatorId, WarId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { warRecord } from '../../queries/wars.ts'
import { bringHome } from '../changes/armies.ts'
import { changeInfluence, changePopularity, enrichState } from '../changes/standing.ts'
import { createProvincesOf, endWar } from '../changes/wars.ts'

/** 10.4: half of the printed strength, fractions up, as popularity and as influence. */
function reward(play: RepublicPlay, commander: SenatorId, printed: number): void {
  const gain = Math.ceil(printed / 2)
  changePopularity(play, commander, gain)
  changeInfluence(play, commander, gain)
}

/** 10.12, 10.4: the enemy's fleet is beaten for good; the war goes on, without spoils. */
export function beatFleet(play: RepublicPlay, commander: SenatorId | null, war: WarId): void {
  const { state, emit } = play
  const record = state.wars[war]
  if (record) record.isFleetBeaten = true
  emit({ type: 'fleet-beaten', war, senator: commander })
  if (commander) reward(play, commander, warRecord(war).fleet)
}

/** 10.4: the war is over: spoils, provinces, and a victor who must lay down his command (11.2). */
export function winWar(play: RepublicPlay, army: Army, war: WarId, victor: SenatorId | null): void {
  const { state, emit } = play
  const record = warRecord(war)
  const spoils = state.wars[war]?.isRevolt ? 0 : record.spoils
  emit({ type: 'war-won', war, senator: victor, spoils })
  enrichState(play, spoils)
  if (victor) reward(play, victor, record.land)
  createProvincesOf(play, war, 'won')
  for (const other of state.armies.filter(({ against }) => against === war)) {
    if (other.id === army.id) other.against = 'home'
    else bringHome(play, other)
  }
  endWar(play, war)
}
