import { namedChoice } from './answer-parts.ts'

export const siegeAnswers = {
  besiege: namedChoice('besiege', 'withdraw'),
  assault: namedChoice('siege', 'assault'),
  'keep-siege': namedChoice('keep', 'withdraw'),
  'fate-of-city': namedChoice('spare', 'sack', 'raze', 'sack-and-raze')
}
