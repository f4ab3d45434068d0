import type { GameBox } from '#shared/engine/game-box.ts'
import type { Snapshot } from '#shared/engine/history.ts'
import { type OpenMatch, type RecordedAnswer, ReplayError } from '#shared/engine/open-match.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import type { Checkpoint, NewCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'

export interface ResumedCampaign {
  readonly match: OpenMatch
  /** How many answers cannot be replayed, or no longer lead where they did; 0 as a rule. */
  readonly setBackBy: number
  /** Checkpoints that cannot be believed, by their number of answers. */
  readonly damaged: readonly number[]
}

export type Resumable = Pick<NewCampaign, 'answers' | 'checkpoints' | 'options' | 'seed'>

/**
 * Brings a stored campaign back to life at its last answer, or at the newest position that can be verified: from the
 * newest checkpoint whose hash is right, an older one, or the very beginning, plus the answers that followed.
 */
export function resumeCampaign(game: GameBox, stored: Resumable): ResumedCampaign {
  const problems: string[] = []
  const sound = stored.checkpoints.filter(isSound)
  const damaged = stored.checkpoints.filter((checkpoint) => !sound.includes(checkpoint))
  for (const start of [...sound.toReversed(), null]) {
    const match = resumeFrom(game, stored, start, problems)
    if (match) {
      const setBackBy = stored.answers.length - match.answers
      return { match, setBackBy, damaged: damaged.map(({ answers }) => answers) }
    }
  }
  throw CallFailure.of('internal', `the campaign cannot be resumed: ${problems.join('; ')}`)
}

/** Whether a checkpoint's state is what it was when it was written. */
export function isSound({ state, hash }: Checkpoint): boolean {
  try {
    return stableHash(JSON.parse(state)) === hash
  } catch {
    return false
  }
}

/** The match as far as it can be verified from a start (null: the beginning); null when not even that runs. */
function resumeFrom(
  game: GameBox,
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

/** A position from other rules must make sense to those of today. */
function snapshotOf(game: GameBox, { answers, state, rulesVersion }: Checkpoint): Snapshot {
  return { answers, state: rulesVersion === game.rulesVersion ? state : game.readState(state) }
}

/** Up to the first answer that is missing, or that other rules took without recording where it led. */
function replayable(game: GameBox, { answers }: Resumable, from: number): RecordedAnswer[] {
  const following: RecordedAnswer[] = []
  for (const answer of answers.slice(from)) {
    if (!answer || (answer.rules !== game.rulesVersion && answer.position === null)) break
    following.push(answer)
  }
  return following
}

function replayed(game: GameBox, snapshot: Snapshot, answers: readonly RecordedAnswer[]): OpenMatch {
  try {
    return game.resume(snapshot, answers)
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    return game.resume(snapshot, answers.slice(0, error.taken))
  }
}
