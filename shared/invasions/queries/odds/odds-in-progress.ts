import type { Board } from '../../board.ts'
import { sumOfItems } from '../battle/advanced-tables.ts'
import { cardsOf } from '../battle/battle-cards.ts'
import {
  BATTLE_SIDES,
  type BattleInProgress,
  type BattleLine,
  isOver,
  redCounts,
  situationOf
} from '../battle/battle-in-progress.ts'
import { type BattleDie, hitsOfAll } from '../battle/dice.ts'
import { fightersOf, holdsFortifiedCity } from '../battle/fighters.ts'
import { missileHits } from '../battle/missiles.ts'
import type { BattleSide } from '../battle/situation.ts'
import {
  BattleForecast,
  type BattleOdds,
  type BattleSoFar,
  type ConditionOdds,
  type HitsDue,
  type PerSide
} from './battle-forecast.ts'
import { combatOdds } from './battle-odds.ts'
import { missileRoundOdds, restOfAmbush, restOfVolley } from './missile-odds.ts'
import { advancedRounds, basicRound, type TwoDiceRound } from './rounds.ts'

/**
 * The exact chances of a battle in progress from its current dice; certain after its last die. Makes the assumptions
 * of `BattleOdds`. `content` are the sides whose leaders use no more re-rolls in this round.
 */
export function oddsInProgress(
  board: Board,
  field: BattleInProgress,
  content: readonly BattleSide[] = []
): BattleOdds {
  const forecast = new BattleForecast(battleSoFar(board, field))
  return decided(field, forecast.summary(oddsAtEnd(board, field, forecast, content)))
}

/** XX.E, XX.H: the chance of the side to win if it keeps the dice, and if it first re-rolls this die. */
export function oddsOfReroll(
  board: Board,
  field: BattleInProgress,
  by: BattleSide,
  target: { readonly of: BattleSide; readonly die: BattleDie }
): { readonly kept: number; readonly again: number } {
  const line = field[target.of]
  const index = line.dice.findIndex(
    ({ colour, face }) => colour === target.die.colour && face === target.die.face
  )
  let again = 0
  for (let face = 1; face <= FACES; face++) {
    const dice = line.dice.map((die, place) => (place === index ? { ...die, face } : die))
    again += chanceToWin(board, withRerollSpent(changed(field, target.of, { dice }), by), by) / FACES
  }
  return { kept: chanceIfKept(board, field, by), again }
}

/** XXI.D: the same for a whole roll of 2D6. */
export function oddsOfRollAgain(
  board: Board,
  field: BattleInProgress,
  by: BattleSide,
  of: BattleSide
): { readonly kept: number; readonly again: number } {
  const modifier = sumOfItems(field[of].modifiers ?? [])
  let again = 0
  for (let one = 1; one <= FACES; one++) {
    for (let other = 1; other <= FACES; other++) {
      const natural = one + other
      const rolled = changed(field, of, { roll: { natural, total: natural + modifier } })
      again += chanceToWin(board, withRerollSpent(rolled, by), by) / FACES ** 2
    }
  }
  return { kept: chanceIfKept(board, field, by), again }
}

const FACES = 6

function chanceToWin(board: Board, field: BattleInProgress, by: BattleSide): number {
  return winChance(oddsInProgress(board, field, sidesAlreadyContent(by)), by)
}

function chanceIfKept(board: Board, field: BattleInProgress, by: BattleSide): number {
  return winChance(oddsInProgress(board, field, [...sidesAlreadyContent(by), by]), by)
}

export function winChance({ attackerWins, defenderWins }: BattleOdds, side: BattleSide): number {
  return side === 'attacker' ? attackerWins : defenderWins
}

/** XX.E: the attacker's leader decides first, so when the defender's is asked, the attacker uses no more re-rolls. */
export function sidesAlreadyContent(asked: BattleSide): readonly BattleSide[] {
  return asked === 'attacker' ? [] : ['attacker']
}

function changed(field: BattleInProgress, side: BattleSide, change: Partial<BattleLine>): BattleInProgress {
  return { ...field, [side]: { ...field[side], ...change } }
}

const withRerollSpent = (field: BattleInProgress, by: BattleSide): BattleInProgress =>
  changed(field, by, { rerolls: Math.max(0, field[by].rerolls - 1) })

function battleSoFar(board: Board, field: BattleInProgress): BattleSoFar {
  const { order, attacker, defender } = field
  return {
    situation: situationOf(board, field),
    red: redCounts(field),
    lost: { attacker: attacker.lost.length, defender: defender.lost.length },
    atStart: { attacker: attacker.atStart, defender: defender.atStart },
    defenderWinsTies:
      order.defender.hordes.length > 0 || holdsFortifiedCity(board, defender.nation, order.province),
    nationalLost: { attacker: attacker.nationalLost, defender: defender.nationalLost },
    cards: cardsOf(field, board.options.combat)
  }
}

