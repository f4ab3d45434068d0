import { type ComponentType, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { appMessage } from '#shared/app/words/message.ts'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { GameTypes } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAppDispatch } from '../../state/store.ts'
import { type SeatedTable, tableSlice } from '../../state/table.ts'
import type { Sentence } from '../log/sentence.ts'
import { TableFrame } from '../table-frame.tsx'
import type { GameClient, SentOptions, SideNote, TableOf } from './game-client.ts'
import type { GameContext } from './game-context.ts'
import { GameContextProvider } from './game-context-provider.tsx'
import { knownLogFilter } from './known-log.ts'

/** A game client with its types erased: what the screens need of any game. */
export interface AnyGameClient {
  /** The problem in what the host has sent; null if there is none. */
  problemIn(table: Table | TableUpdate): string | null
  /** The game's dictionary and looks, for use away from its table. */
  readonly Providers: ComponentType<{ readonly children: ReactNode }>
  /** The default computer player. */
  readonly firstPlayer: string
  /** What a computer player does; null if the game does not say. */
  playerNote(player: string): Message | null
  readonly setUp: {
    readonly first: SentOptions
    sidesOf(options: SentOptions): readonly string[]
    /** The seats at the table, each with the sides that its player leads. */
    groupsOf(options: SentOptions): readonly (readonly string[])[]
    forPeople(options: SentOptions, sides: readonly string[]): SentOptions
    /** The largest number of people at one computer; null for one at each side. */
    readonly mostPeople: number | null
    optionsFor(options: SentOptions, people: number): SentOptions
    sideNote(side: string): SideNote | null
    /** The choice of a scenario, before that of the people; null in a game that has one only. */
    readonly Scenarios: ComponentType<{
      readonly options: SentOptions
      readonly onChange: (options: SentOptions) => void
    }> | null
    readonly Form: ComponentType<{
      readonly options: SentOptions
      readonly onChange: (options: SentOptions) => void
    }>
  }
  /** What has changed in the rules since a version. */
  rulesChangesSince(version: number): readonly Message[]
  readonly Table: ComponentType<{ readonly seated: SeatedTable }>
}

export function eraseClientTypes<G extends GameTypes>(client: GameClient<G>): AnyGameClient {
  const { setUp, wire, words } = client
  const { sides } = client.cover
  const { Scenarios } = setUp
  const firstPlayer = client.computerPlayers?.first ?? RANDOM_PLAYER
  const sentence = memoizedSentences(client)
  const ownLog = knownLogFilter(client)
  const contextWith = (viewNow: () => G['View'] | null, notesOn: GameContext['pieceNotes']): GameContext => ({
    sides,
    words,
    computerPlayers: client.computerPlayers?.names ?? [],
    firstPlayer,
    rules: client.rules,
    sentence,
    pieceNotes: notesOn,
    promptNote: (kind) => client.decision.promptNote?.(kind) ?? null,
    concernsSide: (event, side) => {
      const view = viewNow()
      return view === null || !wire.isEvent(event) || (client.concernsSide?.(event, side, view) ?? true)
    }
  })
  const contextAway = contextWith(
    () => null,
    () => []
  )
  return {
    firstPlayer,
    playerNote: (player) =>
      player === RANDOM_PLAYER
        ? appMessage('player-note.random')
        : (client.computerPlayers?.notes?.[player] ?? null),
    problemIn: (sent) => problemIn(client, sent),
    Providers: ({ children }) => <GameContextProvider context={contextAway}>{children}</GameContextProvider>,
    setUp: {
      first: setUp.read({}),
      sidesOf: (options) => setUp.sidesOf(setUp.read(options)),
      groupsOf: (options) => {
        const read = setUp.read(options)
        return setUp.groupsOf?.(read) ?? setUp.sidesOf(read).map((side) => [side])
      },
      forPeople: (options, people) => setUp.forPeople?.(setUp.read(options), people) ?? options,
      mostPeople: setUp.people?.most ?? null,
      optionsFor: (options, people) => setUp.people?.optionsFor(setUp.read(options), people) ?? options,
      sideNote: (side) => setUp.sideNote?.(side) ?? null,
      Scenarios: Scenarios
        ? ({ options, onChange }) => <Scenarios options={setUp.read(options)} onChange={onChange} />
        : null,
      Form: ({ options, onChange }) => <setUp.Form options={setUp.read(options)} onChange={onChange} />
    },
    rulesChangesSince: (version) =>
      Object.entries(client.rulesChanges ?? {}).flatMap(([changed, messages]) =>
        Number(changed) > version ? messages : []
      ),
    Table: ({ seated }) => {
      const shown = seated.past?.table ?? seated.table
      const log = useMemo(() => ownLog(shown.log), [shown.log])
      const table = useMemo(() => checkedTable(client, shown, log), [shown, log])
      return (
        <TableContextProvider client={client} table={table} contextWith={contextWith}>
          <ClientProviders client={client} table={table}>
            <TableFrame client={client} table={table} seated={seated} />
          </ClientProviders>
        </TableContextProvider>
      )
    }
  }
}

