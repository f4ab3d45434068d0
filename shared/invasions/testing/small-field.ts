import type { BattleSetup } from '../queries/battle/battle-setup.ts'
import { fightBattle } from '../rules/battle/fight-battle.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from './drive.ts'
import { emptyMap, put } from './position.ts'
import { battleOrder } from './printed-battles.ts'

/** Fights a battle with these dice and takes the first option of every question. */
export const fightWithDice = (state: InvasionsState, battle: BattleSetup, dice: readonly number[]) =>
  drive(state, (play) => fightBattle(play, battle), { dice, otherwise: 'first' })

/** Alamans from Treveria against Byzantines in Lotharingia (forest), for small battles. */
export function smallField(alamans: number, romans: number) {
  const state = emptyMap({
    control: { lotharingia: 'byzantines', sequana: 'byzantines', treveria: 'alamanni' }
  })
  const attackers = put(state, 'alamanni', 'infantry', 'lotharingia', alamans)
  const defenders = put(state, 'byzantines', 'infantry', 'lotharingia', romans)
  return {
    state,
    attackers,
    defenders,
    battle: battleOrder(['alamanni', attackers], ['byzantines', defenders], 'lotharingia', 'treveria')
  }
}
