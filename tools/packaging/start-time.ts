// Measures the time from the app's start to the first paint of its page: `start-time.ts [folder of a packed app]`.
// Without a folder it starts the project itself, in the installed Electron. The first start warms the disk.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlain } from '../../e2e/plain-app.ts'
import { root } from '../root.ts'
import { electronProgram } from '../start/electron-binary.ts'
import { packedAppIn } from './packed-app.ts'

const TIMES = 6

const [folder] = process.argv.slice(2)
const program = folder ? packedAppIn(folder).program : electronProgram()
if (!program) throw new Error('Electron is not installed')
const dataDir = mkdtempSync(join(tmpdir(), 'start-time-'))
const times: number[] = []
for (let count = 0; count < TIMES; count++) times.push(await timeToFirstPaint(program))
// A killed process may still be writing.
rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
const [cold = 0, ...warm] = times
const median = warm.sort((left, right) => left - right)[Math.floor(warm.length / 2)] ?? 0
process.stdout.write(`first start ${cold} ms; then ${warm.join(', ')} ms, median ${median} ms\n`)

async function timeToFirstPaint(program: string): Promise<number> {
  const { startedAt, look, kill } = await startPlain(program, dataDir, folder ? [] : [root])
  try {
    const paintedAt = await look((page) =>
      page.evaluate<number>(`new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint')
          if (paint) resolve(performance.timeOrigin + paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      })`)
    )
    return Math.round(paintedAt - startedAt)
  } finally {
    await kill()
  }
}
