import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a process and waits until it has exited. Does nothing if it has exited already. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** The exit code of a process, once it has exited; null if a signal ended it. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (!hasEnded(child)) await once(child, 'exit')
  return child.exitCode
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** The environment for a child process: ours plus these variables. */
export function environment(others: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]]
  )
  return { ...Object.fromEntries(own), ...others }
}
