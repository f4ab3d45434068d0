import { type CardId, card } from '../content/cards/index.ts'
import type { Effect, EffectOf, Trigger, TriggerId } from '../content/effects.ts'
import type { OpenSeat } from '../table.ts'

/** A hero whose ability works: he lies in front, face up. */
export interface WorkingHero {
  readonly card: CardId
  readonly trigger: Trigger
  readonly effects: readonly Effect[]
}

/** A.4: only the front card of a bandon keeps its ability, and only face up. */
export function workingHeroes(seat: OpenSeat): readonly WorkingHero[] {
  return seat.area.flatMap(({ cards: [front] }) => {
    if (!front || seat.faceDown.includes(front)) return []
    const record = card(front)
    return record.kind === 'hero' ? [{ card: front, trigger: record.trigger, effects: record.effects }] : []
  })
}

/** The heroes whose ability answers to this. */
export function heroesOn(seat: OpenSeat, on: TriggerId): readonly WorkingHero[] {
  return workingHeroes(seat).filter(({ trigger }) => trigger.on === on)
}

/** The effects of one kind among those of the heroes that answer to this. */
export function effectsOn<Do extends Effect['do']>(
  seat: OpenSeat,
  on: TriggerId,
  kind: Do
): readonly EffectOf<Do>[] {
  return heroesOn(seat, on).flatMap(({ effects }) => effectsOf(effects, kind))
}

export function effectsOf<Do extends Effect['do']>(
  effects: readonly Effect[],
  kind: Do
): readonly EffectOf<Do>[] {
  return effects.filter((effect): effect is EffectOf<Do> => effect.do === kind)
}

/** A.6, A.7: how many Nomismata better each resource is traded. */
export function tradeBonus(seat: OpenSeat): number {
  return effectsOn(seat, 'trade-each', 'trade-bonus').reduce((sum, { nomismata }) => sum + nomismata, 0)
}
