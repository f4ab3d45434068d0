import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { inRoot, root } from './root.ts'

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Ends the process, and says so by the result null, after so many milliseconds. */
  readonly timeout?: number
  /** Where its output goes; the default is ours. */
  readonly quiet?: boolean
}

/** Runs a program with its output shown live; the exit code, or null where it could not run or finish. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {}
): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: options.quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...options.env },
      ...(options.timeout ? { timeout: options.timeout } : {})
    })
    child.on('error', () => resolve(null))
    child.on('exit', resolve)
  })
}

/** Runs a program in the time that others leave. Returns what it wrote, which is not shown meanwhile. */
export function runQuietly(
  command: string,
  args: readonly string[]
): Promise<{ readonly output: string; readonly errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid !== undefined) giveWay(child.pid)
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (part) => {
      output += part
    })
    child.stderr.setEncoding('utf8').on('data', (part) => {
      errors += part
    })
    child.on('error', reject)
    child.on('close', () => resolve({ output, errors }))
  })
}

function giveWay(process: number): void {
  try {
    setPriority(process, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

/** Runs a JavaScript file of an installed package with this Node: works alike where `.bin` holds no links. */
export function runPackage(
  file: string,
  args: readonly string[],
  options: RunOptions = {}
): Promise<number | null> {
  return run(process.execPath, [inRoot(join('node_modules', file)), ...args], options)
}
