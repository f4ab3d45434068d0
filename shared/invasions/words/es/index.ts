import { administration } from './administration.ts'
import { annals } from './annals.ts'
import { battle } from './battle.ts'
import { bonds } from './bonds.ts'
import { book } from './book.ts'
import { bots } from './bots.ts'
import { cards } from './cards.ts'
import { chance } from './chance.ts'
import { chapters } from './chapters.ts'
import { chronicle } from './chronicle.ts'

import { coach } from './coach.ts'
import { encyclopedia } from './encyclopedia.ts'
import { fights } from './fights.ts'
import { frame } from './frame.ts'
import { hand } from './hand.ts'
import { map } from './map.ts'
import { marches } from './marches.ts'
import { names } from './names.ts'
import { outlook } from './outlook.ts'
import { panels } from './panels.ts'
import { players } from './players.ts'
import { presetFights } from './preset-fights.ts'
import { presets } from './presets.ts'
import { questions } from './questions.ts'
import { realm } from './realm.ts'
import { rulebook } from './rulebook.ts'
import { sea } from './sea.ts'
import { sieges } from './sieges.ts'
import { tale } from './tale.ts'
import { ties } from './ties.ts'
import { why } from './why.ts'

/** One part a subject; a key stands in one of them only. */
export const parts = {
  administration,
  annals,
  map,
  battle,
  bonds,
  book,
  cards,
  bots,
  chance,
  chapters,
  chronicle,
  hand,
  fights,
  frame,
  marches,
  names,
  outlook,
  panels,
  players,
  presets,
  presetFights,
  questions,
  realm,
  coach,
  encyclopedia,
  rulebook,
  sea,
  sieges,
  tale,
  ties,
  why
}

export const es = {
  ...administration,
  ...annals,
  ...map,
  ...battle,
  ...bonds,
  ...book,
  ...cards,
  ...bots,
  ...chance,
  ...chapters,
  ...chronicle,
  ...hand,
  ...fights,
  ...frame,
  ...marches,
  ...names,
  ...outlook,
  ...panels,
  ...players,
  ...presets,
  ...presetFights,
  ...questions,
  ...realm,
  ...coach,
  ...encyclopedia,
  ...rulebook,
  ...sea,
  ...sieges,
  ...tale,
  ...ties,
  ...why
}
