import { choose, type Script, type ValuedOption } from '../../../engine/script.ts'
import { sideOf } from '../../catalogue.ts'
import type { SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { type BattleDie, type DieColour, hitsOn, swordsOn } from '../../queries/battle/dice.ts'
import { type Field, redCounts } from '../../queries/battle/field.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { rerollGain } from '../../queries/odds/reroll-policy.ts'
import { message, reference } from '../../words/message.ts'

export type RolledDice = Record<BattleSide, BattleDie[]>

/** Who may roll dice again, whose, and by which rule. */
export interface Reroller {
  readonly side: SideId
  /** The side of the battle that profits. */
  readonly own: BattleSide
  readonly of: readonly BattleSide[]
  readonly left: number
  readonly rule: string
}

/** XX.E: each re-roll names one die of either side; the new face stands, but may be rolled again. */
export function* rerollDice(
  play: InvasionsPlay,
  field: Field,
  dice: RolledDice,
  by: Reroller
): Script<number> {
  let left = by.left
  while (left > 0) {
    const target = yield* chooseDie(field, dice, { ...by, left })
    if (!target) break
    left -= 1
    rollAgain(play, field, dice, by, target)
  }
  return left
}

interface DieTarget {
  readonly of: BattleSide
  readonly colour: DieColour
  readonly face: number
}

/** Dice that look alike are one option; those that promise most come first. */
function chooseDie(
  field: Field,
  dice: RolledDice,
  { side, own, of, left, rule }: Reroller
): Script<DieTarget | null> {
  const red = redCounts(field)
  const options = new Map<string, { option: ValuedOption<DieTarget | null>; gain: number }>()
  for (const whose of of) {
    for (const { colour, face } of dice[whose]) {
      const swords = swordsOn({ colour, face })
      const key = `${whose}:${colour}:${swords.white}-${swords.red}`
      if (options.has(key)) continue
      const gain = rerollGain(whose === own, { colour, hits: hitsOn({ colour, face }, red) }, red)
      options.set(key, {
        gain,
        option: {
          key,
          label: message(`option.reroll-${colour}`, {
            nation: reference('nation', field[whose].nation),
            white: swords.white,
            red: swords.red
          }),
          preview: [message('preview.expected-gain', { amount: Math.round(gain * 100) / 100 })],
          value: { of: whose, colour, face }
        }
      })
    }
  }
  const ranked = [...options.values()].sort((a, b) => b.gain - a.gain)
  const keep = { gain: 0, option: { key: 'keep', label: message('option.keep-dice'), value: null } }
  const promising = ranked.filter(({ gain }) => gain > 0)
  const others = ranked.filter(({ gain }) => gain <= 0)
  return choose<DieTarget | null>(
    {
      side,
      kind: 'battle-reroll',
      rule,
      actor: field[own].nation,
      place: field.order.province,
      prompt: message('prompt.battle-reroll', {
        nation: reference('nation', field[own].nation),
        province: reference('province', field.order.province),
        amount: left
      })
    },
    [...promising, keep, ...others].map(({ option }) => option)
  )
}

function rollAgain(
  play: InvasionsPlay,
  field: Field,
  dice: RolledDice,
  by: Reroller,
  target: DieTarget
): void {
  const { of, colour, face: from } = target
  const line = dice[of]
  const index = line.findIndex((die) => die.colour === colour && die.face === from)
  const { province } = field.order
  const roll = play.roll({
    reason: `battle-reroll-${colour}`,
    rule: by.rule,
    faces: 6,
    actor: field[by.own].nation,
    place: province
  })
  const to = roll.dice[0] ?? from
  line[index] = { colour, face: to }
  play.emit({
    type: 'die-rolled-again',
    province,
    by: field[by.own].nation,
    side: of,
    colour,
    from,
    to,
    rule: by.rule
  })
}

/** XX.E: the attacker's leader declares first, then the defender's; both on either side's dice. */
export function* leadersReroll(play: InvasionsPlay, field: Field, dice: RolledDice): Script {
  for (const own of ['attacker', 'defender'] as const) {
    const line = field[own]
    line.rerolls = yield* rerollDice(play, field, dice, {
      side: sideOf(line.nation),
      own,
      of: [otherSide(own), own],
      left: line.rerolls,
      rule: 'XX.E'
    })
  }
}
