import { namedChoice } from './answer-parts.ts'

export const siegeAnswers = {
  besiege: namedChoice('siege', 'assault', 'withdraw'),
  'keep-siege': namedChoice('keep', 'withdraw'),
  'fate-of-city': namedChoice('spare', 'sack', 'raze', 'sack-and-raze')
}
