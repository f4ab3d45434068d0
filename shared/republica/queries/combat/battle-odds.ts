import type { OpenBoard } from '../../board/index.ts'
import type { BattleResult } from '../../content/combat-table.ts'
import { familyIds, type WarId } from '../../content/ids.ts'
import { statesmen } from '../../content/statesmen.ts'
import { figures } from '../../figures.ts'
import { isStatesman } from '../ratings.ts'
import { type BattleMoment, battleSetup, type Field, type Force } from './battle-setup.ts'
import { type ChitCup, chitOdds } from './mortality-odds.ts'
import { type BattleDice, type BattleSetup, battleOutcome } from './outcome.ts'

/** The exact chances of one battle. */
export interface BattleOdds {
  readonly chances: Readonly<Record<BattleResult, number>>
  /** Expected losses. */
  readonly legions: number
  readonly fleets: number
  /** The chance that the commander is killed, or captured. */
  readonly killed: number
  readonly captured: number
}

/** 5.1: the mortality chits. */
const chitCup: ChitCup = {
  numbers: familyIds.length,
  blanks: figures.chits.blank,
  drawTwo: figures.chits.drawTwo
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** All rolls of three dice, each as likely as the other. */
const allDice: readonly BattleDice[] = FACES.flatMap((one) =>
  FACES.flatMap((other) => FACES.map((third): BattleDice => [one, other, third]))
)

const NO_CHANCES: Readonly<Record<BattleResult, number>> = {
  disaster: 0,
  standoff: 0,
  defeat: 0,
  stalemate: 0,
  victory: 0
}

/** The chances of a battle of which everything but the dice is known. */
export function oddsOfSetup(setup: BattleSetup, field: Field): BattleOdds {
  const chances = { ...NO_CHANCES }
  const sums = { legions: 0, fleets: 0, killed: 0, captured: 0 }
  const each = 1 / allDice.length
  for (const dice of allDice) {
    const { result, lost } = battleOutcome(setup, dice)
    chances[result] += each
    sums.legions += lost.legions * each
    sums.fleets += lost.fleets * each
    const { killed, captured } = fateIn(result, field, lost.legions + lost.fleets)
    sums.killed += killed * each
    sums.captured += captured * each
  }
  return { chances, ...sums }
}

/** 10.2: a defeat kills him; otherwise 10.8 draws as many chits as units are lost. 10.82: no captive outlives his war. */
function fateIn(result: BattleResult, field: Field, lost: number): ReturnType<typeof chitOdds> {
  if (result === 'defeat') return { killed: 1, captured: 0 }
  const { killed, captured } = fates(lost)
  return result === 'victory' && field === 'land'
    ? { killed: killed + captured, captured: 0 }
    : { killed, captured }
}

const knownFates = new Map<number, ReturnType<typeof chitOdds>>()

function fates(chits: number): ReturnType<typeof chitOdds> {
  const known = knownFates.get(chits)
  if (known) return known
  const odds = chitOdds(chitCup, chits)
  knownFates.set(chits, odds)
  return odds
}

/** Faces of a rating that is rolled: one die and one more. */
const ROLLED = FACES.map((face) => face + 1)

/** The exact odds of a battle before anybody commits himself, also of a force that is only considered. */
export function battleOdds(
  board: OpenBoard,
  war: WarId,
  field: Field,
  force: Force,
  moment: BattleMoment = { areNumbersSpent: false }
): BattleOdds {
  const { commander } = force
  const isRolled =
    moment.military === undefined && isStatesman(commander) && statesmen[commander].military === null
  if (!isRolled) return oddsOfSetup(battleSetup(board, war, field, force, moment), field)
  return mean(
    ROLLED.map((military) =>
      oddsOfSetup(battleSetup(board, war, field, force, { ...moment, military }), field)
    )
  )
}

function mean(all: readonly BattleOdds[]): BattleOdds {
  const of = (pick: (odds: BattleOdds) => number) =>
    all.reduce((sum, odds) => sum + pick(odds), 0) / all.length
  return {
    chances: {
      disaster: of(({ chances }) => chances.disaster),
      standoff: of(({ chances }) => chances.standoff),
      defeat: of(({ chances }) => chances.defeat),
      stalemate: of(({ chances }) => chances.stalemate),
      victory: of(({ chances }) => chances.victory)
    },
    legions: of(({ legions }) => legions),
    fleets: of(({ fleets }) => fleets),
    killed: of(({ killed }) => killed),
    captured: of(({ captured }) => captured)
  }
}
