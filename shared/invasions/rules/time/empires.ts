import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { EMPIRE_ON, empireModifiers, maySeekEmpire } from '../../queries/time/kingdom-and-empire-checks.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { rollDie } from '../pieces/dice.ts'
import { YOUNG_REALM_GOLD, YOUNG_REALM_GOLD_DUE } from './kingdoms.ts'

export interface EmpireEvent {
  readonly type: 'empire-founded'
  readonly nation: NationId
}

/** VIII.B: rolls whether a great Kingdom becomes an Empire, never in its first turn. */
export function* checkEmpire(play: InvasionsPlay, nation: NationId): Script {
  if (!maySeekEmpire(play.state, nation)) return
  const { total } = yield* rollDie(play, {
    reason: 'empire',
    rule: 'VIII.B',
    faces: 10,
    modifiers: empireModifiers(play.state, nation),
    actor: nation
  })
  if (total >= EMPIRE_ON) foundEmpire(play, nation)
}

/** VIII.C: founds an Empire: age 1, no decline, gold now and in the next turn. */
export function foundEmpire(play: InvasionsPlay, nation: NationId): void {
  const { state } = play
  const realm = state.nations[nation]
  const [ageOfNewEmpire = () => 1] = play.hooks.of(nation, 'ageOfNewEmpire')
  Object.assign(realm, {
    status: 'empire',
    age: ageOfNewEmpire(realm.age),
    decline: 0,
    statusSince: state.turn,
    goldDue: YOUNG_REALM_GOLD_DUE
  })
  play.emit({ type: 'empire-founded', nation })
  changeTreasury(play, nation, YOUNG_REALM_GOLD, 'young-realm', 'VIII.C')
}
