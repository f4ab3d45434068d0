import { english } from '../gaps.ts'

/** The guided first turn. */
export const coach = english({
  'coach.title': 'First steps',
  'coach.offer':
    'Is this your first campaign? A few short notes go with your first turn, each when its moment comes.',
  'coach.begin': 'Take the first steps',
  'coach.no': 'No, thank you',
  'coach.next': 'Go on',
  'coach.done': 'Done',
  'coach.tell': 'Tell me now',
  'coach.end': 'End the first steps',
  'coach.waits': 'Play on: this is told when it comes up.',
  'coach.hint': 'A hint',
  'coach.no-hints': 'No more hints',
  'coach.again': 'First steps'
})
