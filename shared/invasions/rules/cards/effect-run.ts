import type { CardAim, CardMoment, PendingEffect } from '../../card-rules.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { Party } from '../../content/cards/vocabulary.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { TurnEffectName } from '../../queries/cards/turn-effects.ts'
import type { TurnEffect } from '../../state.ts'
import { type ConditionContext, nationOfAim } from './condition-context.ts'
import type { GroupMember } from './groups.ts'

/** A card, marker or calamity whose effects are being carried out. */
export interface EffectRun {
  readonly play: InvasionsPlay
  /** The id of its design, for the log. */
  readonly card: string
  readonly rule: string
  readonly player: SideId | null
  readonly playerNation: NationId | null
  readonly aim: CardAim
  readonly moment: CardMoment
  /** The member that the enclosing `each` has reached. */
  readonly member: GroupMember | null
  /** Effects deferred to the rule that opened the window. */
  readonly pending: PendingEffect[]
}

export function conditionContext({ play, moment, aim, player, playerNation }: EffectRun): ConditionContext {
  return { state: play.state, moment, aim, player, playerNation }
}

/** The nation that a party of the vocabulary means here; null for nobody. */
export function partyOf(run: EffectRun, party: Party): NationId | null {
  const { aim, member, playerNation } = run
  switch (party) {
    case 'target':
      return nationOfAim(conditionContext(run)) ?? null
    case 'target-2':
      return aim.nation2 ?? null
    case 'opponent':
      return aim.opponent ?? null
    case 'player-nation':
      return playerNation
    case 'player':
      return null
    case 'each':
      return member?.nation ?? null
    case 'area-controller':
      return aim.area ? (run.play.state.areaControl[aim.area] ?? null) : null
  }
}

/** The nation an effect strikes when it names no party: the member that an `each` has reached, or the target. */
export function struckNation(run: EffectRun): NationId | null {
  return run.member?.nation ?? partyOf(run, 'target')
}

/** Hands an effect to the rule that opened the window. `_Reader` names the functions that apply it. */
export function deferToWindow<_Reader>(
  run: EffectRun,
  effect: PlainEffect,
  more: Partial<Omit<PendingEffect, 'effect' | 'card'>> = {}
): void {
  const nation = 'who' in effect ? partyOf(run, effect.who) : (nationOfAim(conditionContext(run)) ?? null)
  run.pending.push({ effect, nation, card: run.card, ...more })
}

/** Adds an effect that holds until the end of the turn. `_Reader` names the functions that apply it. */
export function addTurnEffect<_Reader>(
  { play }: EffectRun,
  effect: TurnEffectName,
  about: Omit<TurnEffect, 'effect'> = {}
): void {
  play.state.thisTurn.effects.push({ effect, ...about })
  play.emit({ type: 'turn-effect', effect, ...about })
}
