import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `use` with a temporary data folder of its own. */
export async function inDataDir<T>(use: (dataDir: string) => Promise<T> | T): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'invasions-bench-'))
  try {
    return await use(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
