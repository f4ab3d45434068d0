import { discard, drawCard, reshuffle } from '../../../engine/deck.ts'
import type { Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { eventByNumber, plunderMarker } from '../../queries/cards/held-cards.ts'
import { keepsTreasury } from '../../queries/nations/domain.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { rollDie } from '../pieces/dice.ts'

export type PlunderEvent =
  | {
      readonly type: 'plunder'
      readonly nation: NationId
      readonly marker: string
      readonly gold: number
      /** What it brings besides gold: an event by its number, or a calamity. */
      readonly carries: string | null
      readonly kept: boolean
    }
  | { readonly type: 'no-plunder-left'; readonly nation: NationId }
  | { readonly type: 'plundered'; readonly province: ProvinceId }

/** XXIV.D: a nation that is not in Decline suffers a marker's Usurper only from this roll on. */
const USURPER_ON = figures.siege.usurperOn

/** XXIV.D, XI.F: draws plunder markers for a nation and resolves the gold and the event or calamity of each. */
export function* drawPlunder(play: InvasionsPlay, nation: NationId, markers: number): Script {
  const { state } = play
  reshuffle(state.random, state.decks.plunder)
  const drawn: string[] = []
  for (let left = markers; left > 0; left--) {
    const id = state.decks.plunder.drawPile.length > 0 ? drawCard(state.random, state.decks.plunder) : null
    if (id) drawn.push(id)
    else play.emit({ type: 'no-plunder-left', nation })
  }
  // Store or discard all markers before resolving any: while a player is asked, each marker must be somewhere.
  for (const id of drawn) {
    if (isKept(id)) state.hands[sideOf(nation)].markers.push(id)
    else discard(state.decks.plunder, id)
  }
  for (const id of drawn) yield* resolveMarker(play, nation, id)
}

/** XXIV.D: a player may keep a private number, and here always does. All other markers go back to the pool. */
function isKept(id: string): boolean {
  const { effect } = plunderMarker(id)
  return effect.kind === 'event' && eventByNumber(effect.number).back === 'private'
}

/** XXIV.D: pays the gold first, then plays a public number at once or checks for the Usurper. */
function* resolveMarker(play: InvasionsPlay, nation: NationId, id: string): Script {
  const { id: marker, gold, effect } = plunderMarker(id)
  const event = effect.kind === 'event' ? eventByNumber(effect.number) : null
  const kept = isKept(id)
  const carries = event?.id ?? (effect.kind === 'calamity' ? effect.calamity : null)
  play.emit({ type: 'plunder', nation, marker, gold, carries, kept })
  if (keepsTreasury(play.state, nation)) changeTreasury(play, nation, gold, 'plunder', 'XXIV.D')
  if (event && !kept) yield* play.cards.playPublicEvent(play, sideOf(nation), event)
  if (effect.kind === 'calamity') yield* usurperFromMarker(play, nation)
}

/** XXIV.D: Barbarians ignore the Usurper, a nation in Decline suffers him, any other nation only on a 0. */
function* usurperFromMarker(play: InvasionsPlay, nation: NationId): Script {
  const { decline } = play.state.nations[nation]
  if (!isCivilised(play.state.nations[nation])) return
  if (decline === 0) {
    const { total } = yield* rollDie(play, { reason: 'usurper', rule: 'XXIV.D', faces: 10, actor: nation })
    if (total < USURPER_ON) return
  }
  yield* play.cards.sufferCalamity(play, nation, 'usurper')
}

/** XI.F, XXIV.D: puts a new marker face down on a city or site, which is plundered until it recovers. */
export function markPlundered(play: InvasionsPlay, province: ProvinceId): void {
  const { state } = play
  if (state.plundered[province] !== undefined) return
  reshuffle(state.random, state.decks.plunder)
  const marker = drawCard(state.random, state.decks.plunder)
  if (!marker) return
  state.plundered[province] = marker
  play.emit({ type: 'plundered', province })
}
