import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import type { BattleForce, BattleReport } from '../../queries/battle/battle-setup.ts'
import { type AttackRequest, setUpBattle } from '../../queries/battle/set-up-battle.ts'
import { hordePiece, leaderPiece } from '../../queries/pieces/pieces.ts'
import { leadersIn, unitById } from '../../queries/pieces/placement.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState } from '../../state.ts'
import { withdraw } from '../movement/withdrawal.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { fightBattle } from './fight-battle.ts'
import { recordAttack } from './record-attack.ts'

export type Clash = Required<AttackRequest>

/** XX.A: the attacker fights everybody hostile in the province; the loser leaves it. */
export function* clash(
  play: InvasionsPlay,
  { province, nation, pieces, waiting, intercepted }: Clash
): Script<BattleReport> {
  const { state } = play
  const order = setUpBattle(state, { province, nation, pieces, waiting, intercepted })
  const { attacker, defender, from } = order
  recordAttack(state, nationsOf(state, attacker), nationsOf(state, defender))
  const report = yield* fightBattle(play, order)
  if (report.winner === 'attacker') {
    const defenders = nationsOf(state, defender)
    const beaten = [
      ...defender.units,
      ...leadersIn(state, province)
        .filter(({ nation }) => defenders.has(nation))
        .map(({ id }) => leaderPiece(id)),
      ...(report.submitted ? [] : defender.hordes.map(hordePiece))
    ]
    const hostile = stanceMap(state, attacker.nation).isDefended(province)
    if (hostile)
      yield* withdraw(play, defender.nation, beaten, province, [
        ...new Set(presentEntries(from).map(([, origin]) => origin))
      ])
    sendLoneLeadersHome(play, province)
  } else {
    yield* withdraw(play, attacker.nation, [...pieces, ...waiting], province)
  }
  return report
}

/** All nations with units in a force. */
function nationsOf(state: InvasionsState, { nation, units, hordes }: BattleForce): ReadonlySet<NationId> {
  return new Set([nation, ...units.map((id) => unitById(state, id).controller), ...hordes])
}
