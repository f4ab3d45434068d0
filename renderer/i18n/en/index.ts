import { app } from './app.ts'
import { events } from './events.ts'
import { library } from './library.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { rules } from './rules/index.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

/** One part per screen or subject; a key stands in one of them only. */
export const parts = { app, events, library, log, names, settings, table, ...rules }
export const en = {
  ...app,
  ...events,
  ...library,
  ...log,
  ...names,
  ...settings,
  ...table,
  ...rules.battle,
  ...rules.chance,
  ...rules.marches,
  ...rules.outlook,
  ...rules.presetFights,
  ...rules.presets,
  ...rules.realm,
  ...rules.sea,
  ...rules.sieges,
  ...rules.ties
}
