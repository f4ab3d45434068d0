import { choose, type Script } from '../../engine/script.ts'
import type { PendingEffect } from '../cards.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { unitById } from '../queries/placement.ts'
import {
  CITY_FALLS_AT,
  type SiegeSituation,
  siegeChance,
  siegeModifiers,
  siegeRerolls,
  siegeSituation
} from '../queries/siege.ts'
import type { Modifier, RollRequest } from '../rolls.ts'
import type { LeaderId, UnitId } from '../state.ts'
import { message, reference, signed } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { takeCity } from './conquest.ts'
import { checkD2, rollDie } from './dice.ts'
import { sufferHits } from './hits.ts'

export interface SiegeOrder {
  readonly province: ProvinceId
  readonly besieger: NationId
  readonly units: readonly UnitId[]
  /** Null when the leader has moved on and left the siege to a unit (XXIV.C): no re-rolls then. */
  readonly leader: LeaderId | null
}

export type SiegeEvent =
  | {
      readonly type: 'siege'
      readonly province: ProvinceId
      readonly besieger: NationId
      readonly owner: NationId | null
      readonly assault: boolean
      readonly outcome: 'fell' | 'resisted' | 'lifted' | 'surrendered'
    }
  | {
      readonly type: 'terror'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly outcome: 'surrendered' | 'resisted'
    }

/** XXIV.C: hits that an assault costs the besieger. */
const ASSAULT_HITS = 2

/** XXIV.A, XXIV.C, XXX.G: besieges the city of an enemy province; true when it fell. Who fails must go (XX.L). */
export function* besiege(play: InvasionsPlay, order: SiegeOrder): Script<boolean> {
  const { province, besieger } = order
  const owner = play.state.control[province] ?? null
  const assault = yield* chooseAssault(play, order)
  const effects = yield* play.cards.openWindow(play, {
    window: 'siege-start',
    nation: besieger,
    province,
    units: order.units,
    ...(order.leader ? { leader: order.leader } : {}),
    ...(owner ? { opponent: owner } : {})
  })
  const told = { type: 'siege', province, besieger, owner, assault } as const
  // A card may have struck down some of the besiegers, or all.
  const units = order.units.filter((id) => unitById(play.state, id).at === province)
  if (isBoughtOff(effects) || units.length === 0) {
    play.emit({ ...told, outcome: 'lifted' })
    return false
  }
  if (has(effects, 'surrender')) {
    play.emit({ ...told, outcome: 'surrendered' })
    yield* takeCity(play, province, besieger)
    return true
  }
  const stormed = assault || has(effects, 'free-assault')
  if (assault && !has(effects, 'free-assault')) {
    yield* sufferHits(play, { nation: besieger, units, hits: ASSAULT_HITS, rule: 'XXIV.C' })
  }
  const survive = units.some((id) => unitById(play.state, id).at === province)
  const fell = survive && (yield* rollSiege(play, order, stormed, effects))
  play.emit({ ...told, outcome: fell ? 'fell' : 'resisted' })
  if (fell) yield* takeCity(play, province, besieger)
  return fell
}

/**
 * XXIV.B: an unfortified city may surrender to the mere approach of a Barbarian leader; true when it did.
 * If it was sacked then (a plunder marker lies on it), the leader's movement is over.
 */
export function* terror(play: InvasionsPlay, order: SiegeOrder): Script<boolean> {
  const { province, besieger, leader } = order
  if (!leader || !isTerrible(play, order)) return false
  const surrendered = yield* checkD2(play, {
    reason: 'terror',
    rule: 'XXIV.B',
    actor: besieger,
    place: province
  })
  const outcome = surrendered ? 'surrendered' : 'resisted'
  play.emit({ type: 'terror', province, nation: besieger, outcome })
  if (surrendered) yield* takeCity(play, province, besieger)
  return surrendered
}

/** XXX.G: corruption has lifted the siege; its price was paid when the card was played. */
function isBoughtOff(effects: readonly PendingEffect[]): boolean {
  return has(effects, 'lift-siege')
}

/** XXIV.B, XXIII.B: walls are proof against terror, and only Barbarians spread it. */
function isTerrible({ state }: InvasionsPlay, { province, besieger }: SiegeOrder): boolean {
  return state.nations[besieger].status === 'barbarian' && state.cities[province]?.fortified === false
}

/** XXIV.C: whether to storm the walls, with the chance of each way. */
function* chooseAssault(play: InvasionsPlay, order: SiegeOrder): Script<boolean> {
  const { state } = play
  const { province, besieger, leader } = order
  const rerolls = siegeRerolls(state, leader)
  const preview = (assault: boolean) => {
    const modifier = sum(siegeModifiers(siegeSituation(state, province, besieger, assault)))
    const percent = Math.round(siegeChance(modifier, rerolls) * 100)
    return [message('preview.siege-chance', { percent, change: signed(modifier) })]
  }
  return yield* choose(
    {
      side: sideOf(besieger),
      kind: 'assault',
      rule: 'XXIV.C',
      actor: besieger,
      place: province,
      prompt: message('prompt.assault', { province: reference('province', province) })
    },
    [
      { key: 'siege', label: message('option.siege'), preview: preview(false), value: false },
      { key: 'assault', label: message('option.assault'), preview: preview(true), value: true }
    ]
  )
}

/** XXIV.C: the die, rolled again as often as the leader allows while the city holds. */
function* rollSiege(
  play: InvasionsPlay,
  { province, besieger, leader }: SiegeOrder,
  assault: boolean,
  effects: readonly PendingEffect[]
): Script<boolean> {
  const situation = siegeSituation(play.state, province, besieger, assault)
  const modifiers = [...siegeModifiers(changedByCards(situation, effects)), ...modifiersOfCards(effects)]
  const tries = 1 + siegeRerolls(play.state, leader) + extraRolls(effects)
  for (let attempt = 0; attempt < tries; attempt++) {
    const request: RollRequest = {
      reason: 'siege',
      rule: 'XXIV.C',
      faces: 10,
      modifiers,
      actor: besieger,
      place: province
    }
    const { total } = yield* rollDie(play, request)
    if (total >= CITY_FALLS_AT) return true
  }
  return false
}

function changedByCards(situation: SiegeSituation, effects: readonly PendingEffect[]): SiegeSituation {
  const gatesOpen = effects.some(({ effect }) => effect.do === 'hook' && effect.hook === 'open-gates')
  return {
    ...situation,
    ...(gatesOpen ? { fortified: false, walls: 0, braced: 0, portSupplied: false } : {}),
    ...(has(effects, 'no-sea-supply') ? { portSupplied: false } : {})
  }
}

function modifiersOfCards(effects: readonly PendingEffect[]): Modifier[] {
  return effects.flatMap(({ effect, card }) =>
    effect.do === 'modify-roll' ? [{ amount: effect.by, rule: 'X.B', why: `card.${card}` }] : []
  )
}

function extraRolls(effects: readonly PendingEffect[]): number {
  return effects.filter(({ effect }) => effect.do === 'reroll').length
}

function has(effects: readonly PendingEffect[], what: PendingEffect['effect']['do']): boolean {
  return effects.some(({ effect }) => effect.do === what)
}

function sum(modifiers: readonly { readonly amount: number }[]): number {
  return modifiers.reduce((total, { amount }) => total + amount, 0)
}
