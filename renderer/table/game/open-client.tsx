import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react'
import { appMessage } from '#shared/app/words/message.ts'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { GameSummary, GameTypes } from '#shared/engine/game.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { useWords } from '../../i18n/words.tsx'
import type { Border } from '../../state/border.ts'
import type { Seated } from '../../state/table.ts'
import type { Sentence } from '../log/sentence.ts'
import { TableFrame } from '../table-frame.tsx'
import type { GameClient, SentOptions, TableOf } from './game-client.ts'
import { ownLog } from './own-log.ts'
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
  readonly CardLine: ComponentType<{ readonly summary: GameSummary }>
  readonly Table: ComponentType<{ readonly seated: Seated }>
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
  const roomWith = (view: G['View'] | null, notesOn: Room['notesOn']): Room => ({
    sides,
    words,
    players: client.players?.names ?? [],
    firstPlayer,
    sentence: (event) => (wire.isEvent(event) ? client.sentence(event) : STRANGE),
    notesOn,
    outlook: (kind) => client.decision.outlook?.(kind) ?? null,
    isAbout: (event, side) =>
      view === null || !wire.isEvent(event) || (client.isAbout?.(event, side, view) ?? true)
  })
  const away = roomWith(null, () => [])
  return {
    id,
    name,
    sides: Object.keys(sides),
    firstPlayer,
    problemIn: (sent) => problemIn(client, sent),
    Room: ({ children }) => <RoomProvider room={away}>{children}</RoomProvider>,
    setUp: {
      first: setUp.read({}),
      sidesOf: (options) => setUp.sidesOf(setUp.read(options)),
      forPeople: (options, people) => setUp.forPeople?.(setUp.read(options), people) ?? options,
      Form: ({ options, onChange }) => <setUp.Form options={setUp.read(options)} onChange={onChange} />
    },
    CardLine: ({ summary }) => {
      const facts = wire.facts.safeParse(summary.facts)
      return facts.success ? <CardLine summary={{ ...summary, facts: facts.data }} /> : null
    },
    Table: ({ seated }) => {
      const log = useMemo(() => ownLog(client, seated.table.log), [seated.table.log])
      const table = useMemo(() => checkedTable(client, seated.table, log), [seated.table, log])
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

interface AroundProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly children: ReactNode
}

function Around<G extends GameTypes>({ client, table, children }: AroundProps<G>) {
  return client.Around ? <client.Around table={table}>{children}</client.Around> : children
}

interface TableRoomProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly roomWith: (view: G['View'], notesOn: Room['notesOn']) => Room
  readonly children: ReactNode
}

/** At the table even single pieces have names. */
function TableRoom<G extends GameTypes>({ client, table, roomWith, children }: TableRoomProps<G>) {
  const words = useWords()
  const { view } = table
  const nameOf = useCallback(
    (ref: string, id: string) => client.nameOf?.(view, ref, id, words),
    [client, view, words]
  )
  const room = useMemo(
    () => roomWith(view, (piece) => client.notesOn?.(view, piece, words) ?? []),
    [client, view, words, roomWith]
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
