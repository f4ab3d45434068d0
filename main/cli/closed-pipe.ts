import type { Writable } from 'node:stream'

/** A reader such as `head` may close the pipe before everything is written. The command then ends quietly. */
export function endWhenPipeCloses(...streams: readonly Writable[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
  }
}
