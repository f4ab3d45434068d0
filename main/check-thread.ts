// Entry of the thread that looks through the whole database while the app is in use.
import { parentPort, workerData } from 'node:worker_threads'
import { isFileSound } from './store/soundness.ts'

parentPort?.postMessage({ isSound: isFileSound(String(workerData)) })
