import { oneNamed } from './parts.ts'

export const siegesAnswers = {
  besiege: oneNamed('besiege', 'withdraw'),
  assault: oneNamed('siege', 'assault'),
  'keep-siege': oneNamed('keep', 'withdraw'),
  'fate-of-city': oneNamed('spare', 'sack', 'raze', 'sack-and-raze')
}
