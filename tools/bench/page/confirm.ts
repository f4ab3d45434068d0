import type { Page } from '@playwright/test'
import type { Decision } from '#shared/engine/decision.ts'
import { answerSomehow, backToLibrary, continueCampaign, decision } from '../../../e2e/player.ts'
import { RandomCampaign } from '../../staging/random-campaign.ts'
import { amount, type Effort } from '../effort.ts'
import { quantile, tails } from '../figures.ts'
import { type Row, timesAsMuch } from '../row.ts'
import { onPage, settled } from './open-page.ts'
import { stageAt } from './stage.ts'

const SEED = 'bench/confirm'
const FEW_OPTIONS = 10

/** A question of a campaign: after how many answers it comes, and how many options it has. */
interface FoundQuestion {
  readonly answers: number
  readonly options: number
  readonly kind: string
}

/**
 * Measures from the click that confirms an answer until the frame in which the question is gone. Compares the question
 * with the most options in a campaign with one of ten options. Answers each several times, in copies of the campaign.
 */
export async function benchConfirm(effort: Effort): Promise<Row[]> {
  const { largest, small } = findQuestions(amount(effort, 1200, 150))
  const tries = amount(effort, 7, 2)
  return onPage({
    stage: (dataDir) => {
      for (const [name, { answers }] of Object.entries({ largest, small })) {
        const copies = Array.from({ length: tries }, (_, index) => `${name} ${index}`)
        stageAt(dataDir, SEED, answers, copies)
      }
    },
    measure: async (page) => {
      const [ours, theirs]: [number[], number[]] = [[], []]
      for (let index = 0; index < tries; index++) {
        theirs.push(await confirmed(page, `small ${index}`))
        ours.push(await confirmed(page, `largest ${index}`))
      }
      const what = `confirm to paint, ${largest.options} options (${largest.kind}) against ${small.options} (${small.kind})`
      const figures = { ours: quantile(ours, 0.5), theirs: quantile(theirs, 0.5), also: tails(ours) }
      return [timesAsMuch({ what, unit: 'ms', ...figures }, 1.5)]
    }
  })
}

function findQuestions(within: number): { largest: FoundQuestion; small: FoundQuestion } {
  const scout = new RandomCampaign(SEED)
  const found: FoundQuestion[] = []
  for (let answers = 0; answers < within && scout.match.decision; answers++) {
    const { decision } = scout.match
    found.push({ answers, options: optionsOf(decision), kind: decision.kind })
    scout.step()
  }
  const largest = found.reduce((most, next) => (next.options > most.options ? next : most))
  const off = ({ options }: FoundQuestion) => Math.abs(options - FEW_OPTIONS)
  const small = found.reduce((best, next) => (off(next) < off(best) ? next : best))
  return { largest, small }
}

/** How many options there are, whether or not the page gets all of them. */
function optionsOf({ body }: Decision): number {
  if (body.type === 'choice') return body.options.length
  return body.fields.reduce((sum, field) => sum + ('options' in field ? field.options.length : 1), 0)
}

async function confirmed(page: Page, title: string): Promise<number> {
  await continueCampaign(page, title)
  await decision(page).waitFor()
  await settled(page)
  await page.evaluate(WATCH_CONFIRM)
  const painted = page.evaluate<number>('window.confirmed()')
  await answerSomehow(page)
  const spent = await painted
  await backToLibrary(page)
  return spent
}

/** Runs in the page: measures from the last click before the question goes until the frame that shows it gone. */
const WATCH_CONFIRM = `window.confirmed = () => new Promise((done) => {
  const number = () => document.querySelector('form.decision')?.getAttribute('data-number') ?? null
  const before = number()
  let clicked = performance.now()
  const click = ({ timeStamp }) => { clicked = timeStamp }
  addEventListener('click', click, { capture: true })
  const seen = new MutationObserver(() => {
    if (number() === before) return
    seen.disconnect()
    removeEventListener('click', click, { capture: true })
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done(performance.now() - clicked)
      channel.port2.postMessage(null)
    })
  })
  seen.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-number'] })
})`
