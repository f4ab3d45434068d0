import { writeSync } from 'node:fs'
import { pickOne, type RandomState, randomInt } from '#shared/engine/random.ts'
import type { openPage } from '../../main/testing/test-page.ts'
import { type Act, faceOf } from './model.ts'

type Page = ReturnType<typeof openPage>

/** Performs an act and prints it before and after. Returns whether it has happened. */
export type Perform = (act: Act['act'], campaign: string | null, work: () => unknown) => Promise<boolean>

export function performer(page: Page): Perform {
  return async (act, campaign, work) => {
    report({ act, campaign, done: false, looks: null })
    try {
      const result = await work()
      const id = typeof result === 'string' ? result : campaign
      const looks = id !== null && act !== 'delete' ? looksOf(page, id) : null
      report({ act, campaign: id, done: true, looks })
      return true
    } catch (error) {
      // The disk is full, or another process holds the library: nothing has happened.
      if (!/disk-full|busy|not-saved|conflict/.test(String(error))) throw error
      writeSync(2, `refused ${act}\n`)
      report({ act, campaign: null, done: true, looks: null })
      return false
    }
  }
}

function report(act: Act): void {
  writeSync(1, `${JSON.stringify(act)}\n`)
}

function looksOf(page: Page, campaign: string): Act['looks'] {
  const card = page.call('library.list', {}).find(({ id }) => id === campaign)
  return card ? { answers: card.answers, title: card.title, face: faceOf(page, campaign) } : null
}

/** Answers the open question of a race at random. */
export function answerIn(page: Page, campaign: string, random: RandomState): void {
  const [side] = page.call('table.sit', { campaign, side: null }).waitingFor
  if (!side) return
  const { decision } = page.call('table.sit', { campaign, side })
  if (!decision) throw new Error('the awaited side has no decision')
  const food = randomInt(random, 3)
  const move = pickOne(random, ['row', 'drift', 'drift', 'drift'])
  const answer = decision.kind === 'load' ? { values: { food, rope: food > 1 } } : { option: move }
  page.call('table.answer', { campaign, side, decision: decision.number, answer })
}

/** Takes the last answer back, if the rules allow it to a side. Returns whether they do. */
export function undoIn(page: Page, campaign: string): boolean {
  const side = ['north', 'south'].find(
    (crew) => page.call('table.sit', { campaign, side: crew }).whyNoUndo === null
  )
  if (side === undefined) return false
  page.call('table.undo', { campaign, side })
  return true
}
