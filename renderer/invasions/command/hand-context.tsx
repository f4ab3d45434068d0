import { createContext, type ReactNode, use, useMemo, useReducer } from 'react'
import { answerTo } from '#shared/invasions/answers.ts'
import type { Prospect } from '#shared/invasions/queries/orders/prospects.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { isProvinceId } from '#shared/invasions/world/queries.ts'
import { useAnswering } from '../../table/answering.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { type Command, commandOf } from './command.ts'
import { EMPTY_HAND, type Hand, type HandAction, handAfter, handIn } from './hand.ts'

export type Prospects = ReadonlyMap<string, readonly Prospect[]>

/** What the board, the march view and the cards share during a march. */
export interface Commanding {
  readonly command: Command
  readonly hand: Hand
  readonly prospects: Prospects
  readonly busy: boolean
  act(action: HandAction): void
  /** The orders that lead to a place by way of the waypoints. */
  waysTo(place: string): readonly Prospect[]
  /** Sends the selected pieces. */
  order(order: Prospect): void
  /** Gives a safe order at once. Otherwise sets the target, so that the player reads the forecast and confirms. */
  choose(place: string): void
  /** Ends the moves, or those of the interrupted stack. */
  end(): void
  /** Lets the interrupted stack follow its ordered route. */
  goOn(): void
}

const MarchContext = createContext<Commanding | null>(null)

/** Null unless the open question is about movement. */
export function useCommanding(): Commanding | null {
  return use(MarchContext)
}

/** The current selection. An interrupted stack is always selected. */
function currentSelection({ stacks, underway: interrupted }: Command, kept: Hand): Hand {
  const [stack] = stacks
  if (!interrupted || !stack) return handIn(stacks, kept)
  return { ...kept, place: stack.place, pieces: stack.pieces.map(({ id }) => id), fleet: null }
}

const NO_ORDERS: Prospects = new Map()

const DONE = answerTo('march', { values: { move: 'done', pieces: [] } })
const STOP = answerTo('go-on', { values: { move: 'stop' } })
const GO_ON = answerTo('go-on', { values: { move: 'go-on' } })

/** Only the orders that the fleets of a sea zone carry out. */
function carriedBy(ordersByPlace: Prospects, zone: string): Prospects {
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
export function HandProvider({ table, children }: MarchProviderProps) {
  const { view, decision } = table
  const { answer, busy } = useAnswering()
  const planner = useMemo(() => commandOf(view, decision), [view, decision])
  const [kept, dispatch] = useReducer(handAfter, EMPTY_HAND)
  const selection = useMemo(() => (planner ? currentSelection(planner, kept) : EMPTY_HAND), [planner, kept])
  const { pieces, via, fleet } = selection
  const ordersByPlace = useMemo<Prospects>(() => {
    const all = planner?.prospects(pieces) ?? NO_ORDERS
    return fleet ? carriedBy(all, fleet.place) : all
  }, [planner, pieces, fleet])
  const march = useMemo((): Commanding | null => {
    if (!planner) return null
    const giveOrder = ({ move, to }: Prospect) => {
      if (busy) return
      dispatch({ do: 'order-given', to })
      const route = via.length > 0 && 'march' in move ? { route: [...via, to].filter(isProvinceId) } : {}
      if (!planner.underway) answer(answerTo('march', { values: { move, pieces: [...pieces], ...route } }))
      else if ('march' in move) answer(answerTo('go-on', { values: { move, ...route } }))
    }
    const ordersTo = (place: string): readonly Prospect[] => {
      const direct = ordersByPlace.get(place) ?? []
      if (via.length === 0) return direct
      return direct.flatMap((order) => {
        const rerouted = planner.along(pieces, order, via)
        return rerouted.ok ? [rerouted.value] : []
      })
    }
    return {
      command: planner,
      hand: selection,
      prospects: ordersByPlace,
      busy,
      act: dispatch,
      order: giveOrder,
      waysTo: ordersTo,
      choose: (place) => {
        const [first, ...others] = ordersTo(place)
        if (first?.safe && others.length === 0) giveOrder(first)
        else if (first) dispatch({ do: 'set-target', place })
      },
      end: () => {
        if (busy) return
        answer(planner.underway ? STOP : DONE)
      },
      goOn: () => {
        if (!busy) answer(GO_ON)
      }
    }
  }, [planner, selection, ordersByPlace, busy, pieces, via, answer])
  return <MarchContext value={march}>{children}</MarchContext>
}
