import { randomInt } from '../../../engine/random.ts'
import { type WarId, warCardIds } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { warRecord } from '../../queries/wars.ts'
import { bringHome } from '../changes/armies.ts'
import { enrichState } from '../changes/standing.ts'
import { createProvincesOf, endWar } from '../changes/wars.ts'

/** 7.35: how deep a war may lie in the deck that comes back to it. */
const TOP_CARDS = 6

/** 7.35: a war ends without a battle. Whoever stood against it comes home, and its captives are freed. */
function layDownArms(play: RepublicPlay, war: WarId): void {
  const { state } = play
  for (const army of state.armies.filter(({ against }) => against === war)) bringHome(play, army)
  for (const [, senator] of entriesIn(state.senators)) {
    if (senator.captor !== war) continue
    senator.captor = null
    senator.at = 'rome'
  }
}

/** 7.35: half of the spoils, rounded down, and the war may come again: it lies among the next six cards. */
export function sueForPeace(play: RepublicPlay, war: WarId): void {
  const { state, emit } = play
  layDownArms(play, war)
  const spoils = Math.floor(warRecord(war).spoils / 2)
  emit({ type: 'peace', war, spoils })
  enrichState(play, spoils)
  endWar(play, war)
  const card = warCardIds.find((id) => id === war)
  if (!card) return
  state.discards = state.discards.filter((id) => id !== card)
  state.random.moves += 1
  const depth = randomInt(state.random, Math.min(TOP_CARDS, state.drawPile.length + 1))
  state.drawPile.splice(state.drawPile.length - depth, 0, card)
}

/** 7.35: a lasting peace: all the spoils, and the provinces. */
export function makeLastingPeace(play: RepublicPlay, war: WarId): void {
  layDownArms(play, war)
  const { spoils } = warRecord(war)
  play.emit({ type: 'peace', war, spoils })
  enrichState(play, spoils)
  createProvincesOf(play, war, 'won')
  endWar(play, war)
}
