// Replaces the thread that reads campaign files. It takes one message and crashes its process at the next.
import { parentPort } from 'node:worker_threads'

let parts = 0
parentPort?.on('message', () => {
  if (++parts === 2) process.kill(process.pid, 'SIGSEGV')
  parentPort?.postMessage({ type: 'part-wanted' })
})
