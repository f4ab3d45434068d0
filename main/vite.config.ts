import { join } from 'node:path'
import type { InlineConfig } from 'vite'

const root = join(import.meta.dirname, '..')

/** Found at run time: Electron itself, Node's own modules, and the one dependency with a native binary. */
const external = ['electron', 'better-sqlite3', /^node:/]

/** Entries of other processes and of threads, by output name: they lie beside the one that starts them. */
const helpers = {
  'import-process': 'main/import-process.ts',
  'import-thread': 'main/import-thread.ts',
  'bot-thread': 'main/bot-thread.ts',
  'check-thread': 'main/check-thread.ts'
}

const common: InlineConfig = {
  root,
  publicDir: false,
  // Everything else is bundled, so that the packaged app carries no other node_modules.
  ssr: { noExternal: true, target: 'node' }
}

function program(outDir: string, entry: Readonly<Record<string, string>>): InlineConfig {
  return {
    ...common,
    build: {
      ssr: true,
      target: 'node22',
      // The rules of two games, written out, would be a sixth of the app.
      minify: true,
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      // The terms of all that is bundled: they go with the app.
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: { ...entry, ...helpers },
        external,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
      }
    }
  }
}

/** Browser mode: built, it starts in a third of the time that its sources take. */
export const browserBuilds: readonly InlineConfig[] = [
  program('dist/browser', { browser: 'main/browser.ts' })
]

/** The preload script runs sandboxed, where only one CommonJS file can be loaded: a build of its own. */
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