/** XX.I, XXI.G: once there is a winner, later cards do not change it. */
function decided({ winner }: BattleInProgress, odds: BattleOdds): BattleOdds {
  if (winner === null) return odds
  return { ...odds, attackerWins: winner === 'attacker' ? 1 : 0, defenderWins: winner === 'defender' ? 1 : 0 }
}

function oddsAtEnd(
  board: Board,
  field: BattleInProgress,
  forecast: BattleForecast,
  content: readonly BattleSide[]
): ConditionOdds {
  const { attacker, defender, round, winner } = field
  const due = forecast.begin(hitsDue(board, attacker), hitsDue(board, defender))
  if (winner !== null || isOver(field)) return due
  const system = board.options.combat
  const rerolls = { attacker: attacker.rerolls, defender: defender.rerolls }
  switch (round) {
    case null:
      return combatOdds(system, forecast, missileRoundOdds(system, forecast, due), rerolls)
    case 'missiles':
      return combatOdds(system, forecast, restOfMissiles(system, field, forecast, due), rerolls)
    case 'combat':
      return hitsAreCounted(field) ? due : basicRound(forecast, due, diceRound(field, content))
    case 'combat-1':
      return hitsAreCounted(field)
        ? advancedRounds(forecast, due, { round: 2, state: { left: rerolls } })
        : advancedRounds(forecast, due, twoDiceRound(field, 1, content))
    case 'combat-2':
      return hitsAreCounted(field) ? due : advancedRounds(forecast, due, twoDiceRound(field, 2, content))
  }
}

/** XX.H: the hits that a side must still take, and its players who have not chosen their losses yet. */
function hitsDue(board: Board, { nation, units, due, owing }: BattleLine): HitsDue {
  if (due === 0 || !owing) return { hits: due }
  const camps = fightersOf(board, nation, units).map(({ camp = 0 }) => camp)
  return { hits: due, owing: new Set(camps.filter((_, place) => owing.includes(units[place] ?? ''))) }
}

/** Whether the hits of the round have been counted. */
const hitsAreCounted = ({ attacker, defender }: BattleInProgress): boolean =>
  attacker.hits !== null && defender.hits !== null

/** XX.D */
function restOfMissiles(
  system: Board['options']['combat'],
  field: BattleInProgress,
  forecast: BattleForecast,
  due: ConditionOdds
): ConditionOdds {
  const shots = { attacker: shotsOf(field, 'attacker'), defender: shotsOf(field, 'defender') }
  if (field.ambush !== null) return restOfAmbush(system, forecast, due, field.ambush, shots)
  const begun = BATTLE_SIDES.some((side) => shots[side] !== null)
  return begun ? restOfVolley(system, forecast, due, shots) : missileRoundOdds(system, forecast, due)
}

const SHOT: readonly number[] = [1]

/** The hits that a side has rolled but not counted yet. Counted hits are already due. */
function shotsOf(field: BattleInProgress, side: BattleSide): readonly number[] | null {
  const { hits, dice, roll } = field[side]
  if (hits !== null) return SHOT
  const red = redCounts(field)
  const lying = dice.length > 0 ? hitsOfAll(dice, red) : roll ? missileHits(roll.total, red) : null
  return lying === null ? null : [...Array.from({ length: lying }, () => 0), 1]
}

function diceRound(field: BattleInProgress, content: readonly BattleSide[]) {
  const { attacker, defender } = field
  const rerolls: PerSide = {
    attacker: content.includes('attacker') ? 0 : attacker.rerolls,
    defender: content.includes('defender') ? 0 : defender.rerolls
  }
  const rolled = attacker.dice.length > 0 && defender.dice.length > 0
  if (rolled) return { rerolls, dice: { attacker: attacker.dice, defender: defender.dice } }
  // When a card hits before the dice are rolled, the rules count the pools again.
  const stands = attacker.due === 0 && defender.due === 0
  const { pool: own } = attacker
  const { pool: enemy } = defender
  return stands && own && enemy ? { rerolls, pools: { attacker: own, defender: enemy } } : { rerolls }
}

function twoDiceRound(field: BattleInProgress, round: 1 | 2, content: readonly BattleSide[]): TwoDiceRound {
  const { attacker, defender } = field
  const left = { attacker: attacker.rerolls, defender: defender.rerolls }
  const stands = attacker.due === 0 && defender.due === 0
  const modifiers =
    stands && attacker.modifiers && defender.modifiers
      ? { modifiers: { attacker: sumOfItems(attacker.modifiers), defender: sumOfItems(defender.modifiers) } }
      : {}
  const lying =
    attacker.roll && defender.roll
      ? { lying: { attacker: attacker.roll.natural, defender: defender.roll.natural } }
      : {}
  return { round, state: { left, content, ...lying }, ...modifiers }
}
