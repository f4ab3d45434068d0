import type { Notice } from '#shared/ipc/notice.ts'
import type { DatabaseFinding } from '../store/open-database.ts'

/** Notices about what opening the database found. Files that were set aside stay listed until they are salvaged. */
export function noticesOf(findings: readonly DatabaseFinding[], setAside: readonly string[]): Notice[] {
  const found = findings.map(noticeOf).filter((notice) => notice !== null)
  return [...found, ...setAside.map((file): Notice => ({ notice: 'database-set-aside', file }))]
}

function noticeOf({ found, file }: DatabaseFinding): Notice | null {
  switch (found) {
    case 'missing':
      return { notice: 'database-missing', file }
    case 'stray-journal':
      return { notice: 'journal-set-aside', file }
    case 'lost-commits':
      return { notice: 'answers-may-be-missing', file }
    case 'damaged':
      // Listed among the files that were set aside.
      return null
  }
}
