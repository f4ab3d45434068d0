import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A process that is silent for so long will not come up any more. */
const SILENT_FOR = 30_000

/** A process that plays the one campaign of a folder for ever, to be killed in the middle of something. */
export class DoomedPlayer {
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  /** What it wrote on stderr: why it died, when it was not we who killed it. */
  #complaints = ''
  #onAnswer = () => {}
  /** The number of answers that it has said were acknowledged. */
  acknowledged = -1

  constructor(dataDir: string) {
    const script = join(import.meta.dirname, 'play-for-ever.ts')
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, dataDir], {
      stdio: ['ignore', 'pipe', 'pipe']
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      this.#complaints += text
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.acknowledged = Number(line)
      this.#onAnswer()
    })
    this.#child = child
    // Not `exit`: what it wrote may still be under way then.
    this.#ended = once(child, 'close')
  }

  /** Resolves after so many more answers; fails at once, with what was seen, when the process ends before. */
  async plays(answers: number): Promise<void> {
    for (let answer = 0; answer < answers; answer++) {
      const event = await Promise.race([this.#nextAnswer(), this.#ended.then(() => 'ended' as const)])
      if (event === 'ended') throw this.#failure(`it ended by itself (${this.#child.exitCode})`)
      if (event === 'silent') throw this.#failure(`it was silent for ${SILENT_FOR} ms`)
    }
  }

  /** Kills it, and waits until all that it has said has arrived. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null) throw this.#failure(`it ended by itself (${this.#child.exitCode})`)
    this.#child.kill('SIGKILL')
    await this.#ended
  }

  #nextAnswer(): Promise<'answer' | 'silent'> {
    return new Promise((resolve) => {
      const deadline = setTimeout(() => resolve('silent'), SILENT_FOR).unref()
      this.#onAnswer = () => {
        clearTimeout(deadline)
        resolve('answer')
      }
    })
  }

  #failure(why: string): Error {
    this.#child.kill('SIGKILL')
    return new Error(
      `${why}; its last answer was ${this.acknowledged}; it said: ${this.#complaints || 'nothing'}`
    )
  }
}
