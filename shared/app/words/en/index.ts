import { about } from './about.ts'
import { answers } from './answers.ts'
import { app } from './app.ts'
import { book } from './book.ts'
import { coach } from './coach.ts'
import { commands } from './commands.ts'
import { curtain } from './curtain.ts'
import { keys } from './keys.ts'
import { library } from './library.ts'
import { log } from './log.ts'
import { map } from './map.ts'
import { newCampaign } from './new-campaign.ts'
import { otherRules } from './other-rules.ts'
import { past } from './past.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

/** One part a subject; a key stands in one of them only. */
export const parts = {
  map,
  keys,
  commands,
  about,
  answers,
  app,
  book,
  coach,
  curtain,
  library,
  log,
  newCampaign,
  otherRules,
  past,
  settings,
  table
}

export const en = {
  ...map,
  ...keys,
  ...commands,
  ...about,
  ...answers,
  ...app,
  ...book,
  ...coach,
  ...curtain,
  ...library,
  ...log,
  ...newCampaign,
  ...otherRules,
  ...past,
  ...settings,
  ...table
}
