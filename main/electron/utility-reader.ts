import { utilityProcess } from 'electron'
import type { StartReader } from '../host/reader-process.ts'

/** Starts readers as Electron utility processes, because the installed program cannot run as plain Node. */
export function utilityReaderStarter(program: string, thread: string): StartReader {
  return () => {
    const child = utilityProcess.fork(program, [thread], { stdio: 'ignore', serviceName: 'Campaign reader' })
    return {
      post: (request) => child.postMessage(request),
      onMessage: (listener) => child.on('message', listener),
      onEnd: (listener) => child.once('exit', listener),
      kill: () => child.kill()
    }
  }
}
