import { choose, type Script } from '../../ask.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import { ownFigures } from '../../content/own-figures.ts'
import { unitOffer } from '../../offers.ts'
import { message } from '../../words/message.ts'
import type { battleWindow } from '../battle/card-effects.ts'
import { rollDie } from '../dice.ts'
import { foreignersOf } from './conditions.ts'
import { leave, lookOf, type Run } from './run.ts'

/** XX.C: a foreign unit of the player's choice takes no part in the battle, or fights for the other side. */
export function* defection(run: Run, effect: PlainEffect): Script {
  const { play, player, rule } = run
  const foreigners = foreignersOf(lookOf(run))
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
        foreigners.map((candidate) => ({ ...unitOffer(candidate), value: candidate }))
      )
    : only
  const { total } = yield* rollDie(play, { reason: 'defection', rule, faces: 10, actor: unit.controller })
  leave<typeof battleWindow>(run, effect, {
    unit: unit.id,
    defects: total <= ownFigures.defection.asideUpTo ? 'aside' : 'over'
  })
}
