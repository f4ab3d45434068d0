import { english } from '../text-gaps.ts'

/** The set-up form, and the notes on the factions. */
export const pageSetUp = english({
  'set-up.factions': 'Factions',
  'set-up.republic': 'Which Republic',
  'set-up.rules': 'How unclear rules are read',
  'set-up.comparators': 'A number to be reached',
  'set-up.comparators-printed': 'More than it',
  'set-up.comparators-classic': 'The number itself',
  'set-up.life': 'A consul for life',
  'set-up.life-required': 'Needs an office',
  'set-up.life-not-required': 'Needs none',
  'set-up.approval': 'The vote on the consul’s year',
  'set-up.approval-recorded': 'Is only told',
  'set-up.approval-modifies-roll': 'Changes the roll',
  'set-up.knights': 'Knights',
  'set-up.knights-off': 'None',
  'set-up.knights-classic': 'Can be won',
  'set-up.death': 'Concessions of who dies of age',
  'set-up.death-to-faction': 'Stay in his faction',
  'set-up.death-to-forum': 'Return to the forum',
  'set-up.bribes': 'Money of others in a persuasion',
  'set-up.bribes-both-ways': 'For or against it',
  'set-up.bribes-resist-only': 'Only against it',
  'side-note.palatine': 'They meet where Romulus ploughed his furrow, and think that Rome is theirs.',
  'side-note.capitoline': 'Jupiter’s neighbours: they speak of law and watch the treasury.',
  'side-note.aventine': 'The hill of the plebs. They know what bread costs.',
  'side-note.quirinal': 'Old Sabine families with long memories and longer spears.',
  'side-note.caelian': 'Landed gentlemen under their oaks, patient and well married.',
  'side-note.esquiline': 'New money in old gardens, and a gate for every need.',
  'side-facts': 'All factions begin alike. A year asks some fifteen to thirty questions.'
})
