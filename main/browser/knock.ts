import { readOpenMarker } from '../store/open-marker.ts'
import { DOOR_PATH } from './server.ts'

/** A running app that does not answer in this time does not answer. */
const PATIENCE_MS = 3000

/** Asks the browser mode that has a database open for a fresh address; null where there is none to ask. */
export async function knock(databaseFile: string): Promise<string | null> {
  const door = readOpenMarker(databaseFile)?.door
  if (!door) return null
  try {
    const reply = await fetch(`http://127.0.0.1:${door.port}${DOOR_PATH}`, {
      method: 'POST',
      headers: { 'X-Door-Key': door.key },
      signal: AbortSignal.timeout(PATIENCE_MS)
    })
    const address = await reply.text()
    return reply.ok && address.startsWith(`http://127.0.0.1:${door.port}/`) ? address : null
  } catch {
    return null
  }
}
