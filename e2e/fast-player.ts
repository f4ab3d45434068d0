// Plays fast, in any language: a script inside the page clicks what the page offers. It knows elements, not words.
import type { Page } from '@playwright/test'

interface Stretch {
  /** Why it ended: a later turn has begun, the table is covered, the campaign is over, or nothing could be answered. */
  readonly why: 'turn' | 'curtain' | 'over' | 'stuck'
  readonly answers: number
  /** The question that the script could not answer. */
  readonly at: string
}

/** Runs in the page: gives the first answer that the rules accept, again and again. */
const PLAYER = `async (last, patience) => {
  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((element) => element.checkVisibility() && !element.disabled)
  const form = () => document.querySelector('form.decision')
  const number = () => form()?.dataset.number
  const turn = () => Number(/\\d+/.exec(document.querySelector('.sequence__turn')?.innerText ?? '')?.[0] ?? 0)
  const frame = () => new Promise((done) => setTimeout(done, 8))
  const ended = () =>
    document.querySelector('.curtain') ? 'curtain' : document.querySelector('.game-over') ? 'over' : turn() > last ? 'turn' : null
  // While an answer is on its way nothing can be pressed. A refusal comes back as an alert.
  const taken = async (before) => {
    for (const end = performance.now() + patience; performance.now() < end; await frame()) {
      if (number() !== before) return true
      if (form()?.querySelector('[role=alert]')) return false
    }
    return false
  }
  let seed = 1
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  const press = async (button) => {
    button.click()
    await frame()
  }
  const onStage = async (before) => {
    const option = all('.arena .choice-bar button').at(0)
    if (option) {
      await press(option)
      return taken(before)
    }
    const picks = all('.arena .site__pick')
    const send = () => all('.arena__foot .button--primary').at(0)
    for (const pick of send() ? [null] : picks.length > 0 ? picks : all('.arena .piece--held')) {
      if (pick) await press(pick)
      if (number() !== before) return true
      if (send()) break
    }
    const button = send() ?? all('.arena__foot .button').at(-1)
    if (!button) return number() !== before
    await press(button)
    return taken(before)
  }
  const inPanel = async (before) => {
    const send = () => all('.decision__foot button[type=submit]').at(0)
    const sent = async () => {
      const button = send()
      if (!button) return false
      await press(button)
      return taken(before)
    }
    const radios = all('.decision__body > .choices input[type=radio]', form())
    for (const radio of radios) {
      await press(radio)
      if (await sent()) return true
    }
    if (radios.length > 0) return false
    // Two provinces that border each other.
    for (let tries = 0; tries < 2 && !send(); tries++) {
      const province = all('.pairs__place[aria-pressed=false]', form()).at(0)
      if (province) await press(province)
    }
    for (let attempt = 0; attempt < 60; attempt++) {
      if (attempt === 0) for (const rest of all('.assignment__rest', form())) await press(rest)
      if (attempt > 0 || !send()) {
        for (const field of all('.form-field', form())) {
          const options = all('input[type=radio]', field)
          if (options.length > 0) await press(options[attempt === 0 ? 0 : Math.floor(random() * options.length)])
          for (const box of all('input[type=checkbox]', field)) {
            if (attempt === 0 ? !send() : random() < 0.5) await press(box)
          }
        }
      }
      if (await sent()) return true
    }
    return false
  }
  let answers = 0
  for (let waits = performance.now(); ; ) {
    const why = ended()
    if (why) return { why, answers, at: '' }
    all('.recap__foot .button--primary').at(0)?.click()
    const before = number()
    if (before !== undefined) {
      const moves = all('.orders__end, .orders__ways button').at(0)
      if (moves) await press(moves)
      if (moves ? await taken(before) : await (form().dataset.elsewhere ? onStage : inPanel)(before)) {
        answers += 1
        waits = performance.now()
        continue
      }
    }
    if (performance.now() - waits > 3 * patience) return { why: 'stuck', answers, at: form()?.innerText ?? 'nobody is asked' }
    await frame()
  }
}`

/** How long an answer may take on a busy machine. */
const ANSWER_TIMEOUT_MS = 10_000

/** Plays until the curtain comes, a turn later than `last` begins, or the campaign ends. Says which ended it. */
export async function playOn(page: Page, last: number): Promise<Stretch> {
  const stretch = await page.evaluate<Stretch>(`(${PLAYER})(${last}, ${ANSWER_TIMEOUT_MS})`)
  if (stretch.why === 'stuck') throw new Error(`the fast player found no answer to: ${stretch.at}`)
  return stretch
}
