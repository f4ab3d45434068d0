import { sideIds } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { message, reference } from '#shared/invasions/words/message.ts'

type CardPlayed = Extract<InvasionsEvent, { readonly type: 'card-played' }>

/** X.C: who plays a card on whom, in alternative wordings: the most telling of its targets. */
export function cardWordings({ side, nation, card, deck, target }: CardPlayed) {
  const played = {
    side: reference('side', side),
    card: reference(deck === 'diplomacy' ? 'diplomacy-card' : 'event-card', card)
  }
  const { leader, player } = target
  if (leader !== undefined) {
    const named = { ...played, leader: reference('leader', leader) }
    return [message('great.card-leader-1', named), message('great.card-leader-2', named)]
  }
  const aimed = target.nation ?? target.opponent
  if (aimed !== undefined && aimed !== nation) {
    const named = { ...played, nation: reference('nation', aimed) }
    return [message('great.card-on-1', named), message('great.card-on-2', named)]
  }
  if (target.area !== undefined) {
    const named = { ...played, area: reference('area', target.area) }
    return [message('great.card-area-1', named), message('great.card-area-2', named)]
  }
  const place = target.province ?? target.sea
  if (place !== undefined) {
    const named = { ...played, place: reference('place', place) }
    return [message('great.card-at-1', named), message('great.card-at-2', named)]
  }
  const other = sideIds.find((id) => id === player && id !== side)
  if (other !== undefined) {
    const named = { ...played, otherSide: reference('side', other) }
    return [message('great.card-player-1', named), message('great.card-player-2', named)]
  }
  if (nation !== null) {
    const named = { ...played, nation: reference('nation', nation) }
    return [message('great.card-for-1', named), message('great.card-for-2', named)]
  }
  return [message('great.card-1', played), message('great.card-2', played)]
}
