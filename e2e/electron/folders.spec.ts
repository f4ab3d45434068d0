// The unpacked app where nothing can be written; packed.spec.ts does the same with the packed one.
import { spawn } from 'node:child_process'
import { electronProgram } from '../../tools/start/electron-binary.ts'
import { electronCommand } from '../electron-app.ts'
import { test } from './desktop.ts'
import { cannotSee, expectToldInWindow, unwritable } from './unwritable-folders.ts'

for (const [what, environment] of unwritable) {
  test(`${what} is told in a window`, async ({ desktop }) => {
    test.skip(cannotSee, 'looks at the windows of an X11 display, as an ordinary user')
    await expectToldInWindow(desktop.dataDir, environment, (dataDir, env) => {
      const command = electronCommand(dataDir, { env })
      return spawn(electronProgram() ?? '', command.args, { env: command.env, stdio: 'ignore' })
    })
  })
}
