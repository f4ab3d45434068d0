import { readOpenMarker } from '../store/open-marker.ts'
import { ADDRESS_REQUEST_PATH } from './server.ts'

/** After this time we assume that the running app will not answer. */
const TIMEOUT_MS = 3000

/** Asks the browser mode that has a database open for a fresh address. Null if there is none. */
export async function requestAddress(databaseFile: string): Promise<string | null> {
  const running = readOpenMarker(databaseFile)?.door
  if (!running) return null
  try {
    const reply = await fetch(`http://127.0.0.1:${running.port}${ADDRESS_REQUEST_PATH}`, {
      method: 'POST',
      headers: { 'X-Door-Key': running.key },
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    const address = await reply.text()
    return reply.ok && address.startsWith(`http://127.0.0.1:${running.port}/`) ? address : null
  } catch {
    return null
  }
}
