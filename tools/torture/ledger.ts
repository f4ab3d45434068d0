import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an attack has found so far. */
export interface Tally {
  /** Rounds of the attack: kills, flips, messages. */
  tries: number
  /** Things checked afterwards: acknowledged answers, campaigns, replies. */
  checked: number
  /** Damage done on purpose that the app noticed and told the player of. */
  told: number
  lost: number
  crashes: number
  /** Changes that the app did not tell the player of. */
  silent: number
}

export type Harm = 'lost' | 'crashes' | 'silent'

/** Something that must not happen. */
export class Failure extends Error {
  readonly harm: Harm
  constructor(harm: Harm, what: string) {
    super(what)
    this.harm = harm
  }
}

export function failUnless(holds: boolean, harm: Harm, what: () => string): void {
  if (!holds) throw new Failure(harm, what())
}

/** Records a run: a tally for each attack, and for each failure a folder from which it can be repeated. */
export class Ledger {
  readonly tallies = new Map<string, Tally>()
  readonly failures: string[] = []
  readonly #folder: string
  readonly #seed: string
  peakMemory = 0

  constructor(folder: string, seed: string) {
    this.#folder = folder
    this.#seed = seed
  }

  tallyOf(attack: string): Tally {
    const known = this.tallies.get(attack)
    if (known) return known
    const tally = { tries: 0, checked: 0, told: 0, lost: 0, crashes: 0, silent: 0 }
    this.tallies.set(attack, tally)
    return tally
  }

  /** Saves what is needed to investigate a failure: the seed of the round, and the data folder as it was found. */
  record(attack: string, round: number, error: unknown, dataDir: string): void {
    const harm = error instanceof Failure ? error.harm : 'crashes'
    this.tallyOf(attack)[harm] += 1
    const what =
      error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error)
    const folder = join(this.#folder, `${attack.replaceAll(' ', '-')}-${round}`)
    mkdirSync(folder, { recursive: true })
    cpSync(dataDir, join(folder, 'data'), { recursive: true })
    const again = `npm run torture -- --seed ${this.#seed} --only '${attack}' --from ${round} --rounds 1`
    writeFileSync(join(folder, 'failure.json'), JSON.stringify({ attack, round, harm, what, again }, null, 2))
    this.failures.push(`${attack} ${round}: ${harm}: ${what.split('\n', 1)[0]} (${folder})`)
  }

  noteMemory(bytes: number): void {
    this.peakMemory = Math.max(this.peakMemory, bytes)
  }

  get isClean(): boolean {
    return this.failures.length === 0
  }

  /** The tallies as a Markdown table. */
  table(): string {
    const head = ['attack', 'tries', 'checked', 'told', 'lost', 'crashes', 'silent']
    const rows = [...this.tallies].map(([name, tally]) => [name, ...cells(tally)])
    const sum = (key: keyof Tally) =>
      [...this.tallies.values()].reduce((total, tally) => total + tally[key], 0)
    rows.push([
      'all',
      ...(['tries', 'checked', 'told', 'lost', 'crashes', 'silent'] as const).map((key) => String(sum(key)))
    ])
    const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
    return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
  }
}

function cells({ tries, checked, told, lost, crashes, silent }: Tally): string[] {
  return [tries, checked, told, lost, crashes, silent].map(String)
}
