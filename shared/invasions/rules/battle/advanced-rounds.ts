import { choose, confirm, type Script, type ValuedOptionOf } from '../../ask.ts'
import type { InvasionsPlay } from '../../play.ts'
import { type CombatRound, combatHits, roundModifiers } from '../../queries/battle/advanced-tables.ts'
import { cardModifiers } from '../../queries/battle/battle-cards.ts'
import {
  BATTLE_SIDES,
  type BattleInProgress,
  isOver,
  type LeaderOption,
  leaderWithOption,
  redCounts,
  situationOf,
  TACTICAL_BONUS
} from '../../queries/battle/battle-in-progress.ts'
import { type MissileOptions, missileHits, missileModifiers } from '../../queries/battle/missiles.ts'
import { type BattleSide, otherSide, unitsCounted } from '../../queries/battle/situation.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference, signed } from '../../words/message.ts'
import { battleWindow, strike } from './card-effects.ts'
import { openRound, sideEventFields } from './round-events.ts'
import { currentRoll, emitModifiers, modifierOf, rollTwoDice, scoreRoll } from './two-dice.ts'
import { cardsRerollTwoDice, leadersRerollTwoDice } from './two-dice-rerolls.ts'

/** XXI.F: plays at most two combat rounds. Returns the side that gives up the battle after the first, or null. */
export function* advancedCombatRounds(
  play: InvasionsPlay,
  field: BattleInProgress
): Script<BattleSide | null> {
  yield* combatRound(play, field, 1)
  if (isOver(field)) return null
  const conceded = yield* voluntaryRetreat(play, field)
  if (conceded) return conceded
  yield* combatRound(play, field, 2)
  return null
}

/** XXI.F: after the first round the defender, then the attacker, may retreat and concede the victory. */
function* voluntaryRetreat(play: InvasionsPlay, field: BattleInProgress): Script<BattleSide | null> {
  field.stage = 'giving-up'
  const { province } = field.order
  const lost = { attacker: field.attacker.lost.length, defender: field.defender.lost.length }
  for (const side of ['defender', 'attacker'] as const) {
    const { nation } = field[side]
    const leaves = yield* confirm({
      ...questionFor(nation, 'voluntary-retreat', 'XXI.F', { province, side, lost }),
      place: province,
      prompt: message('prompt.voluntary-retreat', {
        nation: reference('nation', nation),
        lost: lost[side],
        enemyLost: lost[otherSide(side)]
      })
    })
    if (!leaves) continue
    play.emit({ type: 'battle-conceded', ...sideEventFields(field, side) })
    return side
  }
  return null
}

/** XXI.F: both sides roll 2D6 with their modifiers. Leaders may re-roll either roll. Both sides take their hits at once. */
function* combatRound(play: InvasionsPlay, field: BattleInProgress, round: CombatRound): Script {
  const name = round === 1 ? 'combat-1' : 'combat-2'
  field.stage = 'pools'
  openRound(play, field, name)
  yield* battleWindow(play, field, 'battle-pools')
  const situation = situationOf(play.state, field)
  for (const side of BATTLE_SIDES) {
    const cards = cardModifiers(field, side, round)
    field[side].modifiers = [...roundModifiers(situation, side, round, cards)]
  }
  for (const side of BATTLE_SIDES) yield* tacticalOption(play, field, side)
  for (const side of BATTLE_SIDES) emitModifiers(play, field, side, name)
  field.stage = 'dice'
  for (const side of BATTLE_SIDES) rollTwoDice(play, field, side, 'battle', 'XXI.F')
  yield* cardsRerollTwoDice(play, field, 'any-roll')
  yield* leadersRerollTwoDice(play, field)
  yield* cardsRerollTwoDice(play, field, 'battle-rolled')
  const hits = { attacker: 0, defender: 0 }
  for (const side of BATTLE_SIDES) {
    const units = unitsCounted(situation, side)
    hits[side] = combatHits(currentRoll(field[side]).total, units, redCounts(field))
    scoreRoll(play, field, side, { round: name, units, hits: hits[side] })
  }
  yield* strike(play, field, 'attacker', hits.defender, 'XXI.F')
  yield* strike(play, field, 'defender', hits.attacker, 'XXI.F')
}

/** XXI.D: once a round a leader of 2 or more may give up a re-roll for +2 on his roll or -2 on the enemy's. */
function* tacticalOption(play: InvasionsPlay, field: BattleInProgress, side: BattleSide): Script {
  const leader = leaderWithOption(play.state, field, side)
  if (leader === null) return
  const line = field[side]
  const enemy = field[otherSide(side)]
  const { province } = field.order
  const { nation, rerolls } = line
  const modifiers = { attacker: modifierOf(field.attacker), defender: modifierOf(field.defender) }
  const options: ValuedOptionOf<'leader-option', LeaderOption>[] = [
    { key: 'keep', label: message('option.keep-rerolls', { amount: rerolls }), value: 'keep' },
    { key: 'add', label: message('option.tactical-bonus'), value: 'add' },
    { key: 'remove', label: message('option.tactical-malus'), value: 'remove' }
  ]
  const option = yield* choose(
    {
      ...questionFor(nation, 'leader-option', 'XXI.D', {
        province,
        side,
        leader,
        rerolls,
        system: 'advanced',
        modifiers
      }),
      place: province,
      prompt: message('prompt.tactical-option', {
        leader: reference('leader', leader),
        change: signed(modifierOf(line)),
        enemyChange: signed(modifierOf(enemy))
      })
    },
    options
  )
  if (option === 'keep') return
  line.rerolls -= 1
  const [target, white] = option === 'add' ? [line, TACTICAL_BONUS] : [enemy, -TACTICAL_BONUS]
  target.modifiers?.push({ white, black: 0, rule: 'XXI.D', why: 'leader-option' })
  play.emit({ type: 'leader-option', province, nation, leader, option, rule: 'XXI.D' })
}

/** XXI.C: rolls the missiles of a side and returns its hits: none if it cannot shoot. */
export function* advancedMissileRoll(
  play: InvasionsPlay,
  field: BattleInProgress,
  side: BattleSide,
  missiles: MissileOptions,
  open: boolean
): Script<number> {
  const modifiers = missileModifiers(situationOf(play.state, field), side, missiles)
  if (!modifiers) return 0
  field[side].modifiers = [...modifiers]
  emitModifiers(play, field, side, 'missiles')
  rollTwoDice(play, field, side, 'missile', 'XXI.C')
  for (const { effect } of yield* battleWindow(play, field, 'any-roll')) {
    if (effect.do === 'reroll') rollTwoDice(play, field, side, 'battle-reroll', 'X.B')
  }
  const units = unitsCounted(situationOf(play.state, field), side)
  return scoreRoll(play, field, side, {
    round: 'missiles',
    units,
    hits: missileHits(currentRoll(field[side]).total, open)
  })
}
