import type { GameBox } from '#shared/engine/game-box.ts'
import type { Snapshot } from '#shared/engine/history.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import type { Checkpoint, StoredAnswer } from '../store/campaign-store.ts'
import { SPACING_IN_THE_STORE } from '../store/thinning.ts'
import { checkpointOf } from './recorder.ts'
import type { Resumable } from './resume-campaign.ts'

/** A checkpoint, and the digest of the position that its last answer led to. */
export interface LaidCheckpoint {
  readonly checkpoint: Checkpoint
  readonly position: string
}

/** Some answers more than lie between two checkpoints: the next rest between scripts may come late. */
const HOP = SPACING_IN_THE_STORE + 10

/**
 * Checkpoints for the stretches where a campaign has few, as a file has: so that any moment of its past is near one.
 * Where answers are missing or lead elsewhere, the stretch is left as it is.
 */
export function* checkpointsBetween(game: GameBox, campaign: Resumable): Generator<LaidCheckpoint> {
  const known = campaign.checkpoints.filter(({ rulesVersion }) => rulesVersion === game.rulesVersion)
  for (const [index, start] of known.entries()) {
    const end = known[index + 1]?.answers ?? campaign.answers.length
    yield* laidOn(game, campaign.answers, start, end)
  }
}

function* laidOn(
  game: GameBox,
  answers: Resumable['answers'],
  start: Snapshot,
  end: number
): Generator<LaidCheckpoint> {
  let from = start
  let hop = HOP
  while (end - from.answers > SPACING_IN_THE_STORE) {
    const to = Math.min(from.answers + hop, end)
    const match = gone(game, answers, from, to)
    if (!match) return
    const { snapshot } = match
    if (snapshot.answers === from.answers) {
      // A script runs on for longer than a hop, or to the very end.
      if (to === end) return
      hop += HOP
      continue
    }
    const position = answers[snapshot.answers - 1]?.position
    if (position && snapshot.answers < end) yield { checkpoint: checkpointOf(game, match), position }
    from = snapshot
    hop = HOP
  }
}

/** Null where an answer on the way is missing, or leads elsewhere than it did. */
function gone(game: GameBox, answers: Resumable['answers'], from: Snapshot, to: number): OpenMatch | null {
  const way = answers.slice(from.answers, to)
  const whole = way.filter((answer): answer is StoredAnswer => answer !== null)
  if (whole.length < way.length) return null
  try {
    // Where the last answer led vouches for all before it.
    return game.resume(
      from,
      whole.map(({ side, answer, position }, index) => ({
        side,
        answer,
        position: index === whole.length - 1 ? position : null
      }))
    )
  } catch {
    return null
  }
}
