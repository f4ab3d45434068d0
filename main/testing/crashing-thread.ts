// Instead of the thread that reads campaign files: it takes one message, and dies of the next with its whole process.
import { parentPort } from 'node:worker_threads'

let parts = 0
parentPort?.on('message', () => {
  if (++parts === 2) process.kill(process.pid, 'SIGSEGV')
  parentPort?.postMessage({ is: 'part-wanted' })
})
