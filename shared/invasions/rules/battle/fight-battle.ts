import type { Script } from '../../ask.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  type BattleInProgress,
  battleResultOf,
  isOver,
  startBattle
} from '../../queries/battle/battle-in-progress.ts'
import { winnerOfBattle } from '../../queries/battle/battle-result.ts'
import type { BattleReport, BattleSetup } from '../../queries/battle/battle-setup.ts'
import { holdsFortifiedCity } from '../../queries/battle/fighters.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { desertToOwnNation } from '../relations/mercenaries.ts'
import { advancedCombatRounds } from './advanced-rounds.ts'
import { endBattle } from './aftermath.ts'
import { basicCombatRound } from './basic-round.ts'
import { battleWindow } from './card-effects.ts'
import { playMissileRound } from './missile-round.ts'
import { whileFighting } from './while-fighting.ts'

/** XX.A, XXI.A: fights a battle to its end: rounds, victory, fate of leaders, recovery, submission, the loser's retreat. */
export function* fightBattle(play: InvasionsPlay, given: BattleSetup): Script<BattleReport> {
  const field = startBattle(play.state, desertToOwnNation(play, given))
  return yield* whileFighting(play.state, field, () => fight(play, field))
}

function* fight(play: InvasionsPlay, field: BattleInProgress): Script<BattleReport> {
  const { order, attacker, defender } = field
  play.emit({
    type: 'battle-began',
    province: order.province,
    attacker: attacker.nation,
    defender: defender.nation,
    attackers: [...attacker.units],
    defenders: [...defender.units],
    leaders: [attacker.leader, defender.leader].filter((leader) => leader !== null),
    intercepted: order.intercepted
  })
  yield* battleWindow(play, field, 'battle-start')
  if (!isOver(field)) yield* playMissileRound(play, field)
  const conceded = isOver(field) ? null : yield* playCombatRounds(play, field)
  const winner = conceded ? otherSide(conceded) : determineVictory(play, field)
  field.winner = winner
  play.emit({
    type: 'battle-won',
    province: order.province,
    winner: field[winner].nation,
    loser: field[otherSide(winner)].nation,
    side: winner,
    lost: { attacker: attacker.lost.length, defender: defender.lost.length }
  })
  const submitted = yield* endBattle(play, field, winner, conceded !== null)
  return { winner, submitted }
}

/** XX.A, XXI.A: plays one round of battle dice, or two of 2D6. Returns the side that gives up the battle, if one does. */
function* playCombatRounds(play: InvasionsPlay, field: BattleInProgress): Script<BattleSide | null> {
  if (play.state.options.combat === 'advanced') return yield* advancedCombatRounds(play, field)
  yield* basicCombatRound(play, field)
  return null
}

/** XX.I, XXI.G: the winner by losses; a defender with a horde or a fortified city wins a tie. */
function determineVictory(play: InvasionsPlay, field: BattleInProgress): BattleSide {
  const { attacker, defender, order } = field
  const holds =
    order.defender.hordes.length > 0 || holdsFortifiedCity(play.state, defender.nation, order.province)
  return winnerOfBattle(battleResultOf(play.state, attacker), battleResultOf(play.state, defender), holds)
}
