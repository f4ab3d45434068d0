// A player in a hurry: clicks what the page offers, from inside the page, without a way to and fro for each click.
import type { Page } from '@playwright/test'
import { answerSomehow } from './player.ts'

interface Stretch {
  /** Why it ended: the turn is over, the table is covered, or a form wants more than a click. */
  readonly why: 'turn' | 'curtain' | 'form' | 'over'
  readonly answers: number
}

/** In the page: answers with the first of what is offered until something else is wanted. */
const CLICKER = `async (last) => {
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility() && !element.disabled)
  const number = () => document.querySelector('form.decision')?.dataset.number
  const turn = () => Number(/\\d+/.exec(document.querySelector('.sequence__turn')?.innerText ?? '')?.[0] ?? 0)
  const frame = () => new Promise((done) => setTimeout(done, 8))
  const changed = async (before) => {
    const end = performance.now() + 5000
    while (performance.now() < end) {
      if (number() !== before) return true
      if (document.querySelector('form.decision [role=alert]')) return false
      await frame()
    }
    return false
  }
  let answers = 0
  for (;;) {
    if (document.querySelector('.curtain')) return { why: 'curtain', answers }
    if (document.querySelector('.game-over')) return { why: 'over', answers }
    if (turn() > last) return { why: 'turn', answers }
    seen('.recap__foot .button--primary')?.click()
    const before = number()
    if (before === undefined) {
      await frame()
      continue
    }
    const form = document.querySelector('form.decision')
    const direct =
      seen('.orders__end') ??
      (form.dataset.elsewhere
        ? (seen('.arena .choice-bar button') ?? seen('.arena__foot .button--primary') ?? seen('.arena .site__pick'))
        : undefined)
    if (direct) {
      direct.click()
      await frame()
      if (number() === before) seen('.arena__foot .button--primary')?.click()
      if (!(await changed(before))) return { why: 'form', answers }
      answers += 1
      continue
    }
    const radios = [...form.querySelectorAll('.choices input[type=radio]')]
    const ready = () => seen('.decision__foot button[type=submit]')
    let taken = false
    for (const radio of radios.length > 0 ? radios : [null]) {
      radio?.click()
      await frame()
      const send = ready()
      if (!send) continue
      send.click()
      taken = await changed(before)
      if (taken) break
    }
    if (!taken) return { why: 'form', answers }
    answers += 1
  }
}`

/** Plays until the table is covered or a turn later than this has begun. Tells which, and how much was answered. */
export async function playOn(page: Page, last: number): Promise<Stretch> {
  let answers = 0
  for (;;) {
    const stretch = await page.evaluate<Stretch>(`(${CLICKER})(${last})`)
    answers += stretch.answers
    if (stretch.why !== 'form') return { ...stretch, answers }
    await answerSomehow(page)
    answers += 1
  }
}
