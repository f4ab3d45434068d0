import { readFileSync } from 'node:fs'

/** The resident memory of a process that it shares with no other, in megabytes. NaN if the system does not say. */
export function residentMb(pid: number | undefined): number {
  try {
    const line = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(line?.[1] ?? Number.NaN) / 1000
  } catch {
    return Number.NaN
  }
}
