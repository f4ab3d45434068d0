import { root } from '../../tools/root.ts'
import { electronProgram } from '../../tools/start/electron-binary.ts'
import { startPlain } from '../plain-app.ts'
import { answerTimes, settledText, sitAlone, tableText } from '../player.ts'
import { expect, test } from './desktop.ts'

test('a page whose process dies reloads the same table, and says that nothing is lost', async ({ app }) => {
  const program = electronProgram()
  if (!program) throw new Error('Electron is not installed')
  const { look, pageProcess, kill } = await startPlain(program, app.dataDir, [root])
  try {
    const before = await look(async (page) => {
      await sitAlone(page, 'A blow')
      await answerTimes(page, 1)
      return settledText(page)
    })
    const dying = await pageProcess()
    if (dying === null) throw new Error('the page has no process')
    process.kill(dying, 'SIGKILL')
    await expect.poll(async () => [dying, null].includes(await pageProcess())).toBe(false)
    await look(async (page) => {
      await expect(page.getByText('was loaded again. Nothing is lost')).toBeVisible()
      await expect.poll(() => tableText(page)).toEqual(before)
      await answerTimes(page, 1)
    })
  } finally {
    await kill()
  }
})
