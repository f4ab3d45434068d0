import type { AnyGame } from '#shared/engine/any-game.ts'
import type { Snapshot } from '#shared/engine/history.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import type { Checkpoint, StoredAnswer } from '../store/campaign-store.ts'
import { STORE_CHECKPOINT_SPACING } from '../store/checkpoint-thinning.ts'
import { checkpointOf } from './recorder.ts'
import type { Resumable } from './resume-campaign.ts'

/** A checkpoint and the digest of the position after its last answer. */
export interface AddedCheckpoint {
  readonly checkpoint: Checkpoint
  readonly position: string
}

/** A few answers more than the spacing, because the next snapshot between two scripts may come late. */
const REPLAY_LENGTH = STORE_CHECKPOINT_SPACING + 10

/**
 * Computes checkpoints where a campaign has few, as one from a file has, so that every past moment is near one.
 * Skips stretches where answers are missing or lead to other positions.
 */
export function* missingCheckpoints(game: AnyGame, campaign: Resumable): Generator<AddedCheckpoint> {
  const known = campaign.checkpoints.filter(({ rulesVersion }) => rulesVersion === game.rulesVersion)
  for (const [index, start] of known.entries()) {
    const end = known[index + 1]?.answers ?? campaign.answers.length
    yield* checkpointsOn(game, campaign.answers, start, end)
  }
}

function* checkpointsOn(
  game: AnyGame,
  answers: Resumable['answers'],
  start: Snapshot,
  end: number
): Generator<AddedCheckpoint> {
  let from = start
  let length = REPLAY_LENGTH
  while (end - from.answers > STORE_CHECKPOINT_SPACING) {
    const to = Math.min(from.answers + length, end)
    const match = replayed(game, answers, from, to)
    if (!match) return
    const { snapshot } = match
    if (snapshot.answers === from.answers) {
      // One script runs through the whole stretch, or to the end.
      if (to === end) return
      length += REPLAY_LENGTH
      continue
    }
    const position = answers[snapshot.answers - 1]?.position
    if (position && snapshot.answers < end) yield { checkpoint: checkpointOf(game, match), position }
    from = snapshot
    length = REPLAY_LENGTH
  }
}

/** Null if an answer is missing or leads to another position than it did. */
function replayed(
  game: AnyGame,
  answers: Resumable['answers'],
  from: Snapshot,
  to: number
): OpenMatch | null {
  const stretch = answers.slice(from.answers, to)
  const known = stretch.filter((answer): answer is StoredAnswer => answer !== null)
  if (known.length < stretch.length) return null
  try {
    // The digest of the last position also proves all answers before it.
    return game.resume(
      from,
      known.map(({ side, answer, position }, index) => ({
        side,
        answer,
        position: index === known.length - 1 ? position : null
      }))
    )
  } catch {
    return null
  }
}
