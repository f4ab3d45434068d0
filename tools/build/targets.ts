import { copyFileSync } from 'node:fs'
import type { InlineConfig } from 'vite'
import { inRoot, root } from '../root.ts'
import { completeLicences } from './licences.ts'
import { buildWithStamp, isStale, type Target } from './stamp.ts'

const COMMON = ['shared', 'package.json', 'package-lock.json', 'tsconfig.json', 'tools/build']

/** Includes docs/interpretations.md, because the page shows how we read the rules. */
const PAGE_SOURCES = ['renderer', 'assets', 'docs/interpretations.md', ...COMMON]

const page: Target = {
  name: 'page',
  sources: PAGE_SOURCES,
  result: 'dist/renderer/index.html'
}

const shell: Target = {
  name: 'shell',
  sources: ['main', 'assets/icons', ...COMMON],
  result: 'dist/main/icon.png'
}

const browserMode: Target = {
  name: 'browser mode',
  sources: ['main', ...COMMON],
  result: 'dist/browser/browser.js'
}

/** The page with one more game, for the specs only. */
const twoGames: Target = {
  name: 'page of two games',
  sources: PAGE_SOURCES,
  result: 'dist/two-games/index.html'
}

const builders: ReadonlyMap<Target, () => Promise<void>> = new Map([
  [page, () => buildPage('renderer/vite.config.ts')],
  [shell, buildShell],
  [browserMode, buildBrowserMode],
  [twoGames, () => buildPage('renderer/testing/two-games/vite.config.ts')]
])

export const browserTargets: readonly Target[] = [page, browserMode]
export const electronTargets: readonly Target[] = [page, shell]
export const appTargets: readonly Target[] = [...browserTargets, shell]
export const specTargets: readonly Target[] = [...appTargets, twoGames]

export function staleTargets(targets: readonly Target[]): readonly Target[] {
  return targets.filter((target) => isStale(root, target))
}

/** Builds the targets in order and prints when each begins and ends. Throws the bundler's errors. */
export async function buildTargets(targets: readonly Target[]): Promise<void> {
  for (const target of targets) {
    const build = builders.get(target)
    if (!build) throw new Error(`no builder for ${target.name}`)
    const started = performance.now()
    process.stderr.write(`Building the ${target.name} ...\n`)
    await buildWithStamp(root, target, build)
    process.stderr.write(
      `Built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`
    )
  }
}

async function buildPage(config: string): Promise<void> {
  const { build } = await import('vite')
  await build({ configFile: inRoot(config), logLevel: 'warn' })
  completeLicences(inRoot('dist/renderer/licences.md'))
}

async function buildBrowserMode(): Promise<void> {
  const { browserBuilds } = await import('../../main/vite.config.ts')
  await buildPrograms(browserBuilds)
  completeLicences(inRoot('dist/browser/licences.md'))
}

async function buildShell(): Promise<void> {
  const { shellBuilds } = await import('../../main/vite.config.ts')
  await buildPrograms(shellBuilds)
  completeLicences(inRoot('dist/main/licences.md'))
  // The icon of windows on Linux, where a program file contains no icon.
  copyFileSync(inRoot('assets/icons/png/256x256.png'), inRoot(shell.result))
}

async function buildPrograms(configs: readonly InlineConfig[]): Promise<void> {
  const { build } = await import('vite')
  for (const config of configs) await build({ configFile: false, logLevel: 'warn', ...config })
}
