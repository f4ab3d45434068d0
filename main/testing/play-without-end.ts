// For the crash test: opens or creates the one campaign of a folder and answers without end.
// Prints the number of answers after each acknowledgement.
import { writeSync } from 'node:fs'
import { newRace, raceHost } from './race-host.ts'
import { openPage } from './test-page.ts'

const [dataDir = ''] = process.argv.slice(2)
const page = openPage(raceHost(dataDir))
const campaign = page.call('library.list', {})[0]?.id ?? create()
let { waitingFor } = page.call('table.sit', { campaign, side: null })

for (;;) {
  const { decision } = page.call('table.sit', { campaign, side: waitingFor[0] ?? null })
  if (!decision) throw new Error('the race is too short for this test')
  const answer = decision.kind === 'load' ? { values: { food: 0, rope: true } } : { option: 'drift' }
  page.call('table.answer', { campaign, side: decision.side, decision: decision.number, answer })
  writeSync(1, `${decision.number + 1}\n`)
  waitingFor = page.updates().at(-1)?.waitingFor ?? []
}

function create(): string {
  return page.call('library.create', { ...newRace, options: { length: 1_000_000 } }).campaign
}