/** Memoizes the sentence of each event, because events never change. */
function memoizedSentences<G extends GameTypes>({ wire, sentence }: GameClient<G>): GameContext['sentence'] {
  const known = new WeakMap<object, Sentence>()
  return (event) => {
    const found = known.get(event)
    if (found) return found
    const made = wire.isEvent(event) ? sentenceOrStrange(() => sentence(event)) : UNKNOWN_EVENT
    known.set(event, made)
    return made
  }
}

/** The log of a file from elsewhere may have an event of a known type without its other fields. */
function sentenceOrStrange(make: () => Sentence): Sentence {
  try {
    return make()
  } catch {
    return UNKNOWN_EVENT
  }
}

interface ClientProvidersProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly children: ReactNode
}

function ClientProviders<G extends GameTypes>({ client, table, children }: ClientProvidersProps<G>) {
  const dispatch = useAppDispatch()
  const onPlace = useCallback(
    (place: string) => {
      dispatch(tableSlice.actions.pointedAt(place))
    },
    [dispatch]
  )
  if (!client.TableProviders) return children
  return (
    <client.TableProviders table={table} onPlace={onPlace}>
      {children}
    </client.TableProviders>
  )
}

interface TableContextProviderProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly contextWith: (viewNow: () => G['View'], notesOn: GameContext['pieceNotes']) => GameContext
  readonly children: ReactNode
}

/**
 * Provides the game context at a table, where even single pieces have names. The context object stays the same and
 * reads the current view through a ref, so that texts do not render again at every update.
 */
function TableContextProvider<G extends GameTypes>({
  client,
  table,
  contextWith: roomWith,
  children
}: TableContextProviderProps<G>) {
  const words = useWords()
  const view = useRef(table.view)
  view.current = table.view
  const nameOf = useCallback(
    (ref: string, id: string) => client.nameOf?.(view.current, ref, id, words),
    [client, words]
  )
  const context = useMemo(
    () =>
      roomWith(
        () => view.current,
        (piece) => client.pieceNotes?.(view.current, piece, words) ?? []
      ),
    [client, words, roomWith]
  )
  return (
    <GameContextProvider context={context} nameOf={nameOf}>
      {children}
    </GameContextProvider>
  )
}

/**
 * Checks what the host sends; behind this check the data has the game's types. The schema reads a whole view. Unknown
 * events of another version are tolerated, so that the campaign stays playable.
 */
function problemIn<G extends GameTypes>({ wire }: GameClient<G>, sent: Table | TableUpdate): string | null {
  if (sent.decision && !wire.isDecision(sent.decision)) return `the question '${sent.decision.kind}'`
  const issue = 'view' in sent ? wire.view.safeParse(sent.view).error?.issues[0] : undefined
  return issue ? `the view at '${issue.path.join('.')}': ${issue.message}` : null
}

/**
 * The one place where untyped data gets the game's types back. The store holds only data that `problemIn` has
 * checked, and patches of a checked view come from the game itself.
 */
function checkedTable<G extends GameTypes>(
  _: GameClient<G>,
  { log: _log, ...table }: Table,
  log: TableOf<G>['log']
): TableOf<G> {
  const rest = table as unknown as Omit<TableOf<G>, 'log'>
  return { ...rest, log }
}

/** The log line for an event of another version. */
const UNKNOWN_EVENT: Sentence = { message: appMessage('log.strange'), tone: 'warning' }
