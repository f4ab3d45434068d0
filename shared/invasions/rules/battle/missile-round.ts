import type { Script } from '../../ask.ts'
import type { InvasionsPlay } from '../../play.ts'
import { ambushByCard, hasNoMissiles, missileCards } from '../../queries/battle/battle-cards.ts'
import {
  type BattleInProgress,
  isOver,
  redCounts,
  situationOf
} from '../../queries/battle/battle-in-progress.ts'
import { ambushChance, type MissileOptions, missilePool } from '../../queries/battle/missiles.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { isOpen } from '../../queries/map/provinces.ts'
import { checkD2 } from '../pieces/dice.ts'
import { advancedMissileRoll } from './advanced-rounds.ts'
import { strike } from './card-effects.ts'
import { cardsRerollDice, rollPool, scoreDice } from './roll-pools.ts'
import { openRound, sideEventFields } from './round-events.ts'

/** XX.D, XXI.C: archers and axes shoot before the combat rounds: both sides at once, unless one side ambushes the other. */
export function* playMissileRound(play: InvasionsPlay, field: BattleInProgress): Script {
  field.stage = 'missiles'
  openRound(play, field, 'missiles')
  if (hasNoMissiles(field)) return
  const ambusher = yield* ambush(play, field)
  field.ambush = ambusher
  if (ambusher) {
    const ambushed = otherSide(ambusher)
    yield* strike(play, field, ambushed, yield* shoot(play, field, ambusher, true), 'XX.D')
    if (isOver(field)) return
    yield* strike(play, field, ambusher, yield* shoot(play, field, ambushed, false), 'XX.D')
    return
  }
  const onDefender = yield* shoot(play, field, 'attacker', false)
  const onAttacker = yield* shoot(play, field, 'defender', false)
  yield* strike(play, field, 'defender', onDefender, 'XX.D')
  yield* strike(play, field, 'attacker', onAttacker, 'XX.D')
}

/** XX.D: a defender in the mountains ambushes an attacker who crossed a river or range, and others on a passed D2. */
function* ambush(play: InvasionsPlay, field: BattleInProgress): Script<BattleSide | null> {
  const { province } = field.order
  const byCard = ambushByCard(field)
  if (byCard) {
    play.emit({ type: 'ambush', province, nation: field[byCard].nation, succeeded: true, rule: 'X.B' })
    return byCard
  }
  const chance = ambushChance(situationOf(play.state, field), play.state.options.combat)
  if (chance === 'none') return null
  const { nation } = field.defender
  const succeeded =
    chance === 'sure' ||
    (yield* checkD2(
      play,
      { reason: 'ambush', rule: 'XX.D', actor: nation, place: province },
      { success: field.attacker.nation, failure: nation }
    ))
  play.emit({ type: 'ambush', province, nation, succeeded, rule: 'XX.D' })
  return succeeded ? 'defender' : null
}

/** XX.D: rolls the missiles of a side and returns the hits. Leaders do not re-roll here (XX.E). */
function* shoot(
  play: InvasionsPlay,
  field: BattleInProgress,
  side: BattleSide,
  inAmbush: boolean
): Script<number> {
  const { combat } = play.state.options
  const missiles: MissileOptions = { ambush: inAmbush, cards: missileCards(field, side, combat) }
  const situation = situationOf(play.state, field)
  if (combat === 'advanced')
    return yield* advancedMissileRoll(
      play,
      field,
      side,
      missiles,
      isOpen(situation.terrain) && redCounts(field)
    )
  const pool = missilePool(situation, side, missiles)
  if (pool.items.length === 0) return 0
  const line = field[side]
  line.pool = pool
  play.emit({ type: 'battle-pool', ...sideEventFields(field, side), round: 'missiles', ...pool })
  if (pool.white + pool.black === 0) return 0
  line.dice = rollPool(play, field, side, pool, 'missile', 'XX.D')
  yield* cardsRerollDice(play, field, [side], 'any-roll')
  return scoreDice(play, field, side, 'missiles')
}
