import { type ChildProcess, spawn } from 'node:child_process'
import { inRoot, root } from '../tools/root.ts'
import { addressFrom, endProcess, expect, test } from './app.ts'
import {
  answerSomehow,
  beginCampaign,
  decision,
  questionNumber,
  settledText,
  tableText,
  whatNow
} from './player.ts'

test.use({ shell: 'browser' })

function startOn(dataDir: string, port: string): ChildProcess {
  const args = [inRoot('main/browser.ts'), '--no-open', '--port', port]
  const env = { ...process.env, INVASIONS_DATA_DIR: dataDir }
  return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
}

test('a lost connection is shown, healed by itself, and the game goes on where it was', async ({
  app,
  browser
}) => {
  let server = startOn(app.dataDir, '0')
  const context = await browser.newContext()
  try {
    const address = await addressFrom(server)
    const page = await context.newPage()
    await page.goto(address)
    await beginCampaign(page, { title: 'Storm', seed: 'e2e' })
    const asked = (await whatNow(page)) === 'asked'
    const before = await settledText(page)

    await endProcess(server, 'SIGKILL')
    await expect(page.getByRole('alert')).toContainText('The game cannot be reached.')
    if (asked) await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()

    server = startOn(app.dataDir, new URL(address).port)
    await addressFrom(server)
    await expect(page.getByText('The game cannot be reached.')).toHaveCount(0, { timeout: 15_000 })
    await expect.poll(() => tableText(page)).toEqual(before)

    if (!asked) return
    const number = await questionNumber(page)
    await answerSomehow(page)
    await whatNow(page)
    expect(await questionNumber(page)).not.toBe(number)
    await expect(decision(page)).toBeVisible()
  } finally {
    await context.close()
    await endProcess(server, 'SIGKILL')
  }
})
