import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTargets, specTargets, staleTargets } from '../build/targets.ts'
import { findChromium, getChromium } from '../chromium.ts'
import { inRoot } from '../root.ts'
import { runPackage } from '../run.ts'
import { whyNoElectron } from '../start/shell-facts.ts'
import { changedFiles } from './changed-files.ts'
import { playwrightCounts, vitestCounts } from './counts.ts'
import { slowTests } from './slow-tests.ts'
import { soakStep } from './soak.ts'
import { type Step, type StepResult, single } from './step.ts'
import { tortureStep } from './torture.ts'

const lint: Step = {
  name: 'lint',
  needs: [],
  async run(args) {
    const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`
    const paths = args.length > 0 ? args : ['.']
    const code = await runPackage('@biomejs/biome/bin/biome', [
      'ci',
      colors,
      '--no-errors-on-unmatched',
      ...paths
    ])
    return single(code === 0, 'npm run format repairs most of it; the rest is listed above.')
  }
}

/** The largest project first, so that the check ends sooner. */
const PROJECTS = ['renderer', '.', 'shared']

/** How many projects to check at once. */
const AT_ONCE = 2

const types: Step = {
  name: 'types',
  needs: [],
  async run() {
    const left = [...PROJECTS]
    const results: boolean[] = []
    const work = async () => {
      for (let project = left.shift(); project !== undefined; project = left.shift()) {
        results.push(await hasSoundTypes(project))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const advice = 'The compiler names file and line above; npm run types runs this step alone.'
    return single(
      results.every((isSound) => isSound),
      advice
    )
  }
}

async function hasSoundTypes(project: string): Promise<boolean> {
  // With this cache the compiler skips what has not changed since the last run.
  const cache = inRoot('node_modules/.cache/types', `${project === '.' ? 'root' : project}.tsbuildinfo`)
  // Several checkers in one process check most types several times. One alone does little more than half of that work.
  const args = ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', cache]
  return (await runPackage('typescript/bin/tsc', args)) === 0
}

const unit: Step = {
  name: 'unit',
  needs: [],
  run: (args) => runUnit(['run', ...args], 'npm run unit -- <file> runs one file.')
}

function runUnit(args: readonly string[], advice: string): Promise<StepResult> {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runPackage('vitest/vitest.mjs', [...args, ...reporters])
    return { ...vitestCounts(report, code), ...advise(code, advice) }
  })
}

const build: Step = {
  name: 'build',
  needs: [],
  isNarrow: true,
  async run() {
    await buildTargets(staleTargets(specTargets))
    return single(true, '')
  }
}

const browser: Step = {
  name: 'chromium',
  needs: [],
  // Where it must be installed, it waits for the network and the disk.
  isBackground: true,
  async run() {
    const path = await getChromium()
    if (path) process.stdout.write(`Using ${path}\n`)
    return single(
      path !== null,
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run the command again.',
      0
    )
  }
}

const e2e: Step = {
  name: 'e2e',
  needs: ['build', 'chromium'],
  run: (args) => runSpecs(args.length > 0 ? args : ['--project=chromium'])
}

/** Runs all specs once more in Electron, and Electron's own, if it is installed and can show a window. */
const electron: Step = {
  name: 'electron',
  needs: ['build'],
  async run(args) {
    const why = whyNoElectron()
    if (why === null) return runSpecs(['--project=electron', ...args])
    process.stdout.write(`The specs in the installed app's own shell are left out: ${why}.\n`)
    return single(true, '', 0)
  }
}

function runSpecs(args: readonly string[]): Promise<StepResult> {
  return withReport(async (report) => {
    const code = await runPackage('@playwright/test/cli.js', ['test', ...args], {
      env: {
        CHROMIUM_PATH: findChromium() ?? '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1'
      }
    })
    const advice = 'Screenshots and traces are in test-results/; npm run e2e -- <file> runs one file.'
    return { ...playwrightCounts(report, code), ...advise(code, advice) }
  })
}

const lintChanged: Step = {
  ...lint,
  run: async () => {
    const files = changedFiles()
    return files.length > 0 ? lint.run(files) : single(true, '', 0)
  }
}

/** Runs the tests that import changed files, without the slow ones that have not changed themselves. */
const related: Step = {
  name: 'related',
  needs: [],
  async run() {
    const files = changedFiles().filter((file) =>
      /^(main|shared|renderer|tools)\/.*\.(tsx?|json)$/.test(file)
    )
    if (files.length === 0) {
      process.stdout.write('No source has changed.\n')
      return single(true, '', 0)
    }
    const leftOut = slowTests.filter((test) => !files.includes(test))
    process.stdout.write(`Left out: ${leftOut.length} slow test files (tools/check/slow-tests.ts).\n`)
    const options = ['--run', '--passWithNoTests', ...leftOut.flatMap((test) => ['--exclude', test])]
    return runUnit(['related', ...options, ...files], 'npm run unit runs all of them.')
  }
}

/** The inner loop, `npm run check`. Types and tests run side by side: neither keeps both cores busy to its end. */
export const quickSteps: readonly Step[] = [
  lintChanged,
  { ...types, isNarrow: true },
  { ...related, isNarrow: true }
]

/** In the order of `npm test`: the quick ones first. */
export const allSteps: readonly Step[] = [
  lint,
  types,
  build,
  tortureStep,
  unit,
  soakStep,
  browser,
  e2e,
  electron
]

function advise(code: number | null, advice: string): { advice?: string } {
  return code === 0 ? {} : { advice }
}

async function withReport(use: (file: string) => Promise<StepResult>): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  try {
    return await use(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
