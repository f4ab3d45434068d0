import { execFileSync } from 'node:child_process'
import { root } from '../root.ts'

/** Branches that work starts from, the likeliest first. */
const TRUNKS = ['origin/main', 'main', 'origin/master', 'master']

/** Files that differ from where this branch began, and those that git does not know yet; deleted ones are left out. */
export function changedFiles(folder = root): readonly string[] {
  const git = (...args: string[]) => lines(folder, args)
  const base = TRUNKS.flatMap((trunk) => git('merge-base', 'HEAD', trunk))[0] ?? 'HEAD'
  const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', base)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])]
}

/** What git prints; nothing where it refuses. */
function lines(folder: string, args: readonly string[]): string[] {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '')
  } catch {
    return []
  }
}
