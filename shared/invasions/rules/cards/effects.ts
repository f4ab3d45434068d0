import { reshuffle } from '../../../engine/deck.ts'
import type { Script } from '../../ask.ts'
import type { CheckEffect, Effect, PlainEffect } from '../../content/cards/effect.ts'
import { granariesOf, keepsTreasury, rulerOf } from '../../queries/domain.ts'
import { isOffMap } from '../../queries/placement.ts'
import { isOnMap, leadersOf } from '../../queries/realm.ts'
import { hereticalAreas } from '../../queries/religion.ts'
import { age, changeDecline } from '../ageing.ts'
import { sufferHits } from '../battle/hits.ts'
import { changeTreasury, scorePoints } from '../bookkeeping.ts'
import { rollDie } from '../dice.ts'
import { drawEvents } from '../events.ts'
import { drawPlunder, markPlundered } from '../plunder.ts'
import { heresyInArea, heresyInNation } from '../religion.ts'
import { revoltIn, revoltInArea } from '../revolts.ts'
import { drawDiplomacy } from '../ties.ts'
import { groundOf, unitsOfSide } from './aim.ts'
import { endHeresy } from './choices.ts'
import { changeCity, growOwnCity } from './cities.ts'
import { holds } from './conditions.ts'
import {
  allyEffect,
  breakTieEffect,
  clientEffect,
  freeEffect,
  mercenaryEffect,
  truceEffect
} from './effects-ties.ts'
import { membersOf } from './groups.ts'
import { spyHand } from './hands.ts'
import { runHook } from './hooks.ts'
import { killLeader, neutralise } from './leaders.ts'
import { gainUnits } from './levies.ts'
import { loseUnits } from './losses.ts'
import { lasts, leave, lookOf, partyOf, type Run } from './run.ts'

/** What a nation gains that has no city to found or to enlarge. */
const GOLD_INSTEAD_OF_A_CITY = 3

/**
 * Carries out effects in order. What concerns the moment itself is left in `run.pending`. False when one that others
 * must agree to was refused: what would have come with it does not happen.
 */
export function* runEffects(run: Run, effects: readonly Effect[]): Script<boolean> {
  for (const effect of effects) if (!(yield* runEffect(run, effect))) return false
  return true
}

function* runEffect(run: Run, effect: Effect): Script<boolean> {
  const { play } = run
  switch (effect.do) {
    case 'each':
      for (const member of membersOf(play.state, effect.of, run.aim))
        yield* runEffects({ ...run, member }, effect.effects)
      return true
    case 'if': {
      const nation = partyOf(run, effect.of)
      const look = lookOf(run)
      const met = nation !== null && holds(effect.when, { ...look, aim: { ...look.aim, nation } })
      return yield* runEffects(run, met ? effect.yes : effect.no)
    }
    case 'check':
      return yield* runEffects(run, (yield* passes(run, effect)) ? effect.pass : effect.fail)
    case 'table': {
      const { total } = yield* rollDie(play, {
        reason: 'card-table',
        rule: run.rule,
        faces: 10,
        ...struckBy(run)
      })
      return yield* runEffects(run, effect.rows.find(({ upTo }) => total <= upTo)?.effects ?? [])
    }
    case 'ally':
      tellEffect(run, effect)
      return yield* allyEffect(run, effect)
    default:
      tellEffect(run, effect)
      yield* runPlain(run, effect)
      return true
  }
}

/** Whom the log names for a roll. */
function struckBy(run: Run): { actor?: string } {
  const nation = run.member?.nation ?? partyOf(run, 'target')
  return nation ? { actor: nation } : {}
}

function* passes(run: Run, { die, atLeast = 0, modifiers = [] }: CheckEffect): Script<boolean> {
  const { play, rule } = run
  const nation = run.member?.nation ?? partyOf(run, 'target')
  const times = (per: 'heretical-area' | 'decline-level') => {
    if (!nation) return 0
    const { decline } = play.state.nations[nation]
    return per === 'decline-level' ? decline : hereticalAreas(play.state, nation).length
  }
  const { total } = yield* rollDie(play, {
    reason: 'card-check',
    rule,
    faces: 10,
    modifiers: modifiers
      .map(({ per, by }) => ({
        amount: by * times(per),
        rule: per === 'decline-level' ? 'VI.E' : 'XXXI.C',
        why: per
      }))
      .filter(({ amount }) => amount !== 0),
    ...struckBy(run)
  })
  return die === 'd2' ? total % 2 === 0 : total >= atLeast
}

function tellEffect(run: Run, effect: PlainEffect): void {
  const nation = 'who' in effect ? partyOf(run, effect.who) : null
  run.play.emit({
    type: 'card-effect',
    card: run.card,
    effect: effect.do,
    ...(effect.do === 'hook' ? { hook: effect.hook } : {}),
    ...(nation ? { nation } : {})
  })
}

