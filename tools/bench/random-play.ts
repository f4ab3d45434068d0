import type { AnswerRecord, OpenMatch, Outcome } from '#shared/engine/open-match.ts'
import { createRandom } from '#shared/engine/random.ts'
import { amount, type Effort } from './effort.ts'

/** How many answers a bench plays: a whole campaign, or its beginning. */
export function answersWanted(effort: Effort): number {
  return amount(effort, Number.POSITIVE_INFINITY, 300)
}

/** Finds random answers, up to the end of the game or at most so many. A bench finds them before it measures. */
export function answersAtRandom(match: OpenMatch, seed: string, most: number): AnswerRecord[] {
  const random = createRandom(`${seed}/answers`)
  const answers: AnswerRecord[] = []
  while (match.awaited && answers.length < most) {
    const { side, number } = match.awaited
    const answer = match.sample(random)
    match.answer(side, number, answer)
    answers.push({ side, answer })
  }
  return answers
}

type AcceptedOutcome = Extract<Outcome, { readonly ok: true }>

/** Gives a match the answers that were found for another of the same seed. */
export function playOn(
  match: OpenMatch,
  answers: readonly AnswerRecord[],
  after?: (accepted: AcceptedOutcome, side: string) => void
): void {
  for (const { side, answer } of answers) {
    const outcome = match.answer(side, match.awaited?.number ?? 0, answer)
    if (!outcome.ok) throw new Error(`the rules refused an answer: ${outcome.refusal.reason.key}`)
    after?.(outcome, side)
  }
}
