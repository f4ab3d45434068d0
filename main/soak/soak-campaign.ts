import type { AnyGame } from '#shared/engine/any-game.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import type { AnswerRecord, EmittedEvent, OpenMatch } from '#shared/engine/open-match.ts'
import { createRandom, type RandomState, randomInt } from '#shared/engine/random.ts'
import { InvariantError, type RandomPlayer } from '#shared/engine/soak-target.ts'
import { uniformPlayer } from './soak-players.ts'

export interface SoakOptions {
  readonly game: AnyGame
  readonly options: unknown
  readonly seed: string
  /** Lists what is wrong with a state in which a question of the kind `asked` is open. */
  readonly inspect: (state: object, asked: string | null) => readonly string[]
  /** Inspects every state instead of every fifth. */
  readonly everyState?: boolean
  readonly mostDecisionsPerTurn?: number
  /** Called with each event and the state after the answer that caused it; throws an `InvariantError`. */
  readonly onEvent?: (event: GameEvent, state: object) => void
  /** Chooses among random legal answers; uniformly by default. */
  readonly player?: RandomPlayer
}

export interface SoakedCampaign {
  readonly match: OpenMatch
  readonly answers: readonly AnswerRecord[]
  readonly log: readonly { number: number; side: string | null; told: readonly EmittedEvent[] }[]
  readonly failure: string | null
}

/** How often, per thousand answers, the soak makes each costly check. */
const PER_MILLE = { inspection: 200, undo: 15, reload: 5, nonsense: 10 } as const
const MAX_DECISIONS_PER_TURN = 5000

/** Plays one campaign to its end with random legal answers and checks that invariants, undo and reload hold. */
export function soakCampaign(soak: SoakOptions): SoakedCampaign {
  const random = createRandom(`${soak.seed}/answers`)
  const match = soak.game.begin(soak.options, soak.seed)
  const first = match.snapshot
  const answers: AnswerRecord[] = []
  const log: { number: number; side: string | null; told: readonly EmittedEvent[] }[] = []
  const addToLog = (side: string | null, told: readonly EmittedEvent[]) => {
    log.push({ number: answers.length, side, told })
    for (const { event } of told) soak.onEvent?.(event, match.state)
  }
  const end = (failure: string | null): SoakedCampaign => ({ match, answers, log, failure })
  let inTurn = { turn: match.summary(null).turn, decisions: 0 }
  try {
    addToLog(null, match.takeEvents())
    while (match.awaited) {
      const { turn } = match.summary(null)
      inTurn = inTurn.turn === turn ? { turn, decisions: inTurn.decisions + 1 } : { turn, decisions: 1 }
      if (inTurn.decisions > (soak.mostDecisionsPerTurn ?? MAX_DECISIONS_PER_TURN)) {
        return end(`turn ${turn} has more than ${inTurn.decisions - 1} decisions, now ${match.awaited.kind}`)
      }
      const problem = answerOnce(soak, match, random, answers, addToLog, first)
      if (problem) return end(problem)
    }
    return end(soak.inspect(match.state, null)[0] ?? null)
  } catch (error) {
    if (error instanceof InvariantError) return end(error.message)
    return end(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

function answerOnce(
  soak: SoakOptions,
  match: OpenMatch,
  random: RandomState,
  answers: AnswerRecord[],
  addToLog: (side: string, told: readonly EmittedEvent[]) => void,
  first: OpenMatch['snapshot']
): string | null {
  const { awaited } = match
  if (!awaited) return null
  const { side, number, kind } = awaited
  const happens = (perMille: number) => randomInt(random, 1000) < perMille
  if (happens(PER_MILLE.nonsense)) {
    const before = match.hash
    if (match.answer(side, number, { option: '?' }).ok) return `${kind} took a nonsense answer`
    if (match.hash !== before) return `${kind}: a refused answer changed the state`
  }
  const answer = (soak.player ?? uniformPlayer)(match, random)
  const before = happens(PER_MILLE.undo) ? JSON.stringify(match.state) : null
  const outcome = match.answer(side, number, answer)
  if (!outcome.ok)
    return `${kind} refused its own sample ${JSON.stringify(answer)}: ${outcome.refusal.reason.key}`
  if (before !== null && match.canUndo(side)) {
    const after = match.hash
    match.undo(side)
    if (JSON.stringify(match.state) !== before) return `${kind}: an undo did not restore the state`
    match.answer(side, number, answer)
    if (match.hash !== after) return `${kind}: the same answer after an undo led elsewhere`
  }
  answers.push({ side, answer })
  addToLog(side, outcome.events)
  if (happens(PER_MILLE.reload)) {
    const snapshot = happens(100) ? first : match.snapshot
    const resumed = soak.game.resume(snapshot, answers.slice(snapshot.answers))
    if (resumed.hash !== match.hash) return `${kind}: a save and reload led elsewhere`
  }
  if (!soak.everyState && !happens(PER_MILLE.inspection)) return null
  return soak.inspect(match.state, match.awaited?.kind ?? null)[0] ?? null
}
