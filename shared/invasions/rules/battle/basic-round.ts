import { choose, type Script, type ValuedOption } from '../../../engine/script.ts'
import { sideOf } from '../../catalogue.ts'
import type { InvasionsPlay } from '../../play.ts'
import { type DicePool, hitsOfAll } from '../../queries/battle/dice.ts'
import { type Field, redCounts, SIDES, situationOf } from '../../queries/battle/field.ts'
import { battlePool, mayLoseBlackDie, withBlackDie, withoutBlackDie } from '../../queries/battle/pools.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { message, reference } from '../../words/message.ts'
import { battleWindow, cardDice, strike } from './card-effects.ts'
import { leadersReroll } from './rerolls.ts'
import { rerollByCard, rollPool } from './rolling.ts'
import { emitFor, showAdvantages } from './telling.ts'

type Pools = Record<BattleSide, DicePool>

/** XX.H: the one combat round: pools, the leaders' options, dice, re-rolls, then hits on both sides at once. */
export function* combatRound(play: InvasionsPlay, field: Field): Script {
  showAdvantages(play, field, 'combat')
  const ready = preparePools(play, field)
  const played = yield* battleWindow(play, field, 'battle-pools')
  const pools = played.length > 0 ? preparePools(play, field) : ready
  for (const side of SIDES) yield* leaderOption(play, field, side, pools)
  const dice = {
    attacker: rollPool(play, field, 'attacker', pools.attacker, 'battle', 'XX.H'),
    defender: rollPool(play, field, 'defender', pools.defender, 'battle', 'XX.H')
  }
  yield* rerollByCard(play, field, dice, 'any-roll')
  yield* leadersReroll(play, field, dice)
  yield* rerollByCard(play, field, dice, 'battle-rolled')
  const hits = { attacker: 0, defender: 0 }
  for (const side of SIDES) {
    hits[side] = hitsOfAll(dice[side], redCounts(field))
    play.emit({
      type: 'battle-dice',
      ...emitFor(field, side),
      round: 'combat',
      dice: [...dice[side]],
      hits: hits[side]
    })
  }
  yield* strike(play, field, 'attacker', hits.defender, 'XX.H')
  yield* strike(play, field, 'defender', hits.attacker, 'XX.H')
}

/** XX.F, XX.G: both pools, with what the cards do to them at the end. */
function preparePools(play: InvasionsPlay, field: Field): Pools {
  const situation = situationOf(play.state, field)
  const prepare = (side: BattleSide): DicePool => {
    const pool = battlePool(situation, side, cardDice(field, side))
    play.emit({ type: 'battle-pool', ...emitFor(field, side), round: 'combat', ...pool })
    return { white: pool.white, black: pool.black }
  }
  return { attacker: prepare('attacker'), defender: prepare('defender') }
}

type LeaderOption = 'keep' | 'add' | 'remove'
const LEAST_COMBAT_FOR_OPTION = 2

/** XX.E: a leader of 2 or more may give up a re-roll for a black die more, or for one black die less of the enemy's. */
function* leaderOption(play: InvasionsPlay, field: Field, side: BattleSide, pools: Pools): Script {
  const line = field[side]
  const enemy = otherSide(side)
  const combat = situationOf(play.state, field)[side].leader?.combat ?? 0
  if (line.leader === null || combat < LEAST_COMBAT_FOR_OPTION || line.rerolls === 0) return
  const options: ValuedOption<LeaderOption>[] = [
    { key: 'keep', label: message('option.keep-rerolls', { amount: line.rerolls }), value: 'keep' },
    { key: 'add', label: message('option.add-black-die'), value: 'add' }
  ]
  if (mayLoseBlackDie(pools[enemy])) {
    options.push({ key: 'remove', label: message('option.remove-black-die'), value: 'remove' })
  }
  const option = yield* choose<LeaderOption>(
    {
      side: sideOf(line.nation),
      kind: 'leader-option',
      rule: 'XX.E',
      actor: line.nation,
      place: field.order.province,
      prompt: message('prompt.leader-option', {
        leader: reference('leader', line.leader),
        white: pools[side].white,
        black: pools[side].black,
        enemyWhite: pools[enemy].white,
        enemyBlack: pools[enemy].black
      })
    },
    options
  )
  if (option === 'keep') return
  line.rerolls -= 1
  if (option === 'add') pools[side] = withBlackDie(pools[side])
  else pools[enemy] = withoutBlackDie(pools[enemy])
  const { province, nation } = emitFor(field, side)
  play.emit({ type: 'leader-option', province, nation, leader: line.leader, option, rule: 'XX.E' })
}
