// Campaigns that wait at decisions of given kinds, played once for all specs that want them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../tools/build/fingerprint.ts'
import { inRoot, root } from '../tools/root.ts'

const DATABASE = 'campaigns.db'
const shelf = inRoot('dist/stages')
/** What a staged campaign depends on. */
const SOURCES = ['shared', 'main', 'tools/stage.ts', 'tools/staging', 'package-lock.json']

let edition: string | null = null

/** Puts a library with campaigns that wait at decisions of these kinds into a data folder, instead of its own. */
export async function stageIn(dataDir: string, kinds: readonly string[]): Promise<void> {
  edition ??= openEdition(fingerprint(root, SOURCES).slice(0, 16))
  const kept = join(edition, kinds.join('+').replaceAll(':', '-'))
  if (!existsSync(kept)) await play(kept, kinds)
  copyFileSync(join(kept, DATABASE), join(dataDir, DATABASE))
}

/** Those of other sources are of no use any more. */
function openEdition(name: string): string {
  mkdirSync(join(shelf, name), { recursive: true })
  for (const other of readdirSync(shelf)) {
    if (other !== name) rmSync(join(shelf, other), { recursive: true, force: true })
  }
  return join(shelf, name)
}

/** Played beside its place and put there when whole: another worker may want the same. */
async function play(place: string, kinds: readonly string[]): Promise<void> {
  const folder = mkdtempSync(`${place}.`)
  const args = [inRoot('tools/stage.ts'), '--data', folder, '--seed', 'e2e', '--at', kinds.join()]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`not staged: ${kinds.join()}`)
  try {
    renameSync(folder, place)
  } catch (error) {
    if (!existsSync(place)) throw error
    rmSync(folder, { recursive: true })
  }
}
