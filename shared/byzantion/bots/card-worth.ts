import { type CardId, card } from '../content/cards/index.ts'
import type { Effect } from '../content/effects.ts'
import type { EmpireCard } from '../content/records.ts'
import { areaWorth } from './arrange.ts'
import { type Judge, worthOf } from './judge.ts'
import { bestUnitWorth, cardForMissions } from './missions.ts'

/** What one card more in play is worth: what it yields in the rounds to come, its ability, and the rank of costs. */
export function cardWorth(judge: Judge, area: readonly CardId[], id: CardId): number {
  const record = card(id)
  const missions = judge.character.knowsMissions ? (judge.view.own?.missions ?? []) : []
  const forMissions = cardForMissions(missions, area, id)
  if (record.kind === 'intrigue') return intrigueWorth(judge, record) + forMissions
  const yields = areaWorth(judge, [...area, id]) - areaWorth(judge, area)
  return judge.rounds * yields * YIELD + abilityWorth(judge, record) + record.cost * RANK + forMissions
}

/** Not every round has an action for every pile. */
const YIELD = 0.8
/** V.2: dearer cards may win the rank of costs. */
const RANK = 0.07

function abilityWorth(judge: Judge, record: EmpireCard): number {
  const each = record.effects.reduce((sum, effect) => sum + effectWorth(judge, effect), 0)
  if (record.kind !== 'hero') return each
  return each * Math.min(judge.rounds, 4) * HERO
}

/** How often a passive ability works in a round. */
const HERO = 0.5

/** What an effect is worth once. */
export function effectWorth(judge: Judge, effect: Effect): number {
  const rivals = judge.view.solo ? 0 : 0.3
  switch (effect.do) {
    case 'gain':
      return worthOf(judge, effect.stuff)
    case 'gain-any':
      return 1.1 * effect.count
    case 'draw':
      return judge.rounds > 1 ? 0.7 * effect.count : 0.1
    case 'take-discard':
      return judge.rounds > 1 ? 0.8 : 0.1
    case 'others-draw':
      return -rivals * effect.count
    case 'others-discard':
      return judge.view.solo ? 0.7 : rivals
    case 'others-lose':
      return judge.view.solo ? worthOf(judge, effect.stuff) : rivals * 1.5
    case 'play-for':
      return 1.2
    case 'free-action':
    case 'activate':
      return 2
    case 'trade':
      return 0.6 * effect.count
    default:
      return 0.6
  }
}

/** Intrigue for its own moment: worth keeping, rarely more than its price. */
function intrigueWorth(judge: Judge, record: EmpireCard): number {
  const effects = record.effects.reduce((sum, effect) => sum + intrigueEffectWorth(judge, effect), 0)
  return judge.character.schemes ? effects + record.cost * RANK : 0.5
}

function intrigueEffectWorth(judge: Judge, effect: Effect): number {
  switch (effect.do) {
    case 'move-units':
    case 'place-units':
      return unitEffectWorth(judge, effect)
    case 'remove-units':
      return 1.5
    case 'remove-card':
      return 3
    case 'cancel-action':
    case 'share-reward':
      return 2.5
    case 'divide':
      return 0.6 * worthOf(judge, effect.stuff)
    case 'steal':
      return 1.2 * worthOf(judge, effect.stuff)
    case 'gain':
      return worthOf(judge, effect.stuff)
    case 'activate':
    case 'free-action':
      return 2
    default:
      return 1.2
  }
}

/** V.1: units that are placed or moved for one's own missions. */
function unitEffectWorth(
  judge: Judge,
  { do: what, count, type }: Extract<Effect, { readonly do: 'move-units' | 'place-units' }>
): number {
  if (!judge.character.knowsMissions) return 2
  const each = bestUnitWorth(judge.view.own?.missions ?? [], type)
  // A unit that is moved may have counted already where it stood.
  return count * each * (what === 'place-units' ? 0.9 : 0.5)
}

/** The net worth of playing a card now for its price. */
export function netWorth(judge: Judge, area: readonly CardId[], id: CardId, cost: number): number {
  return cardWorth(judge, area, id) - cost * judge.nomisma
}
