import type { Migration } from './migration.ts'
import { campaigns } from './migrations/001-campaigns.ts'
import { settings } from './migrations/002-settings.ts'

export const migrations: readonly Migration[] = [campaigns, settings]
export const newestVersion = migrations.length
