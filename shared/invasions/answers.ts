import type { z } from 'zod'
import type { Answer } from '../engine/decision.ts'
import type { AnswerSchemas } from '../engine/game.ts'
import { administrationAnswers } from './answers/administration.ts'
import { battleAnswers } from './answers/battle.ts'
import { cardsAnswers } from './answers/cards.ts'
import { lossesAnswers } from './answers/losses.ts'
import { movementAnswers } from './answers/movement.ts'
import { raidsAnswers } from './answers/raids.ts'
import { reactionsAnswers } from './answers/reactions.ts'
import { realmAnswers } from './answers/realm.ts'
import { siegesAnswers } from './answers/sieges.ts'
import { tiesAnswers } from './answers/ties.ts'
import type { Abouts } from './decisions.ts'

/** The schema of the answer to each kind of question. The types of answers are inferred from these schemas. */
export const answerSchemas = {
  ...movementAnswers,
  ...reactionsAnswers,
  ...battleAnswers,
  ...lossesAnswers,
  ...siegesAnswers,
  ...raidsAnswers,
  ...administrationAnswers,
  ...realmAnswers,
  ...tiesAnswers,
  ...cardsAnswers
} satisfies AnswerSchemas<Record<keyof Abouts, Answer>>

/** The type of the answer to each kind of question. */
export type Answers = { [Kind in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Kind]> }

/** Types an answer by its kind of question: an answer of the wrong shape does not compile. */
export function answerTo<Kind extends keyof Answers>(_kind: Kind, answer: Answers[Kind]): Answers[Kind] {
  return answer
}
