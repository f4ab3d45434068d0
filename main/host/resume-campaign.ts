import type { GameBox } from '#shared/engine/game-box.ts'
import { type AnswerRecord, type OpenMatch, ReplayError } from '#shared/engine/match.ts'
import type { Checkpoint, StoredCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'

export interface ResumedCampaign {
  readonly match: OpenMatch
  /** How many answers the rules of today no longer take; 0 as a rule. */
  readonly setBackBy: number
}

/** Brings a stored campaign back to life at its last answer, or as near to it as the rules of today allow. */
export function resumeCampaign(
  game: GameBox,
  stored: Pick<StoredCampaign, 'answers' | 'checkpoints'>
): ResumedCampaign {
  const problems: string[] = []
  for (const checkpoint of stored.checkpoints.toReversed()) {
    const match = resumeFrom(game, checkpoint, stored.answers.slice(checkpoint.answers), problems)
    if (match) return { match, setBackBy: stored.answers.length - match.answers }
  }
  throw CallFailure.of('internal', `the campaign cannot be resumed: ${problems.join('; ')}`)
}

/** Replays as many of the answers as can be; null when not even the checkpoint's own state runs. */
function resumeFrom(
  game: GameBox,
  checkpoint: Checkpoint,
  answers: readonly AnswerRecord[],
  problems: string[]
): OpenMatch | null {
  try {
    return game.resume(checkpoint, answers)
  } catch (error) {
    problems.push(String(error))
    if (answers.length === 0) return null
    const taken = error instanceof ReplayError ? error.taken : 0
    return resumeFrom(game, checkpoint, answers.slice(0, taken), problems)
  }
}
