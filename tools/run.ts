import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { inRoot, root } from './root.ts'

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Ends the process after so many milliseconds. The result is then null. */
  readonly timeout?: number
  /** Discards the program's output. By default it goes to the output of this process. */
  readonly quiet?: boolean
}

/** Runs a program and shows its output live. Returns the exit code, or null if it could not start or finish. */
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

/** Runs a program at low priority. Returns its output instead of showing it. */
export function runQuietly(
  command: string,
  args: readonly string[]
): Promise<{ readonly output: string; readonly errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid !== undefined) lowerPriority(child.pid)
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

function lowerPriority(processId: number): void {
  try {
    setPriority(processId, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}

/** Runs a JavaScript file of an installed package with this Node. Works even where `.bin` holds no links. */
export function runPackage(
  file: string,
  args: readonly string[],
  options: RunOptions = {}
): Promise<number | null> {
  return run(process.execPath, [inRoot(join('node_modules', file)), ...args], options)
}
