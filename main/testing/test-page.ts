import type {
  CallName,
  CallPayload,
  CallResult,
  EventName,
  EventPayload,
  HostMessage
} from '#shared/ipc/contract.ts'
import type { TableUpdate } from '#shared/ipc/table.ts'
import type { Host } from '../host/host.ts'

/** A page without a browser: makes calls on the real host and keeps what it is sent. */
export function openPage(host: Host) {
  const messages: HostMessage[] = []
  const connection = host.connect((message) => messages.push(structuredClone(message)))
  let nextId = 1

  /** Sends anything at all and returns the reply. */
  const send = (message: unknown): HostMessage => {
    const before = messages.length
    connection.receive(message)
    const reply = messages.slice(before).find((candidate) => 'ok' in candidate)
    if (!reply) throw new Error('the host did not reply')
    return reply
  }

  const call = <Name extends CallName>(name: Name, payload: CallPayload<Name>): CallResult<Name> => {
    const reply = send({ id: nextId++, call: name, payload })
    if (!('ok' in reply)) throw new Error('not a reply')
    if (!reply.ok) throw Object.assign(new Error(JSON.stringify(reply.error)), { error: reply.error })
    return reply.result as CallResult<Name>
  }

  const told = <Name extends EventName>(name: Name): EventPayload<Name>[] =>
    messages.flatMap((message) =>
      'event' in message && message.event === name ? [message.payload as EventPayload<Name>] : []
    )

  const updates = (): TableUpdate[] => told('table.updated')

  return { call, send, told, updates, close: () => connection.close() }
}
