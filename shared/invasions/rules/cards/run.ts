import type { Aim, Moment, PendingEffect } from '../../cards.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { Party } from '../../content/cards/vocabulary.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { TurnEffectName } from '../../queries/turn-effects.ts'
import type { TurnEffect } from '../../state.ts'
import { type Look, ownerOf } from './aim.ts'
import type { Member } from './groups.ts'

/** A card, marker or calamity while its effects are carried out. */
export interface Run {
  readonly play: InvasionsPlay
  /** Its design, for the log. */
  readonly card: string
  readonly rule: string
  readonly player: SideId | null
  readonly playerNation: NationId | null
  readonly aim: Aim
  readonly moment: Moment
  /** Whom the enclosing `each` has reached. */
  readonly member: Member | null
  /** What is left for the rule that opened the window. */
  readonly pending: PendingEffect[]
}

export function lookOf({ play, moment, aim, player, playerNation }: Run): Look {
  return { state: play.state, moment, aim, player, playerNation }
}

/** Whom a party of the vocabulary means here; null when it is nobody. */
export function partyOf(run: Run, party: Party): NationId | null {
  const { aim, member, playerNation } = run
  switch (party) {
    case 'target':
      return ownerOf(lookOf(run)) ?? null
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

/** An effect that the rule which opened the window applies itself. */
export function leave(
  run: Run,
  effect: PlainEffect,
  more: Partial<Omit<PendingEffect, 'effect' | 'card'>> = {}
): void {
  const nation = 'who' in effect ? partyOf(run, effect.who) : (ownerOf(lookOf(run)) ?? null)
  run.pending.push({ effect, nation, card: run.card, ...more })
}

/** An effect that lasts until the end of the turn. */
export function lasts({ play }: Run, effect: TurnEffectName, about: Omit<TurnEffect, 'effect'> = {}): void {
  play.state.thisTurn.effects.push({ effect, ...about })
  play.emit({ type: 'turn-effect', effect, ...about })
}
