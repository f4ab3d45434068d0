// For the crash test: opens (or creates) the one campaign of a folder and answers without end,
// printing the number of answers after each acknowledgement.
import { writeSync } from 'node:fs'
import { boxGame } from '#shared/engine/game-box.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { Host } from '../host/host.ts'
import { openPage } from './test-page.ts'

const [dataDir = ''] = process.argv.slice(2)
const host = new Host({ game: boxGame(riverRace), dataDir, appVersion: '0', shell: 'browser' })
const page = openPage(host)
const campaign = page.call('library.list', {})[0]?.id ?? create()
let waitingFor = page.call('table.sit', { campaign, side: null }).waitingFor

for (;;) {
  const { decision } = page.call('table.sit', { campaign, side: waitingFor })
  if (!decision) throw new Error('the race is too short for this test')
  const answer = decision.kind === 'load' ? { values: { food: 0, rope: true } } : { option: 'drift' }
  page.call('table.answer', { campaign, side: decision.side, decision: decision.number, answer })
  writeSync(1, `${decision.number + 1}\n`)
  waitingFor = page.updates().at(-1)?.waitingFor ?? null
}

function create(): string {
  const seats = { north: { kind: 'human', name: 'Ana' }, south: { kind: 'human', name: 'Luis' } } as const
  return page.call('library.create', { title: 'Crash', seats, options: { length: 1_000_000 } }).campaign
}
