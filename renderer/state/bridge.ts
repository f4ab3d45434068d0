import { isObject } from '#shared/engine/json.ts'
import {
  type CallName,
  type CallPayload,
  type CallResult,
  calls,
  type EventName,
  type EventPayload,
  events
} from '#shared/ipc/contract.ts'
import { CallFailure, type Failure, readCallError } from './failure.ts'
import type { HostLink, OpenHostLink } from './host-link.ts'

export type Connection =
  | { readonly status: 'connecting' }
  | { readonly status: 'open' }
  | { readonly status: 'lost'; readonly retryAt: number }

interface PendingCall {
  readonly message: { readonly id: number; readonly call: CallName; readonly payload: unknown }
  settle(reply: unknown): void
  fail(failure: Failure): void
}

type Handlers = { [Name in EventName]: Set<(payload: EventPayload<Name>) => void> }

/**
 * The reading half of a schema. The mapped types below keep the type of a call or an event when it is looked up by
 * name.
 */
interface SchemaReader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}
const resultSchemas: { readonly [Name in CallName]: { readonly result: SchemaReader<CallResult<Name>> } } =
  calls
const eventSchemas: { readonly [Name in EventName]: SchemaReader<EventPayload<Name>> } = events

const BACK_OFF = [250, 500, 1000, 2000, 4000]

/** The page's side of the IPC contract: typed calls and events over a connection that may break and reconnects. */
export class Bridge {
  readonly #openLink: OpenHostLink
  readonly #backOff: readonly number[]
  readonly #pending = new Map<number, PendingCall>()
  readonly #handlers: Handlers = {
    'table.updated': new Set(),
    'table.closed': new Set(),
    'library.changed': new Set(),
    'campaign.received': new Set(),
    'settings.changed': new Set(),
    'command.wished': new Set(),
    notice: new Set()
  }
  /** Events that arrived before anyone listened for them. The native menu may be quicker than the page. */
  #unclaimed: readonly { readonly name: EventName; readonly payload: unknown }[] = []
  readonly #watchers = new Set<(connection: Connection) => void>()
  #connection: Connection = { status: 'connecting' }
  #link: HostLink | null = null
  #nextId = 1
  #losses = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(openLink: OpenHostLink, backOff: readonly number[] = BACK_OFF) {
    this.#openLink = openLink
    this.#backOff = backOff
  }

  get connection(): Connection {
    return this.#connection
  }

  /** Connects, or retries at once if the connection is lost. */
  connect(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#link?.close()
    this.#link = this.#openLink({
      opened: () => this.#opened(),
      received: (message) => this.#received(message),
      lost: () => this.#lost()
    })
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#link?.close()
    this.#link = null
    this.#failAll()
  }

  watch(watcher: (connection: Connection) => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  on<Name extends EventName>(name: Name, handler: (payload: EventPayload<Name>) => void): () => void {
    const handlers: Set<(payload: EventPayload<Name>) => void> = this.#handlers[name]
    handlers.add(handler)
    const waiting = this.#unclaimed.filter((event) => event.name === name)
    this.#unclaimed = this.#unclaimed.filter((event) => event.name !== name)
    for (const { payload } of waiting) this.#fire(name, payload)
    return () => handlers.delete(handler)
  }

  /** Calls the host. Before the first connection a call waits; while the connection is lost it fails at once. */
  call<Name extends CallName>(name: Name, payload: CallPayload<Name>): Promise<CallResult<Name>> {
    return new Promise((resolve, reject) => {
      if (this.#connection.status === 'lost') {
        reject(new CallFailure({ code: 'connection-lost' }))
        return
      }
      const id = this.#nextId++
      const message = { id, call: name, payload }
      this.#pending.set(id, {
        message,
        settle: (result) => {
          const read = resultSchemas[name].result.safeParse(result)
          if (read.success) resolve(read.data)
          else reject(new CallFailure({ code: 'bad-reply', detail: name }))
        },
        fail: (failure) => reject(new CallFailure(failure))
      })
      if (this.#connection.status === 'open') this.#link?.send(message)
    })
  }

  #opened(): void {
    this.#losses = 0
    const waiting = [...this.#pending.values()]
    // A watcher may call the host at once, and that call is sent by itself. So the waiting calls are collected first.
    this.#set({ status: 'open' })
    for (const { message } of waiting) this.#link?.send(message)
  }

  #lost(): void {
    const wait = this.#backOff[Math.min(this.#losses, this.#backOff.length - 1)] ?? 1000
    this.#losses++
    this.#link = null
    this.#set({ status: 'lost', retryAt: Date.now() + wait })
    this.#failAll()
    this.#timer = setTimeout(() => this.connect(), wait)
  }

  /** The host may or may not have handled these calls. The page finds out by reading the state again. */
  #failAll(): void {
    const pending = [...this.#pending.values()]
    this.#pending.clear()
    for (const call of pending) call.fail({ code: 'connection-lost' })
  }

  #received(message: unknown): void {
    if (!isObject(message)) return
    if (typeof message.event === 'string') this.#receiveEvent(message.event, message.payload)
    else if (typeof message.id === 'number') this.#reply(message.id, message)
  }

  #reply(id: number, message: Readonly<Record<string, unknown>>): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    this.#pending.delete(id)
    if (message.ok === true) pending.settle(message.result)
    else pending.fail(readCallError(message.error))
  }

  #receiveEvent(name: string, payload: unknown): void {
    switch (name) {
      case 'table.updated':
      case 'table.closed':
      case 'library.changed':
      case 'campaign.received':
      case 'settings.changed':
      case 'command.wished':
      case 'notice':
        this.#fire(name, payload)
    }
  }

  #fire<Name extends EventName>(name: Name, payload: unknown): void {
    const read = eventSchemas[name].safeParse(payload)
    if (!read.success) return
    const handlers: Set<(payload: EventPayload<Name>) => void> = this.#handlers[name]
    if (handlers.size === 0) this.#unclaimed = [...this.#unclaimed, { name, payload }]
    for (const handler of handlers) handler(read.data)
  }

  #set(connection: Connection): void {
    this.#connection = connection
    for (const watcher of this.#watchers) watcher(connection)
  }
}
