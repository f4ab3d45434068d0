// Gives orders and undoes the answer before them, without end, until the process is killed: `order.ts DATA_DIR SEED`.
import { flushCompileCache } from 'node:module'
import { createRandom, pickOne, randomInt } from '#shared/engine/random.ts'
import { orderlyRace } from '#shared/engine/testing/orderly-race.ts'
import { newRace, raceHost } from '../../main/testing/race-host.ts'
import { openPage } from '../../main/testing/test-page.ts'
import { answerIn, performer, undoIn } from './perform.ts'

flushCompileCache()
const [dataDir = '', seed = ''] = process.argv.slice(2)
const random = createRandom(seed)
const page = openPage(raceHost(dataDir, orderlyRace))
const perform = performer(page)
const longRace = { ...newRace, options: { length: 100_000 } }
const [known] = page.call('library.list', {})
if (!known) await perform('create', null, () => page.call('library.create', longRace).campaign)
const campaign = known?.id ?? page.call('library.list', {})[0]?.id ?? ''

for (;;) {
  for (let answers = 0; answers <= randomInt(random, 2); answers++)
    await perform('answer', campaign, () => answerIn(page, campaign, random))
  for (let orders = 0; orders <= randomInt(random, 4); orders++)
    await perform('answer', campaign, () => order(pickOne(random, ['north', 'south'])))
  await perform('undo', campaign, () => undoIn(page, campaign))
}

function order(side: string): void {
  page.call('table.sit', { campaign, side })
  const answer = { orders: { food: 1 + randomInt(random, 50) } }
  page.call('table.answer', { campaign, side, decision: 0, answer })
}
