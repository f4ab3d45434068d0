import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import type { InvasionsPlay } from '../../play.ts'
import { cardDice } from '../../queries/battle/battle-cards.ts'
import {
  BATTLE_SIDES,
  type BattleInProgress,
  type LeaderOption,
  leaderWithOption,
  poolOf,
  situationOf
} from '../../queries/battle/battle-in-progress.ts'
import { battlePool, mayLoseBlackDie, withBlackDie, withoutBlackDie } from '../../queries/battle/pools.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import { battleWindow, strike } from './card-effects.ts'
import { leadersRerollDice } from './reroll-dice.ts'
import { cardsRerollDice, rollPool, scoreDice } from './roll-pools.ts'
import { openRound, sideEventFields } from './round-events.ts'

/** XX.H: plays the one combat round: pools, leaders' options, dice, re-rolls, then hits on both sides at once. */
export function* basicCombatRound(play: InvasionsPlay, field: BattleInProgress): Script {
  field.stage = 'pools'
  openRound(play, field, 'combat')
  preparePools(play, field)
  const played = yield* battleWindow(play, field, 'battle-pools')
  if (played.length > 0) preparePools(play, field)
  for (const side of BATTLE_SIDES) yield* leaderOption(play, field, side)
  field.stage = 'dice'
  for (const side of BATTLE_SIDES) {
    field[side].dice = rollPool(play, field, side, poolOf(field[side]), 'battle', 'XX.H')
  }
  yield* cardsRerollDice(play, field, BATTLE_SIDES, 'any-roll')
  yield* leadersRerollDice(play, field)
  yield* cardsRerollDice(play, field, BATTLE_SIDES, 'battle-rolled')
  const onDefender = scoreDice(play, field, 'attacker', 'combat')
  const onAttacker = scoreDice(play, field, 'defender', 'combat')
  yield* strike(play, field, 'attacker', onAttacker, 'XX.H')
  yield* strike(play, field, 'defender', onDefender, 'XX.H')
}

/** XX.F, XX.G: computes both dice pools. Cards change them last. */
function preparePools(play: InvasionsPlay, field: BattleInProgress): void {
  const situation = situationOf(play.state, field)
  for (const side of BATTLE_SIDES) {
    const pool = battlePool(situation, side, cardDice(field, side))
    field[side].pool = pool
    play.emit({ type: 'battle-pool', ...sideEventFields(field, side), round: 'combat', ...pool })
  }
}

/** XX.E: a leader of 2 or more may give up a re-roll to add a black die, or to remove one from the enemy. */
function* leaderOption(play: InvasionsPlay, field: BattleInProgress, side: BattleSide): Script {
  const leader = leaderWithOption(play.state, field, side)
  if (leader === null) return
  const line = field[side]
  const enemy = field[otherSide(side)]
  const { province } = field.order
  const { nation, rerolls } = line
  const [own, theirs] = [poolOf(line), poolOf(enemy)]
  const options: ValuedOptionOf<'leader-option', LeaderOption>[] = [
    { key: 'keep', label: message('option.keep-rerolls', { amount: rerolls }), value: 'keep' },
    { key: 'add', label: message('option.add-black-die'), value: 'add' }
  ]
  if (mayLoseBlackDie(theirs)) {
    options.push({ key: 'remove', label: message('option.remove-black-die'), value: 'remove' })
  }
  const option = yield* choose(
    {
      ...questionFor(nation, 'leader-option', 'XX.E', {
        province,
        side,
        leader,
        rerolls,
        system: 'basic',
        pools: { attacker: poolOf(field.attacker), defender: poolOf(field.defender) }
      }),
      place: province,
      prompt: message('prompt.leader-option', {
        leader: reference('leader', leader),
        white: own.white,
        black: own.black,
        enemyWhite: theirs.white,
        enemyBlack: theirs.black
      })
    },
    options
  )
  if (option === 'keep') return
  line.rerolls -= 1
  if (option === 'add') line.pool = withBlackDie(own)
  else enemy.pool = withoutBlackDie(theirs)
  play.emit({ type: 'leader-option', province, nation, leader, option, rule: 'XX.E' })
}
