// Entry of the thread that checks the whole database while the app runs.
import { parentPort, workerData } from 'node:worker_threads'
import { isFileSound } from './store/soundness.ts'

parentPort?.postMessage({ isIntact: isFileSound(String(workerData)) })
