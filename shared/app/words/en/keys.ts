import { english } from '../gaps.ts'

/** The list of keys. */
export const keys = english({
  'keys.everywhere': 'Everywhere',
  'keys.table': 'At the table',
  'keys.decision': 'When you are asked',
  'keys.map': 'On the map',
  'keys.map-hint': 'Click the map, or reach it with Tab, and it takes these keys.',
  'keys.hint': 'No key does anything while you type in a field.',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.home': 'Home',
  'key.shift': 'Shift',
  'key.space': 'Space'
})
