import type { Board } from '#shared/invasions/board.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { BattleSetup } from '#shared/invasions/queries/battle/battle-setup.ts'
import { setUpBattle } from '#shared/invasions/queries/battle/set-up-battle.ts'
import { leadingNation } from '#shared/invasions/queries/movement/step-rules.ts'
import { oddsOfSetup } from '#shared/invasions/queries/odds/setup-odds.ts'
import { piecesIn } from '#shared/invasions/queries/pieces/pieces.ts'
import { stanceMap } from '#shared/invasions/queries/relations/stance-map.ts'
import type { LeaderId, PieceId, UnitId } from '#shared/invasions/state.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'

/** A battle that may follow, with its odds. */
export interface BattleForecast {
  readonly order: BattleSetup
  readonly attackerWins: number
  readonly defenderWins: number
}

const forecast = (board: Board, order: BattleSetup): BattleForecast => ({
  order,
  ...oddsOfSetup(board, order)
})

/** XX.A: the battle of the active nations in a province against hostile forces; null if there are none. */
export function forecastActiveBattle(board: Board, province: ProvinceId): BattleForecast | null {
  const pieces = piecesIn(board, province, board.active)
  if (pieces.length === 0) return null
  const nation = leadingNation(pieces, board.active)
  if (!stanceMap(board, nation).isDefended(province)) return null
  const ids = pieces.map(({ id }) => id)
  return forecast(board, setUpBattle(board, { province, nation, pieces: ids, intercepted: false }))
}

/** XIX.A: the battle of an intruder against his interceptors and the hostile forces already there. */
export function forecastInterceptedBattle(
  board: Board,
  intrusion: {
    readonly intruder: NationId
    readonly movers: readonly PieceId[]
    readonly province: ProvinceId
  },
  stack: { readonly nation: NationId; readonly units: readonly UnitId[]; readonly leader: LeaderId | null }
): BattleForecast | null {
  const { intruder, movers, province } = intrusion
  const units = movers.filter((id) => board.units[id] !== undefined)
  if (units.length === 0 || stack.units.length === 0) return null
  const leader = Object.values(board.leaders).find(({ id }) => movers.includes(`leader:${id}`))?.id ?? null
  const present = stanceMap(board, intruder).forces(province, 'hostile')
  return forecast(board, {
    province,
    attacker: { nation: intruder, units, leader, hordes: [] },
    defender: {
      nation: stack.nation,
      units: [...stack.units, ...present.units.map(({ id }) => id)],
      leader: stack.leader,
      hordes: present.hordes
    },
    from: {},
    intercepted: true
  })
}
