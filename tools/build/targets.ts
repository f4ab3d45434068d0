import { copyFileSync } from 'node:fs'
import { inRoot, root } from '../root.ts'
import { buildWithStamp, isStale, type Target } from './stamp.ts'

const COMMON = ['shared', 'package.json', 'package-lock.json', 'tsconfig.json', 'tools/build']

/** The page shows how we read the rules. */
const OF_THE_PAGE = ['renderer', 'assets', 'docs/interpretations.md', ...COMMON]

const page: Target = {
  name: 'page',
  sources: OF_THE_PAGE,
  result: 'dist/renderer/index.html'
}

const shell: Target = {
  name: 'shell',
  sources: ['main', 'assets/icons', ...COMMON],
  result: 'dist/main/icon.png'
}

/** The page with a second game on its shelf: for the specs only. */
const twoGames: Target = {
  name: 'page of two games',
  sources: OF_THE_PAGE,
  result: 'dist/two-games/index.html'
}

const builders: ReadonlyMap<Target, () => Promise<void>> = new Map([
  [page, () => buildPage('renderer/vite.config.ts')],
  [shell, buildShell],
  [twoGames, () => buildPage('renderer/testing/two-games/vite.config.ts')]
])

/** Browser mode runs its sources as they are and needs the page only. */
export const browserTargets: readonly Target[] = [page]
export const electronTargets: readonly Target[] = [page, shell]
export const specTargets: readonly Target[] = [...electronTargets, twoGames]

export function staleTargets(targets: readonly Target[]): readonly Target[] {
  return targets.filter((target) => isStale(root, target))
}

/** Builds in order, one line each; throws what the bundler threw. */
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
}

async function buildShell(): Promise<void> {
  const { build } = await import('vite')
  const { shellBuilds } = await import('../../main/vite.config.ts')
  for (const config of shellBuilds) await build({ configFile: false, logLevel: 'warn', ...config })
  // What windows show of themselves on Linux, where no program carries its own picture.
  copyFileSync(inRoot('assets/icons/png/256x256.png'), inRoot(shell.result))
}
