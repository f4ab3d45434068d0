import { execFile, execFileSync } from 'node:child_process'
import {
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { pickOne } from '#shared/engine/random.ts'
import { newRace, raceHost } from '../../../main/testing/race-host.ts'
import { openPage } from '../../../main/testing/test-page.ts'
import { inRoot } from '../../root.ts'
import type { Attack } from '../attack.ts'
import { Failure, failUnless } from '../ledger.ts'

const execute = promisify(execFile)

/** A process that takes longer hangs, or reads without end. */
const LIMIT_MS = 30_000

/** Creates something other than a plain file of reasonable size. */
type Special = (path: string) => void

const specials: Readonly<Record<string, Special>> = {
  pipe: (path) => void execFileSync('mkfifo', [path]),
  folder: (path) => mkdirSync(path),
  'link to a device without end': (path) => symlinkSync('/dev/zero', path),
  'link to a device without content': (path) => symlinkSync('/dev/null', path),
  'link to itself': (path) => symlinkSync(path, path),
  'link to nowhere': (path) => symlinkSync(`${path}.nowhere`, path),
  'empty file': (path) => writeFileSync(path, ''),
  'file of ten gigabytes': (path) => ftruncateSync(openSync(path, 'w'), 10 * 2 ** 30)
}

const PARTS = [
  'campaigns.db',
  'campaigns.db-wal',
  'campaigns.db-journal',
  'campaigns.db.open',
  'campaigns.db.lock'
]

const resultSchema = z.object({
  campaigns: z.int().nullable(),
  notices: z.array(z.string()),
  explained: z.string().nullable()
})

/**
 * Puts pipes, devices, folders and the like in the place of a campaign file, and of each part of a library. The app must
 * say what is wrong, without hanging, and lose nothing that is still there.
 */
export const specialFiles: Attack = {
  name: 'no plain files',
  quick: 0,
  async run({ dataDir, random, tally }) {
    if (process.platform === 'win32') return
    const library = join(dataDir, 'library')
    const host = raceHost(library)
    openPage(host).call('library.create', newRace)
    host.close()

    const file = join(dataDir, 'given.campaign')
    const [name, create] = pickOne(random, Object.entries(specials))
    create(file)
    const { campaigns, notices } = await openIn(name, library, file)
    failUnless(campaigns === 1, 'lost', () => `${name}: ${campaigns} campaigns`)
    failUnless(notices.includes('file-refused'), 'silent', () => `${name} was opened: ${notices}`)

    const part = pickOne(random, PARTS)
    const [path, kept] = [join(library, part), join(dataDir, 'kept')]
    const [other, replace] = pickOne(random, Object.entries(specials))
    if (existsSync(path)) renameSync(path, kept)
    replace(path)
    const { explained, ...told } = await openIn(`${other} as ${part}`, library)
    const isTold = explained !== null || told.notices.length > 0 || told.campaigns === 1
    failUnless(isTold, 'silent', () => `${other} as ${part}`)
    failUnless(
      /^(null|UnusableStorageError)/.test(String(explained)),
      'crashes',
      () => `${other} as ${part}: ${explained}`
    )

    // What the player would do: remove it, and put back what was there.
    rmSync(path, { recursive: true, force: true })
    if (existsSync(kept)) renameSync(kept, path)
    const again = await openIn('put back', library)
    failUnless(again.campaigns === 1, 'lost', () => `${other} as ${part}: ${JSON.stringify(again)}`)
    tally.tries += 2
    tally.checked += 1
    tally.told += 2
  }
}

async function openIn(what: string, ...args: readonly string[]): Promise<z.infer<typeof resultSchema>> {
  const node = ['--disable-warning=ExperimentalWarning', inRoot('tools/torture/open.ts'), ...args]
  try {
    const { stdout } = await execute(process.execPath, node, { timeout: LIMIT_MS, killSignal: 'SIGKILL' })
    return resultSchema.parse(JSON.parse(stdout))
  } catch (error) {
    throw new Failure('crashes', `${what}: ${error instanceof Error ? error.message.slice(0, 300) : error}`)
  }
}
