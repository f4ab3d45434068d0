import { english } from '../text-gaps.ts'

/** Deals: questions and events. */
export const deals = english({
  'prompt.offer-deal': 'Do you offer somebody a deal?',
  'prompt.answer-deal': 'The {{side}} faction offers you a deal. Do you accept?',
  'prompt.judge-promise': 'The {{side}} faction gave you its word. Has it kept it?',
  'option.promise-kept': 'It has',
  'option.promise-broken': 'It has not',
  'option.promise-open': 'There is still time',
  'refusal.deal-empty': 'A deal needs at least one promise',
  'refusal.deal-strangers': 'A deal binds only those whom it names, each towards another',
  'refusal.deal-card': 'That card is not in the hand',
  'refusal.promised-vote': 'Your faction has promised its votes otherwise',
  'refusal.promised-pair': 'Your faction has promised to put forward another pair first',
  'refusal.promised-censor': 'Your faction has promised to put forward somebody else',
  'refusal.no-counter': 'There have been enough counter-offers',
  'event.deal-offered': 'The {{side}} faction offers a deal.',
  'event.deal-refused': 'The deal of the {{side}} faction comes to nothing.',
  'event.deal-made': 'The {{sides}} factions have agreed on a deal.',
  'event.term-kept': 'The {{side}} faction keeps a promise.',
  'event.term-broken': 'The {{side}} faction breaks a promise.',
  'event.term-void': 'A promise of the {{side}} faction lapses.'
})
