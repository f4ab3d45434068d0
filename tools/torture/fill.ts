// Runs on a small disk: `fill.ts DATA_DIR SEED bytes|files` lets an actor act before and after the disk is full, kills it, and
// checks the library.
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Actor } from './actor.ts'
import { Model } from './model.ts'

const [dataDir = '', seed = '', fullOf = 'bytes'] = process.argv.slice(2)
const filler = join(dataDir, 'filler')
mkdirSync(filler)
const model = new Model()
const actor = new Actor(dataDir, seed, model)
await actor.does(20)
fill()
await actor.does(actor.acts + 60)
await actor.kill()
// Makes room again, as a player would.
rmSync(filler, { recursive: true })
const found = model.check(dataDir)
const refused = actor.complaints.split('\n').filter((line) => line.startsWith('refused')).length
process.stdout.write(`${refused} refused, ${found} found\n`)

function fill(): void {
  const content = fullOf === 'bytes' ? randomBytes(16_384) : ''
  for (let file = 0; ; file++) {
    try {
      writeFileSync(join(filler, String(file)), content)
    } catch {
      return
    }
  }
}
