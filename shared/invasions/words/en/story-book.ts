import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The book of a campaign's story: its pages besides the prose. */
export const storyBook = english({
  'book.standings': 'How it ended',
  'book.standings-now': 'How it stands',
  'book.score': 'Where the points came from',
  'book.map': 'The map through the years',
  'book.chronicle': 'Chronicle',
  'book.luck': 'What the dice gave',
  'book.hall': 'Hall of leaders',
  'standing.rank': 'Rank',
  'standing.side': 'Side',
  'standing.points': 'Points',
  'standing.last-turn': 'Of these in the last turn',
  'standing.by-last-turn':
    'The {{side}} and the {{otherSide}} have {{points}} points each. The points of the last turn count once more between them: {{now}} against {{before}} in turn {{turn}}.',
  'standing.by-order':
    'The {{side}} and the {{otherSide}} have {{points}} points each, and as many in turn {{turn}}: the order of play decides.',
  'score-graph.label': 'Points of the {{side}} by source, turn by turn',
  'score-graph.other': 'all else',
  'score-graph.turn': 'Turn {{turn}}',
  'lapse.moment': 'Turn {{turn}}, the year {{year}}',
  'lapse.end': 'Turn {{turn}}, its end',
  'lapse.start': 'The beginning, {{year}}',
  'lapse.picture': 'Who held what at the end of turn {{turn}}',
  'lapse.free': 'Nobody’s',
  'luck.measure': 'Measured in',
  'luck.throws': 'Throws',
  'luck.expected': 'Expected',
  'luck.rolled': 'Rolled',
  'luck.difference': 'Luck',
  'luck.swords': 'hits on battle dice',
  'luck.two-dice': 'points on two dice',
  'luck.trials': 'trials passed',
  'luck.hint':
    'A throw is compared with what was to be expected of it. Dice count for whose hits they are, whoever throws them; a die that is rolled again is one throw more, with an expectation of its own, so that choosing well is no luck. Trials are all single dice that go well or badly for somebody: interception, flight, siege, terror, raid, landing, revolt, the fate of leaders, treaties and the like, with the odds that were shown before. Dice that only choose (an Area, a caravan, who picks), tables of cards and the check for a Kingdom are not counted.',
  'luck.by-reason': 'The {{side}} by what was thrown for',
  'luck.reason': 'Thrown for',
  'luck.swings': 'The greatest surprises',
  'luck.many-hits': plural(
    'hits',
    '{{place}}, turn {{turn}}: the {{nation}} score one hit where {{needed}} were to be expected.',
    '{{place}}, turn {{turn}}: the {{nation}} score {{hits}} hits where {{needed}} were to be expected.'
  ),
  'luck.two-dice-rolled':
    '{{place}}, turn {{turn}}: the {{nation}} roll {{natural}} on two dice where 7 is the middle.',
  'luck.against-odds': '{{place}}, turn {{turn}}: the {{nation}} succeed at {{percent}} % ({{what}}).',
  'luck.despite-odds':
    '{{place}}, turn {{turn}}: the {{nation}} fail though {{percent}} % spoke for them ({{what}}).',
  'luck.seldom': 'chance gives this in {{percent}} % of all throws',
  'luck.none': 'Nothing was thrown yet whose odds are known.',
  'honour.titles': 'Titles of the campaign',
  'honour.captain': 'The great captain',
  'honour.captain-count': plural('count', '{{count}} battle won', '{{count}} battles won'),
  'honour.realm': 'The greatest realm',
  'honour.realm-count': plural('count', '{{count}} province at the end', '{{count}} provinces at the end'),
  'honour.battles': 'Lords of the field',
  'honour.battles-count': plural('count', '{{count}} battle won', '{{count}} battles won'),
  'honour.cities': 'Takers of cities',
  'honour.cities-count': plural('count', '{{count}} city taken', '{{count}} cities taken'),
  'honour.sacks': 'The scourge',
  'honour.sacks-count': plural('count', '{{count}} city sacked', '{{count}} cities sacked'),
  'honour.cards': 'The best informed',
  'honour.cards-count': plural('count', '{{count}} card played', '{{count}} cards played'),
  'honour.leader': '{{leader}} of the {{nation}}',
  'honour.nation': 'The {{nation}}',
  'honour.side': 'The {{side}}',
  'hall.leader': 'Leader',
  'hall.nation': 'People',
  'hall.since': 'Since turn',
  'hall.battles': 'Battles',
  'hall.won': 'Won',
  'hall.fate': 'Fate',
  'hall.battle': 'fell in battle, turn {{turn}}',
  'hall.assassination': 'murdered, turn {{turn}}',
  'hall.time': 'left the stage, turn {{turn}}',
  'hall.card': 'died, turn {{turn}}',
  'hall.none': 'No leader with a name has fought yet.',
  'line.sack': plural(
    'points',
    'Turn {{turn}}: a city burns, and the {{nation}} win a point.',
    'Turn {{turn}}: a city burns, and the {{nation}} win {{points}} points.'
  ),
  'line.kingdom': plural(
    'points',
    'Turn {{turn}}: the {{nation}} found a kingdom and win a point.',
    'Turn {{turn}}: the {{nation}} found a kingdom and win {{points}} points.'
  ),
  'line.submission': plural(
    'points',
    'Turn {{turn}}: a people bows to the {{nation}}, who win a point.',
    'Turn {{turn}}: a people bows to the {{nation}}, who win {{points}} points.'
  ),
  'line.points': plural(
    'points',
    'Turn {{turn}}: the {{nation}} win a point ({{reason}}).',
    'Turn {{turn}}: the {{nation}} win {{points}} points ({{reason}}).'
  ),
  'line.points-lost': plural(
    'points',
    'Turn {{turn}}: the {{nation}} lose a point ({{reason}}).',
    'Turn {{turn}}: the {{nation}} lose {{points}} points ({{reason}}).'
  ),
  'line.greatest': plural(
    'count',
    'The {{nation}} hold one province, more than anybody.',
    'The {{nation}} hold {{count}} provinces, more than anybody.'
  )
})
