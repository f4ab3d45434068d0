import { choose, type OfferOf, type Script } from '../../ask.ts'
import type { RollAtStake } from '../../decisions/battle.ts'
import type { InvasionsPlay } from '../../play.ts'
import { combatHits, expectedHitsOfRoll } from '../../queries/battle/advanced-tables.ts'
import { type Field, redCounts, SIDES, situationOf } from '../../queries/battle/field.ts'
import { type BattleSide, otherSide, strength } from '../../queries/battle/situation.ts'
import { nextRoll } from '../../queries/odds/two-dice.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import { battleWindow } from './card-effects.ts'
import { presetReroll } from './presets.ts'
import { modifierOf, rolledBy, rollTwo } from './two-dice.ts'

/** XXI.D: the attacker's leader re-rolls first. Unused re-rolls remain for the second round. */
export function* leadersReroll(play: InvasionsPlay, field: Field): Script {
  for (const own of SIDES) {
    const line = field[own]
    while (line.rerolls > 0) {
      const target = yield* chooseRoll(play, field, own)
      if (!target) break
      line.rerolls -= 1
      rollTwo(play, field, target, 'battle-reroll', 'XXI.D', own)
    }
  }
}

function chooseRoll(play: InvasionsPlay, field: Field, own: BattleSide): Script<BattleSide | null> {
  const { province } = field.order
  const { nation, rerolls: left } = field[own]
  const rolls = rollsAtStake(play, field, own)
  const keep: OfferOf<'battle-reroll', BattleSide | null> = {
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
    { preset: () => presetReroll(worthRolling(field, own)) }
  )
}

/** XXI.D: the roll that the forecast of odds would re-roll, too. */
function worthRolling(field: Field, own: BattleSide): BattleSide | null {
  const enemy = otherSide(own)
  const line = field[own]
  const next = nextRoll(rolledBy(line).natural, rolledBy(field[enemy]).natural, line.rerolls)
  return next && (next === 'own' ? own : enemy)
}

/** Both rolls, the enemy's first, with the expected gain of a re-roll. */
function rollsAtStake(play: InvasionsPlay, field: Field, own: BattleSide): RollAtStake[] {
  const situation = situationOf(play.state, field)
  const red = redCounts(field)
  return [otherSide(own), own].map((of) => {
    const { natural, total } = rolledBy(field[of])
    const units = strength(situation, of)
    const hits = combatHits(total, units, red)
    const gain = expectedHitsOfRoll(modifierOf(field[of]), units, red) - hits
    return { of, natural, total, hits, expectedGain: of === own ? gain : -gain }
  })
}

function rollOption(
  field: Field,
  { of, natural, total, expectedGain }: RollAtStake
): OfferOf<'battle-reroll', BattleSide | null> {
  return {
    key: of,
    label: message('option.reroll-2d6', { nation: reference('nation', field[of].nation), natural, total }),
    preview: [message('preview.expected-gain', { amount: Math.round(expectedGain * 100) / 100 })],
    value: of
  }
}

/** X.B: in the advanced system a card re-rolls a whole 2D6 roll. */
export function* cardsReroll(
  play: InvasionsPlay,
  field: Field,
  window: 'any-roll' | 'battle-rolled'
): Script {
  for (const { effect, nation } of yield* battleWindow(play, field, window)) {
    if (effect.do !== 'reroll') continue
    const own: BattleSide = nation === field.defender.nation ? 'defender' : 'attacker'
    const of = effect.of === 'opponent' ? otherSide(own) : yield* chooseEither(play, field, own)
    rollTwo(play, field, of, 'battle-reroll', 'X.B', own)
  }
}

function chooseEither(play: InvasionsPlay, field: Field, own: BattleSide): Script<BattleSide> {
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
    SIDES.map((side) => ({
      key: side,
      label: message('option.reroll-of', { nation: reference('nation', field[side].nation) }),
      value: side
    }))
  )
}
