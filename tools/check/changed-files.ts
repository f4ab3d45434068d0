import { execFileSync } from 'node:child_process'
import { root } from '../root.ts'

/** Branches that work starts from, the likeliest first. */
const TRUNKS = ['origin/main', 'main', 'origin/master', 'master']

/**
 * The files that somebody is working on: new ones and those that differ from the last commit. If there are none, those
 * that differ from the start of this branch. Without deleted ones.
 */
export function changedFiles(folder = root): readonly string[] {
  const git = (...args: string[]) => lines(folder, args)
  const since = (base: string) => git('diff', '--name-only', '--relative', '--diff-filter=d', base)
  const open = [...since('HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  if (open.length > 0) return open
  return since(TRUNKS.flatMap((trunk) => git('merge-base', 'HEAD', trunk))[0] ?? 'HEAD')
}

/** The lines that git prints; none if it fails. */
function lines(folder: string, args: readonly string[]): string[] {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '')
  } catch {
    return []
  }
}
