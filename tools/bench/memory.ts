import { readFileSync } from 'node:fs'

/** Memory of a process's own, in megabytes: resident, not shared with others. No number where the system does not tell. */
export function residentMb(pid: number | undefined): number {
  try {
    const line = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(line?.[1] ?? Number.NaN) / 1000
  } catch {
    return Number.NaN
  }
}
