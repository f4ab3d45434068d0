import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type RandomState, randomInt } from '#shared/engine/random.ts'
import { orderlyRace } from '#shared/engine/testing/orderly-race.ts'
import { openDatabase } from '../../../main/store/open-database.ts'
import { readWal } from '../../../main/store/wal.ts'
import { raceHost } from '../../../main/testing/race-host.ts'
import { inRoot } from '../../root.ts'
import { Actor } from '../actor.ts'
import type { Attack, Round } from '../attack.ts'
import { failUnless } from '../ledger.ts'
import { Model } from '../model.ts'

/** How many processes in a row are killed on one library. */
const LIVES = 4

/** Kills a process in the middle of answering, undoing, importing, copying, renaming, deleting. */
export const killed: Attack = {
  name: 'kill',
  quick: 1,
  async run(round) {
    const model = new Model()
    for (let life = 0; life < LIVES; life++) {
      await actAndKill(round, model, life)
      round.tally.tries += 1
      round.tally.checked += model.check(round.dataDir)
    }
  }
}

/** Kills a process, then destroys what it had not synced: the tail of the log, and the log's index. */
export const powerLoss: Attack = {
  name: 'power loss',
  quick: 1,
  async run(round) {
    const model = new Model()
    for (let life = 0; life < LIVES; life++) {
      await actAndKill(round, model, life)
      loseUnsynced(join(round.dataDir, 'campaigns.db'), round.random)
      round.tally.tries += 1
      round.tally.checked += model.check(round.dataDir)
    }
  }
}

/** Suspends a process in the middle of acting, as a computer that sleeps, lets it go on, and kills it. */
export const suspended: Attack = {
  name: 'suspended process',
  quick: 1,
  async run({ dataDir, random, number, tally }) {
    const model = new Model()
    const actor = new Actor(dataDir, `${number}/${randomInt(random, 2 ** 31)}`, model)
    for (let time = 0; time < LIVES; time++) {
      await actor.does(actor.acts + 1 + randomInt(random, 10))
      actor.suspend()
      await milliseconds(randomInt(random, 300))
      actor.resume()
      tally.tries += 1
    }
    await actor.does(actor.acts + 1)
    await actor.kill()
    tally.checked += model.check(dataDir)
  }
}

/** Kills a process that gives orders, and undoes the answers before them: an undo must keep the orders. */
export const ordersAroundUndo: Attack = {
  name: 'orders around undo',
  quick: 1,
  async run({ dataDir, random, number, tally }) {
    const model = new Model((folder) => raceHost(folder, orderlyRace))
    for (let life = 0; life < LIVES; life++) {
      const actor = new Actor(dataDir, `${number}/${life}/${randomInt(random, 2 ** 31)}`, model, 'order')
      await actor.does(4 + randomInt(random, 12))
      await milliseconds(randomInt(random, 12))
      await actor.kill()
      tally.tries += 1
      tally.checked += model.check(dataDir)
    }
  }
}

async function actAndKill(
  { dataDir, random, number, noteMemory }: Round,
  model: Model,
  life: number
): Promise<void> {
  const actor = new Actor(dataDir, `${number}/${life}/${randomInt(random, 2 ** 31)}`, model)
  await actor.does(1 + randomInt(random, 25))
  await milliseconds(randomInt(random, 12))
  noteMemory(actor.memory)
  await actor.kill()
}

/** The host syncs a commit before it acknowledges it, so only what follows the last commit can be torn. */
function loseUnsynced(file: string, random: RandomState): void {
  rmSync(`${file}-shm`, { force: true })
  const wal = `${file}-wal`
  if (!existsSync(wal)) return
  const end = readWal(wal)?.commits.at(-1) ?? 0
  const bytes = readFileSync(wal)
  if (bytes.length <= end) return
  const cut = end + randomInt(random, bytes.length - end + 1)
  switch (randomInt(random, 3)) {
    case 0:
      truncateSync(wal, cut)
      return
    case 1:
      bytes.fill(0, cut)
      break
    default:
      for (let at = cut; at < bytes.length; at++) bytes[at] = randomInt(random, 256)
  }
  writeFileSync(wal, bytes)
}

/** Kills the very first start. */
export const firstStart: Attack = {
  name: 'first start',
  quick: 2,
  async run({ dataDir, random, tally }) {
    const child = opener(dataDir)
    await once(child, 'spawn')
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')])
    await milliseconds(randomInt(random, 40))
    child.kill('SIGKILL')
    await ended(child)
    tally.tries += 1
    const { findings, close } = openDatabase(join(dataDir, 'campaigns.db'))
    close()
    failUnless(findings.length === 0, 'lost', () => JSON.stringify(findings))
    new Model().check(dataDir)
    tally.checked += 1
  }
}

const SAVES = inRoot('main/testing/saves')

/** Kills a start that brings a library of an earlier version up to date. */
export const migration: Attack = {
  name: 'migration',
  quick: 2,
  async run({ dataDir, random, tally }) {
    const libraries = readdirSync(SAVES).filter((name) => name.endsWith('.db'))
    const library = libraries[randomInt(random, libraries.length)] ?? ''
    const file = join(dataDir, 'campaigns.db')
    copyFileSync(join(SAVES, library), file)
    const before = contentOf(file)
    const child = opener(dataDir)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')])
    await milliseconds(randomInt(random, 60))
    child.kill('SIGKILL')
    await ended(child)
    tally.tries += 1
    const { findings, close } = openDatabase(file)
    close()
    failUnless(findings.length === 0, 'lost', () => JSON.stringify(findings))
    failUnless(contentOf(file) === before, 'lost', () => `${library} has other content now`)
    for (const name of readdirSync(dataDir).filter((each) => /before-v\d+$/.test(each))) {
      failUnless(contentOf(join(dataDir, name)) === before, 'lost', () => `the backup ${name} is not whole`)
    }
    tally.checked += 1
  }
}

/** Answers and checkpoints, which no migration may change. */
function contentOf(file: string): string {
  const database = new Sqlite(file)
  try {
    const rows = database.prepare('SELECT campaign, number, side, answer FROM journal ORDER BY 1, 2').all()
    const states = database.prepare('SELECT campaign, answers, hash FROM checkpoints ORDER BY 1, 2').all()
    return JSON.stringify([rows, states, database.pragma('quick_check')])
  } finally {
    database.close()
  }
}

/** A process that opens a library and waits. */
export function opener(dataDir: string): ChildProcess {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(inRoot('main/store/open-database.ts'))})
    console.log('now')
    openDatabase(${JSON.stringify(join(dataDir, 'campaigns.db'))})
    console.log('open')
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

function milliseconds(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
