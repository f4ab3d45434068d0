// A process that plays with a library without end, to be killed: `act.ts DATA_DIR SEED`. It says what it is about to
// do and, once it was acknowledged, what came of it.
import { writeSync } from 'node:fs'
import { createRandom, pickOne, randomInt } from '#shared/engine/random.ts'
import { newRace, raceHost } from '../../main/testing/race-host.ts'
import { openPage } from '../../main/testing/test-page.ts'
import { type Act, faceOf } from './model.ts'

const [dataDir = '', seed = ''] = process.argv.slice(2)
const random = createRandom(seed)
const page = openPage(raceHost(dataDir))
/** Campaigns that were deleted by this process. */
const deleted: string[] = []
const MOST_CAMPAIGNS = 6

function say(act: Act): void {
  writeSync(1, `${JSON.stringify(act)}\n`)
}

/** Whether it has happened. */
async function perform(act: Act['act'], campaign: string | null, work: () => unknown): Promise<boolean> {
  say({ act, campaign, done: false, looks: null })
  try {
    const result = await work()
    const id = typeof result === 'string' ? result : campaign
    say({ act, campaign: id, done: true, looks: id !== null && act !== 'delete' ? looks(id) : null })
    return true
  } catch (error) {
    // The disk is full, or another holds it: nothing has happened.
    if (!/disk-full|busy|not-saved|conflict/.test(String(error))) throw error
    writeSync(2, `refused ${act}\n`)
    say({ act, campaign: null, done: true, looks: null })
    return false
  }
}

function looks(campaign: string): Act['looks'] {
  const card = page.call('library.list', {}).find(({ id }) => id === campaign)
  return card ? { answers: card.answers, title: card.title, face: faceOf(page, campaign) } : null
}

function answerIn(campaign: string): void {
  const [side] = page.call('table.sit', { campaign, side: null }).waitingFor
  if (!side) return
  const { decision } = page.call('table.sit', { campaign, side })
  if (!decision) throw new Error('the awaited side sees its decision')
  const food = randomInt(random, 3)
  const way = pickOne(random, ['row', 'drift', 'drift', 'drift'])
  const answer = decision.kind === 'load' ? { values: { food, rope: food > 1 } } : { option: way }
  page.call('table.answer', { campaign, side, decision: decision.number, answer })
}

/** Takes the last answer back, where the rules let anybody. */
function undoIn(campaign: string): void {
  for (const side of ['north', 'south']) {
    if (page.call('table.sit', { campaign, side }).canUndo) {
      page.call('table.undo', { campaign, side })
      return
    }
  }
}

async function actOnce(): Promise<unknown> {
  const ids = page.call('library.list', {}).map(({ id }) => id)
  if (ids.length === 0) {
    return perform(
      'create',
      null,
      () => page.call('library.create', { ...newRace, options: { length: 100_000 } }).campaign
    )
  }
  const campaign = pickOne(random, ids)
  const dice = randomInt(random, 40)
  const title = `Race ${randomInt(random, 1000)}`
  if (dice < 26) return perform('answer', campaign, () => answerIn(campaign))
  if (dice < 31) return perform('undo', campaign, () => undoIn(campaign))
  if (dice < 33)
    return perform('rename', campaign, () => page.call('library.rename', { campaign, title }) && campaign)
  if (dice < 35 && deleted.length > 0) {
    const [id = ''] = deleted.splice(-1)
    const back = await perform('restore', id, () => page.call('library.restore', { campaign: id }) && id)
    if (!back) deleted.push(id)
    return
  }
  if (ids.length < MOST_CAMPAIGNS) {
    if (dice < 37)
      return perform('duplicate', null, () => page.call('library.duplicate', { campaign, title }).campaign)
    if (dice < 38) {
      return perform('import', null, () => page.importFile(page.call('library.export', { campaign }).content))
    }
  }
  if (ids.length > 2) {
    const gone = await perform('delete', campaign, () => page.call('library.delete', { campaign }))
    if (gone) deleted.push(campaign)
  }
}

for (;;) await actOnce()
