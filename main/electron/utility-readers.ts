import { utilityProcess } from 'electron'
import type { StartReader } from '../host/reader-process.ts'

/** Readers as Electron starts processes: the installed program cannot be run as a plain Node. */
export function utilityReaders(program: string, thread: string): StartReader {
  return () => {
    const child = utilityProcess.fork(program, [thread], { stdio: 'ignore', serviceName: 'Campaign reader' })
    return {
      post: (wish) => child.postMessage(wish),
      onMessage: (hear) => child.on('message', hear),
      onEnd: (hear) => child.once('exit', hear),
      kill: () => child.kill()
    }
  }
}
