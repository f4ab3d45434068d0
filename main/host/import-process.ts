import { Worker } from 'node:worker_threads'
import type { CallError } from '#shared/ipc/contract.ts'
import type { ImportMessage, ImportRequest } from './import-thread.ts'

/** The memory limit for reading one file. No campaign comes near it. */
const MEMORY_MB = 112

/** The reading process's connection to the host. */
export interface ImportHostPort {
  post(message: ImportMessage): void
  onRequest(listener: (request: ImportRequest) => void): void
}

/**
 * Runs the process that reads one campaign file. A thread does the reading, because only threads have a memory limit
 * in both Node and Electron. The thread has a process to itself, because it may crash its process at the limit.
 */
export function runImportProcess(host: ImportHostPort, threadFile: string): void {
  const thread = new Worker(threadFile, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 }
  })
  thread.on('message', (message: ImportMessage) => host.post(message))
  thread.on('error', (error) => host.post({ type: 'refused', error: threadFailure(error) }))
  host.onRequest((request) => thread.postMessage(request))
}

function threadFailure(error: Error): CallError {
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOutOfMemory
    ? { code: 'damaged-file', detail: 'The file takes more memory than any campaign.' }
    : { code: 'internal', detail: error.message }
}
