import { type ComponentType, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { appMessage } from '#shared/app/words/message.ts'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { GameSummary, GameTypes } from '#shared/engine/game.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { useWords } from '../../i18n/words.tsx'
import type { Border } from '../../state/border.ts'
import { useAppDispatch } from '../../state/store.ts'
import { type Seated, tableSlice } from '../../state/table.ts'
import type { Sentence } from '../log/sentence.ts'
import { TableFrame } from '../table-frame.tsx'
import type { GameClient, SentOptions, TableOf } from './game-client.ts'
import { ownLogOf } from './own-log.ts'
import { type Room, RoomProvider } from './room.tsx'

/** A client with its types packed away: what the screens need of any game. */
export interface OpenClient {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  /** What is wrong with what the host has sent; null when nothing is. */
  problemIn(table: Table | TableUpdate): string | null
  /** The game's words and looks, away from its table. */
  readonly Room: ComponentType<{ readonly children: ReactNode }>
  readonly sides: readonly string[]
  readonly isOpen: boolean
  /** Who plays for the computer where nobody else is wanted. */
  readonly firstPlayer: string
  readonly setUp: {
    readonly first: SentOptions
    sidesOf(options: SentOptions): readonly string[]
    forPeople(options: SentOptions, sides: readonly string[]): SentOptions
    readonly Form: ComponentType<{
      readonly options: SentOptions
      readonly onChange: (options: SentOptions) => void
    }>
  }
  /** What a campaign's card shows of where it stands: a line, a picture and a line of its story, as the game has them. */
  readonly CardLine: ComponentType<CardProps>
  readonly CardPicture: ComponentType<CardProps> | null
  readonly CardStory: ComponentType<CardProps> | null
  readonly Table: ComponentType<{ readonly seated: Seated }>
}

interface CardProps {
  readonly summary: GameSummary
}

/** The games on this page's shelf, by id. */
export type ClientShelf = ReadonlyMap<string, OpenClient>

export function clientShelf(...clients: readonly OpenClient[]): ClientShelf {
  return new Map(clients.map((client) => [client.id, client]))
}

/** What guards the store: a game that is not on the shelf, and data that its own game would not have sent. */
export function borderOf(games: ClientShelf): Border {
  return (id, sent) => {
    const client = games.get(id)
    if (!client) return { code: 'unknown-game', detail: id }
    const problem = client.problemIn(sent)
    return problem === null ? null : { code: 'bad-reply', detail: problem }
  }
}

export function openClient<G extends GameTypes>(client: GameClient<G>): OpenClient {
  const { id, name, sides, setUp, wire, words, CardLine } = client
  const firstPlayer = client.players?.first ?? RANDOM_PLAYER
  const sentence = sentencesOf(client)
  const ownLog = ownLogOf(client)
  const roomWith = (viewNow: () => G['View'] | null, notesOn: Room['notesOn']): Room => ({
    sides,
    words,
    players: client.players?.names ?? [],
    firstPlayer,
    rules: client.rules,
    sentence,
    notesOn,
    outlook: (kind) => client.decision.outlook?.(kind) ?? null,
    isAbout: (event, side) => {
      const view = viewNow()
      return view === null || !wire.isEvent(event) || (client.isAbout?.(event, side, view) ?? true)
    }
  })
  const away = roomWith(
    () => null,
    () => []
  )
  return {
    id,
    name,
    sides: Object.keys(sides),
    isOpen: client.isOpen ?? false,
    firstPlayer,
    problemIn: (sent) => problemIn(client, sent),
    Room: ({ children }) => <RoomProvider room={away}>{children}</RoomProvider>,
    setUp: {
      first: setUp.read({}),
      sidesOf: (options) => setUp.sidesOf(setUp.read(options)),
      forPeople: (options, people) => setUp.forPeople?.(setUp.read(options), people) ?? options,
      Form: ({ options, onChange }) => <setUp.Form options={setUp.read(options)} onChange={onChange} />
    },
    CardLine: checkedCard(client, CardLine),
    CardPicture: client.CardPicture ? checkedCard(client, client.CardPicture) : null,
    CardStory: client.CardStory ? checkedCard(client, client.CardStory) : null,
    Table: ({ seated }) => {
      const shown = seated.past?.table ?? seated.table
      const log = useMemo(() => ownLog(shown.log), [shown.log])
      const table = useMemo(() => checkedTable(client, shown, log), [shown, log])
      return (
        <TableRoom client={client} table={table} roomWith={roomWith}>
          <Around client={client} table={table}>
            <TableFrame client={client} table={table} seated={seated} />
          </Around>
        </TableRoom>
      )
    }
  }
}

/** A part of a campaign's card, for facts that are the game's own; of others it shows nothing. */
function checkedCard<G extends GameTypes>(
  { wire }: GameClient<G>,
  Card: ComponentType<{ readonly summary: GameSummary<G['Facts']> }>
): ComponentType<CardProps> {
  return ({ summary }) => {
    const facts = useMemo(() => wire.facts.safeParse(summary.facts), [summary.facts])
    return facts.success ? <Card summary={{ ...summary, facts: facts.data }} /> : null
  }
}

/** What an event is told with. An event never changes: it is put into words once. */
function sentencesOf<G extends GameTypes>({ wire, sentence }: GameClient<G>): Room['sentence'] {
  const known = new WeakMap<object, Sentence>()
  return (event) => {
    const found = known.get(event)
    if (found) return found
    const told = wire.isEvent(event) ? sentence(event) : STRANGE
    known.set(event, told)
    return told
  }
}

interface AroundProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly children: ReactNode
}

