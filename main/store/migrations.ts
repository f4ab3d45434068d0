import type { Migration } from './migration.ts'
import { campaigns } from './migrations/001-campaigns.ts'
import { settings } from './migrations/002-settings.ts'
import { anyGame } from './migrations/003-any-game.ts'
import { checksums } from './migrations/004-checksums.ts'
import { notes } from './migrations/005-notes.ts'
import { archive } from './migrations/006-archive.ts'
import { origins } from './migrations/007-origins.ts'

export const migrations: readonly Migration[] = [
  campaigns,
  settings,
  anyGame,
  checksums,
  notes,
  archive,
  origins
]
export const newestSchemaVersion = migrations.length
