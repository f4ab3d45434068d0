import type { Script } from '../../../engine/script.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import { activationOrder } from '../../queries/activation-order.ts'
import { federatesOf } from '../../queries/domain.ts'
import { forceFoedus, setFree } from '../ties.ts'
import { groundOf } from './aim.ts'
import { wants } from './effects-ties.ts'
import { defection, intoleranceRevolt, payOrMutiny, shakeHighestCity } from './hooks-realm.ts'
import { treatyCession } from './hooks-treaty.ts'
import { loneLevy } from './levies.ts'
import { lasts, leave, partyOf, type Run } from './run.ts'
import { convertToCatholic } from './seams.ts'

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
    case 'bridge-of-boats':
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
      if (target) yield* convertToCatholic(play, target)
      return
    case 'lone-levy': {
      const province = groundOf(run)
      const holder = province ? play.state.control[province] : undefined
      const unit = province && holder ? loneLevy(play, holder, province) : null
      if (unit && holder) leave(run, effect, { nation: holder, unit })
      return
    }
    case 'federates-may-break':
      return yield* federatesMayBreak(run)
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

/** XXVIII.G: each federate of the nation, in order of activation, may break its Foedus without a check. */
function* federatesMayBreak(run: Run): Script {
  const nation = partyOf(run, 'target')
  if (!nation) return
  const federates = federatesOf(run.play.state, nation)
  for (const federate of activationOrder(run.play.state).filter((id) => federates.includes(id))) {
    if (yield* wants(federate, nation, 'break-foedus', 'XXVIII.G'))
      yield* setFree(run.play, federate, 'foedus', run.rule)
  }
}
