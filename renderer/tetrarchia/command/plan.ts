import type { Decision } from '#shared/engine/decision.ts'
import type { Action } from '#shared/tetrarchia/actions.ts'
import type { Board } from '#shared/tetrarchia/board.ts'
import type { TetrarchiaInquiry } from '#shared/tetrarchia/decisions.ts'
import { actionsOf, type Offered } from '#shared/tetrarchia/queries/actions.ts'
import { armyAt, emperorAt } from '#shared/tetrarchia/queries/board.ts'
import { type FightSums, fightOdds, fightSums, type Odds } from '#shared/tetrarchia/queries/combat.ts'
import type { EmperorId, SeaId } from '#shared/tetrarchia/world/ids.ts'
import type { ProvinceId } from '#shared/tetrarchia/world/provinces.ts'
import { isProvinceId, isSeaId } from '#shared/tetrarchia/world/queries.ts'
import type { Target } from '../../map/types.ts'

/** The selected piece on the board: an emperor, or a fleet in a zone. */
export type Hand = { readonly emperor: EmperorId } | { readonly fleet: SeaId }

/** An action that the selected piece can do at a place. */
export interface Prospect {
  readonly key: Action
  readonly place: ProvinceId | SeaId
  readonly offered: Offered
  readonly fight: Foreseen | null
}

/** A battle before it is fought. */
export interface Foreseen {
  readonly emperor: EmperorId
  readonly at: ProvinceId
  readonly against: ProvinceId
  readonly sums: FightSums
  readonly odds: Odds
}

/** All possible actions; null unless an action is asked for. */
export interface Plan {
  readonly active: EmperorId
  readonly offers: readonly Offered[]
}

export function planOf(board: Board, decision: Decision<TetrarchiaInquiry> | null): Plan | null {
  return decision?.kind === 'action' ? { active: board.active, offers: actionsOf(board) } : null
}

/** The selected piece, or the active emperor if that piece can do nothing. */
export function handIn({ active, offers }: Plan, kept: Hand | null): Hand {
  const canAct = kept && offers.some(({ action }) => canDo(action, kept, active))
  return canAct ? kept : { emperor: active }
}

function canDo(action: Action, hand: Hand, active: EmperorId): boolean {
  if ('fleet' in hand) return action.do === 'sail' && action.from === hand.fleet
  if (action.do === 'move') return action.emperor === hand.emperor
  return action.do === 'attack' && hand.emperor === active
}

/** Where the selected piece can go, or whom it can attack. */
export function prospectsOf(board: Board, { active, offers }: Plan, hand: Hand): Prospect[] {
  return offers
    .filter(({ action }) => canDo(action, hand, active))
    .flatMap((offered): Prospect[] => {
      const { action } = offered
      if (action.do === 'attack') {
        return [{ key: action, place: action.place, offered, fight: foreseen(board, active, action.place) }]
      }
      return action.do === 'move' || action.do === 'sail'
        ? [{ key: action, place: action.to, offered, fight: null }]
        : []
    })
}

/** I.5: the battle of an emperor against an adjacent army. */
export function foreseen(board: Board, emperor: EmperorId, against: ProvinceId): Foreseen | null {
  const army = armyAt(board, against)
  const { at } = board.emperors[emperor]
  if (!army || !at) return null
  const sums = fightSums(board, { emperor, army, attacker: 'emperor' })
  return { emperor, at, against, sums, odds: fightOdds(sums) }
}

/** What the active emperor can do where he stands. */
export function localOffers({ offers }: Plan): readonly Offered[] {
  return offers.filter(({ action }) => ['protect', 'subdue', 'calm'].includes(action.do))
}

/** The map target of an action: its cost, or its chance if dice decide. */
export function targetOf({ place, offered, fight }: Prospect): Target {
  if (fight) return { place, look: 'fight', note: `${Math.round(fight.odds.victory * 100)}%` }
  return { place, look: isSeaId(place) ? 'water' : 'way', note: String(offered.cost) }
}

/** The piece that a click at a place selects; null if there is none. */
export function takenAt(board: Board, plan: Plan, place: string): Hand | null {
  const emperor = isProvinceId(place) ? emperorAt(board, place) : null
  const hand: Hand | null = emperor ? { emperor } : isSeaId(place) ? { fleet: place } : null
  return hand && plan.offers.some(({ action }) => canDo(action, hand, plan.active)) ? hand : null
}

/** The route of a move, with its start first. */
export function wayOf(board: Board, { offered: { action, way } }: Prospect): readonly string[] {
  if (action.do === 'sail') return [action.from, action.to]
  if (action.do !== 'move' || !way) return []
  const from = board.emperors[action.emperor].at
  return from ? [from, ...way.steps.map(({ to }) => to)] : []
}
