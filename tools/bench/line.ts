import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { CallName, CallPayload, CallResult, HostMessage } from '#shared/ipc/contract.ts'
import type { TableUpdate } from '#shared/ipc/table.ts'
import { enter } from '../../main/testing/enter.ts'

/** A message as received, with its length in bytes and the time of its arrival. */
export interface Heard<T> {
  readonly content: T
  readonly bytes: number
  readonly at: number
}

/** A client of browser mode without a page: one connection to the host, over the real socket. */
export class Line {
  readonly #socket: WebSocket
  readonly #replies = new Map<number, (heard: Heard<HostMessage>) => void>()
  #onUpdate: (heard: Heard<TableUpdate>) => void = () => {}
  #nextId = 1

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => this.#hear(data))
  }

  /** Connects through an address that browser mode has printed. */
  static async to(address: string): Promise<Line> {
    const { host } = new URL(address)
    const { cookie, key } = await enter(address)
    const headers = { cookie, origin: `http://${host}` }
    const socket = new WebSocket(`ws://${host}/bridge`, ['bridge', key], { headers })
    const failed = new Promise<never>((_, reject) => socket.on('error', reject))
    await Promise.race([once(socket, 'open'), failed])
    return new Line(socket)
  }

  async call<Name extends CallName>(
    name: Name,
    payload: CallPayload<Name>
  ): Promise<Heard<CallResult<Name>>> {
    const { content, ...rest } = await this.#ask(name, payload)
    if (!('ok' in content) || !content.ok) throw new Error(`${name}: ${JSON.stringify(content)}`)
    // The contract pairs each call with its result.
    return { content: content.result as CallResult<Name>, ...rest }
  }

  /** Resolves with the next update that arrives. */
  update(): Promise<Heard<TableUpdate>> {
    return new Promise((resolve) => {
      this.#onUpdate = resolve
    })
  }

  close(): void {
    this.#socket.terminate()
  }

  #ask(call: CallName, payload: unknown): Promise<Heard<HostMessage>> {
    const id = this.#nextId++
    this.#socket.send(JSON.stringify({ id, call, payload }))
    return new Promise((resolve) => this.#replies.set(id, resolve))
  }

  #hear(data: Buffer): void {
    const at = performance.now()
    const content: HostMessage = JSON.parse(String(data))
    const heard = { bytes: data.length, at }
    if ('event' in content) {
      if (content.event === 'table.updated') this.#onUpdate({ content: content.payload, ...heard })
    } else if (content.id !== null) {
      this.#replies.get(content.id)?.({ content, ...heard })
      this.#replies.delete(content.id)
    }
  }
}