/** Every plain effect of content/cards/effect.ts, which gives each its section and meaning. */
function* runPlain(run: Run, effect: Exclude<PlainEffect, { do: 'ally' }>): Script {
  const { play, aim, rule, card } = run
  const { state } = play
  const who = 'who' in effect ? partyOf(run, effect.who) : null
  switch (effect.do) {
    case 'modify-roll':
    case 'reroll':
    case 'battle-dice':
    case 'missile-dice':
    case 'no-missiles':
    case 'red-swords-miss':
    case 'ambush':
    case 'ignore-river':
    case 'recover':
    case 'repair':
    case 'free-assault':
    case 'no-sea-supply':
    case 'surrender':
    case 'lift-siege':
    case 'steps':
    case 'halt':
    case 'halt-fleet':
    case 'spare-leader':
    case 'cancel-event':
      return leave(run, effect)
    case 'hits': {
      const struck = unitsOfSide(lookOf(run), aim.role).filter(isOnMap)
      const at = struck[0]?.at
      if (!who || !at || isOffMap(at)) return
      const units = struck.map(({ id }) => id)
      yield* sufferHits(play, { nation: who, units, hits: effect.count, at, rule })
      return
    }
    case 'gold':
      if (who && keepsTreasury(state, who)) changeTreasury(play, who, effect.by, 'card', rule)
      return
    case 'halve-treasury':
      if (who) changeTreasury(play, who, -Math.ceil(state.nations[who].treasury / 2), 'card', rule)
      return
    case 'granary-gold': {
      const gold = who ? Math.min(effect.most, effect.each * granariesOf(state, who).length) : 0
      if (who) changeTreasury(play, who, gold, 'harvest', rule)
      return
    }
    case 'victory-points':
      if (who) scorePoints(play, who, effect.by, 'card', rule)
      return
    case 'age':
      if (who) yield* age(play, who, effect.by, rule)
      return
    case 'decline':
      for (let level = 0; who && level < Math.abs(effect.by); level++)
        yield* changeDecline(play, who, effect.by > 0 ? 1 : -1, rule)
      return
    case 'revolt-in-area':
      if (aim.area) yield* revoltInArea(play, aim.area)
      return
    case 'revolt':
      if (who) yield* revoltIn(play, who)
      return
    case 'heresy-in-area':
      if (aim.area) heresyInArea(play, aim.area)
      return
    case 'heresy':
      if (who) yield* heresyInNation(play, who)
      return
    case 'end-heresy':
      return yield* endHeresy(run, who)
    case 'city': {
      const province = groundOf(run)
      if (province) changeCity(play, province, effect.change)
      return
    }
    case 'grow-own-city':
      if (who) yield* growOwnCity(play, who, GOLD_INSTEAD_OF_A_CITY, rule)
      return
    case 'no-area-income':
      if (aim.area) lasts(run, 'no-area-income', { place: aim.area })
      return
    case 'no-trade':
      if (aim.sea) lasts(run, 'no-trade', { place: aim.sea })
      return
    case 'plunder':
      if (who) yield* drawPlunder(play, who, effect.markers)
      return
    case 'ravage': {
      const province = groundOf(run)
      if (province) markPlundered(play, province)
      return
    }
    case 'lose-units':
      if (who)
        yield* loseUnits(play, {
          nation: who,
          count: effect.units,
          kind: effect.kind,
          where: effect.in,
          rule,
          ...(aim.area ? { area: aim.area } : {}),
          ...(run.member?.units ? { stack: run.member.units } : {})
        })
      return
    case 'gain-units':
      if (who) yield* gainUnits(play, who, effect.units, effect.kind, rule)
      return
    case 'campaigns':
      if (who) lasts(run, 'campaigns', { nation: who, amount: effect.by })
      return
    case 'stacking':
      if (who) lasts(run, 'stacking', { nation: who, amount: effect.by })
      return
    case 'neutralise-leader': {
      const target = aim.leader ? state.leaders[aim.leader] : undefined
      const ruler = who ? rulerOf(state, who) : null
      const struck =
        effect.which === 'target'
          ? [target]
          : effect.which === 'ruler'
            ? [ruler]
            : who
              ? leadersOf(state, who)
              : []
      for (const leader of struck) if (leader?.presence === 'in-play') neutralise(play, leader, effect.until)
      return
    }
    case 'kill-leader': {
      const nation = run.member?.nation ?? partyOf(run, 'target')
      const ruler = nation ? rulerOf(state, nation)?.id : undefined
      const doomed = { target: aim.leader, ruler, each: run.member?.leader }[effect.which]
      if (doomed) yield* killLeader(play, doomed, rule)
      return
    }
    case 'no-counsel':
      if (who) lasts(run, 'no-counsel', { nation: who })
      return
    case 'draw-diplomacy':
      if (who) yield* drawDiplomacy(play, who, effect.cards)
      return
    case 'draw-events':
      if (run.player) yield* drawEvents(play, run.player, effect.cards)
      return
    case 'spy-hand':
      return yield* spyHand(run)
    case 'reshuffle-events':
      reshuffle(state.random, state.decks.events)
      play.emit({ type: 'events-reshuffled', card })
      return
    case 'make-client':
      return yield* clientEffect(run)
    case 'break-tie':
      return yield* breakTieEffect(run)
    case 'set-free':
      return yield* freeEffect(run, effect.from)
    case 'truce':
      return yield* truceEffect(run, effect.kind)
    case 'mercenary':
      return yield* mercenaryEffect(run)
    case 'nothing':
      return decoy()
    case 'hook':
      return yield* runHook(run, effect)
  }
}

/** XXX.I: a card that does nothing, to make others wonder. */
function decoy(): void {}
