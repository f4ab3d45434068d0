import { createContext, type ReactNode, use, useMemo, useReducer } from 'react'
import { answerTo } from '#shared/invasions/answers/answer-schemas.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { MarchOption } from '#shared/invasions/queries/march-orders/march-options.ts'
import { isProvinceId } from '#shared/invasions/world/world-queries.ts'
import { useAnswering } from '../../table/answering.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { type MarchPlanner, marchPlannerOf } from './march-planner.ts'
import {
  type MarchSelection,
  NO_SELECTION,
  pruneSelection,
  reduceSelection,
  type SelectionAction
} from './selection.ts'

export type OrdersByPlace = ReadonlyMap<string, readonly MarchOption[]>

/** What the board, the march view and the cards share during a march. */
export interface MarchControls {
  readonly planner: MarchPlanner
  readonly selection: MarchSelection
  readonly ordersByPlace: OrdersByPlace
  readonly busy: boolean
  dispatch(action: SelectionAction): void
  /** The orders that lead to a place by way of the waypoints. */
  ordersTo(place: string): readonly MarchOption[]
  /** Sends the selected pieces. */
  giveOrder(order: MarchOption): void
  /** Gives a safe order at once. Otherwise sets the target, so that the player reads the forecast and confirms. */
  chooseTarget(place: string): void
  /** Ends the moves, or those of the interrupted stack. */
  endMoves(): void
  /** Lets the interrupted stack follow its ordered route. */
  goOn(): void
}

const MarchContext = createContext<MarchControls | null>(null)

/** Null unless the open question is about movement. */
export function useMarch(): MarchControls | null {
  return use(MarchContext)
}

/** The current selection. An interrupted stack is always selected. */
function currentSelection(
  { stacks, interrupted, ordersFor }: MarchPlanner,
  kept: MarchSelection
): MarchSelection {
  const [stack] = stacks
  if (!interrupted || !stack) {
    const selection = pruneSelection(stacks, kept)
    // After an order the pieces stay selected only if they can do more.
    return selection.isSpent && ordersFor(selection.pieces).size === 0 ? NO_SELECTION : selection
  }
  return { ...kept, place: stack.place, pieces: stack.pieces.map(({ id }) => id), fleet: null }
}

const NO_ORDERS: OrdersByPlace = new Map()

const DONE = answerTo('march', { values: { move: 'done', pieces: [] } })
const STOP = answerTo('go-on', { values: { move: 'stop' } })
const GO_ON = answerTo('go-on', { values: { move: 'go-on' } })

/** Only the orders that the fleets of a sea zone carry out. */
function carriedBy(ordersByPlace: OrdersByPlace, zone: string): OrdersByPlace {
  const carried = [...ordersByPlace].map(
    ([to, orders]) =>
      [to, orders.filter(({ naval, way }) => naval && way.some((place) => place === zone))] as const
  )
  return new Map(carried.filter(([to, orders]) => to !== zone && orders.length > 0))
}

interface MarchProviderProps {
  readonly table: TableOf<Invasions>
  readonly children: ReactNode
}

/** Holds the march selection while the open question is about movement. */
export function MarchProvider({ table, children }: MarchProviderProps) {
  const { view, decision } = table
  const { answer, busy } = useAnswering()
  const planner = useMemo(() => marchPlannerOf(view, decision), [view, decision])
  const [kept, dispatch] = useReducer(reduceSelection, NO_SELECTION)
  const selection = useMemo(() => (planner ? currentSelection(planner, kept) : NO_SELECTION), [planner, kept])
  const { pieces, via, fleet } = selection
  const ordersByPlace = useMemo<OrdersByPlace>(() => {
    const all = planner?.ordersFor(pieces) ?? NO_ORDERS
    return fleet ? carriedBy(all, fleet.place) : all
  }, [planner, pieces, fleet])
  const march = useMemo((): MarchControls | null => {
    if (!planner) return null
    const giveOrder = ({ move, to }: MarchOption) => {
      if (busy) return
      dispatch({ do: 'order-given', to })
      const route = via.length > 0 && 'march' in move ? { route: [...via, to].filter(isProvinceId) } : {}
      if (!planner.interrupted) answer(answerTo('march', { values: { move, pieces: [...pieces], ...route } }))
      else if ('march' in move) answer(answerTo('go-on', { values: { move, ...route } }))
    }
    const ordersTo = (place: string): readonly MarchOption[] => {
      const direct = ordersByPlace.get(place) ?? []
      if (via.length === 0) return direct
      return direct.flatMap((order) => {
        const rerouted = planner.orderVia(pieces, order, via)
        return rerouted.ok ? [rerouted.value] : []
      })
    }
    return {
      planner: planner,
      selection: selection,
      ordersByPlace: ordersByPlace,
      busy,
      dispatch: dispatch,
      giveOrder: giveOrder,
      ordersTo: ordersTo,
      chooseTarget: (place) => {
        const [first, ...others] = ordersTo(place)
        if (first?.safe && others.length === 0) giveOrder(first)
        else if (first) dispatch({ do: 'set-target', place })
      },
      endMoves: () => {
        if (busy) return
        answer(planner.interrupted ? STOP : DONE)
      },
      goOn: () => {
        if (!busy) answer(GO_ON)
      }
    }
  }, [planner, selection, ordersByPlace, busy, pieces, via, answer])
  return <MarchContext value={march}>{children}</MarchContext>
}
