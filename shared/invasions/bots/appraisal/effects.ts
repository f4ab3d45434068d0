import type { CardAim, CardMoment } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import type { Effect, PlainEffect } from '../../content/cards/effect.ts'
import type { CardHook, Party } from '../../content/cards/vocabulary.ts'
import type { NationId } from '../../content/ids.ts'
import { weights } from '../weights.ts'
import type { Appraisal } from './appraisal.ts'

/** A card play: its target, its moment and the nation that plays it. */
export interface CardPlayContext {
  readonly aim: CardAim
  readonly moment: CardMoment | null
  readonly by: NationId | null
}

/** The worth of a point of a rival under a card's effect. It is more than for land, because the card is spent anyway. */
const RIVAL_WEIGHT = -0.35
/** The points at stake in a fight, on average. */
const STAKE = 2

/** The worth of a card's effects to the side, in points. */
export function effectsWorth(
  appraisal: Appraisal,
  effects: readonly Effect[],
  played: CardPlayContext
): number {
  return effects.reduce((sum, effect) => sum + effectWorth(appraisal, effect, played), 0)
}

function effectWorth(appraisal: Appraisal, effect: Effect, played: CardPlayContext): number {
  switch (effect.do) {
    case 'check':
      return (effectsWorth(appraisal, effect.pass, played) + effectsWorth(appraisal, effect.fail, played)) / 2
    case 'if':
      return (effectsWorth(appraisal, effect.yes, played) + effectsWorth(appraisal, effect.no, played)) / 2
    case 'table': {
      let from = 0
      return effect.rows.reduce((sum, { upTo, effects }) => {
        const share = (upTo - from) / 10
        from = upTo
        return sum + share * effectsWorth(appraisal, effects, played)
      }, 0)
    }
    case 'each':
      // It affects all sides alike.
      return 0
    default:
      return plainWorth(appraisal, effect, played)
  }
}

/** The weight of an effect on a nation: 1 for the side's own nation, negative for a rival's. */
function weightOf(appraisal: Appraisal, nation: NationId | undefined | null): number {
  if (!nation) return 0
  return sideOf(nation) === appraisal.side ? 1 : RIVAL_WEIGHT
}

function nationOf(appraisal: Appraisal, party: Party, { aim, moment, by }: CardPlayContext): NationId | null {
  switch (party) {
    case 'target':
      return aim.nation ?? holderOf(appraisal, aim) ?? moment?.nation ?? null
    case 'target-2':
      return aim.nation2 ?? null
    case 'opponent':
      return aim.opponent ?? (aim.nation === moment?.nation ? moment?.opponent : moment?.nation) ?? null
    case 'area-controller':
      return (aim.area && appraisal.board.areaControl[aim.area]) ?? null
    case 'player-nation':
      return by
    case 'player':
    case 'each':
      return null
  }
}

function holderOf({ board }: Appraisal, { province, area }: CardAim): NationId | null {
  return (province ? board.control[province] : area ? board.areaControl[area] : null) ?? null
}

function plainWorth(appraisal: Appraisal, effect: PlainEffect, played: CardPlayContext): number {
  const good = benefitOf(effect)
  if ('who' in effect) {
    if (effect.who === 'player') return good
    return good * weightOf(appraisal, nationOf(appraisal, effect.who, played))
  }
  if (effect.do === 'hook') return hookWorth(appraisal, effect.hook, played)
  if (effect.do === 'modify-roll') return effect.by * rollWorth(appraisal, played)
  if (effect.do === 'reroll') return 0
  return good * weightOf(appraisal, nationOf(appraisal, 'target', played))
}

/** The worth of a point on a die, positive for the side's own roll. */
function rollWorth(appraisal: Appraisal, { aim, moment }: CardPlayContext): number {
  const roller = aim.nation ?? moment?.nation
  return weightOf(appraisal, roller) * 0.1 * STAKE
}

/** The worth of an effect to the nation that it affects. */
function benefitOf(effect: PlainEffect): number {
  switch (effect.do) {
    case 'gold':
      return effect.by * weights.gold
    case 'halve-treasury':
      return -8 * weights.gold
    case 'granary-gold':
      return 3 * weights.gold
    case 'victory-points':
      return effect.by
    case 'age':
      return -0.35 * effect.by
    case 'decline':
      return -1.2 * effect.by
    case 'lose-units':
      return -weights.unit * effect.units
    case 'gain-units':
      return weights.unit * effect.units
    case 'campaigns':
      return 0.8 * effect.by
    case 'stacking':
      return 0.3 * effect.by
    case 'steps':
      return 0.3 * effect.by
    case 'plunder':
      return 2 * weights.gold * effect.markers
    case 'draw-diplomacy':
    case 'draw-events':
      return 0.3 * effect.cards
    case 'battle-dice':
      return (effect.white * 0.25 + effect.black * 0.4 + effect.swap * 0.2) * STAKE * 0.4
    case 'missile-dice':
      return effect.white * 0.2 * STAKE * 0.4
    case 'hits':
      return -weights.unit * effect.count
    case 'recover':
    case 'repair':
      return weights.unit * effect.units
    default:
      return FIXED_WORTH[effect.do] ?? 0
  }
}

/** The worth of all other effects to their target. */
const FIXED_WORTH: Readonly<Partial<Record<PlainEffect['do'], number>>> = {
  revolt: -0.6,
  'revolt-in-area': -0.6,
  heresy: -0.3,
  'heresy-in-area': -0.3,
  'end-heresy': 0.3,
  city: 0.8,
  'grow-own-city': 0.8,
  'no-area-income': -0.6,
  'no-trade': -0.3,
  ravage: -0.3,
  halt: -0.6,
  'halt-fleet': -0.5,
  'neutralise-leader': -0.8,
  'kill-leader': -2,
  'spare-leader': 1.5,
  'no-counsel': -0.2,
  ambush: 0.6,
  'ignore-river': 0.4,
  'free-assault': 0.5,
  'no-sea-supply': 0.2,
  surrender: 1,
  'lift-siege': -1,
  'set-free': 2
}

function hookWorth(appraisal: Appraisal, hook: CardHook, played: CardPlayContext): number {
  const target = weightOf(appraisal, nationOf(appraisal, 'target', played))
  const own = (value: number) => (target > 0 ? value : 0)
  switch (hook) {
    case 'caravan-boom':
      return 0.2
    case 'defection':
      return -0.8 * target
    case 'conversion':
      return 1.5 * target
    case 'open-gates':
      return 0.6 * target
    case 'lone-levy':
      return 0.4 * target
    case 'federates-may-break':
      return -0.5 * target
    case 'bridge-of-boats':
      return own(0.3)
    case 'frozen-rivers':
      return own(0.2)
    case 'intolerance-revolt':
      return -0.6 * target
    case 'shake-highest-city':
      return -0.5 * target
    case 'pay-or-mutiny':
      return -0.4 * target
    case 'treaty-cession':
      return 0.8
    case 'marriage-peace':
      return 2 * target
    case 'force-foedus':
      return 0
  }
}
