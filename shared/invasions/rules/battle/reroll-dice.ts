import { keyText } from '../../../engine/option-key.ts'
import type { DieKey } from '../../answers/battle.ts'
import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { SideId } from '../../content/ids.ts'
import type { DieAtStake } from '../../decisions/battle.ts'
import type { InvasionsPlay } from '../../play.ts'
import { BATTLE_SIDES, type BattleInProgress, redCounts } from '../../queries/battle/battle-in-progress.ts'
import { hitsOn, swordsOn } from '../../queries/battle/dice.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { rerollGain } from '../../queries/odds/reroll-policy.ts'
import { message, reference } from '../../words/message.ts'
import { rerollPreset } from './reroll-preset.ts'

/** Who may re-roll dice, on which sides, and by which rule. */
export interface Reroller {
  readonly side: SideId
  /** The side of the battle that re-rolls. */
  readonly own: BattleSide
  readonly of: readonly BattleSide[]
  readonly rule: string
}

/** XX.E: each re-roll names one die of either side. A further re-roll may roll the same die again. */
export function* rerollDice(
  play: InvasionsPlay,
  field: BattleInProgress,
  by: Reroller,
  granted: { rerolls: number }
): Script {
  while (granted.rerolls > 0) {
    const target = yield* chooseDie(field, by, granted.rerolls)
    if (!target) return
    granted.rerolls -= 1
    rollAgain(play, field, by, target)
  }
}

/** Asks for a die to re-roll. Equal dice are one option; those with the greatest expected gain come first. */
function chooseDie(
  field: BattleInProgress,
  { side, own, of, rule }: Reroller,
  left: number
): Script<DieAtStake | null> {
  const { province } = field.order
  const { nation } = field[own]
  const ranked = diceAtStake(field, own, of)
  const promising = ranked.filter(({ expectedGain }) => expectedGain > 0)
  const others = ranked.filter(({ expectedGain }) => expectedGain <= 0)
  const keep: ValuedOptionOf<'battle-reroll', DieAtStake | null> = {
    key: 'keep',
    label: message('option.keep-dice'),
    value: null
  }
  return choose(
    {
      side,
      kind: 'battle-reroll',
      about: { province, side: own, left, system: 'basic', dice: ranked },
      rule,
      actor: nation,
      place: province,
      prompt: message('prompt.battle-reroll', {
        nation: reference('nation', nation),
        province: reference('province', province),
        amount: left
      })
    },
    [...promising.map((die) => dieOption(field, die)), keep, ...others.map((die) => dieOption(field, die))],
    { preset: () => rerollPreset(promising[0]?.key ?? null) }
  )
}

/** XX.E: the expected gain of each die that may be re-rolled, the best first. */
function diceAtStake(field: BattleInProgress, own: BattleSide, of: readonly BattleSide[]): DieAtStake[] {
  const redHits = redCounts(field)
  const found = new Map<string, DieAtStake>()
  for (const whose of of) {
    for (const { colour, face } of field[whose].dice) {
      const { white, red } = swordsOn({ colour, face })
      const key: DieKey = { of: whose, colour, white, red }
      if (found.has(keyText(key))) continue
      const hits = hitsOn({ colour, face }, redHits)
      const expectedGain = rerollGain(whose === own, { colour, hits }, redHits)
      found.set(keyText(key), { key, of: whose, colour, face, hits, expectedGain })
    }
  }
  return [...found.values()].sort((a, b) => b.expectedGain - a.expectedGain)
}

function dieOption(
  field: BattleInProgress,
  die: DieAtStake
): ValuedOptionOf<'battle-reroll', DieAtStake | null> {
  const { key, of, colour, expectedGain } = die
  const { white, red } = swordsOn(die)
  return {
    key,
    label: message(`option.reroll-${colour}`, {
      nation: reference('nation', field[of].nation),
      white,
      red
    }),
    preview: [message('preview.expected-gain', { amount: Math.round(expectedGain * 100) / 100 })],
    value: die
  }
}

function rollAgain(play: InvasionsPlay, field: BattleInProgress, by: Reroller, target: DieAtStake): void {
  const { of, colour, face: from } = target
  const { dice } = field[of]
  const index = dice.findIndex((die) => die.colour === colour && die.face === from)
  const { province } = field.order
  const roll = play.roll({
    reason: `battle-reroll-${colour}`,
    rule: by.rule,
    faces: 6,
    actor: field[by.own].nation,
    place: province
  })
  const to = roll.dice[0] ?? from
  dice[index] = { colour, face: to }
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

/** XX.E: the attacker's leader re-rolls first, then the defender's. Both may choose dice of either side. */
export function* leadersRerollDice(play: InvasionsPlay, field: BattleInProgress): Script {
  for (const own of BATTLE_SIDES) {
    const line = field[own]
    const of = [otherSide(own), own]
    yield* rerollDice(play, field, { side: sideOf(line.nation), own, of, rule: 'XX.E' }, line)
  }
}
