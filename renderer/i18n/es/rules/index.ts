import { battle } from './battle.ts'
import { chance } from './chance.ts'
import { marches } from './marches.ts'
import { outlook } from './outlook.ts'
import { presetFights } from './preset-fights.ts'
import { presets } from './presets.ts'
import { realm } from './realm.ts'
import { sea } from './sea.ts'
import { sieges } from './sieges.ts'
import { ties } from './ties.ts'

/** What the rules ask, offer, refuse and tell, by subject. */
export const rules = { battle, chance, marches, outlook, presetFights, presets, realm, sea, sieges, ties }
