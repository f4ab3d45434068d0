// Vitest runs this before the tests. It bundles the programs that tests start.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { BUNDLED_PROGRAMS, testPrograms } from '../../main/testing/programs.ts'
import { fingerprint } from '../build/fingerprint.ts'
import { inRoot, root } from '../root.ts'

const SOURCES = ['main', 'shared', 'package-lock.json', 'tools/check/test-programs.ts']
const cache = inRoot('node_modules/.cache/test-programs')

export default async function prepareTestPrograms(): Promise<void> {
  // Named by its sources, a bundle is never stale.
  const folder = join(cache, fingerprint(root, SOURCES).slice(0, 16))
  if (!existsSync(folder)) await bundleInto(folder)
  process.env[BUNDLED_PROGRAMS] = folder
}

async function bundleInto(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node22',
      minify: false,
      outDir: unfinished,
      rolldownOptions: {
        input: testPrograms,
        external: ['better-sqlite3', 'vite', /^node:/],
        // Chunks lie beside the entries, because programs find each other in the folder of their own file.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
      }
    }
  })
  removeOldest()
  // Another run may have made the same bundle meanwhile.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
}

/** How many bundles to keep: other runs may still use the newest. */
const KEPT = 4

function removeOldest(): void {
  const age = (name: string) => statSync(join(cache, name)).mtimeMs
  const newestFirst = readdirSync(cache).sort((one, other) => age(other) - age(one))
  for (const name of newestFirst.slice(KEPT)) rmSync(join(cache, name), { recursive: true, force: true })
}
