import { plural } from '../../../words/dictionary.ts'
import { english } from '../gaps.ts'

/** A new campaign. */
export const newCampaign = english({
  'new.title': 'New campaign',
  'new.game': 'Game',
  'new.name': 'Title',
  'new.name-default': 'Campaign of {{date}}',
  'new.people': 'How many people play',
  'new.nobody': 'None',
  'new.one-person-hint': 'Choose your side below. The computer plays the others.',
  'new.sides': 'Who plays',
  'new.sides-hint-open': 'Several people can share this computer: this game hides nothing from anybody.',
  'new.sides-hint': 'Several people can share this computer: the table is covered at each hand-over.',
  'new.person': 'Person',
  'new.computer': 'Computer',
  'new.player-name': plural('side', 'Name of the player of {{side}}', 'Name of the player of the {{side}}'),
  'new.level': plural(
    'side',
    'Who plays {{side}} for the computer',
    'Who plays the {{side}} for the computer'
  ),
  'player.random': 'Chance',
  'player-note.random': 'Does anything the rules allow, without a plan. Good for trying things out.',
  'seat.change': plural('side', 'Who plays {{side}}?', 'Who plays the {{side}}?'),
  'seat.take': 'From now on',
  'new.player-default': 'Player {{number}}',
  'new.seed': 'Seed',
  'new.seed-hint': 'Optional. The same seed gives the same dice and the same order of cards.',
  'new.seed-placeholder': 'Left to chance',
  'new.create': 'Begin',
  'new.creating': 'Setting up the map…',
  'new.back': 'Back to the campaigns',
  'new.no-human': 'The computer plays all sides: you will watch.',
  'new.title-missing': 'Give the campaign a title.',
  'new.player-missing': 'Give each person a name.'
})
