import type { z } from 'zod'
import type { Answer } from '../../engine/decision.ts'
import type { AnswerSchemas } from '../../engine/game.ts'
import type { Abouts } from '../decisions/decision-kinds.ts'
import { administrationAnswers } from './administration.ts'
import { battleAnswers } from './battle.ts'
import { cardsAnswers } from './cards.ts'
import { movementAnswers } from './movement.ts'
import { piecesAnswers } from './pieces.ts'
import { raidsAnswers } from './raids.ts'
import { relationsAnswers } from './relations.ts'
import { seaAnswers } from './sea.ts'
import { siegeAnswers } from './siege.ts'
import { timeAnswers } from './time.ts'

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
