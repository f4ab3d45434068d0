import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import type { PendingEffect } from '../../card-rules.ts'
import type { NationId } from '../../content/ids.ts'
import type { Siege } from '../../fights-in-progress.ts'
import type { InvasionsPlay } from '../../play.ts'
import { currentFight } from '../../queries/battle/fights.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import {
  ASSAULT_HITS,
  CITY_FALLS_AT,
  laySiege,
  type SiegeSetup,
  type SiegeSituation,
  siegeChance,
  siegeModifiers,
  siegeOdds,
  siegeRerolls,
  siegeSituation
} from '../../queries/siege/siege.ts'
import { questionFor } from '../../question-header.ts'
import type { Modifier, RollRequest } from '../../rolls.ts'
import { message, reference, signed } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { checkLeaderSurvival } from '../battle/leader-fate.ts'
import { takeHitsOutsideBattle } from '../battle/take-hits.ts'
import { whileFighting } from '../battle/while-fighting.ts'
import { atLeast, checkD2, rollDie } from '../pieces/dice.ts'
import { takeCity } from './conquest.ts'

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

/** XXIV.A: runs the script with the siege of the city that is in progress, or with a new one. */
export function* withSiege<Result>(
  { state }: InvasionsPlay,
  order: SiegeSetup,
  script: (siege: Siege) => Script<Result>
): Script<Result> {
  const now = currentFight(state)
  if (now?.kind === 'siege' && now.province === order.province) return yield* script(now)
  return yield* whileFighting(state, laySiege(state, order), script)
}

/** XXIV.A, XXIV.C, XXX.G: besieges the city of an enemy province. True when it fell; otherwise the besieger must leave (XX.L). */
export function besiege(play: InvasionsPlay, order: SiegeSetup): Script<boolean> {
  return withSiege(play, order, (siege) => tryCity(play, siege))
}

function* tryCity(play: InvasionsPlay, siege: Siege): Script<boolean> {
  const { province, besieger, owner, leader } = siege
  const chosen = yield* chooseSiege(play, siege)
  if (chosen === null) return false
  const assault = chosen === 'assault'
  siege.assault = assault
  siege.stage = 'cards'
  const effects = yield* play.cards.openWindow(play, {
    window: 'siege-start',
    nation: besieger,
    province,
    units: siege.units,
    ...(leader ? { leader } : {}),
    ...(owner ? { opponent: owner } : {})
  })
  const event = { type: 'siege', province, besieger, owner, assault } as const
  // A card may have eliminated some or all besiegers.
  dropLostUnits(play, siege)
  if (isBoughtOff(effects) || siege.units.length === 0) {
    play.emit({ ...event, outcome: 'lifted' })
    return false
  }
  if (has(effects, 'surrender')) {
    play.emit({ ...event, outcome: 'surrendered' })
    yield* cityFalls(play, siege)
    return true
  }
  const free = has(effects, 'free-assault')
  if (assault && !free) yield* payForAssault(play, siege)
  siege.assault = assault || free
  const fell = siege.units.length > 0 && (yield* rollSiege(play, siege, effects))
  play.emit({ ...event, outcome: fell ? 'fell' : 'resisted' })
  if (fell) yield* cityFalls(play, siege)
  return fell
}

/** XXIV.C, XX.J: the besieger takes the hits of the assault. A leader who loses all his troops in it may fall too. */
function* payForAssault(play: InvasionsPlay, siege: Siege): Script {
  siege.stage = 'losses'
  const { besieger, units, province: at } = siege
  yield* takeHitsOutsideBattle(play, { nation: besieger, units, hits: ASSAULT_HITS, at, rule: 'XXIV.C' })
  dropLostUnits(play, siege)
  if (siege.units.length === 0 && siege.leader) yield* checkLeaderSurvival(play, siege.leader, siege.province)
}

/** Drops from the siege the units that no longer stand before the city. */
function dropLostUnits({ state }: InvasionsPlay, siege: Siege): void {
  siege.units = siege.units.filter((id) => unitById(state, id).at === siege.province)
}

function* cityFalls(play: InvasionsPlay, siege: Siege): Script {
  siege.stage = 'fate'
  yield* takeCity(play, siege.province, siege.besieger)
}

