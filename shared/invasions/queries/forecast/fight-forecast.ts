import type { Board } from '../../board.ts'
import type { PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { situationOf, startBattle } from '../battle/battle-in-progress.ts'
import type { BattleSetup } from '../battle/battle-setup.ts'
import { type ForeseenAttack, setUpBattle } from '../battle/set-up-battle.ts'
import { type BattleOdds, casualtiesOf } from '../odds/battle-forecast.ts'
import { D2_PASS_CHANCE } from '../odds/d10.ts'
import { oddsOfSetup } from '../odds/setup-odds.ts'
import { type Piece, pieceById } from '../pieces/pieces.ts'
import { unitById } from '../pieces/placement.ts'
import { desertion } from '../relations/mercenaries.ts'
import { type StanceMap, stanceMap } from '../relations/stance-map.ts'
import { type Attackers, attackersIn, withinLimit } from './attackers.ts'
import { withoutPieces } from './without-pieces.ts'

/**
 * What happens when pieces attack the enemies in a province. By XVIII.I a Limes without troops falls without a battle,
 * and may cost the attacker a unit.
 */
export interface FightForecast {
  readonly by: 'battle' | 'limes'
  readonly order: BattleSetup
  readonly odds: BattleOdds
}

/** The forecast of an attack; null when nobody attacks or nobody defends. */
export function forecastFight(
  board: Board,
  request: ForeseenAttack,
  stances: StanceMap = stanceMap(board, request.nation)
): FightForecast | null {
  const { province, pieces, joining = [] } = request
  const { units, walls, hordes } = stances.forces(province, 'hostile')
  const inTheField = units.length + hordes.length + joining.length
  if (inTheField + walls.length === 0 || !pieces.some((id) => board.units[id])) return null
  const given = setUpBattle(board, request, stances)
  if (inTheField === 0) return { by: 'limes', order: given, odds: breachOdds(board, given) }
  const { order, gone } = desertion(board, given)
  return { by: 'battle', order, odds: oddsOfSetup(withDeserters(board, gone), order) }
}

/** XX.A: the battle of the active nations in a province. `gone`: defenders who will have fled. */
export function forecastActiveFight(
  board: Board,
  province: ProvinceId,
  gone: readonly Piece[] = []
): FightForecast | null {
  const left = withoutPieces(board, gone)
  return fightOf(left, province, withinLimit(board, province, attackersIn(board, province)))
}

/** XIX.B: the fight of those who stand while these flee with others, whose flight is announced already. */
export function forecastStand(
  board: Board,
  { province, joining }: { readonly province: ProvinceId; readonly joining: readonly PieceId[] }
): FightForecast | null {
  return forecastActiveFight(
    board,
    province,
    joining.flatMap((id) => pieceById(board, id) ?? [])
  )
}

/** XX.A: the fight of attackers in a province at the end of the movement. */
export function fightOf(
  board: Board,
  province: ProvinceId,
  { nation, pieces }: Attackers,
  more: { readonly from?: ForeseenAttack['from']; readonly stances?: StanceMap } = {}
): FightForecast | null {
  const { from, stances } = more
  const ids = pieces.map(({ id }) => id)
  const attack = { province, nation, pieces: ids, intercepted: false, ...(from ? { from } : {}) }
  return forecastFight(board, attack, stances)
}

/** XXX.H: the board once hired units have gone over to their own nation. */
function withDeserters(board: Board, gone: readonly string[]): Board {
  if (gone.length === 0) return board
  const units = { ...board.units }
  for (const id of gone) {
    const unit = unitById(board, id)
    units[id] = { ...unit, controller: unit.nation }
  }
  return { ...board, units }
}

/** XVIII.I: each Limes falls, and on a passed D2 the attackers take a hit. Nobody recovers. */
function breachOdds(board: Board, order: BattleSetup): BattleOdds {
  const { attacker } = situationOf(board, startBattle(board, order))
  const casualties = casualtiesOf({
    army: attacker,
    hordesCount: attacker.units.length === 0,
    nationalLost: false
  })
  const walls = order.defender.units.length
  let lost = 0
  let destroyed = 0
  for (const [hits, chance] of hitChances(walls).entries()) {
    const result = casualties.result(casualties.take(0, hits))
    lost += chance * result.lost
    if (result.destroyed) destroyed += chance
  }
  const losses = { attacker: lost, defender: walls }
  return {
    attackerWins: 1 - destroyed,
    defenderWins: destroyed,
    expectedLosses: losses,
    lastingLosses: losses,
    destroyed: { attacker: destroyed, defender: 1 }
  }
}

/** The chance of each number of hits by so many Limites. */
function hitChances(walls: number): readonly number[] {
  let chances: readonly number[] = [1]
  for (let wall = 0; wall < walls; wall++) {
    const before = chances
    chances = [...before, 0].map(
      (chance, hits) => chance * (1 - D2_PASS_CHANCE) + (before[hits - 1] ?? 0) * D2_PASS_CHANCE
    )
  }
  return chances
}
