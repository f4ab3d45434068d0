import { endHeadlessRevolt } from '../changes/revolt.ts'
import { fightWar } from './battle.ts'
import { fightCivilWar } from './civil-war.ts'
import { fightFurtherWars } from './further-wars.ts'
import { beginCombat, endCombat, nextBattle } from './phase.ts'

/** The scripts of this part, by their tasks. */
export const combatScripts = {
  combat: beginCombat,
  'next-battle': nextBattle,
  battle: fightWar,
  'civil-war-battle': fightCivilWar,
  'end-combat': endCombat,
  'further-wars': fightFurtherWars,
  'revolt-ends': endHeadlessRevolt
}
