import { english } from '../text-gaps.ts'

/** Texts of the app that the game supplies. */
export const frame = english({
  'game.invitation-title': 'The whispers of the court',
  'game.invitation':
    'Lead a faction of the circus at the court of Justinian: vote, gather, conspire, and give the emperor what he asks for, or what he deserves. One to four players, an hour.',
  'budget.label': 'Spent',
  'budget.spent': 'Spent {{count}} of {{available}}',
  'budget.left': '{{count}} left',
  'budget.over': '{{count}} too many'
})
