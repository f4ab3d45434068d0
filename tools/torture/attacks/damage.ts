import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom, type RandomState, randomInt } from '#shared/engine/random.ts'
import { UnusableStorageError } from '../../../main/store/open-database.ts'
import { newRace, raceHost } from '../../../main/testing/race-host.ts'
import { openPage } from '../../../main/testing/test-page.ts'
import { Actor } from '../actor.ts'
import type { Attack, Round } from '../attack.ts'
import { failUnless } from '../ledger.ts'
import { faceOf, Model } from '../model.ts'

/** A library to damage, and how each of its campaigns looks. */
interface Specimen {
  readonly folder: string
  readonly faces: ReadonlyMap<string, string>
}

let closed: Specimen | null = null
let crashed: Specimen | null = null

/** A library as the app leaves it when it closes. */
function closedLibrary(): Specimen {
  if (closed) return closed
  const folder = mkdtempSync(join(tmpdir(), 'torture-specimen-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const host = raceHost(folder)
  const page = openPage(host)
  const random = createRandom('specimen')
  const faces = new Map<string, string>()
  for (const answers of [0, 30, 90]) {
    const { campaign } = page.call('library.create', { ...newRace, options: { length: 1000 } })
    for (let answer = 0; answer < answers; answer++) answerIn(page, campaign, random)
    faces.set(campaign, faceOf(page, campaign))
  }
  host.close()
  closed = { folder, faces }
  return closed
}

function answerIn(page: ReturnType<typeof openPage>, campaign: string, random: RandomState): void {
  const [side = ''] = page.call('table.sit', { campaign, side: null }).waitingFor
  const { decision } = page.call('table.sit', { campaign, side })
  const food = randomInt(random, 3)
  const answer = decision?.kind === 'load' ? { values: { food, rope: false } } : { option: 'drift' }
  page.call('table.answer', { campaign, side, decision: decision?.number ?? 0, answer })
}

/** A library as a killed process leaves it: with a write-ahead log that is not merged yet. */
async function crashedLibrary(): Promise<Specimen> {
  if (crashed) return crashed
  const folder = mkdtempSync(join(tmpdir(), 'torture-specimen-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const model = new Model()
  const actor = new Actor(folder, 'crashed', model)
  await actor.does(60)
  await actor.kill()
  // Opening the library would merge its log, so this opens a copy.
  const copy = mkdtempSync(join(tmpdir(), 'torture-specimen-'))
  cpSync(folder, copy, { recursive: true })
  const faces = facesIn(copy)
  rmSync(copy, { recursive: true, force: true })
  crashed = { folder, faces }
  return crashed
}

function facesIn(dataDir: string): Map<string, string> {
  const host = raceHost(dataDir)
  try {
    const page = openPage(host)
    return new Map(page.call('library.list', {}).map(({ id }) => [id, faceOf(page, id)]))
  } finally {
    host.close()
  }
}

const SPECIMENS_A_ROUND = 6

type Corrupt = (bytes: Buffer, random: RandomState) => void

const flips: Corrupt = (bytes, random) => {
  for (let flip = 0; flip <= randomInt(random, 3); flip++) {
    const at = randomInt(random, bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(random, 8))
  }
}

const blocks: Corrupt = (bytes, random) => {
  const size = [512, 4096, 16_384][randomInt(random, 3)] ?? 512
  const at = Math.floor(randomInt(random, bytes.length) / size) * size
  const value = randomInt(random, 256)
  bytes.fill(value, at, Math.min(at + size, bytes.length))
}

function damageAttack(name: string, corrupt: Corrupt | 'truncate'): Attack {
  return {
    name,
    quick: 2,
    async run(round) {
      for (let time = 0; time < SPECIMENS_A_ROUND; time++) await damageOnce(round, corrupt)
    }
  }
}

async function damageOnce({ dataDir, random, tally }: Round, corrupt: Corrupt | 'truncate'): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  const { folder, faces } = randomInt(random, 3) === 0 ? await crashedLibrary() : closedLibrary()
  cpSync(folder, dataDir, { recursive: true })
  const files = ['campaigns.db', 'campaigns.db', 'campaigns.db-wal'].map((file) => join(dataDir, file))
  const there = files.filter(existsSync)
  const file = there[randomInt(random, there.length)] ?? ''
  const bytes = readFileSync(file)
  if (corrupt === 'truncate') truncateSync(file, randomInt(random, bytes.length))
  else {
    corrupt(bytes, random)
    writeFileSync(file, bytes)
  }
  tally.tries += 1
  tally.checked += faces.size
  if (opensHonestly(dataDir, faces)) tally.told += 1
}

/** Returns whether the app told the player of damage. Fails if something differs and it did not. */
function opensHonestly(dataDir: string, faces: ReadonlyMap<string, string>): boolean {
  const host = openOrExplain(dataDir)
  if (!host) return true
  try {
    const page = openPage(host)
    if (host.info.notices.some(({ notice }) => notice === 'database-set-aside')) {
      page.call('library.salvage', {})
      for (const { id } of page.call('library.list', {})) tryFace(page, id)
      return true
    }
    const cards = page.call('library.list', {})
    const different = [...faces].filter(([id, face]) => tryFace(page, id) !== face).map(([id]) => id)
    const isReported =
      [...host.info.notices, ...page.received('notice')].length > 0 || cards.some(({ damaged }) => damaged)
    failUnless(isReported || different.length === 0, 'silent', () => `${different} differ`)
    for (const { id } of cards) page.call('library.export', { campaign: id })
    return isReported
  } finally {
    host.close()
  }
}

/** Null if the app said why it cannot open the library at all. */
function openOrExplain(dataDir: string): ReturnType<typeof raceHost> | null {
  try {
    return raceHost(dataDir)
  } catch (error) {
    // A flipped bit can make the version look newer. The app refuses such a library and leaves it as it is.
    if (error instanceof UnusableStorageError || /newer version/.test(String(error))) return null
    throw error
  }
}

/** If the app refuses to open a campaign and says why, that is no crash. */
function tryFace(page: ReturnType<typeof openPage>, campaign: string): string | null {
  try {
    return faceOf(page, campaign)
  } catch (error) {
    const isReply = error instanceof Error && 'error' in error
    if (!isReply) throw error
    return `refused: ${error.message}`
  }
}

export const bitFlips = damageAttack('bit flips', flips)
export const overwritten = damageAttack('overwritten blocks', blocks)
export const truncation = damageAttack('truncation', 'truncate')
