import type { Script } from '../../ask.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import { convert, scoreConversion } from '../religion.ts'
import { federatesMayBreak, forceFoedus } from '../ties.ts'
import { groundOf } from './aim.ts'
import { defection, intoleranceRevolt, payOrMutiny, shakeHighestCity } from './hooks-realm.ts'
import { treatyCession } from './hooks-treaty.ts'
import { loneLevy } from './levies.ts'
import { lasts, leave, partyOf, type Run } from './run.ts'

type HookEffect = Extract<PlainEffect, { do: 'hook' }>

/** The hooks of the vocabulary, which gives each its exact rule. */
export function* runHook(run: Run, effect: HookEffect): Script {
  const { play, aim, playerNation } = run
  const target = run.member?.nation ?? partyOf(run, 'target')
  switch (effect.hook) {
    case 'caravan-boom':
      return lasts(run, 'caravan-boom')
    case 'frozen-rivers':
      return lasts(run, 'frozen-rivers')
    case 'open-gates':
      return leave(run, effect)
    case 'bridge-of-boats':
      if (target) lasts(run, 'bridge-of-boats', { nation: target })
      return leave(run, effect)
    case 'defection':
      return yield* defection(run, effect)
    case 'treaty-cession':
      if (target && playerNation) yield* treatyCession(play, playerNation, target)
      return
    case 'marriage-peace':
      if (target && playerNation) lasts(run, 'marriage-peace', { nation: target, place: playerNation })
      return
    case 'force-foedus':
      if (target && playerNation) yield* forceFoedus(play, playerNation, target)
      return
    case 'conversion':
      if (target) {
        convert(play, target, 'catholic')
        scoreConversion(play, target)
      }
      return
    case 'lone-levy': {
      const province = groundOf(run)
      const holder = province ? play.state.control[province] : undefined
      const unit = province && holder ? loneLevy(play, holder, province) : null
      if (unit && holder) {
        lasts(run, 'lone-levy', { nation: holder, place: unit })
        leave(run, effect, { nation: holder, unit })
      }
      return
    }
    case 'federates-may-break':
      if (target) yield* federatesMayBreak(play, target, 'usurper')
      return
    case 'intolerance-revolt':
      if (target) yield* intoleranceRevolt(run, target)
      return
    case 'shake-highest-city':
      return yield* shakeHighestCity(run, aim.area ? null : target)
    case 'pay-or-mutiny':
      if (target) yield* payOrMutiny(run, target)
      return
  }
}
