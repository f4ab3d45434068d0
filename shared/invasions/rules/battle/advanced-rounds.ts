import { choose, confirm, type Script, type ValuedOption } from '../../../engine/script.ts'
import { sideOf } from '../../catalogue.ts'
import type { InvasionsPlay } from '../../play.ts'
import { type CombatRound, combatHits, roundModifiers, sumOf } from '../../queries/battle/advanced-tables.ts'
import { cardItems, type Field, isOver, redCounts, SIDES, situationOf } from '../../queries/battle/field.ts'
import { type Missiles, missileHits, missileModifiers } from '../../queries/battle/missiles.ts'
import { type BattleSide, type Item, otherSide, strength } from '../../queries/battle/situation.ts'
import { message, reference, signed } from '../../words/message.ts'
import { battleWindow, cardModifier, strike } from './card-effects.ts'
import { emitFor, showAdvantages } from './telling.ts'

/** XXI.F: two combat rounds at most; null unless a side gives the battle up after the first. */
export function* combatRounds(play: InvasionsPlay, field: Field): Script<BattleSide | null> {
  yield* combatRound(play, field, 1)
  if (isOver(field)) return null
  const conceded = yield* voluntaryRetreat(play, field)
  if (conceded) return conceded
  yield* combatRound(play, field, 2)
  return null
}

/** XXI.F: after the first round the defender, then the attacker, may retreat and leave the victory to the other. */
function* voluntaryRetreat(play: InvasionsPlay, field: Field): Script<BattleSide | null> {
  for (const side of ['defender', 'attacker'] as const) {
    const { nation } = field[side]
    const leaves = yield* confirm({
      side: sideOf(nation),
      kind: 'voluntary-retreat',
      rule: 'XXI.F',
      actor: nation,
      place: field.order.province,
      prompt: message('prompt.voluntary-retreat', {
        nation: reference('nation', nation),
        lost: field[side].lost.length,
        enemyLost: field[otherSide(side)].lost.length
      })
    })
    if (!leaves) continue
    play.emit({ type: 'battle-conceded', ...emitFor(field, side) })
    return side
  }
  return null
}

interface Rolled {
  natural: number
}

/** XXI.F: both sides roll 2D6 with their modifiers; leaders may have either roll made again; hits fall at once. */
function* combatRound(play: InvasionsPlay, field: Field, round: CombatRound): Script {
  const name = round === 1 ? 'combat-1' : 'combat-2'
  showAdvantages(play, field, name)
  yield* battleWindow(play, field, 'battle-pools')
  const situation = situationOf(play.state, field)
  const modifiers = { attacker: [] as Item[], defender: [] as Item[] }
  for (const side of SIDES) {
    modifiers[side].push(
      ...roundModifiers(situation, side, round, cardItems(field, side, cardModifier(round)))
    )
  }
  for (const side of SIDES) yield* tacticalOption(play, field, side, modifiers)
  for (const side of SIDES) emitModifiers(play, field, side, name, modifiers[side])
  const rolled = {
    attacker: { natural: rollTwo(play, field, 'attacker', modifiers.attacker, 'battle', 'XXI.F') },
    defender: { natural: rollTwo(play, field, 'defender', modifiers.defender, 'battle', 'XXI.F') }
  }
  const again = (by: BattleSide, of: BattleSide, rule: string) => {
    rolled[of].natural = rollTwo(play, field, of, modifiers[of], 'battle-reroll', rule, by)
  }
  yield* cardsReroll(play, field, 'any-roll', again)
  yield* leadersReroll(field, rolled, modifiers, again)
  yield* cardsReroll(play, field, 'battle-rolled', again)
  const hits = { attacker: 0, defender: 0 }
  for (const side of SIDES) {
    const { natural } = rolled[side]
    const total = natural + sumOf(modifiers[side])
    const units = strength(situation, side)
    hits[side] = combatHits(total, units, redCounts(field))
    const shown = {
      ...emitFor(field, side),
      round: name,
      natural,
      total,
      units,
      hits: hits[side]
    } as const
    play.emit({ type: 'battle-roll', ...shown })
  }
  yield* strike(play, field, 'attacker', hits.defender, 'XXI.F')
  yield* strike(play, field, 'defender', hits.attacker, 'XXI.F')
}

type TacticalOption = 'keep' | 'add' | 'remove'
const LEAST_COMBAT_FOR_OPTION = 2
const TACTICAL_BONUS = 2

/** XXI.D: once a round a leader of 2 or more may give up a re-roll for +2 on his roll or -2 on the enemy's. */
function* tacticalOption(
  play: InvasionsPlay,
  field: Field,
  side: BattleSide,
  modifiers: Record<BattleSide, Item[]>
): Script {
  const line = field[side]
  const enemy = otherSide(side)
  const combat = situationOf(play.state, field)[side].leader?.combat ?? 0
  if (line.leader === null || combat < LEAST_COMBAT_FOR_OPTION || line.rerolls === 0) return
  const option = yield* choose<TacticalOption>(
    {
      side: sideOf(line.nation),
      kind: 'leader-option',
      rule: 'XXI.D',
      actor: line.nation,
      place: field.order.province,
      prompt: message('prompt.tactical-option', {
        leader: reference('leader', line.leader),
        change: signed(sumOf(modifiers[side])),
        enemyChange: signed(sumOf(modifiers[enemy]))
      })
    },
    [
      { key: 'keep', label: message('option.keep-rerolls', { amount: line.rerolls }), value: 'keep' },
      { key: 'add', label: message('option.tactical-bonus'), value: 'add' },
      { key: 'remove', label: message('option.tactical-malus'), value: 'remove' }
    ]
  )
  if (option === 'keep') return
  line.rerolls -= 1
  const [target, amount] = option === 'add' ? [side, TACTICAL_BONUS] : [enemy, -TACTICAL_BONUS]
  modifiers[target].push({ white: amount, black: 0, rule: 'XXI.D', why: 'leader-option' })
  const { province, nation } = emitFor(field, side)
  play.emit({ type: 'leader-option', province, nation, leader: line.leader, option, rule: 'XXI.D' })
}

