import { english } from '../text-gaps.ts'

/** Texts of the app that the game supplies. */
export const frame = english({
  'game.invitation-title': 'The Senate and the People of Rome',
  'game.invitation':
    'Lead a faction of the Senate: elect and bribe, accuse and defend, send armies to war, and rule Rome, if Rome survives you. Three to six factions, an evening.',
  'budget.label': 'Spent',
  'budget.spent': 'Spent {{count}} of {{available}}',
  'budget.left': '{{count}} left',
  'budget.over': '{{count}} too many'
})
