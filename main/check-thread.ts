// Entry of the thread that checks the whole database while the app runs.
import { parentPort, workerData } from 'node:worker_threads'
import { isFileIntact } from './store/database-integrity.ts'

parentPort?.postMessage({ isIntact: isFileIntact(String(workerData)) })
