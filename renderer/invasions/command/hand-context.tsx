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
  order(prospect: Prospect): void
  /** Gives a safe order at once. Otherwise sets the target, so that the player reads the forecast and confirms. */
  choose(place: string): void
  /** Ends the moves, or those of the interrupted stack. */
  end(): void
  /** Lets the interrupted stack follow its ordered route. */
  goOn(): void
}

const CommandingContext = createContext<Commanding | null>(null)

/** Null unless the open question is about movement. */
export function useCommanding(): Commanding | null {
  return use(CommandingContext)
}

/** The current selection. An interrupted stack is always selected. */
function handFor({ stacks, underway }: Command, kept: Hand): Hand {
  const [stack] = stacks
  if (!underway || !stack) return handIn(stacks, kept)
  return { ...kept, place: stack.place, pieces: stack.pieces.map(({ id }) => id), fleet: null }
}

const NOWHERE: Prospects = new Map()

const DONE = answerTo('march', { values: { move: 'done', pieces: [] } })
const STOP = answerTo('go-on', { values: { move: 'stop' } })
const GO_ON = answerTo('go-on', { values: { move: 'go-on' } })

/** Only the orders that the fleets of a sea zone carry out. */
function carriedOver(prospects: Prospects, zone: string): Prospects {
  const carried = [...prospects].map(
    ([to, ways]) =>
      [to, ways.filter(({ naval, way }) => naval && way.some((place) => place === zone))] as const
  )
  return new Map(carried.filter(([to, ways]) => to !== zone && ways.length > 0))
}

interface HandProviderProps {
  readonly table: TableOf<Invasions>
  readonly children: ReactNode
}

/** Holds the march selection while the open question is about movement. */
export function HandProvider({ table, children }: HandProviderProps) {
  const { view, decision } = table
  const { answer, busy } = useAnswering()
  const command = useMemo(() => commandOf(view, decision), [view, decision])
  const [kept, act] = useReducer(handAfter, EMPTY_HAND)
  const hand = useMemo(() => (command ? handFor(command, kept) : EMPTY_HAND), [command, kept])
  const { pieces, via, fleet } = hand
  const prospects = useMemo<Prospects>(() => {
    const all = command?.prospects(pieces) ?? NOWHERE
    return fleet ? carriedOver(all, fleet.place) : all
  }, [command, pieces, fleet])
  const commanding = useMemo((): Commanding | null => {
    if (!command) return null
    const order = ({ move, to }: Prospect) => {
      if (busy) return
      act({ do: 'sent', to })
      const route = via.length > 0 && 'march' in move ? { route: [...via, to].filter(isProvinceId) } : {}
      if (!command.underway) answer(answerTo('march', { values: { move, pieces: [...pieces], ...route } }))
      else if ('march' in move) answer(answerTo('go-on', { values: { move, ...route } }))
    }
    const waysTo = (place: string): readonly Prospect[] => {
      const ways = prospects.get(place) ?? []
      if (via.length === 0) return ways
      return ways.flatMap((prospect) => {
        const along = command.along(pieces, prospect, via)
        return along.ok ? [along.value] : []
      })
    }
    return {
      command,
      hand,
      prospects,
      busy,
      act,
      order,
      waysTo,
      choose: (place) => {
        const [first, ...others] = waysTo(place)
        if (first?.safe && others.length === 0) order(first)
        else if (first) act({ do: 'aim', place })
      },
      end: () => {
        if (busy) return
        answer(command.underway ? STOP : DONE)
      },
      goOn: () => {
        if (!busy) answer(GO_ON)
      }
    }
  }, [command, hand, prospects, busy, pieces, via, answer])
  return <CommandingContext value={commanding}>{children}</CommandingContext>
}
