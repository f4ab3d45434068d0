import type { Board } from '../../board.ts'
import type { NavalLine, NavalSide, SeaFight } from '../../fights-in-progress.ts'
import type { BattleDie } from '../battle/dice.ts'
import { navalRerolls, navalVictor, takesTwoHits } from '../sea/naval-battle.ts'
import { duelOdds } from './dice-states.ts'
import { sidesAlreadyContent } from './odds-in-progress.ts'

export interface NavalOdds {
  readonly attackerWins: number
  readonly defenderWins: number
  readonly draw: number
}

/**
 * XXV.C: the exact chances of a naval battle from its current dice. Assumes re-rolls as in `reroll-policy.ts` and no
 * cards. `content` are the sides that use no more re-rolls. Null while nobody intercepts, and for boats.
 */
export function navalOdds(
  board: Board,
  { attacker, defender, zone, stage }: SeaFight,
  content: readonly NavalSide[] = []
): NavalOdds | null {
  if (!attacker || attacker.fleets.length === 0 || defender.fleets.length === 0) return null
  const rerollsOf = (side: NavalSide, line: NavalLine) => {
    if (content.includes(side)) return 0
    return stage === 'dice' || stage === 'losses' ? line.rerolls : navalRerolls(board, line, zone)
  }
  const lying = { attacker: attacker.dice.map(whiteDie), defender: defender.dice.map(whiteDie) }
  const counted = attacker.hits !== null && defender.hits !== null
  const joint = duelOdds({
    attacker: { white: attacker.fleets.length, black: 0 },
    defender: { white: defender.fleets.length, black: 0 },
    attackerRerolls: counted ? 0 : rerollsOf('attacker', attacker),
    defenderRerolls: counted ? 0 : rerollsOf('defender', defender),
    // XX.H: red swords hit on open land only.
    redCounts: false,
    ...(lying.attacker.length > 0 && lying.defender.length > 0 ? { lying } : {})
  })
  const odds = { attackerWins: 0, defenderWins: 0, draw: 0 }
  for (const [hits, row] of joint.entries()) {
    for (const [answer, chance] of row.entries()) {
      const winner = navalVictor({
        attacker: { hits, destroyed: answer >= capacityOf(board, attacker) },
        defender: { hits: answer, destroyed: hits >= capacityOf(board, defender) }
      })
      odds[RESULT[winner ?? 'nobody']] += chance
    }
  }
  return odds
}

/** XX.E: the chance of the side to win if it keeps the dice, and if it first re-rolls a die with this face. */
export function oddsOfNavalReroll(
  board: Board,
  fight: SeaFight,
  by: NavalSide,
  target: { readonly of: NavalSide; readonly face: number }
): { readonly kept: number; readonly again: number } | null {
  const { attacker } = fight
  if (!attacker) return null
  const lines = { attacker, defender: fight.defender }
  const wins = (changed: SeaFight, content: readonly NavalSide[]) =>
    navalOdds(board, changed, content)?.[RESULT[by]] ?? 0
  const after = (face: number): SeaFight => {
    const line = lines[target.of]
    const rolled = { ...line, dice: line.dice.with(line.dice.indexOf(target.face), face) }
    const rest = { ...lines, [target.of]: rolled }
    return { ...fight, ...rest, [by]: { ...rest[by], rerolls: rest[by].rerolls - 1 } }
  }
  const again = [1, 2, 3, 4, 5, 6].reduce(
    (sum, face) => sum + wins(after(face), sidesAlreadyContent(by)) / 6,
    0
  )
  return { kept: wins(fight, [...sidesAlreadyContent(by), by]), again }
}

const RESULT = { attacker: 'attackerWins', defender: 'defenderWins', nobody: 'draw' } as const

const whiteDie = (face: number): BattleDie => ({ colour: 'white', face })

/** The hits that sink the whole stack. */
function capacityOf(board: Board, { fleets }: NavalLine): number {
  const units = fleets.flatMap((id) => board.units[id] ?? [])
  return units.length + units.filter((fleet) => takesTwoHits(board, fleet)).length
}
