import type { AnyGame } from '#shared/engine/any-game.ts'
import type { Snapshot } from '#shared/engine/history.ts'
import { type OpenMatch, type RecordedAnswer, ReplayError } from '#shared/engine/open-match.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import type { Checkpoint, NewCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'

export interface ResumedCampaign {
  readonly match: OpenMatch
  /** How many answers cannot be replayed or now lead to another position; usually 0. */
  readonly setBackBy: number
  /** Damaged checkpoints, by their number of answers. */
  readonly damaged: readonly number[]
}

export type Resumable = Pick<NewCampaign, 'answers' | 'checkpoints' | 'options' | 'seed'>

/**
 * Resumes a stored campaign at its last answer, or at the newest position that it can verify. It starts at the newest
 * intact checkpoint, an older one, or the beginning, and replays the answers that follow.
 */
export function resumeCampaign(game: AnyGame, stored: Resumable): ResumedCampaign {
  const problems: string[] = []
  const intact = stored.checkpoints.filter(isCheckpointIntact)
  const damaged = stored.checkpoints.filter((checkpoint) => !intact.includes(checkpoint))
  for (const start of [...intact.toReversed(), null]) {
    const match = resumeFrom(game, stored, start, problems)
    if (match && start && isOfOtherAnswer(game, stored, start, match)) damaged.push(start)
    else if (match) {
      const setBackBy = stored.answers.length - match.answers
      return { match, setBackBy, damaged: damaged.map(({ answers }) => answers) }
    }
  }
  throw CallFailure.of('internal', `the campaign cannot be resumed: ${problems.join('; ')}`)
}

/** Whether a checkpoint's state still has the hash that was saved with it. */
export function isCheckpointIntact({ state, hash }: Checkpoint): boolean {
  try {
    return stableHash(JSON.parse(state)) === hash
  } catch {
    return false
  }
}

/** Whether the checkpoint's number is damaged: the answer of that number led to another position. */
function isOfOtherAnswer(
  game: AnyGame,
  { answers }: Resumable,
  start: Checkpoint,
  { answers: reached, position }: OpenMatch
): boolean {
  // Any answer after it whose position is right also proves the checkpoint. Other rules may lead elsewhere.
  if (reached > start.answers || start.rulesVersion !== game.rulesVersion) return false
  const known = answers[reached - 1]?.position ?? null
  return known !== null && known !== position
}

/** Replays from a checkpoint (null: from the beginning) as far as it can verify. Null if it cannot even start. */
function resumeFrom(
  game: AnyGame,
  stored: Resumable,
  start: Checkpoint | null,
  problems: string[]
): OpenMatch | null {
  try {
    const snapshot = start ? snapshotOf(game, start) : game.begin(stored.options, stored.seed).snapshot
    return replayed(game, snapshot, replayable(game, stored, snapshot.answers))
  } catch (error) {
    problems.push(String(error))
    return null
  }
}

/** Today's rules must be able to read a position of other rules. */
function snapshotOf(game: AnyGame, { answers, state, rulesVersion }: Checkpoint): Snapshot {
  return { answers, state: rulesVersion === game.rulesVersion ? state : game.readState(state) }
}

/** The answers up to the first that is missing, or that has other rules and no recorded position. */
function replayable(game: AnyGame, { answers }: Resumable, from: number): RecordedAnswer[] {
  const following: RecordedAnswer[] = []
  for (const answer of answers.slice(from)) {
    if (!answer || (answer.rules !== game.rulesVersion && answer.position === null)) break
    following.push(answer)
  }
  return following
}

function replayed(game: AnyGame, snapshot: Snapshot, answers: readonly RecordedAnswer[]): OpenMatch {
  try {
    return game.resume(snapshot, answers)
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    return game.resume(snapshot, answers.slice(0, error.taken))
  }
}
