import type { Script } from '../../ask.ts'
import type { CheckEffect, Effect, PlainEffect } from '../../content/cards/effect.ts'
import { hereticalAreas } from '../../queries/religion/religion.ts'
import { rollDie } from '../pieces/dice.ts'
import { conditionHolds } from './conditions.ts'
import { conditionContext, type EffectRun, partyOf, struckNation } from './effect-run.ts'
import { carryOutEffect } from './effect-table.ts'
import { groupMembers } from './groups.ts'

/**
 * Carries out effects in order. Those deferred to the window end up in `run.pending`. Stops and returns false when
 * another party refuses an effect that it must agree to.
 */
export function* runEffects(run: EffectRun, effects: readonly Effect[]): Script<boolean> {
  for (const effect of effects) if (!(yield* runEffect(run, effect))) return false
  return true
}

function* runEffect(run: EffectRun, effect: Effect): Script<boolean> {
  const { play } = run
  switch (effect.do) {
    case 'each':
      for (const member of groupMembers(play.state, effect.of, run.aim))
        yield* runEffects({ ...run, member }, effect.effects)
      return true
    case 'if': {
      const nation = partyOf(run, effect.of)
      const context = conditionContext(run)
      const met =
        nation !== null && conditionHolds(effect.when, { ...context, aim: { ...context.aim, nation } })
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
    default: {
      emitEffect(run, effect)
      const script = carryOutEffect(run, effect)
      const agreement = script ? yield* script : undefined
      return agreement !== 'refused'
    }
  }
}

/** The nation that the log names for a roll. */
function struckBy(run: EffectRun): { actor?: string } {
  const nation = struckNation(run)
  return nation ? { actor: nation } : {}
}

function* passes(run: EffectRun, { die, atLeast = 0, modifiers = [] }: CheckEffect): Script<boolean> {
  const { play, rule } = run
  const nation = struckNation(run)
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

function emitEffect(run: EffectRun, effect: PlainEffect): void {
  const nation = 'who' in effect ? partyOf(run, effect.who) : null
  run.play.emit({
    type: 'card-effect',
    card: run.card,
    effect: effect.do,
    ...(effect.do === 'hook' ? { hook: effect.hook } : {}),
    ...(nation ? { nation } : {})
  })
}
