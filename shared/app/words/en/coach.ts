import { english } from '../gaps.ts'

/** The guided first turn. */
export const coach = english({
  'coach.title': 'First steps',
  'coach.offer': 'Is this your first campaign? A few short notes go with it, each when its moment comes.',
  'coach.begin': 'Take the first steps',
  'coach.no': 'No, thank you',
  'coach.next': 'Go on',
  'coach.done': 'Done',
  'coach.tell': 'Tell me now',
  'coach.plan': 'What should I be doing?',
  'coach.end': 'End the first steps',
  'coach.waits': 'Play on. Each of these is told when it comes up: {{lessons}}.',
  'coach.hint': 'A hint',
  'coach.no-hints': 'No more hints',
  'coach.again': 'First steps'
})
