import { type Game, type GameSummary, scriptRunner } from '../engine/game.ts'
import { answerSchemas } from './answers.ts'
import { GAME_ID, readOptions, sidesOf } from './campaign-options.ts'
import type { ByzantionInquiry } from './decisions.ts'
import type { Byzantion, ByzantionFacts, ByzantionPlay } from './game-types.ts'
import { openKinds } from './open-kinds.ts'
import { eventOf } from './queries/events.ts'
import { seatOf } from './queries/seats.ts'
import { reshuffleHidden } from './reshuffle-hidden.ts'
import { challenge } from './rules/challenge.ts'
import { draft, openTable } from './rules/draft.ts'
import { playFinal } from './rules/final.ts'
import { dealMissions } from './rules/missions.ts'
import { resolve } from './rules/resolution.ts'
import { beginRound, takePositions } from './rules/round.ts'
import { endRound } from './rules/round-end.ts'
import { setUp } from './rules/set-up.ts'
import { soloHand } from './rules/solo/hand.ts'
import { beginSoloRound, ownSlot, resolveSolo } from './rules/solo/round.ts'
import { takeSoloTurn } from './rules/solo/turn.ts'
import { beginActions, takeTurn } from './rules/turn.ts'
import { vote } from './rules/vote.ts'
import type { ByzantionState } from './state.ts'
import { readState } from './state-schema.ts'
import type { ByzantionTask } from './tasks.ts'
import { viewOf } from './view.ts'

const runTask = scriptRunner<ByzantionPlay, ByzantionTask, ByzantionInquiry>({
  missions: dealMissions,
  draft,
  'solo-hand': soloHand,
  'open-table': openTable,
  round: beginRound,
  positions: takePositions,
  vote,
  actions: beginActions,
  turn: takeTurn,
  resolution: resolve,
  challenge,
  'round-end': endRound,
  final: playFinal,
  'solo-round': beginSoloRound,
  'solo-turn': takeSoloTurn,
  'solo-resolution': resolveSolo
})

export const byzantion: Game<Byzantion> = {
  id: GAME_ID,
  rulesVersion: 2,
  readOptions,
  sidesOf,
  setUp,
  readState,
  openKinds,
  answers: answerSchemas,
  runTask,
  view: viewOf,
  summary: summaryOf,
  reshuffleHidden
}

/** Nothing of a summary is secret: Doxa, rounds and units lie open. */
function summaryOf(state: ByzantionState): GameSummary<ByzantionFacts> {
  const { sides, round, rounds, phase, ending, solo, map, length, current } = state
  const outcomes = (solo?.events ?? state.events).map(({ outcome }) => outcome)
  return {
    // Round 0 is the set-up, which counts as the first round.
    turn: Math.max(1, round),
    scores: Object.fromEntries(sides.map((side) => [side, seatOf(state, side).doxa])),
    result: ending && { winners: ending.winners },
    facts: {
      length,
      round,
      rounds,
      phase,
      event: solo ? (ownSlot(state)?.event ?? null) : eventOf(state),
      completed: outcomes.filter((outcome) => outcome === 'completed').length,
      cancelled: outcomes.filter((outcome) => outcome === 'cancelled').length,
      active: current?.side ?? null,
      map,
      rank: ending?.rank ?? null
    }
  }
}
