import { Worker } from 'node:worker_threads'
import type { CallError } from '#shared/ipc/contract.ts'
import type { ImportMessage, ImportWish } from './import-thread.ts'

/** What reading one file may cost: no campaign comes near. */
const MEMORY_MB = 112

/** The host, as the process that reads for it knows it. */
export interface ReadersHost {
  post(message: ImportMessage): void
  onWish(hear: (wish: ImportWish) => void): void
}

/**
 * The whole of a process that reads one campaign file. The reading itself is a thread's, since only the memory of a
 * thread can be limited in Node and in Electron alike; and because a thread that reaches its limit may still take its
 * process along, it has one to itself.
 */
export function runImportProcess(host: ReadersHost, threadFile: string): void {
  const thread = new Worker(threadFile, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 }
  })
  thread.on('message', (message: ImportMessage) => host.post(message))
  thread.on('error', (error) => host.post({ is: 'refused', error: threadFailure(error) }))
  host.onWish((wish) => thread.postMessage(wish))
}

function threadFailure(error: Error): CallError {
  const isTooMuch = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isTooMuch
    ? { code: 'damaged-file', detail: 'The file takes more memory than any campaign.' }
    : { code: 'internal', detail: error.message }
}
