import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { requireNode } from './tools/bootstrap/require-node.mjs'
import { compileCache } from './tools/check/compile-cache.ts'
import { SlowFirst } from './tools/check/slow-first.ts'

requireNode('npm run unit -- [files]')
process.env.NODE_COMPILE_CACHE ??= compileCache

export default defineConfig({
  test: {
    include: ['{main,shared,renderer,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**'],
    globalSetup: 'tools/check/test-programs.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files share what they import, which no test may change: reading the game anew for each took half the time.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    maxWorkers: availableParallelism()
  }
})
