import { english } from '../text-gaps.ts'

/** The set-up: questions and events. */
export const beginnings = english({
  'prompt.leader': 'Who leads your faction?',
  'prompt.new-leader': 'Does your faction change its leader?',
  'prompt.quaestor': 'Whom do you name {{quaestor}}?',
  'prompt.opening-card': 'Which card of your first hand do you play?',
  'option.keep-leader': '{{senator}} stays',
  'option.play-concession': '{{card}} to {{senator}}',
  'option.play-statesman': '{{card}} enters the Senate',
  'option.opening-done': 'No more cards',
  'event.first-consul': '{{senator}} is consul of Rome until the first election.',
  'event.quaestor-named': '{{senator}} becomes {{quaestor}}.',
  'event.concession-played': '{{senator}} receives {{concession}}.',
  'event.statesman-played': '{{senator}} appears for the {{side}} faction.'
})
