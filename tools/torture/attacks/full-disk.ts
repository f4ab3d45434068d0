import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inRoot } from '../../root.ts'
import type { Attack, Round } from '../attack.ts'
import { Failure } from '../ledger.ts'

/** Mounts a file system of two megabytes and two hundred files for one process. Linux allows that to ordinary users. */
const SMALL_DISK = 'mount -t tmpfs -o size=2m,nr_inodes=200 tmpfs "$0" && exec "$@"'

/** On a disk that is full of bytes. */
export const fullDisk = fullDiskAttack('full disk', 'bytes')
/** On a disk that has room, but not for another file. */
export const noFileLeft = fullDiskAttack('no inode left', 'files')

/** Acts on a disk that fills up, kills the process there, and checks the library. Skipped if it cannot mount. */
function fullDiskAttack(name: string, fullOf: 'bytes' | 'files'): Attack {
  return { name, quick: 1, run: (round) => fillDisk(round, fullOf) }
}

async function fillDisk({ dataDir, number, tally }: Round, fullOf: 'bytes' | 'files'): Promise<void> {
  const script = [process.execPath, '--disable-warning=ExperimentalWarning', inRoot('tools/torture/fill.ts')]
  const args = ['-rm', 'sh', '-c', SMALL_DISK, dataDir, ...script, dataDir, String(number), fullOf]
  const child = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, complaints] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text
  })
  child.on('error', () => {})
  const [code] = await once(child, 'close')
  const result = /^(\d+) refused, (\d+) found$/m.exec(output)
  if (!result) {
    if (code !== 0 && /unshare|mount|ENOENT|^$/.test(complaints)) return
    throw new Failure('crashes', complaints.slice(0, 2000))
  }
  tally.tries += 1
  tally.told += Number(result[1])
  tally.checked += Number(result[2])
}
