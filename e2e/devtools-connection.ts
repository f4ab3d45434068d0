// Speaks Chromium's own protocol. Playwright would wait for ever for a page that is just coming or going.
import { once } from 'node:events'
import { z } from 'zod'

/** How long to wait for one answer. A page that has died gives none. */
const ANSWER_TIMEOUT_MS = 3_000

const replySchema = z.object({ id: z.number().optional(), result: z.unknown().optional() })
const processesSchema = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) })
const targetsSchema = z.object({ targetInfos: z.array(z.object({ type: z.string(), targetId: z.string() })) })
const sessionSchema = z.object({ sessionId: z.string() })
const valueSchema = z.object({ result: z.object({ value: z.unknown() }) })

/** The process that the page runs in, if there is one. */
export function pageProcess(address: string): Promise<number | null> {
  return withDevtools(address, async (devtools) => {
    const { processInfo } = processesSchema.parse(await devtools.ask('SystemInfo.getProcessInfo'))
    return processInfo.find(({ type }) => type === 'renderer')?.id ?? null
  })
}

/** Whether there is a page with something on it. */
export async function isDrawn(address: string): Promise<boolean> {
  const expression = `(document.getElementById('root')?.childElementCount ?? 0) > 0`
  return withDevtools(address, async (devtools) => {
    const { targetInfos } = targetsSchema.parse(await devtools.ask('Target.getTargets'))
    const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId
    if (targetId === undefined) return false
    const { sessionId } = sessionSchema.parse(
      await devtools.ask('Target.attachToTarget', { targetId, flatten: true })
    )
    const { result } = valueSchema.parse(await devtools.ask('Runtime.evaluate', { expression }, sessionId))
    return result.value === true
  }).catch(() => false)
}

async function withDevtools<T>(address: string, use: (devtools: Devtools) => Promise<T>): Promise<T> {
  const socket = new WebSocket(address)
  try {
    await once(socket, 'open', { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    return await use(new Devtools(socket))
  } finally {
    socket.close()
  }
}

class Devtools {
  readonly #socket: WebSocket
  readonly #awaited = new Map<number, (result: unknown) => void>()

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = replySchema.parse(JSON.parse(String(data)))
      if (id !== undefined) this.#awaited.get(id)?.(result)
    })
  }

  ask(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    const id = this.#awaited.size + 1
    return new Promise((resolve, reject) => {
      this.#awaited.set(id, resolve)
      AbortSignal.timeout(ANSWER_TIMEOUT_MS).addEventListener('abort', () =>
        reject(new Error(`Chromium did not answer ${method}`))
      )
      this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
    })
  }
}
