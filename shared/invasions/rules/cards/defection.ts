import { choose, type Script } from '../../ask.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import { ownFigures } from '../../content/own-figures.ts'
import { unitOption } from '../../map-options.ts'
import { message } from '../../words/message.ts'
import type { battleWindow } from '../battle/card-effects.ts'
import { rollDie } from '../pieces/dice.ts'
import { foreignersOf } from './conditions.ts'
import { conditionContext, deferToWindow, type EffectRun } from './effect-run.ts'

/** XX.C: a foreign unit of the player's choice takes no part in the battle, or fights for the other side. */
export function* defection(run: EffectRun, effect: PlainEffect): Script {
  const { play, player, rule } = run
  const foreigners = foreignersOf(conditionContext(run))
  const [only, second] = foreigners
  if (!only || !player) return
  const unit = second
    ? yield* choose(
        {
          side: player,
          kind: 'defector',
          rule,
          ...(run.moment.province ? { place: run.moment.province } : {}),
          prompt: message('prompt.defector'),
          about: { nation: only.controller, province: run.moment.province ?? null }
        },
        foreigners.map((candidate) => ({ ...unitOption(candidate), value: candidate }))
      )
    : only
  const { total } = yield* rollDie(play, { reason: 'defection', rule, faces: 10, actor: unit.controller })
  deferToWindow<typeof battleWindow>(run, effect, {
    unit: unit.id,
    defects: total <= ownFigures.defection.asideUpTo ? 'aside' : 'over'
  })
}
