import type { EngineMessageKey } from '../../../engine/message.ts'
import { english } from '../gaps.ts'

/** What the engine itself says of an answer. */
export const answers = english({
  'refusal.not-an-option': 'That is not one of the options.',
  'refusal.not-a-form': 'The answer must fill in the form.',
  'refusal.unknown-field': 'The form has no such field.',
  'refusal.not-a-list': 'A list was expected.',
  'refusal.chosen-twice': 'The same thing was chosen twice.',
  'refusal.too-few': 'Too few are chosen.',
  'refusal.too-many': 'Too many are chosen.',
  'refusal.out-of-range': 'The number is outside its bounds.',
  'refusal.not-yes-or-no': 'Yes or no was expected.',
  'refusal.game-over': 'The campaign is over.',
  'refusal.stale-answer': 'The table has moved on: this question was already answered.',
  'refusal.not-your-decision': 'It is not your decision.',
  'refusal.malformed-answer': 'The answer could not be read.',
  'refusal.no-pass-here': 'This question cannot be passed.',
  'refusal.too-long': 'The text is too long.',
  'refusal.nothing-to-undo': 'There is nothing to take back.',
  'undo.others-answered': 'Another player has answered since.',
  'undo.dice-rolled': 'The dice have been rolled.',
  'undo.card-drawn': 'A card has been drawn.',
  'undo.told-in-private': 'Somebody has learned a secret since.',
  'undo.all-answered': 'All have answered, and the answers are known.',
  'option.yes': 'Yes',
  'option.no': 'No'
} satisfies Record<EngineMessageKey, string>)
