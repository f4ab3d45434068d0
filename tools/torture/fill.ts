// Runs on a small disk: `fill.ts DATA_DIR SEED` lets an actor act before and after the disk is full, kills it, and
// checks the library.
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Actor } from './actor.ts'
import { Model } from './model.ts'

const [dataDir = '', seed = ''] = process.argv.slice(2)
const filler = join(dataDir, 'filler')
const model = new Model()
const actor = new Actor(dataDir, seed, model)
await actor.does(20)
fill()
await actor.does(actor.acts + 60)
await actor.kill()
// Makes room again, as a player would.
rmSync(filler)
const found = model.check(dataDir)
const refused = actor.complaints.split('\n').filter((line) => line.startsWith('refused')).length
process.stdout.write(`${refused} refused, ${found} found\n`)

function fill(): void {
  let content = randomBytes(0)
  for (;;) {
    content = Buffer.concat([content, randomBytes(16_384)])
    try {
      writeFileSync(filler, content)
    } catch {
      return
    }
  }
}
