import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
import { readableAnswers } from '../oracle.ts'

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

/** Damages a library in a folder. */
type Damage = (dataDir: string, random: RandomState) => void

/** Damages the database or its log. */
function inOneFile(corrupt: (bytes: Buffer, random: RandomState) => Buffer): Damage {
  return (dataDir, random) => {
    const files = ['campaigns.db', 'campaigns.db', 'campaigns.db-wal'].map((file) => join(dataDir, file))
    const there = files.filter(existsSync)
    const file = there[randomInt(random, there.length)] ?? ''
    writeFileSync(file, corrupt(readFileSync(file), random))
  }
}

function inDatabase(corrupt: (bytes: Buffer, random: RandomState) => Buffer): Damage {
  return (dataDir, random) => {
    const file = join(dataDir, 'campaigns.db')
    writeFileSync(file, corrupt(readFileSync(file), random))
  }
}

const PAGE = 4096

function flip(bytes: Buffer, at: number, random: RandomState): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(random, 8))
  return bytes
}

const flips = inOneFile((bytes, random) => {
  for (let time = 0; time <= randomInt(random, 3); time++)
    flip(bytes, randomInt(random, bytes.length), random)
  return bytes
})

const blocks = inOneFile((bytes, random) => {
  const size = [512, PAGE, 16_384][randomInt(random, 3)] ?? 512
  const at = Math.floor(randomInt(random, bytes.length) / size) * size
  const value = randomInt(random, 256)
  return bytes.fill(value, at, Math.min(at + size, bytes.length))
})

const cut = inOneFile((bytes, random) => bytes.subarray(0, randomInt(random, bytes.length)))

const cutPages = inDatabase((bytes, random) =>
  bytes.subarray(0, Math.max(PAGE, bytes.length - (1 + randomInt(random, 3)) * PAGE))
)

const firstPageFlip = inDatabase((bytes, random) => flip(bytes, randomInt(random, PAGE), random))

/** One character of a campaign's id, or the number that follows it in a row. */
const keyFlip = inOneFile((bytes, random) => {
  const found = [
    ...bytes.toString('latin1').matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g)
  ]
  if (found.length === 0) return bytes
  const { index } = found[randomInt(random, found.length)] ?? { index: 0 }
  return flip(bytes, index + (randomInt(random, 2) === 0 ? randomInt(random, 36) : 36), random)
})

const digitChanged = inDatabase((bytes, random) => {
  for (let at = randomInt(random, bytes.length); ; at = (at + 1) % bytes.length) {
    const digit = (bytes[at] ?? 0) - 0x30
    if (digit < 0 || digit > 9) continue
    bytes[at] = 0x30 + ((digit + 1 + randomInt(random, 9)) % 10)
    return bytes
  }
})

const missing: Damage = (dataDir, random) => {
  const files = readdirSync(dataDir).filter((name) => /^campaigns\.db(-wal|-shm)?$/.test(name))
  rmSync(join(dataDir, files[randomInt(random, files.length)] ?? ''))
}

interface DamageAttack {
  readonly damage: Damage
  /** Takes only libraries that a killed process has left. */
  readonly crashed?: boolean
}

function damageAttack(name: string, attack: DamageAttack): Attack {
  return {
    name,
    quick: 1,
    async run(round) {
      for (let time = 0; time < SPECIMENS_A_ROUND; time++) await damageOnce(round, attack)
    }
  }
}

async function damageOnce({ dataDir, random, tally }: Round, attack: DamageAttack): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  const isCrashed = randomInt(random, 3) === 0 || attack.crashed === true
  const { folder, faces } = isCrashed ? await crashedLibrary() : closedLibrary()
  cpSync(folder, dataDir, { recursive: true })
  attack.damage(dataDir, random)
  tally.tries += 1
  tally.checked += faces.size
  if (opensHonestly(dataDir, faces, readableAnswers(dataDir))) tally.told += 1
}

/**
 * Returns whether the app told the player of damage. Fails if something differs and it did not, and if it shows less
 * than is readable.
 */
function opensHonestly(
  dataDir: string,
  faces: ReadonlyMap<string, string>,
  readable: ReadonlyMap<string, number>
): boolean {
  const host = openOrExplain(dataDir)
  if (!host) {
    failUnless(
      readable.size === 0,
      'lost',
      () => `${readable.size} campaigns are readable, and none was opened`
    )
    return true
  }
  try {
    const page = openPage(host)
    const isSetAside = host.info.notices.some(({ notice }) => notice === 'database-set-aside')
    if (isSetAside) page.call('library.salvage', {})
    const cards = page.call('library.list', {})
    const different = [...faces].filter(([id, face]) => tryFace(page, id) !== face).map(([id]) => id)
    const isReported =
      isSetAside ||
      [...host.info.notices, ...page.received('notice')].length > 0 ||
      cards.some(({ damaged }) => damaged)
    failUnless(isReported || different.length === 0, 'silent', () => `${different} differ`)
    for (const id of faces.keys()) expectReached(page, id, readable.get(id))
    for (const { id } of cards) page.call('library.export', { campaign: id })
    return isReported
  } finally {
    host.close()
  }
}

/** If the app asks for a restart, the campaign is still in the file. */
function expectReached(
  page: ReturnType<typeof openPage>,
  campaign: string,
  answers: number | undefined
): void {
  if (answers === undefined) return
  if (page.received('notice').some(({ notice }) => notice === 'database-damaged')) return
  const found = page.call('library.list', {}).find(({ id }) => id === campaign)
  failUnless(found !== undefined, 'lost', () => `${campaign} with ${answers} readable answers is gone`)
  failUnless(
    (found?.answers ?? 0) >= answers,
    'lost',
    () => `${campaign}: ${found?.answers} of ${answers} answers`
  )
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

export const bitFlips = damageAttack('bit flips', { damage: flips })
export const overwritten = damageAttack('overwritten blocks', { damage: blocks })
export const truncation = damageAttack('truncation', { damage: cut })
export const pagesCutOff = damageAttack('pages cut off', { damage: cutPages })
export const firstPage = damageAttack('first page', { damage: firstPageFlip })
export const keys = damageAttack('ids and numbers', { damage: keyFlip })
export const digits = damageAttack('one digit', { damage: digitChanged })
export const missingFiles = damageAttack('missing files', { damage: missing, crashed: true })
