import type { Claim, DefeatId, Ending } from '../../board/ending.ts'
import type { RepublicPlay } from '../../game-types.ts'

/** 12.3: somebody has won, if Rome survives this turn. 12.31: a rebel's victory takes precedence over any other. */
export function claimVictory({ state, emit }: RepublicPlay, claim: Claim): void {
  state.claim = claim
  emit({ type: 'claimed', claim })
}

/** 12.2: Rome falls, and all factions with it. */
export function endInDefeat(play: RepublicPlay, defeat: DefeatId): void {
  endGame(play, { winners: [], route: null, defeat, senator: null })
}

/** 12: nothing is left to do. */
export function endGame({ state, emit }: RepublicPlay, ending: Ending): void {
  state.ending = ending
  state.phase = 'over'
  state.agenda.length = 0
  emit({ type: 'ended', ending })
}
