import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import type { RollAtStake } from '../../decisions/battle.ts'
import type { InvasionsPlay } from '../../play.ts'
import { combatHits, expectedHitsOfRoll } from '../../queries/battle/advanced-tables.ts'
import {
  BATTLE_SIDES,
  type BattleInProgress,
  redCounts,
  situationOf
} from '../../queries/battle/battle-in-progress.ts'
import { type BattleSide, otherSide, unitsCounted } from '../../queries/battle/situation.ts'
import { nextRoll } from '../../queries/odds/two-dice.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import { battleWindow, losersOf } from './card-effects.ts'
import { rerollPreset } from './reroll-preset.ts'
import { currentRoll, modifierOf, rollTwoDice } from './two-dice.ts'

/** XXI.D: the attacker's leader re-rolls first. Unused re-rolls remain for the second round. */
export function* leadersRerollTwoDice(play: InvasionsPlay, field: BattleInProgress): Script {
  for (const own of BATTLE_SIDES) {
    const line = field[own]
    while (line.rerolls > 0) {
      const target = yield* chooseRoll(play, field, own)
      if (!target) break
      line.rerolls -= 1
      rollTwoDice(play, field, target, 'battle-reroll', 'XXI.D', own)
    }
  }
}

function chooseRoll(
  play: InvasionsPlay,
  field: BattleInProgress,
  own: BattleSide
): Script<BattleSide | null> {
  const { province } = field.order
  const { nation, rerolls: left } = field[own]
  const rolls = rollsAtStake(play, field, own)
  const keep: ValuedOptionOf<'battle-reroll', BattleSide | null> = {
    key: 'keep',
    label: message('option.keep-dice'),
    value: null
  }
  return choose(
    {
      ...questionFor(nation, 'battle-reroll', 'XXI.D', {
        province,
        side: own,
        left,
        system: 'advanced',
        rolls
      }),
      place: province,
      prompt: message('prompt.battle-reroll', {
        nation: reference('nation', nation),
        province: reference('province', province),
        amount: left
      })
    },
    [keep, ...rolls.map((roll) => rollOption(field, roll))],
    { preset: () => rerollPreset(worthRolling(field, own)) }
  )
}

/** XXI.D: the roll that the forecast of odds would re-roll, too. */
function worthRolling(field: BattleInProgress, own: BattleSide): BattleSide | null {
  const enemy = otherSide(own)
  const line = field[own]
  const next = nextRoll(currentRoll(line).natural, currentRoll(field[enemy]).natural, line.rerolls)
  return next && (next === 'own' ? own : enemy)
}

/** Both rolls, the enemy's first, with the expected gain of a re-roll. */
function rollsAtStake(play: InvasionsPlay, field: BattleInProgress, own: BattleSide): RollAtStake[] {
  const situation = situationOf(play.state, field)
  const red = redCounts(field)
  return [otherSide(own), own].map((of) => {
    const { natural, total } = currentRoll(field[of])
    const units = unitsCounted(situation, of)
    const hits = combatHits(total, units, red)
    const gain = expectedHitsOfRoll(modifierOf(field[of]), units, red) - hits
    return { of, natural, total, hits, expectedGain: of === own ? gain : -gain }
  })
}

function rollOption(
  field: BattleInProgress,
  { of, natural, total, expectedGain }: RollAtStake
): ValuedOptionOf<'battle-reroll', BattleSide | null> {
  return {
    key: of,
    label: message('option.reroll-2d6', { nation: reference('nation', field[of].nation), natural, total }),
    preview: [message('preview.expected-gain', { amount: Math.round(expectedGain * 100) / 100 })],
    value: of
  }
}

/** X.B: in the advanced system a card re-rolls a whole 2D6 roll. */
export function* cardsRerollTwoDice(
  play: InvasionsPlay,
  field: BattleInProgress,
  window: 'any-roll' | 'battle-rolled'
): Script {
  const hitsBy = (own: BattleSide) => rollsAtStake(play, field, own).find(({ of }) => of === own)?.hits ?? 0
  const losers = losersOf(field, { attacker: hitsBy('attacker'), defender: hitsBy('defender') })
  for (const { effect, nation } of yield* battleWindow(play, field, window, losers)) {
    if (effect.do !== 'reroll') continue
    const own: BattleSide = nation === field.defender.nation ? 'defender' : 'attacker'
    const of = effect.of === 'opponent' ? otherSide(own) : yield* chooseEither(play, field, own)
    rollTwoDice(play, field, of, 'battle-reroll', 'X.B', own)
  }
}

function chooseEither(play: InvasionsPlay, field: BattleInProgress, own: BattleSide): Script<BattleSide> {
  const { province } = field.order
  const { nation } = field[own]
  return choose(
    {
      ...questionFor(nation, 'card-reroll', 'X.B', {
        province,
        side: own,
        rolls: rollsAtStake(play, field, own)
      }),
      place: province,
      prompt: message('prompt.card-reroll', { nation: reference('nation', nation) })
    },
    BATTLE_SIDES.map((side) => ({
      key: side,
      label: message('option.reroll-of', { nation: reference('nation', field[side].nation) }),
      value: side
    }))
  )
}
