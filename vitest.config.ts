import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { requireNode } from './tools/bootstrap/require-node.mjs'
import { inRoot } from './tools/root.ts'

requireNode('npm run unit -- [files]')
// Programs that tests start find their code compiled: half of what a start of the command line costs.
process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules/.cache/compiled')

export default defineConfig({
  test: {
    include: ['{main,shared,renderer,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files share what they import, which no test may change: reading the game anew for each took half the time.
    isolate: false,
    maxWorkers: availableParallelism()
  }
})
