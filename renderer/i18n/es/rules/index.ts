import { battle } from './battle.ts'
import { chance } from './chance.ts'
import { marches } from './marches.ts'
import { outlook } from './outlook.ts'
export const rules = { battle, chance, marches, outlook, presetFights, realm, sea, sieges, ties }
