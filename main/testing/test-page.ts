import {
  type CallName,
  type CallPayload,
  type CallResult,
  type EventName,
  type EventPayload,
  type HostMessage,
  LARGEST_FILE_PART
} from '#shared/ipc/contract.ts'
import type { TableUpdate } from '#shared/ipc/table.ts'
import type { Host } from '../host/host.ts'

type Reply = Extract<HostMessage, { readonly ok: boolean }>

/** A page without a browser: makes calls on the real host and records all messages. */
export function openPage(host: Host) {
  const messages: HostMessage[] = []
  const listeners = new Set<(message: HostMessage) => void>()
  const connection = host.connect((message) => {
    messages.push(structuredClone(message))
    for (const listen of listeners) listen(message)
  })
  let nextId = 1

  /** Sends any value and returns the reply. */
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

  /** Makes a call that the host answers later. */
  const callLater = async <Name extends CallName>(
    name: Name,
    payload: CallPayload<Name>
  ): Promise<CallResult<Name>> => {
    const id = nextId++
    connection.receive({ id, call: name, payload })
    const reply = await replyTo(id)
    if (!reply.ok) throw Object.assign(new Error(JSON.stringify(reply.error)), { error: reply.error })
    return reply.result as CallResult<Name>
  }

  /** Sends a campaign file as the page does, in parts. */
  const sendFile = async (content: string): Promise<CallResult<'library.import'>> => {
    let from = 0
    for (; content.length - from > LARGEST_FILE_PART; from += LARGEST_FILE_PART) {
      call('library.upload', { part: content.slice(from, from + LARGEST_FILE_PART) })
    }
    return callLater('library.import', { content: content.slice(from) })
  }

  /** Imports a campaign file, and keeps both if the library holds the campaign already. */
  const importFile = async (content: string): Promise<string> => {
    const { campaign, known } = await sendFile(content)
    if (known !== null) call('library.keep-both', { campaign, title: 'Both' })
    return campaign
  }

  const replyTo = (id: number): Promise<Reply> => {
    const isIt = (message: HostMessage): message is Reply => 'ok' in message && message.id === id
    const there = messages.find(isIt)
    if (there) return Promise.resolve(there)
    return new Promise((resolve) => {
      const listen = (message: HostMessage) => {
        if (!isIt(message)) return
        listeners.delete(listen)
        resolve(message)
      }
      listeners.add(listen)
    })
  }

  const eventsNamed = <Name extends EventName>(name: Name): EventPayload<Name>[] =>
    messages.flatMap((message) =>
      'event' in message && message.event === name ? [message.payload as EventPayload<Name>] : []
    )

  const updates = (): TableUpdate[] => eventsNamed('table.updated')

  return {
    call,
    callLater,
    sendFile,
    importFile,
    send,
    received: eventsNamed,
    updates,
    messages,
    close: () => connection.close()
  }
}
