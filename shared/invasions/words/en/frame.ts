import { english } from '../text-gaps.ts'

/** Texts of the app that the game supplies. */
export const frame = english({
  'game.invitation-title': 'Four peoples, three centuries, one map',
  'game.invitation':
    'Begin a campaign: lead the Romans, Huns, Persians or Goths, alone against the computer or with friends around this table. Stop at any decision; it will wait for you here.',
  'budget.label': 'Share of the treasury that is spent',
  'budget.spent': 'Spent {{count}} of {{available}} gold',
  'budget.left': '{{count}} left',
  'budget.over': '{{count}} too much'
})
