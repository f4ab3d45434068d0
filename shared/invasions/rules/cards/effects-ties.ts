import { message, reference } from '../../../engine/message.ts'
import { confirm, type Script } from '../../../engine/script.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import { sideOf } from '../bookkeeping.ts'
import { checkD2 } from '../dice.ts'
import { breakTie, courtClient, lendMercenary, makeTruce, proposeAlliance, setFree } from '../ties.ts'
import { partyOf, type Run } from './run.ts'

type Ally = Extract<PlainEffect, { do: 'ally' }>

/** XXVI, XXX.B: a nation that is not the card player's must agree before the other is asked. */
export function* allyEffect(run: Run, { first, second, samePlayer }: Ally): Script {
  const [a, b] = [partyOf(run, first), partyOf(run, second)]
  if (!a || !b) return
  if (sideOf(a) !== run.player && !(yield* wants(a, b, 'accept-alliance', 'XXVI.B'))) return
  yield* proposeAlliance(run.play, a, b, samePlayer)
}

/** XXX.B: the minor Kingdom agrees on a D2. */
export function* clientEffect({ play, aim, playerNation, rule }: Run): Script {
  if (!aim.nation || !playerNation) return
  yield* courtClient(play, playerNation, aim.nation, rule)
}

/** XXX.B: the tie breaks on a D2. */
export function* breakTieEffect({ play, aim, rule }: Run): Script {
  const { tie, nation, nation2 } = aim
  if (!tie || !nation || !nation2) return
  const broken = yield* checkD2(play, { reason: 'break-tie', rule: 'XXX.B', actor: nation })
  if (broken) yield* breakTie(play, { kind: tie, nations: [nation, nation2] }, rule)
}

/** XXVIII.G, XXIX.G: a federate or vassal breaks away, if its own player wants it. */
export function* freeEffect(run: Run, from: 'foedus' | 'vassalage'): Script {
  const nation = run.aim.nation
  if (!nation) return
  const section = from === 'foedus' ? 'XXVIII.G' : 'XXIX.G'
  if (yield* wants(nation, null, `break-${from}`, section)) yield* setFree(run.play, nation, from, run.rule)
}

/** XXX.C, XXX.E */
export function* truceEffect(run: Run, binds: 'attack' | 'neutral'): Script {
  const { play, aim, playerNation, rule } = run
  if (aim.nation && playerNation) yield* makeTruce(play, playerNation, aim.nation, binds, rule)
}

/** XXX.D, XXX.H */
export function* mercenaryEffect({ play, aim, playerNation, rule }: Run): Script {
  if (aim.nation && playerNation) yield* lendMercenary(play, aim.nation, playerNation, rule)
}

/** A nation's own player says whether it will. */
export function wants(nation: NationId, other: NationId | null, kind: string, rule: string): Script<boolean> {
  return confirm({
    side: sideOf(nation),
    kind,
    rule,
    actor: nation,
    prompt: message(`prompt.${kind}`, {
      nation: reference('nation', nation),
      ...(other ? { other: reference('nation', other) } : {})
    })
  })
}
