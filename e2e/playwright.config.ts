import { defineConfig } from '@playwright/test'
import { requireNode } from '../tools/bootstrap/require-node.mjs'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { electronProgram } from '../tools/start/electron-binary.ts'
import type { AppOptions } from './app.ts'

requireNode('npm run e2e -- [files]')

const executablePath = findChromium()

export default defineConfig<AppOptions>({
  testDir: import.meta.dirname,
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two cores, and software rendering takes most of one.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) }
  },
  projects: [
    { name: 'chromium', use: { shell: 'browser' } },
    // The same specs in the real shell, wherever its binary is and a window can be shown.
    ...(electronProgram() && canShowWindows()
      ? [{ name: 'electron', use: { shell: 'electron' as const } }]
      : [])
  ]
})

function canShowWindows(): boolean {
  if (process.platform !== 'linux') return true
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY) && process.getuid?.() !== 0
}
