import type { z } from 'zod'
import type { Answer } from '../engine/decision.ts'
import type { AnswerSchemas } from '../engine/game.ts'
import { administrationAnswers } from './answers/administration.ts'
import { battleAnswers } from './answers/battle.ts'
import { cardsAnswers } from './answers/cards.ts'
import { piecesAnswers } from './answers/losses.ts'
import { movementAnswers } from './answers/movement.ts'
import { raidsAnswers } from './answers/raids.ts'
import { seaAnswers } from './answers/reactions.ts'
import { timeAnswers } from './answers/realm.ts'
import { siegeAnswers } from './answers/sieges.ts'
import { relationsAnswers } from './answers/ties.ts'
import type { Abouts } from './decisions.ts'

/** The schema of the answer to each kind of question. The types of answers are inferred from these schemas. */
export const answerSchemas = {
  ...movementAnswers,
  ...seaAnswers,
  ...battleAnswers,
  ...piecesAnswers,
  ...siegeAnswers,
  ...raidsAnswers,
  ...administrationAnswers,
  ...timeAnswers,
  ...relationsAnswers,
  ...cardsAnswers
} satisfies AnswerSchemas<Record<keyof Abouts, Answer>>

/** The type of the answer to each kind of question. */
export type Answers = { [Kind in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Kind]> }

/** Types an answer by its kind of question: an answer of the wrong shape does not compile. */
export function answerTo<Kind extends keyof Answers>(_kind: Kind, answer: Answers[Kind]): Answers[Kind] {
  return answer
}
