import { english } from '../text-gaps.ts'

/** Texts of the app that the game supplies. */
export const frame = english({
  'game.invitation-title': 'Four emperors, one Empire',
  'game.invitation':
    'Hold the Roman Empire of 293 together, alone or with friends: protect its six frontiers before the revolts spread or an army reaches Rome. Half an hour is enough.',
  'budget.label': 'Imperium points that are spent',
  'budget.spent': 'Spent {{count}} of {{available}} points',
  'budget.left': '{{count}} left',
  'budget.over': '{{count}} too many'
})
