import type { BlockedOption } from '../../../engine/decision.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import { diplomacyCard } from '../../queries/cards/held-cards.ts'
import { type DiplomacyObstacle, diplomacyObstacle } from '../../queries/relations/diplomacy.ts'
import { hasPlaceForOneMore } from '../../queries/relations/mercenaries.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'

/** XXX.A: the cards in a nation's hand that cannot be played now, each with the reason that bars most targets. */
export function blockedCards(
  state: InvasionsState,
  holder: NationId,
  playable: readonly string[]
): BlockedOption[] {
  return state.nations[holder].diplomacy
    .filter((card) => !playable.includes(card))
    .map((card) => {
      const { id } = diplomacyCard(card)
      return {
        key: card,
        label: message('option.play-card', { card: reference('diplomacy-card', id) }),
        refusal: { reason: message(`refusal.diplomacy.${commonBar(state, holder, id)}`), rule: 'XXX.A' }
      }
    })
}

/** XXX.A: why a card finds no target: the gold it costs, its moment, or what bars most nations. */
export function commonBar(
  state: InvasionsState,
  holder: NationId,
  design: string
): DiplomacyObstacle | 'no-horde-near' | 'not-now' {
  const cost = diplomacyCard(`${design}-1`).plays[0]?.cost?.gold ?? 0
  if (state.nations[holder].treasury < cost) return 'no-gold'
  if (design === 'corruption') return 'not-now'
  if (design === 'mercenary') return hasPlaceForOneMore(state, holder) ? 'no-horde-near' : 'no-place'
  const tally = new Map<DiplomacyObstacle, number>()
  for (const nation of nationIds) {
    if (nation === holder || state.nations[nation].presence !== 'in-play') continue
    const bar = diplomacyObstacle(state, holder, design, { nation })
    if (bar) tally.set(bar, (tally.get(bar) ?? 0) + 1)
  }
  const [most] = [...tally].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 'not-now'
}