function Around<G extends GameTypes>({ client, table, children }: AroundProps<G>) {
  const dispatch = useAppDispatch()
  const onPlace = useCallback(
    (place: string) => {
      dispatch(tableSlice.actions.pointedAt(place))
    },
    [dispatch]
  )
  if (!client.Around) return children
  return (
    <client.Around table={table} onPlace={onPlace}>
      {children}
    </client.Around>
  )
}

interface TableRoomProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly roomWith: (viewNow: () => G['View'], notesOn: Room['notesOn']) => Room
  readonly children: ReactNode
}

/**
 * At the table even single pieces have names. The room stays the same while the game goes on and is asked of the view
 * of the moment: what was said once is not said anew because somebody has moved.
 */
function TableRoom<G extends GameTypes>({ client, table, roomWith, children }: TableRoomProps<G>) {
  const words = useWords()
  const view = useRef(table.view)
  view.current = table.view
  const nameOf = useCallback(
    (ref: string, id: string) => client.nameOf?.(view.current, ref, id, words),
    [client, words]
  )
  const room = useMemo(
    () =>
      roomWith(
        () => view.current,
        (piece) => client.notesOn?.(view.current, piece, words) ?? []
      ),
    [client, words, roomWith]
  )
  return (
    <RoomProvider room={room} nameOf={nameOf}>
      {children}
    </RoomProvider>
  )
}

/**
 * The border: what is let in here is the game's own from now on. A whole view is read by its schema. What another
 * version has told in the log, and this one does not know, keeps nobody from playing on.
 */
function problemIn<G extends GameTypes>({ wire }: GameClient<G>, sent: Table | TableUpdate): string | null {
  if (sent.decision && !wire.isDecision(sent.decision)) return `the question '${sent.decision.kind}'`
  const issue = 'view' in sent ? wire.view.safeParse(sent.view).error?.issues[0] : undefined
  return issue ? `the view at '${issue.path.join('.')}': ${issue.message}` : null
}

/**
 * The one place where what travelled gets the game's types back. The store takes in nothing that `problemIn` has
 * not let pass, and changes of a view that was read by its schema come from the game itself.
 */
function checkedTable<G extends GameTypes>(
  _: GameClient<G>,
  { log: _log, ...table }: Table,
  log: TableOf<G>['log']
): TableOf<G> {
  const rest = table as unknown as Omit<TableOf<G>, 'log'>
  return { ...rest, log }
}

/** What stands in the log for an event of another version. */
const STRANGE: Sentence = { message: appMessage('log.strange'), tone: 'warning' }
