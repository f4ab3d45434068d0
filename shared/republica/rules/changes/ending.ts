import type { Claim, DefeatId, Ending } from '../../board/ending.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { influential } from '../../queries/victory.ts'

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

/** 12.1A, 12.31: whoever reaches the mark commands the others for the rest of the turn, as long as he keeps it. */
export function weighInfluence(play: RepublicPlay): void {
  const { state } = play
  const reached = influential(state)
  const { claim } = state
  if (claim && (claim.route !== 'influence' || isStillHeld(state, claim, reached))) return
  const [senator] = reached
  const faction = senator && state.senators[senator]?.faction
  if (senator && faction) claimVictory(play, { route: 'influence', faction, senator })
  else state.claim = null
}

function isStillHeld(
  { senators }: RepublicPlay['state'],
  { senator, faction }: Claim,
  reached: readonly SenatorId[]
): boolean {
  return senator !== null && reached.includes(senator) && senators[senator]?.faction === faction
}
