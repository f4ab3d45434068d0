import type { GameRegistry } from '#shared/engine/any-game.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { StoredCard } from '../store/campaign-row.ts'

/** A card as the page receives it. It says whether the campaign was played under another rules version. */
export function cardFor(games: GameRegistry, card: StoredCard): CampaignCard {
  const game = games.get(card.game)
  return { ...card, otherRules: game !== undefined && game.rulesVersion !== card.rulesVersion }
}
