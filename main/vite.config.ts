import { join } from 'node:path'
import type { InlineConfig } from 'vite'

const root = join(import.meta.dirname, '..')

/** Not bundled: Electron, Node's modules, and the one dependency with a native binary. */
const external = ['electron', 'better-sqlite3', /^node:/]

/** Entries of other processes and threads, by output name. They go into the folder of the main entry. */
const helpers = {
  'import-process': 'main/import-process.ts',
  'import-thread': 'main/import-thread.ts',
  'bot-thread': 'main/bot-thread.ts',
  'check-thread': 'main/check-thread.ts'
}

const common: InlineConfig = {
  root,
  publicDir: false,
  // Bundles everything else, so that the packaged app needs no other node_modules.
  ssr: { noExternal: true, target: 'node' }
}

function program(outDir: string, entry: Readonly<Record<string, string>>): InlineConfig {
  return {
    ...common,
    build: {
      ssr: true,
      target: 'node22',
      // Unminified, the rules of two games would be a sixth of the app.
      minify: true,
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      // The licences of all bundled packages, which the app must include.
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: { ...entry, ...helpers },
        external,
        // Shared code is pure, so the bundler may drop what an entry does not use: the app needs no whole kits.
        treeshake: { moduleSideEffects: (id) => !id.includes('/shared/') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
      }
    }
  }
}

/** Browser mode. The build starts in a third of the time of the sources. */
export const browserBuilds: readonly InlineConfig[] = [
  program('dist/browser', { browser: 'main/browser.ts' })
]

/** The preload script has its own build, because a sandboxed preload must be one CommonJS file. */
export const shellBuilds: readonly InlineConfig[] = [
  program('dist/main', { electron: 'main/electron.ts' }),
  {
    ...common,
    build: {
      ssr: true,
      target: 'chrome140',
      outDir: 'dist/main',
      emptyOutDir: false,
      rolldownOptions: {
        input: { preload: 'main/preload.ts' },
        external: ['electron'],
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false }
      }
    }
  }
]
