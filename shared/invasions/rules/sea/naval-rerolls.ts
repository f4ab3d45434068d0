import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import type { NavalDieAtStake } from '../../decisions/battle.ts'
import type { NavalSide } from '../../fights-in-progress.ts'
import type { InvasionsPlay } from '../../play.ts'
import { BATTLE_SIDES } from '../../queries/battle/battle-in-progress.ts'
import { expectedHits, hitsOn } from '../../queries/battle/dice.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import { rerollPreset } from '../battle/reroll-preset.ts'
import type { NavalLines } from './naval-lines.ts'

/** XX.H: red swords hit on open land only. At sea just the white swords hit. */
const hitsOnFace = (face: number): number => hitsOn({ colour: 'white', face }, false)

export function navalHits(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + hitsOnFace(face), 0)
}

/** XX.E: each re-roll names one die of either side. The interceptor declares first. */
export function* rerollNavalDice(play: InvasionsPlay, lines: NavalLines, own: NavalSide): Script {
  const line = lines[own]
  while (line.rerolls > 0) {
    const target = yield* chooseDie(lines, own)
    if (!target) return
    line.rerolls -= 1
    const { dice } = lines[target.of]
    const index = dice.findIndex((face) => hitsOnFace(face) === target.hits)
    const roll = play.roll({
      reason: 'naval-reroll',
      rule: 'XX.E',
      faces: 6,
      actor: line.nation,
      place: lines.zone
    })
    dice[index] = roll.dice[0] ?? 1
    play.emit({ type: 'rolled-again', by: line.nation, of: lines[target.of].nation, rule: 'XX.E' })
  }
}

/** Asks for a die to re-roll, or to keep all. The greatest expected gain comes first. */
function chooseDie(lines: NavalLines, own: NavalSide): Script<NavalDieAtStake | null> {
  const { zone } = lines
  const { nation, rerolls: left } = lines[own]
  const dice = diceAtStake(lines, own)
  const keep: ValuedOptionOf<'naval-reroll', NavalDieAtStake | null> = {
    key: 'keep',
    label: message('option.keep-dice'),
    value: null
  }
  const gainOf = ({ value }: ValuedOptionOf<'naval-reroll', NavalDieAtStake | null>) =>
    value?.expectedGain ?? 0
  const options = [keep, ...dice.map((die) => dieOption(lines, die))]
  options.sort((a, b) => gainOf(b) - gainOf(a))
  return choose(
    {
      ...questionFor(nation, 'naval-reroll', 'XXV.C', { zone, side: own, left, dice }),
      place: zone,
      prompt: message('prompt.naval-reroll', {
        nation: reference('nation', nation),
        sea: reference('sea', zone),
        amount: left
      })
    },
    options,
    { preset: () => rerollPreset(options[0]?.value?.key ?? null) }
  )
}

/** Dice of a side with the same hits are one choice. */
function diceAtStake(lines: NavalLines, own: NavalSide): NavalDieAtStake[] {
  return BATTLE_SIDES.flatMap((of) =>
    [...new Set(lines[of].dice.map(hitsOnFace))].map((hits) => ({
      key: { of, hits },
      of,
      hits,
      expectedGain: (expectedHits('white', false) - hits) * (of === own ? 1 : -1)
    }))
  )
}

function dieOption(
  lines: NavalLines,
  die: NavalDieAtStake
): ValuedOptionOf<'naval-reroll', NavalDieAtStake | null> {
  const { key, of, hits, expectedGain } = die
  return {
    key,
    label: message('option.naval-die', { nation: reference('nation', lines[of].nation), hits }),
    preview: [message('preview.expected-gain', { amount: Math.round(expectedGain * 100) / 100 })],
    value: die
  }
}
