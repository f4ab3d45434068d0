import { join } from 'node:path'

/** What tests start as a process or a thread of its own, with the sources. */
export const testPrograms = {
  browser: 'main/browser.ts',
  cli: 'main/cli.ts',
  'bot-thread': 'main/bot-thread.ts',
  'check-thread': 'main/check-thread.ts',
  'import-process': 'main/import-process.ts',
  'import-thread': 'main/import-thread.ts',
  'open-database': 'main/store/open-database.ts',
  'crashing-thread': 'main/testing/crashing-thread.ts',
  'import-cost': 'main/testing/import-cost.ts',
  'play-without-end': 'main/testing/play-without-end.ts',
  'race-bot-thread': 'main/testing/race-bot-thread.ts',
  'race-import-thread': 'main/testing/race-import-thread.ts'
}
export type TestProgram = keyof typeof testPrograms

/** Names the folder of the bundled programs for the processes of `npm run unit`. */
export const BUNDLED_PROGRAMS = 'INVASIONS_TEST_PROGRAMS'

/**
 * The file of a program. In `npm run unit` it is a bundle (tools/check/test-programs.ts), because Node loads hundreds of
 * sources ten times as slowly. Elsewhere it is the source.
 */
export function programFile(name: TestProgram): string {
  const bundles = process.env[BUNDLED_PROGRAMS]
  if (bundles) return join(bundles, `${name}.js`)
  return join(import.meta.dirname, '..', '..', testPrograms[name])
}
