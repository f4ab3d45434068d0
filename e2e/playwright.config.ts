import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { requireNode } from '../tools/bootstrap/require-node.mjs'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { inRoot } from '../tools/root.ts'
import { whyNoElectron } from '../tools/start/shell-facts.ts'
import type { AppOptions } from './app.ts'

requireNode('npm run e2e -- [files]')

const executablePath = findChromium()

/**
 * Chromium draws its own toolbar as a page, which costs a second per window here. Playwright disables the other
 * features. This list repeats them, because only the last `--disable-features` counts.
 */
const UNWANTED_FEATURES = [
  ...['InitialWebUI', 'WebUIReloadButton', 'WebUIToolbar', 'PreloadTopChromeWebUI'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['MediaRouter', 'OptimizationHints', 'PaintHolding', 'ThirdPartyStoragePartitioning']
]

/** Playwright's other processes read this file too. They get the environment, but not the arguments. */
if (process.argv.includes('--project=deb')) process.env.INVASIONS_INSTALLS = 'deb'

/** As root on Debian. */
function mayInstallPackages(): boolean {
  const isAskedFor = process.env.INVASIONS_INSTALLS === 'deb'
  return isAskedFor && process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Specs of browser mode only: they break its connection, or open pages of their own. */
const BROWSER_ONLY = ['reconnect.spec.ts', 'map.spec.ts', 'two-games.spec.ts', 'deb/**']

export default defineConfig<AppOptions>({
  testDir: import.meta.dirname,
  outputDir: inRoot('test-results'),
  globalSetup: inRoot('e2e/stages.ts'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The machine has two cores, and software rendering takes most of one.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The summary names specs that pass only at the second try.
  retries: 1,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // An action that waits in vain fails before the whole spec runs out of time.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      args: [...chromiumFlags, `--disable-features=${UNWANTED_FEATURES.join()}`],
      ...(executablePath ? { executablePath } : {})
    }
  },
  projects: [
    { name: 'chromium', testIgnore: ['electron/**', 'deb/**'], use: { shell: 'browser' } },
    // Runs the same specs in Electron, and Electron's own, where it can show a window.
    ...(whyNoElectron() === null
      ? [{ name: 'electron', testIgnore: BROWSER_ONLY, use: { shell: 'electron' as const } }]
      : []),
    // Installs packages, so it runs only when it is asked for: npm run e2e -- --project=deb.
    ...(mayInstallPackages() ? [{ name: 'deb', testMatch: 'deb/**/*.spec.ts' }] : [])
  ]
})
