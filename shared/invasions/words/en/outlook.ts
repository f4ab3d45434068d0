import { english } from '../gaps.ts'

/** What follows from a decision, for those who do not have the rules by heart. */
export const outlook = english({
  'outlook.offer-foedus':
    'A Foedus costs 3 gold a turn and brings one unit as mercenary. Its provinces still count as your own; only the federate may end it.',
  'outlook.choose-grant':
    'A Foedus costs 3 gold a turn and brings one unit as mercenary. Its provinces still count as your own; only the federate may end it.',
  'outlook.choose-campaigner':
    'In each campaign he and his stack march and fight once more, with all their steps; the others stay where they are. Without one, nobody of your nations campaigns now.',
  'outlook.campaign-again':
    'He and his stack march and fight once more, with all their steps. If he stays, his campaigns of this turn are over and sieges kept up for him are lifted.',
  'outlook.voluntary-retreat': 'The battle is lost, but what is left of the stack gets away.'
})
