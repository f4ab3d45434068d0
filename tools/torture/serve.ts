// Browser mode for the river race, without a page, as a target for attacks: `serve.ts DATA_DIR`. Prints an address, and
// one more for each line that it reads.
import { createInterface } from 'node:readline'
import { startServer } from '../../main/browser/server.ts'
import { raceHost } from '../../main/testing/race-host.ts'

const [dataDir = ''] = process.argv.slice(2)
const server = await startServer({ host: raceHost(dataDir), pageFolder: dataDir, port: 0 })
process.stdout.write(`${server.newAddress()}\n`)
createInterface({ input: process.stdin }).on('line', () => process.stdout.write(`${server.newAddress()}\n`))
