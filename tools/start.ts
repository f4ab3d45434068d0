// `npm start`: builds what is stale and opens the app, in Electron if it can run here, otherwise in the browser.
import { spawn } from 'node:child_process'
import { browserTargets, buildTargets, electronTargets, staleTargets } from './build/targets.ts'
import { inRoot, root } from './root.ts'
import { browserArguments, parseStartArguments, type StartOptions, USAGE } from './start/arguments.ts'
import { chooseShell } from './start/choose-shell.ts'
import { downloadElectron, downloadFailedLately, electronProgram } from './start/electron-binary.ts'
import { hostFlags } from './start/host-flags.ts'
import { factsHere } from './start/shell-facts.ts'

/** If Electron fails within this time, it never showed a window. */
const STARTUP_MS = 4_000

let stopped = false

const parsed = parseStartArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
if (parsed.ok) await start(parsed.options)
else {
  process.stderr.write(`${parsed.reason}\n${USAGE}\n`)
  process.exitCode = 2
}

async function start(options: StartOptions): Promise<void> {
  const missing = downloadFailedLately() ? 'unavailable' : 'missing'
  const browserOption = browserModeOption(options)
  let choice = chooseShell(factsHere(electronProgram() ? 'ready' : missing, browserOption))
  if (choice.shell === 'fetch') {
    choice = chooseShell(factsHere((await downloadElectron()) ? 'ready' : 'unavailable', browserOption))
  }
  const program = electronProgram()
  if (choice.shell === 'electron' && program) return openElectron(program, options)
  return openBrowserMode(options, choice.shell === 'browser' ? choice.why : 'Electron is missing')
}

async function openElectron(program: string, options: StartOptions): Promise<void> {
  if (!(await build(electronTargets))) return
  process.stderr.write('Opening the app in Electron.\n')
  const started = performance.now()
  const { code, signal } = await runInTerminal(program, [root, ...(options.file ? [options.file] : [])])
  const noWindow = performance.now() - started < STARTUP_MS && (signal !== null || code !== 0)
  if (noWindow && !stopped) return openBrowserMode(options, 'Electron did not start (its message is above)')
  process.exitCode = code ?? 1
}

async function openBrowserMode(options: StartOptions, why: string): Promise<void> {
  if (!(await build(browserTargets))) return
  process.stderr.write(`Opening the app in browser mode: ${why}.\n`)
  const entry = [inRoot('dist/browser/browser.js'), ...browserArguments(options)]
  const { code } = await runInTerminal(process.execPath, [...hostFlags, ...entry])
  process.exitCode = code ?? (stopped ? 0 : 1)
}

async function build(targets: typeof electronTargets): Promise<boolean> {
  try {
    await buildTargets(staleTargets(targets))
    return true
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.stderr.write('Building failed. After a pull, try again; after an edit, npm test says more.\n')
    process.exitCode = 1
    return false
  }
}

function browserModeOption(options: StartOptions): string | null {
  if (options.browser) return '--browser'
  if (options.noOpen) return '--no-open'
  return options.port === null ? null : '--port'
}

interface ExitStatus {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** Runs the app in this terminal and forwards to it the signals that ask it to stop. */
function runInTerminal(program: string, args: readonly string[]): Promise<ExitStatus> {
  // Terminals of some editors set this variable. With it Electron would run as a plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env })
  const stop = (signal: NodeJS.Signals) => {
    stopped = true
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return new Promise((resolve) => {
    child.on('error', () => resolve({ code: 1, signal: null }))
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })
}
