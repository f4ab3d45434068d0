// Measures what an import costs: `import-cost.ts KIND LIMIT`. Prints the longest CPU time in milliseconds that the
// host's main thread ran without a pause, by how many megabytes the host grew, and how many megabytes the process took
// that reads the file (null if the system does not say). CPU time, because the elapsed time also depends on other
// processes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LARGEST_CAMPAIGN_FILE, LARGEST_FILE_PART } from '#shared/ipc/contract.ts'
import { newRace, raceHost } from './race-host.ts'
import { openPage } from './test-page.ts'

const [kind = '', limit = ''] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'import-cost-'))
const host = raceHost(dataDir)
const page = openPage(host)
// One flat string, as if read from a disk.
const file = Buffer.from(contentOf(kind)).toString('latin1')
const before = process.memoryUsage.rss()
let peak = before
let readerPeak = 0
const watch = setInterval(() => {
  readerPeak = Math.max(readerPeak, childMemory())
}, 20)
const tries: number[] = []
// Tries up to three times: on a busy machine the main thread also does the garbage collector's work.
while (tries.length < 3 && !tries.some((longest) => longest < Number(limit))) {
  tries.push(await longestPause(() => send(file).catch(() => null)))
}
const reader = readerPeak === 0 ? null : readerPeak / 2 ** 10
const growth = (peak - before) / 2 ** 20
const isAlive = page.call('app.info', {}).version.length > 0
clearInterval(watch)
host.close()
rmSync(dataDir, { recursive: true, force: true })
process.stdout.write(JSON.stringify({ longest: Math.min(...tries), growth, reader, isAlive }))

async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let [longest, last, done] = [0, threadMs(), false]
  const sample = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    peak = Math.max(peak, process.memoryUsage.rss())
    if (!done) setImmediate(sample)
  }
  setImmediate(sample)
  await work()
  done = true
  return longest
}

/** Sends the file as a page does, one message after the other. */
async function send(content: string): Promise<unknown> {
  const parts: string[] = []
  for (let from = 0; from < content.length; from += LARGEST_FILE_PART) {
    parts.push(content.slice(from, from + LARGEST_FILE_PART))
  }
  const end = parts.pop() ?? ''
  for (const part of parts) {
    page.call('library.upload', { part })
    await new Promise((resolve) => setImmediate(resolve))
  }
  return page.callLater('library.import', { content: end })
}

/** The peak memory of this process's children, in kilobytes. 0 if there is none, or the system does not say. */
function childMemory(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
    const statuses = children.map((pid) => readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Math.max(...statuses.map((status) => Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0)))
  } catch {
    return 0
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function contentOf(name: string): string {
  switch (name) {
    case 'lists':
      return `[${'[],'.repeat(LARGEST_CAMPAIGN_FILE / 3 - 2)}[]]`
    case 'names':
      return `[${Array.from({ length: 1_400_000 }, (_, number) => `{"k${number}":0}`).join(',')}]`
    case 'text':
      return `"${'\\u0000'.repeat(LARGEST_CAMPAIGN_FILE / 6 - 2)}"`
    default:
      return tenfold()
  }
}

/** A file with ten times as many answers and entries as the longest campaign has. */
function tenfold(): string {
  const { campaign: id } = page.call('library.create', newRace)
  const load = { values: { food: 1, rope: false } }
  page.call('table.sit', { campaign: id, side: 'north' })
  page.call('table.answer', { campaign: id, side: 'north', decision: 0, answer: load })
  page.call('table.leave', { campaign: id })
  const { campaign, ...head } = JSON.parse(page.call('library.export', { campaign: id }).content)
  const times = 25_000
  const entry = { ...campaign.log[1], told: Array(8).fill(campaign.log[1].told[0]) }
  return JSON.stringify({
    ...head,
    campaign: {
      ...campaign,
      standing: { answers: times },
      answers: Array(times).fill(campaign.answers[0]),
      log: Array.from({ length: times + 1 }, (_, number) => ({ ...entry, number }))
    }
  })
}
