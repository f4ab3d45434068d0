import type { Script } from '../../ask.ts'
import type { Ending } from '../../board/ending.ts'
import type { FactionId } from '../../campaign-options.ts'
import { entriesIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { factionInfluence, senatorOf } from '../../queries/republic.ts'
import { influential, isLoyal } from '../../queries/victory.ts'
import type { RepublicState } from '../../state.ts'
import { endGame, endInDefeat } from '../changes/ending.ts'

/** 12, R28: the year is over, and Rome has survived it: has somebody won? */
export function* endTurn(play: RepublicPlay): Script {
  const { state, schedule } = play
  const ending = endingOf(state)
  if (ending) {
    endGame(play, ending)
    return
  }
  if (state.sides.every((side) => state.factions[side]?.isEliminated)) {
    endInDefeat(play, 'no-senators')
    return
  }
  for (const senator of Object.values(state.senators)) {
    // 9.43: a governor answers for his term in the turn of his return only.
    if (senator.hasReturned) senator.isCorrupt = false
    senator.hasReturned = false
  }
  state.claim = null
  state.isRecruitmentBarred = false
  schedule({ task: 'turn' })
}

/** 12.1, 12.31, 12.32: the rebel before the consul for life, he before influence, and the last card after all. */
function endingOf(state: RepublicState): Ending | null {
  const { claim } = state
  if (claim && (claim.route === 'rebellion' || claim.route === 'collapse')) return wonBy(claim.faction, claim)
  if (claim?.route === 'consul-for-life' && claim.senator && isLoyal(state, claim.senator))
    return wonBy(senatorOf(state, claim.senator).faction ?? claim.faction, claim)
  return byInfluence(state) ?? byLastCard(state)
}

function wonBy(faction: FactionId, { route, senator }: Pick<Ending, 'route' | 'senator'>): Ending {
  return { winners: [faction], route, defeat: null, senator }
}

/** 12.1A: most influence above the mark; then that of his faction; then nobody. */
function byInfluence(state: RepublicState): Ending | null {
  const reached = influential(state)
  const best = Math.max(...reached.map((id) => senatorOf(state, id).influence))
  const first = reached.filter((id) => senatorOf(state, id).influence === best)
  if (first.length === 0) return null
  const sides = [...new Set(first.flatMap((id) => senatorOf(state, id).faction ?? []))]
  const [winner, other] = mostInfluence(state, sides)
  if (!winner) return null
  if (other) return { winners: [], route: 'influence', defeat: null, senator: null }
  const senator = first.find((id) => senatorOf(state, id).faction === winner) ?? null
  return wonBy(winner, { route: 'influence', senator })
}

/** 12.1E, R32: the factions with most influence; those of rebels and captives do not count. */
function byLastCard(state: RepublicState): Ending | null {
  if (!state.isDeckOut) return null
  const playing = state.sides.filter((side) => !state.factions[side]?.isEliminated)
  const totals = new Map(playing.map((side) => [side, countedInfluence(state, side)]))
  const best = Math.max(...totals.values())
  const winners = playing.filter((side) => totals.get(side) === best)
  const [winner, other] = winners
  if (!winner || other) return { winners, route: 'last-card', defeat: null, senator: null }
  return wonBy(winner, { route: 'last-card', senator: null })
}

function countedInfluence(state: RepublicState, side: FactionId): number {
  return entriesIn(state.senators).reduce(
    (sum, [, { faction, at, influence }]) =>
      faction === side && at !== 'rebellion' && at !== 'captive' ? sum + influence : sum,
    0
  )
}

function mostInfluence(state: RepublicState, sides: readonly FactionId[]): readonly FactionId[] {
  const best = Math.max(...sides.map((side) => factionInfluence(state, side)))
  return sides.filter((side) => factionInfluence(state, side) === best)
}
