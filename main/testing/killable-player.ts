import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { programFile } from './programs.ts'

/** A process without output for this long has failed. */
const SILENCE_LIMIT_MS = 30_000

/** A process that plays the one campaign of a folder without end, until a test kills it. */
export class KillablePlayer {
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  /** Its stderr, which says why it ended by itself. */
  #errors = ''
  #onAnswer = () => {}
  /** The number of the last answer that it reported as acknowledged. */
  acknowledged = -1

  constructor(dataDir: string) {
    const script = programFile('play-without-end')
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, dataDir], {
      stdio: ['ignore', 'pipe', 'pipe']
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      this.#errors += text
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.acknowledged = Number(line)
      this.#onAnswer()
    })
    this.#child = child
    // Not `exit`: at that moment its output may still be incomplete.
    this.#ended = once(child, 'close')
  }

  /** Resolves after this many more answers. Rejects with its output as soon as the process ends before. */
  async waitForAnswers(answers: number): Promise<void> {
    for (let answer = 0; answer < answers; answer++) {
      const event = await Promise.race([this.#nextAnswer(), this.#ended.then(() => 'ended' as const)])
      if (event === 'ended') throw this.#failure(`it ended by itself (${this.#child.exitCode})`)
      if (event === 'silent') throw this.#failure(`it was silent for ${SILENCE_LIMIT_MS} ms`)
    }
  }

  /** Kills the process and waits for the rest of its output. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null) throw this.#failure(`it ended by itself (${this.#child.exitCode})`)
    this.#child.kill('SIGKILL')
    await this.#ended
  }

  #nextAnswer(): Promise<'answer' | 'silent'> {
    return new Promise((resolve) => {
      const deadline = setTimeout(() => resolve('silent'), SILENCE_LIMIT_MS).unref()
      this.#onAnswer = () => {
        clearTimeout(deadline)
        resolve('answer')
      }
    })
  }

  #failure(why: string): Error {
    this.#child.kill('SIGKILL')
    return new Error(
      `${why}; its last answer was ${this.acknowledged}; it said: ${this.#errors || 'nothing'}`
    )
  }
}