/** XXI.D: the attacker's leader first; what he does not use is left for the second round. */
function* leadersReroll(
  field: Field,
  rolled: Readonly<Record<BattleSide, Rolled>>,
  modifiers: Readonly<Record<BattleSide, readonly Item[]>>,
  again: (by: BattleSide, of: BattleSide, rule: string) => void
): Script {
  for (const own of SIDES) {
    const line = field[own]
    while (line.rerolls > 0) {
      const option = (of: BattleSide): ValuedOption<BattleSide | null> => ({
        key: of,
        label: message('option.reroll-2d6', {
          nation: reference('nation', field[of].nation),
          natural: rolled[of].natural,
          total: rolled[of].natural + sumOf(modifiers[of])
        }),
        value: of
      })
      const target = yield* choose<BattleSide | null>(
        {
          side: sideOf(line.nation),
          kind: 'battle-reroll',
          rule: 'XXI.D',
          actor: line.nation,
          place: field.order.province,
          prompt: message('prompt.battle-reroll', {
            nation: reference('nation', line.nation),
            province: reference('province', field.order.province),
            amount: line.rerolls
          })
        },
        [
          { key: 'keep', label: message('option.keep-dice'), value: null },
          option(otherSide(own)),
          option(own)
        ]
      )
      if (!target) break
      line.rerolls -= 1
      again(own, target, 'XXI.D')
    }
  }
}

/** X.B: under the advanced system a card has a whole roll made again. */
function* cardsReroll(
  play: InvasionsPlay,
  field: Field,
  window: 'any-roll' | 'battle-rolled',
  again: (by: BattleSide, of: BattleSide, rule: string) => void
): Script {
  for (const { effect, nation } of yield* battleWindow(play, field, window)) {
    if (effect.do !== 'reroll') continue
    const own: BattleSide = nation === field.defender.nation ? 'defender' : 'attacker'
    if (effect.of === 'opponent') {
      again(own, otherSide(own), 'X.B')
      continue
    }
    const of = yield* choose<BattleSide>(
      {
        side: sideOf(field[own].nation),
        kind: 'card-reroll',
        rule: 'X.B',
        actor: field[own].nation,
        place: field.order.province,
        prompt: message('prompt.card-reroll', { nation: reference('nation', field[own].nation) })
      },
      SIDES.map((side) => ({
        key: side,
        label: message('option.reroll-of', { nation: reference('nation', field[side].nation) }),
        value: side
      }))
    )
    again(own, of, 'X.B')
  }
}

/** XXI.C: the missiles of a side that can shoot. */
export function* missileRoll(
  play: InvasionsPlay,
  field: Field,
  side: BattleSide,
  missiles: Missiles,
  open: boolean
): Script<number> {
  const modifiers = missileModifiers(situationOf(play.state, field), side, missiles)
  if (!modifiers) return 0
  emitModifiers(play, field, side, 'missiles', modifiers)
  let natural = rollTwo(play, field, side, modifiers, 'missile', 'XXI.C')
  for (const { effect } of yield* battleWindow(play, field, 'any-roll')) {
    if (effect.do === 'reroll') natural = rollTwo(play, field, side, modifiers, 'battle-reroll', 'X.B')
  }
  const total = natural + sumOf(modifiers)
  const hits = missileHits(total, open)
  const units = strength(situationOf(play.state, field), side)
  play.emit({
    type: 'battle-roll',
    ...emitFor(field, side),
    round: 'missiles',
    natural,
    total,
    units,
    hits
  })
  return hits
}

function emitModifiers(
  play: InvasionsPlay,
  field: Field,
  side: BattleSide,
  round: 'missiles' | 'combat-1' | 'combat-2',
  items: readonly Item[]
): void {
  play.emit({
    type: 'battle-modifiers',
    ...emitFor(field, side),
    round,
    total: sumOf(items),
    items: items.map(({ white, rule, why }) => ({ amount: white, rule, why }))
  })
}

/** The natural total of 2D6; the modifiers are shown with the roll. */
function rollTwo(
  play: InvasionsPlay,
  field: Field,
  side: BattleSide,
  items: readonly Item[],
  reason: 'missile' | 'battle' | 'battle-reroll',
  rule: string,
  by: BattleSide = side
): number {
  const roll = play.roll({
    reason: `${reason}-2d6`,
    rule,
    faces: 6,
    count: 2,
    modifiers: items.map(({ white, rule: section, why }) => ({ amount: white, rule: section, why })),
    actor: field[by].nation,
    place: field.order.province
  })
  return roll.dice.reduce((sum, face) => sum + face, 0)
}
