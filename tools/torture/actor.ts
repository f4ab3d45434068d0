import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Failure } from './ledger.ts'
import { actSchema, type Model } from './model.ts'

/** A process that prints nothing for so long is stuck. */
const SILENCE_LIMIT_MS = 60_000

/** Runs a process that acts on a library until it is killed. Passes the acts that it prints to the model. */
export class Actor {
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  #onAct = () => {}
  complaints = ''
  acts = 0

  constructor(dataDir: string, seed: string, model: Model, script: 'act' | 'order' = 'act') {
    const file = join(import.meta.dirname, `${script}.ts`)
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, dataDir, seed], {
      stdio: ['ignore', 'pipe', 'pipe']
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      this.complaints += text
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const act = actSchema.parse(JSON.parse(line))
      model.hear(act)
      if (act.done) this.acts += 1
      this.#onAct()
    })
    this.#child = child
    this.#ended = once(child, 'close')
  }

  /** Resolves after so many acknowledged acts. */
  async does(acts: number): Promise<void> {
    while (this.acts < acts) {
      const event = await Promise.race([this.#next(), this.#ended.then(() => 'ended' as const)])
      if (event !== 'act') {
        await this.kill()
        throw new Failure('crashes', `the actor ${event}: ${this.complaints.slice(0, 2000)}`)
      }
    }
  }

  /** Resolves when it ends by itself. */
  async ends(): Promise<number | null> {
    await this.#ended
    return this.#child.exitCode
  }

  suspend(): void {
    this.#child.kill('SIGSTOP')
  }

  resume(): void {
    this.#child.kill('SIGCONT')
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }

  /** In bytes; 0 if the system does not say. */
  get memory(): number {
    return memoryOf(this.#child.pid)
  }

  #next(): Promise<'act' | 'was silent'> {
    return new Promise((resolve) => {
      const deadline = setTimeout(() => resolve('was silent'), SILENCE_LIMIT_MS)
      this.#onAct = () => {
        clearTimeout(deadline)
        resolve('act')
      }
    })
  }
}

/** The most memory that a process has had, in bytes; 0 if the system does not say. */
export function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
