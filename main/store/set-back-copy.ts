import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { writeCampaignFile } from './campaign-file.ts'
import type { StoredCampaign } from './campaign-store.ts'
import { syncFile, writePrivateFile } from './private-files.ts'

/** Saves a campaign as a file beside the database before it loses answers. Returns the file's path. */
export function saveSetBackCopy(dataDir: string, stored: StoredCampaign, extension: string): string {
  const folder = join(dataDir, 'set-back')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${stored.id}-${stored.answers.length}.${extension}`)
  writePrivateFile(`${file}.new`, writeCampaignFile(stored))
  syncFile(`${file}.new`)
  renameSync(`${file}.new`, file)
  return file
}
