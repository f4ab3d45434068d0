import { battle } from './battle.ts'
import { bots } from './bots.ts'
import { chance } from './chance.ts'
import { chronicle } from './chronicle.ts'

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
import { realm } from './realm.ts'
import { sea } from './sea.ts'
import { sieges } from './sieges.ts'
import { ties } from './ties.ts'

/** One part a subject; a key stands in one of them only. */
export const parts = {
  map,
  battle,
  bots,
  chance,
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
  realm,
  sea,
  sieges,
  ties
}

export const es = {
  ...map,
  ...battle,
  ...bots,
  ...chance,
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
  ...realm,
  ...sea,
  ...sieges,
  ...ties
}
