import type { Decision } from '#shared/engine/decision.ts'
import type { Action } from '#shared/tetrarchia/actions.ts'
import type { Board } from '#shared/tetrarchia/board.ts'
import type { TetrarchiaInquiry } from '#shared/tetrarchia/decisions.ts'
import { type PossibleAction, possibleActions } from '#shared/tetrarchia/queries/actions.ts'
import { armyAt, emperorAt } from '#shared/tetrarchia/queries/board-queries.ts'
import { type FightSums, fightOdds, fightSums, type Odds } from '#shared/tetrarchia/queries/combat.ts'
import type { EmperorId, SeaId } from '#shared/tetrarchia/world/ids.ts'
import type { ProvinceId } from '#shared/tetrarchia/world/provinces.ts'
import { isProvinceId, isSeaId } from '#shared/tetrarchia/world/queries.ts'
import type { MapTarget } from '../../map/map-types.ts'

/** The selected piece on the board: an emperor, or a fleet in a zone. */
export type SelectedPiece = { readonly emperor: EmperorId } | { readonly fleet: SeaId }

/** An action that the selected piece can do at a place. */
export interface ReachableAction {
  readonly key: Action
  readonly place: ProvinceId | SeaId
  readonly offered: PossibleAction
  readonly fight: AttackForecast | null
}

/** A battle before it is fought. */
export interface AttackForecast {
  readonly emperor: EmperorId
  readonly at: ProvinceId
  readonly against: ProvinceId
  readonly sums: FightSums
  readonly odds: Odds
}

/** All possible actions; null unless an action is asked for. */
export interface ActionPlan {
  readonly active: EmperorId
  readonly offers: readonly PossibleAction[]
}

export function actionPlan(board: Board, decision: Decision<TetrarchiaInquiry> | null): ActionPlan | null {
  return decision?.kind === 'action' ? { active: board.active, offers: possibleActions(board) } : null
}

/** The selected piece, or the active emperor if that piece can do nothing. */
export function validSelection({ active, offers }: ActionPlan, kept: SelectedPiece | null): SelectedPiece {
  const canAct = kept && offers.some(({ action }) => canDo(action, kept, active))
  return canAct ? kept : { emperor: active }
}

function canDo(action: Action, hand: SelectedPiece, active: EmperorId): boolean {
  if ('fleet' in hand) return action.do === 'sail' && action.from === hand.fleet
  if (action.do === 'move') return action.emperor === hand.emperor
  return action.do === 'attack' && hand.emperor === active
}

/** Where the selected piece can go, or whom it can attack. */
export function reachableActions(
  board: Board,
  { active, offers }: ActionPlan,
  hand: SelectedPiece
): ReachableAction[] {
  return offers
    .filter(({ action }) => canDo(action, hand, active))
    .flatMap((offered): ReachableAction[] => {
      const { action } = offered
      if (action.do === 'attack') {
        return [
          { key: action, place: action.place, offered, fight: attackForecast(board, active, action.place) }
        ]
      }
      return action.do === 'move' || action.do === 'sail'
        ? [{ key: action, place: action.to, offered, fight: null }]
        : []
    })
}

/** I.5: the battle of an emperor against an adjacent army. */
export function attackForecast(board: Board, emperor: EmperorId, against: ProvinceId): AttackForecast | null {
  const army = armyAt(board, against)
  const { at } = board.emperors[emperor]
  if (!army || !at) return null
  const sums = fightSums(board, { emperor, army, attacker: 'emperor' })
  return { emperor, at, against, sums, odds: fightOdds(sums) }
}

/** What the active emperor can do where he stands. */
export function localActions({ offers }: ActionPlan): readonly PossibleAction[] {
  return offers.filter(({ action }) => ['protect', 'subdue', 'calm'].includes(action.do))
}

/** The map target of an action: its cost, or its chance if dice decide. */
export function mapTargetOf({ place, offered, fight }: ReachableAction): MapTarget {
  if (fight) return { place, look: 'fight', note: `${Math.round(fight.odds.victory * 100)}%` }
  return { place, look: isSeaId(place) ? 'water' : 'way', note: String(offered.cost) }
}

/** The piece that a click at a place selects; null if there is none. */
export function pieceSelectedAt(board: Board, plan: ActionPlan, place: string): SelectedPiece | null {
  const emperor = isProvinceId(place) ? emperorAt(board, place) : null
  const hand: SelectedPiece | null = emperor ? { emperor } : isSeaId(place) ? { fleet: place } : null
  return hand && plan.offers.some(({ action }) => canDo(action, hand, plan.active)) ? hand : null
}

/** The route of a move, with its start first. */
export function routeOf(board: Board, { offered: { action, route } }: ReachableAction): readonly string[] {
  if (action.do === 'sail') return [action.from, action.to]
  if (action.do !== 'move' || !route) return []
  const from = board.emperors[action.emperor].at
  return from ? [from, ...route.steps.map(({ to }) => to)] : []
}
