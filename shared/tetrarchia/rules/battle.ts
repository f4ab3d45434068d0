import type { Message } from '../../engine/message.ts'
import { applyGlory, clearArmy, clearEmperor, regainDisc } from '../action-effects.ts'
import { type BoardOption, choose, type Script } from '../ask.ts'
import type { Fight, RolledFight } from '../board.ts'
import type { FightResult } from '../events.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { discsInHand, hasVariant } from '../queries/board-queries.ts'
import { combatValue, type FightSums, fightSums, resultOf } from '../queries/combat.ts'
import { message, reference } from '../words/message.ts'
import { warningOf, withGiven } from './offer-to-end.ts'

/** I.5, II.3: rolls both dice, each with its chain and factor. The result is always from the emperor's side. */
export function* fightBattle(play: TetrarchiaPlay, fight: Fight): Script<FightResult> {
  const { state, emit } = play
  const { emperor, army } = fight
  const { at } = state.emperors[emperor]
  const against = state.armies[army]
  if (!at || !against) throw new Error(`${emperor} or ${army} is not on the board`)
  const sums = fightSums(state, fight)
  const roll = play.roll({
    reason: 'battle',
    rule: 'I.5',
    faces: 6,
    count: 2,
    actor: emperor,
    place: against
  })
  const rolled: RolledFight = { ...fight, dice: [roll.dice[0] ?? 0, roll.dice[1] ?? 0] }
  state.fight = rolled
  const added = yield* addDiscs(play, rolled, sums)
  state.fight = null
  const roman = combatValue(rolled.dice[0], sums.roman, added)
  const barbarian = combatValue(rolled.dice[1], sums.barbarian)
  const result = resultOf(roman, barbarian)
  emit({ type: 'battle', ...fight, at, against, sums, roman, barbarian, result })
  const change = applyGlory(state, emperor, result)
  if (change !== 0) emit({ type: 'glory', emperor, change })
  if (result === 'victory' && regainDisc(state, emperor) > 0) emit({ type: 'disc-regained', emperor })
  return result
}

/** V.1: Galerius may spend discs after the roll for +1 each. He is asked only where that can improve the result. */
function* addDiscs(play: TetrarchiaPlay, fight: RolledFight, sums: FightSums): Script<number> {
  const { state, emit } = play
  const { emperor, dice } = fight
  if (emperor !== 'galerius' || !hasVariant(state, 'imperium')) return 0
  const counts = usefulCounts(fight, sums, discsInHand(state, emperor))
  if (counts.length < 2) return 0
  const barbarian = combatValue(dice[1], sums.barbarian)
  const count = yield* choose(
    {
      side: state.emperors[emperor].leader,
      kind: 'add-discs',
      rule: 'V.1',
      actor: emperor,
      prompt: message('prompt.add-discs', {
        emperor: reference('emperor', emperor),
        roman: combatValue(dice[0], sums.roman),
        barbarian
      }),
      about: fight
    },
    counts.map((added) => {
      const result = resultOf(combatValue(dice[0], sums.roman, added), barbarian)
      return addition(added, [
        message(`preview.${result}`),
        ...warningOf(state, withGiven(state, emperor, added))
      ])
    })
  )
  if (count > 0) {
    state.emperors[emperor].given += count
    emit({ type: 'discs-added', emperor, count })
  }
  return count
}

function addition(count: number, preview: readonly Message[]): BoardOption<'add-discs', number> {
  const label = count === 0 ? message('option.add-none') : message('option.add-discs', { count })
  return { key: { discs: count }, label, preview, value: count }
}

/** 0, and the fewest discs for each better result. */
function usefulCounts({ dice }: RolledFight, sums: FightSums, inHand: number): number[] {
  const barbarian = combatValue(dice[1], sums.barbarian)
  const resultWith = (count: number) => resultOf(combatValue(dice[0], sums.roman, count), barbarian)
  return Array.from({ length: inHand + 1 }, (_, count) => count).filter(
    (count) => count === 0 || resultWith(count) !== resultWith(count - 1)
  )
}

export function removeEmperor({ state, emit }: TetrarchiaPlay, { emperor }: Fight): void {
  const { at } = state.emperors[emperor]
  if (!at) return
  clearEmperor(state, emperor)
  emit({ type: 'emperor-left', emperor, from: at, why: 'defeat' })
}

/** Removes a beaten army; an attacking emperor moves in. */
export function removeArmy({ state, emit }: TetrarchiaPlay, { emperor, army, attacker }: Fight): void {
  const at = state.armies[army]
  if (!at) return
  clearArmy(state, army, attacker === 'emperor' ? emperor : null)
  emit({ type: 'army-destroyed', army, at })
}
