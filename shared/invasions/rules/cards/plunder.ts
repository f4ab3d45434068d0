import { discard, drawCard, reshuffle } from '../../../engine/deck.ts'
import type { Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isCivilised } from '../../queries/activation-order.ts'
import { eventByNumber, plunderMarker } from '../../queries/cards.ts'
import { keepsTreasury } from '../../queries/domain.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury, sideOf } from '../bookkeeping.ts'
import { sufferCalamity } from './calamities.ts'
import { playPublicEvent } from './play-card.ts'
import { openRoll } from './rolls.ts'

export type PlunderEvent =
  | {
      readonly type: 'plunder'
      readonly nation: NationId
      readonly marker: string
      readonly gold: number
      /** What it carries besides: an event's number, a calamity. */
      readonly carries: string | null
      readonly kept: boolean
    }
  | { readonly type: 'no-plunder-left'; readonly nation: NationId }
  | { readonly type: 'plundered' | 'plunder-recovered'; readonly province: ProvinceId }

/** XXIV.D: a nation that is not in Decline suffers a marker's Usurper only on this face. */
const USURPER_ON = 10

/** XXIV.D, XI.F: draws plunder markers for a nation and resolves each: gold, and what they carry. */
export function* drawPlunder(play: InvasionsPlay, nation: NationId, markers: number): Script {
  for (let drawn = 0; drawn < markers; drawn++) {
    const id = takeMarker(play)
    if (!id) {
      play.emit({ type: 'no-plunder-left', nation })
      return
    }
    yield* resolveMarker(play, nation, id)
  }
}

/** XXIV.D: a public number is resolved at once, a private one kept as an event; the marker's Usurper may strike. */
function* resolveMarker(play: InvasionsPlay, nation: NationId, id: string): Script {
  const { state } = play
  const side = sideOf(nation)
  const { gold, effect } = plunderMarker(id)
  const event = effect.kind === 'event' ? eventByNumber(effect.number) : null
  const kept = event?.back === 'private'
  if (kept) state.hands[side].markers.push(id)
  else discard(state.decks.plunder, id)
  const carries = event?.id ?? (effect.kind === 'calamity' ? effect.calamity : null)
  play.emit({ type: 'plunder', nation, marker: plunderMarker(id).id, gold, carries, kept })
  if (keepsTreasury(state, nation)) changeTreasury(play, nation, gold, 'plunder', 'XXIV.D')
  if (event && !kept) yield* playPublicEvent(play, side, event)
  if (effect.kind === 'calamity') yield* usurperFromMarker(play, nation)
}

/** XXIV.D: Barbarians ignore it; in Decline it happens; any other nation only on a 0. */
function* usurperFromMarker(play: InvasionsPlay, nation: NationId): Script {
  const { decline } = play.state.nations[nation]
  if (!isCivilised(play.state.nations[nation])) return
  if (decline === 0) {
    const { total } = yield* openRoll(play, { reason: 'usurper', rule: 'XXIV.D', faces: 10, actor: nation })
    if (total < USURPER_ON) return
  }
  yield* sufferCalamity(play, nation, 'usurper')
}

/** XI.F, XXIV.D: a new marker, unseen, face down on a city or site: it is plundered until it recovers. */
export function markPlundered(play: InvasionsPlay, province: ProvinceId): void {
  const { state } = play
  if (state.plundered[province] !== undefined) return
  const marker = takeMarker(play)
  if (!marker) return
  state.plundered[province] = marker
  play.emit({ type: 'plundered', province })
}

/** XIV.I: a city or site recovers; its marker goes back to the pool. */
export function recoverFromPlunder(play: InvasionsPlay, province: ProvinceId): void {
  const { state } = play
  const marker = state.plundered[province]
  if (marker === undefined) return
  delete state.plundered[province]
  discard(state.decks.plunder, marker)
  play.emit({ type: 'plunder-recovered', province })
}

/** XXIV.D: one at random from the whole pool, those given back included. */
function takeMarker({ state }: InvasionsPlay): string | null {
  reshuffle(state.random, state.decks.plunder)
  return drawCard(state.random, state.decks.plunder)
}
