import type { AnyGame } from '#shared/engine/any-game.ts'
import type { RecordedAnswer } from '#shared/engine/open-match.ts'
import type { NewCampaign } from '../store/campaign-store.ts'

type Proof = Pick<NewCampaign, 'answers' | 'options' | 'seed' | 'rulesVersion'>

/**
 * Whether a campaign's answers lead from its seed to its last position. Somebody may have written others into a file.
 * A campaign of other rules proves nothing, but of that the player is told when it is opened.
 */
export function isProven(game: AnyGame, { answers, options, seed, rulesVersion }: Proof): boolean {
  if (rulesVersion !== game.rulesVersion) return true
  const recorded: RecordedAnswer[] = []
  for (const answer of answers) {
    if (!answer || answer.rules !== game.rulesVersion || answer.position === null) return false
    recorded.push(answer)
  }
  try {
    game.resume(game.begin(options, seed).snapshot, recorded)
    return true
  } catch {
    return false
  }
}
