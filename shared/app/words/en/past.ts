import { english } from '../gaps.ts'

/** Looking back: the timeline of a campaign, branches from it, and its story. */
export const past = english({
  'past.look': 'Look back at an earlier moment',
  'past.look-here': 'Look at this moment',
  'past.label': 'Timeline of the campaign',
  'past.title': 'You are looking at the past',
  'past.return': 'Back to the present',
  'past.turns': 'Turns',
  'past.slider': 'Decisions',
  'past.moment': 'Decision {{number}} of {{total}}',
  'past.eyes': 'Seen by',
  'past.onlooker': 'An onlooker',
  'past.asked': '{{everybody}} had to decide here.',
  'past.hint': 'Nothing that you do here changes the campaign: it stands where it stood.',
  'past.branch': 'Branch off from here',
  'past.branch-hint':
    'A new campaign that goes on from this moment. Like an export it holds everything, the hidden cards and the order of the decks too.',
  'past.branch-title': '{{title}} (from turn {{turn}}, decision {{number}})',
  'past.branched': '“{{title}}” goes on from that moment. The campaign that it left stands as it stood.',
  'past.unreadable':
    'This moment cannot be shown: it was played under other rules, or something on the way to it cannot be read.',
  'past.previous-turn': 'To the beginning of the turn, or the turn before',
  'past.previous-act': 'To who acted before',
  'past.previous-decision': 'One decision back',
  'past.next-decision': 'One decision on',
  'past.next-act': 'To who acted next',
  'past.next-turn': 'To the next turn',
  'story-book.play': 'Play',
  'story-book.pause': 'Pause',
  'story-book.slider': 'Moment of the campaign',
  'ceremony.title': 'The end of the campaign',
  'ceremony.again': 'The end once more',
  'story-book.poster': 'Save the map as a picture',
  'story-book.poster-saved': '{{file}} is the map as it stands, to print or to share.',
  'story-book.poster-failed': 'The picture of the map could not be drawn.',
  'story-book.gathering': 'Turning back the pages…',
  'story-book.export': 'Save as a web page',
  'story-book.export-hint': 'One file that anybody can read in a browser, with every picture in it.',
  'story-book.exported': '{{file}} tells the story to anybody who has a browser.'
})
