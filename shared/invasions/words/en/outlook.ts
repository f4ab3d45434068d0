import { english } from '../gaps.ts'

/** What follows from a decision, for those who do not have the rules by heart. */
export const outlook = english({
  'outlook.offer-foedus':
    'A Foedus costs 3 gold a turn and brings one unit as mercenary. Its provinces still count as your own; only the federate may end it.',
  'outlook.choose-grant':
    'A Foedus costs 3 gold a turn and brings one unit as mercenary. Its provinces still count as your own; only the federate may end it.',
  'outlook.campaign-again': 'In each campaign the units of his stack have all their steps again.',
  'outlook.voluntary-retreat': 'The battle is lost, but what is left of the stack gets away.'
})
