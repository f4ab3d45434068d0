import { type ChildProcess, fork } from 'node:child_process'
import type { ImportMessage, ImportRequest } from './import-thread.ts'

/** The process that reads a campaign file. If the file crashes it, the host goes on. */
export interface ReaderProcess {
  post(request: ImportRequest): void
  onMessage(listener: (message: ImportMessage) => void): void
  /** Called when the process ends for any reason, or fails to start. */
  onEnd(listener: () => void): void
  kill(): void
}

export type StartReader = () => ReaderProcess

/** Starts readers as Node processes. They run `program`, which starts `thread` to read the file. */
export function nodeReaderStarter(program: string, thread: string): StartReader {
  return () =>
    readerOf(
      fork(program, [thread], {
        serialization: 'advanced',
        execArgv: [],
        // Its output at a crash does not belong in the player's terminal.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc']
      })
    )
}

function readerOf(child: ChildProcess): ReaderProcess {
  return {
    // If the process is gone, `onEnd` follows.
    post: (request) => child.send(request, () => {}),
    onMessage: (listener) => child.on('message', (message: ImportMessage) => listener(message)),
    onEnd: (listener) => child.once('exit', listener).once('error', listener),
    kill: () => child.kill('SIGKILL')
  }
}
