import { defineConfig } from '@playwright/test'
import { requireNode } from '../tools/bootstrap/require-node.mjs'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { inRoot } from '../tools/root.ts'
import { whyNoElectron } from '../tools/start/shell-facts.ts'
import type { AppOptions } from './app.ts'

requireNode('npm run e2e -- [files]')

const executablePath = findChromium()

/**
 * Chromium's own toolbar is a page that costs a second of each window here. The others are what Playwright switches
 * off for its own sake: the last list is the one that counts.
 */
const UNWANTED_FEATURES = [
  ...['InitialWebUI', 'WebUIReloadButton', 'WebUIToolbar', 'PreloadTopChromeWebUI'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['MediaRouter', 'OptimizationHints', 'PaintHolding', 'ThirdPartyStoragePartitioning']
]

/** What browser mode alone has: a line that can break, pages of its own. */
const BROWSER_ONLY = ['healing.spec.ts', 'map.spec.ts', 'two-games.spec.ts']

export default defineConfig<AppOptions>({
  testDir: import.meta.dirname,
  outputDir: inRoot('test-results'),
  globalSetup: inRoot('e2e/stages.ts'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two cores, and software rendering takes most of one.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A spec that passes only now is told of at the end.
  retries: 1,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // What is waited for in vain is told before the whole spec runs out of time.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      args: [...chromiumFlags, `--disable-features=${UNWANTED_FEATURES.join()}`],
      ...(executablePath ? { executablePath } : {})
    }
  },
  projects: [
    { name: 'chromium', testIgnore: 'electron/**', use: { shell: 'browser' } },
    // The same specs in the real shell, and those of the shell itself, wherever it can show a window.
    ...(whyNoElectron() === null
      ? [{ name: 'electron', testIgnore: BROWSER_ONLY, use: { shell: 'electron' as const } }]
      : [])
  ]
})
