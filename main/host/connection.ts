import {
  type CallName,
  type CallPayload,
  type CallResult,
  calls,
  type EventName,
  type EventPayload,
  type HostMessage,
  isCallName,
  LARGEST_CAMPAIGN_FILE,
  requestSchema
} from '#shared/ipc/contract.ts'
import type { KnownLineage } from '#shared/ipc/table.ts'
import { CallFailure } from './call-failure.ts'
import { type CallHandlers, createHandlers } from './handlers.ts'
import type { Host } from './host.ts'
import type { LiveTable } from './live-table.ts'
import type { Watcher } from './watcher.ts'

/** The host's side of one page. It validates everything that the page sends. */
export class Connection {
  readonly #host: Host
  readonly #send: (message: HostMessage) => void
  readonly #onClose: () => void
  readonly #handlers: CallHandlers
  readonly #seats = new Map<string, { table: LiveTable; watcher: Watcher }>()
  readonly #uploads: string[] = []
  #uploadedSize = 0

  constructor(host: Host, send: (message: HostMessage) => void, onClose: () => void) {
    this.#host = host
    this.#send = send
    this.#onClose = onClose
    this.#handlers = createHandlers(host, this)
  }

  /** Answers one message of any form. */
  receive(message: unknown): void {
    const request = requestSchema.safeParse(message)
    if (!request.success) {
      this.#fail(requestId(message), CallFailure.of('malformed', 'A message must be {id, call, payload}.'))
      return
    }
    const { id, call, payload } = request.data
    try {
      if (!isCallName(call)) throw CallFailure.of('unknown-call', `There is no call '${call}'.`)
      const result = this.#perform(call, payload)
      if (result instanceof Promise) this.#replyLater(id, result)
      else this.#reply(id, result)
    } catch (error) {
      this.#fail(id, error)
    }
  }

  sendEvent<Name extends EventName>(event: Name, payload: EventPayload<Name>): void {
    // The compiler cannot tell that a name with its own payload is one of the messages.
    this.#send({ event, payload } as HostMessage)
  }

  /** Takes a seat at a table. A page has one seat at each table. */
  sit(campaign: string, side: string | null, known?: KnownLineage): CallResult<'table.sit'> {
    this.leave(campaign)
    const table = this.#host.table(campaign)
    const { table: wholeTable, watcher } = table.sit(
      side,
      (update) => this.sendEvent('table.updated', update),
      known
    )
    this.#seats.set(campaign, { table, watcher })
    return wholeTable
  }

  /** The table at which this page sits for this side, or at which it is asked openly. Throws otherwise, so that nobody answers for another. */
  tableAs(campaign: string, side: string): LiveTable {
    const seat = this.#seats.get(campaign)
    const isOwn = seat?.watcher.side === side
    const isGuest = seat !== undefined && seat.watcher.side !== null && seat.table.askedOpenly === side
    if (!seat || !(isOwn || isGuest)) throw CallFailure.of('not-found', `Nobody here sits for '${side}'.`)
    return seat.table
  }

  /** The table at which this page sits, for any side. */
  tableOf(campaign: string): LiveTable {
    return this.#seatAt(campaign).table
  }

  /** Shows a past moment of a table at which this page sits. */
  past({ campaign, number, side }: CallPayload<'table.past'>): CallResult<'table.past'> {
    const { table, watcher } = this.#seatAt(campaign)
    return table.past(watcher, number, side)
  }

  /** Gives up this page's seat at a table that failed, and tells the page. */
  tableClosed(campaign: string, detail: string): void {
    if (this.#seats.delete(campaign)) this.sendEvent('table.closed', { campaign, detail })
  }

  /** Adds a part of the campaign file that this page is uploading. */
  upload(part: string): void {
    this.#uploadedSize += part.length
    if (this.#uploadedSize > LARGEST_CAMPAIGN_FILE) {
      this.uploaded('')
      throw CallFailure.of('damaged-file', 'The file is larger than any campaign.')
    }
    this.#uploads.push(part)
  }

  /** Ends the upload with its last part and returns all parts. */
  uploaded(last: string): readonly string[] {
    this.#uploadedSize = 0
    return [...this.#uploads.splice(0), last]
  }

  leave(campaign: string): void {
    const seat = this.#seats.get(campaign)
    if (!seat) return
    seat.table.leave(seat.watcher)
    this.#seats.delete(campaign)
    this.#host.releaseTable(campaign)
  }

  close(): void {
    for (const campaign of [...this.#seats.keys()]) this.leave(campaign)
    this.#onClose()
  }

  #perform<Name extends CallName>(name: Name, input: unknown): CallResult<Name> | Promise<CallResult<Name>> {
    const payload = calls[name].payload.safeParse(input)
    if (!payload.success) {
      const issue = payload.error.issues[0]
      throw CallFailure.of('malformed', `${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
    }
    // zod's result type is a union over all calls. The schema of this call has just accepted the payload.
    return this.#handlers[name](payload.data as CallPayload<Name>)
  }

  #seatAt(campaign: string): { table: LiveTable; watcher: Watcher } {
    const seat = this.#seats.get(campaign)
    if (!seat) throw CallFailure.of('not-found', 'Nobody here sits at this table.')
    return seat
  }

  #replyLater(id: number, result: Promise<unknown>): void {
    result
      .then((later) => this.#reply(id, later))
      .catch((error) => this.#fail(id, error))
      // The page may have disconnected.
      .catch(() => {})
  }

  #reply(id: number, result: unknown): void {
    this.#send({ id, ok: true, result })
  }

  #fail(id: number | null, error: unknown): void {
    const failure = error instanceof CallFailure ? error : CallFailure.of('internal', String(error))
    this.#host.reportIfDamaged(error instanceof CallFailure ? error.cause : error)
    this.#send({ id, ok: false, error: failure.error })
  }
}

/** The id of an otherwise malformed message, so that the sender can match the error to it. */
function requestId(message: unknown): number | null {
  const known = requestSchema.pick({ id: true }).loose().safeParse(message)
  return known.success ? known.data.id : null
}
