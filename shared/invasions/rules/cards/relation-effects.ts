import { confirm, type Script } from '../../ask.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import { suzerainOf } from '../../queries/nations/realm.ts'
import { federatorOf } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import { relationCauses } from '../../relation-causes.ts'
import { message, reference } from '../../words/message.ts'
import { checkD2 } from '../pieces/dice.ts'
import { allyByEvent, proposeAlliance } from '../relations/alliances.ts'
import { makeClient } from '../relations/clients.ts'
import { wantsToBreak } from '../relations/foedus-breaking.ts'
import { lendMercenary } from '../relations/mercenaries.ts'
import { breakRelation, freeByEvent } from '../relations/relation-changes.ts'
import { makeTruce } from '../relations/truces.ts'
import { type EffectRun, partyOf } from './effect-run.ts'

type Ally = Extract<PlainEffect, { do: 'ally' }>

/** XXVI.A, XXX.B: an alliance by envoys or by an event. */
export function* allyEffect(
  run: EffectRun,
  { first, second, samePlayer }: Ally
): Script<'agreed' | 'refused'> {
  const [a, b] = [partyOf(run, first), partyOf(run, second)]
  if (!a || !b) return 'refused'
  const allied =
    samePlayer === 'd2'
      ? yield* proposeAlliance(run.play, a, b)
      : yield* allyByEvent(run.play, run.player, a, b)
  return allied ? 'agreed' : 'refused'
}

/** XXX.B: the minor Kingdom becomes a client on a passed D2. */
export function* makeClientEffect({ play, aim, playerNation }: EffectRun): Script {
  if (!aim.nation || !playerNation) return
  const agreed = yield* checkD2(play, { reason: 'clientage', rule: 'XXX.B', actor: aim.nation })
  if (agreed) yield* makeClient(play, playerNation, aim.nation, 'won-by-envoys')
}

/** XXX.B: the alliance or clientage breaks on a passed D2. */
export function* breakRelationEffect({ play, aim }: EffectRun): Script {
  const { tie, nation, nation2 } = aim
  if (!tie || !nation || !nation2) return
  const broken = yield* checkD2(play, { reason: 'break-tie', rule: 'XXX.B', actor: nation })
  if (broken) yield* breakRelation(play, { kind: tie, nations: [nation, nation2] })
}

/** XXVIII.G, XXIX.G: a federate or vassal breaks away, if its own player wants it. */
export function* setFreeEffect({ play, aim }: EffectRun, from: 'foedus' | 'vassalage'): Script {
  const { nation } = aim
  if (!nation) return
  const lord = from === 'foedus' ? federatorOf(play.state, nation) : suzerainOf(play.state, nation)
  if (!lord) return
  const goes = from === 'foedus' ? wantsToBreak(lord, nation) : leavesVassalage(lord, nation)
  if (yield* goes) yield* freeByEvent(play, nation, from)
}

function leavesVassalage(suzerain: NationId, vassal: NationId): Script<boolean> {
  return confirm({
    ...questionFor(vassal, 'break-vassalage', 'XXIX.G'),
    prompt: message('prompt.break-vassalage', { nation: reference('nation', vassal) }),
    about: { vassal, suzerain }
  })
}

/** XXX.C, XXX.E: a truce by treaty, tribute or event. */
export function* truceEffect(run: EffectRun, binds: 'attack' | 'neutral'): Script {
  const { play, aim, playerNation, rule } = run
  const way =
    rule === relationCauses.truce.begins.treaty ? 'treaty' : binds === 'neutral' ? 'tribute' : 'event'
  if (aim.nation && playerNation) yield* makeTruce(play, playerNation, aim.nation, binds, way)
}

/** XXX.D, XXX.H: the target lends a mercenary, by marriage or for gold. */
export function* mercenaryEffect({ play, aim, playerNation, rule }: EffectRun): Script {
  const way = rule === relationCauses.loan.begins.marriage ? 'marriage' : 'hired'
  if (aim.nation && playerNation) yield* lendMercenary(play, aim.nation, playerNation, way)
}
