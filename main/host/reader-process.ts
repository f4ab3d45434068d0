import { type ChildProcess, fork } from 'node:child_process'
import type { ImportMessage, ImportWish } from './import-thread.ts'

/** The process in which a campaign file is read: whatever the file does to it, the host goes on. */
export interface ReaderProcess {
  post(wish: ImportWish): void
  onMessage(hear: (message: ImportMessage) => void): void
  /** However it comes to its end, or does not even begin. */
  onEnd(hear: () => void): void
  kill(): void
}

export type StartReader = () => ReaderProcess

/** Readers as processes of Node's own: `program` is what they run, `thread` the file that does the reading. */
export function nodeReaders(program: string, thread: string): StartReader {
  return () =>
    readerOf(
      fork(program, [thread], {
        serialization: 'advanced',
        execArgv: [],
        // What it says when it dies is for nobody's terminal.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc']
      })
    )
}

function readerOf(child: ChildProcess): ReaderProcess {
  return {
    // What cannot be sent any more is followed by the end.
    post: (wish) => child.send(wish, () => {}),
    onMessage: (hear) => child.on('message', (message: ImportMessage) => hear(message)),
    onEnd: (hear) => child.once('exit', hear).once('error', hear),
    kill: () => child.kill('SIGKILL')
  }
}
