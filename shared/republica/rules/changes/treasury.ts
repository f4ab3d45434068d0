import type { RepublicPlay } from '../../game-types.ts'
import { claimVictory, endInDefeat } from './ending.ts'

/**
 * 12.2C, R27: the State pays at once. Returns false if it cannot: it is bankrupt, and a rebel wins or all lose. The caller
 * then stops.
 */
export function payFromState(play: RepublicPlay, talents: number): boolean {
  chargeState(play, talents)
  return isSolvent(play)
}

/** 6.22: what the State owes in the revenue phase. Contributions may still save it, so it may owe for a moment. */
export function chargeState({ state, emit }: RepublicPlay, talents: number): void {
  if (talents <= 0) return
  state.treasury -= talents
  emit({ type: 'treasury', by: -talents, now: state.treasury })
}

/** 6.22: false, and the end of the State, where it owes what it does not have. */
export function isSolvent(play: RepublicPlay): boolean {
  if (play.state.treasury >= 0) return true
  collapse(play, 'bankruptcy')
  return false
}

/**
 * 12.1D, 12.2: the State falls. A declared rebel wins, if he survives the wars that remain (12.32); without a rebel, all
 * lose. Nothing more of the year is played.
 */
export function collapse(play: RepublicPlay, defeat: 'bankruptcy' | 'people-revolt'): void {
  const { state, schedule } = play
  const { civilWar } = state
  if (!civilWar) {
    endInDefeat(play, defeat)
    return
  }
  state.treasury = Math.max(0, state.treasury)
  claimVictory(play, { route: 'collapse', faction: civilWar.faction, senator: civilWar.rebel })
  state.agenda.length = 0
  schedule({ task: 'end-combat' }, { task: 'end-turn' })
}
