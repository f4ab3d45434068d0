import { app } from './app.ts'
import { library } from './library.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

export const parts = { app, library, log, names, settings, table }
export const en = { ...app, ...library, ...log, ...names, ...settings, ...table }