/**
 * XXIV.B: an unfortified city may surrender when a Barbarian leader approaches. Returns true when it did. If he then
 * sacked it (it has a plunder marker), his movement is over.
 */
export function* attemptTerror(play: InvasionsPlay, order: SiegeSetup): Script<boolean> {
  if (!order.leader || !canTerrorise(play, order)) return false
  return yield* withSiege(play, order, (siege) => spreadTerror(play, siege))
}

function* spreadTerror(play: InvasionsPlay, siege: Siege): Script<boolean> {
  const { province, besieger, owner } = siege
  siege.stage = 'terror'
  const surrendered = yield* checkD2(
    play,
    {
      reason: 'terror',
      rule: 'XXIV.B',
      actor: besieger,
      place: province
    },
    { success: owner, failure: besieger }
  )
  const outcome = surrendered ? 'surrendered' : 'resisted'
  play.emit({ type: 'terror', province, nation: besieger, outcome })
  if (surrendered) yield* cityFalls(play, siege)
  return surrendered
}

/** XXX.G: a corruption card ended the siege. Its player paid when he played it. */
function isBoughtOff(effects: readonly PendingEffect[]): boolean {
  return has(effects, 'lift-siege')
}

/** XXIV.B, XXIII.B: only Barbarians spread terror, and only before a city without walls. */
function canTerrorise({ state }: InvasionsPlay, { province, besieger }: SiegeSetup): boolean {
  return state.nations[besieger].status === 'barbarian' && state.cities[province]?.fortified === false
}

/** XXIV.A, XXIV.C: asks whether to lay siege, to assault or to withdraw, with the chance of each. Null: to withdraw. */
function chooseSiege({ state }: InvasionsPlay, siege: Siege): Script<'siege' | 'assault' | null> {
  siege.stage = 'choice'
  const { province, besieger, owner, units } = siege
  const chances = { siege: siegeChance(state, siege, false), assault: siegeChance(state, siege, true) }
  const option = (key: 'siege' | 'assault'): ValuedOptionOf<'besiege', 'siege' | 'assault'> => {
    const { modifier, chance } = chances[key]
    const preview = [
      message('preview.siege-chance', {
        percent: Math.round(chance * 100),
        change: signed(modifier)
      })
    ]
    return { key, label: message(`option.${key}`), place: province, preview, value: key }
  }
  return choose<'besiege', 'siege' | 'assault' | null>(
    {
      ...questionFor(besieger, 'besiege', 'XXIV.A', {
        province,
        besieger,
        owner,
        units,
        hits: ASSAULT_HITS,
        ...chances
      }),
      place: province,
      prompt: message('prompt.besiege', {
        nation: reference('nation', besieger),
        province: reference('province', province)
      })
    },
    [
      option('siege'),
      option('assault'),
      { key: 'withdraw', label: message('option.withdraw'), place: province, value: null }
    ],
    {
      preset: () => ({
        answer: 'siege',
        reason: message('preset.siege-without-loss', { amount: ASSAULT_HITS })
      })
    }
  )
}

/** XXIV.C: rolls the siege die, and re-rolls it while the city holds and the leader has re-rolls. True when it falls. */
function* rollSiege(play: InvasionsPlay, siege: Siege, effects: readonly PendingEffect[]): Script<boolean> {
  const { province, besieger, owner, leader, assault } = siege
  const situation = siegeSituation(play.state, province, besieger, assault === true)
  const modifiers = [...siegeModifiers(changedByCards(situation, effects)), ...modifiersOfCards(effects)]
  siege.stage = 'dice'
  siege.modifiers = modifiers
  // A card may have removed the leader since the siege began.
  siege.rerolls = siegeRerolls(play.state, leader) + extraRolls(effects)
  for (;;) {
    siege.chance = siegeOdds(modifiers, siege.rerolls).probability
    const request: RollRequest = {
      reason: 'siege',
      rule: 'XXIV.C',
      faces: 10,
      modifiers,
      actor: besieger,
      place: province
    }
    const { total } = yield* rollDie(
      play,
      request,
      atLeast(CITY_FALLS_AT, { success: owner, failure: besieger })
    )
    siege.totals.push(total)
    if (total >= CITY_FALLS_AT) return true
    if (siege.rerolls === 0) return false
    siege.rerolls -= 1
  }
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
