import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The forum: questions and events. */
export const forum = english({
  'prompt.persuade': 'Whom do you try to win for your faction?',
  'prompt.first-bribe': 'What do you offer {{target}}? The number is {{base}}.',
  'prompt.raise': 'The number for {{target}} is {{base}}. What more do you offer? Nothing: the dice roll.',
  'prompt.counter-bribe':
    '{{senator}} courts {{target}}; the number is {{base}}. What does your faction pay?',
  'prompt.games': 'Does one of your senators hold games?',
  'prompt.knight': 'Who tries to win a knight, and for how much?',
  'prompt.bid': 'Initiative {{number}}: what do you bid? At least {{least}}.',
  'prompt.lost-fleets': plural(
    'count',
    'The storm sinks {{count}} fleet. Which?',
    'The storm sinks {{count}} fleets. Which?'
  ),
  'prompt.dying-leader': 'Which enemy leader dies?',
  'prompt.ended-war': 'A new ally offers peace. Which war ends?',
  'prompt.allied-fleets': plural(
    'fleets',
    'Rhodes lends {{fleets}} fleet. For which war?',
    'Rhodes lends {{fleets}} fleets. For which war?'
  ),
  'option.persuade': '{{senator}} courts {{target}}',
  'option.persuade-with': '{{senator}} courts {{target}}, with {{card}}',
  'option.peddle': '{{card}}: a card of the {{side}} faction',
  'option.persuade-none': 'Nobody',
  'option.games': plural(
    'cost',
    '{{senator}}: {{games}} for {{cost}} talent',
    '{{senator}}: {{games}} for {{cost}} talents'
  ),
  'option.games-none': 'No games',
  'option.nobody': 'Nobody',
  'option.leader': '{{leader}}',
  'option.no-war': 'None',
  'field.talents': 'Talents',
  'field.in-favour': 'In favour of it',
  'refusal.only-against': 'Others may only resist',
  'refusal.bid-too-low': 'Somebody has bid as much',
  'refusal.wrong-fleets': 'Name as many fleets as are lost',
  'roll.persuasion': 'Whether he is won over',
  'roll.blackmail': 'What the blackmail costs him',
  'roll.knight': 'Whether a knight follows',
  'roll.mob': 'How wild the mob is',
  'roll.disaster': 'What the disaster destroys',
  'roll.storm': 'How many fleets sink',
  'roll.leader-ages': 'Whether the leader lives on',
  'roll.concession-returns': 'Whether the concession recovers',
  'roll.family-returns': 'Whether the family returns',
  'event.card-drawn': 'The {{side}} faction draws a card.',
  'event.card-received': 'The {{side}} faction draws {{card}}.',
  'event.deck-out': 'The last card is drawn: the game ends with this year.',
  'event.family-appeared': '{{senator}} comes to the forum.',
  'event.family-joined': '{{senator}} stands by {{target}}.',
  'event.war-sleeps': '{{war}} threatens.',
  'event.war-breaks-out': '{{war}} breaks out.',
  'event.war-wakes-others': '{{war}} breaks out, and with it {{wars}}.',
  'event.leader-appeared': '{{leader}} appears, without a war.',
  'event.leader-wakes': '{{leader}} appears and wakes {{wars}}.',
  'event.bequest-appeared': '{{bequest}}: a king leaves his land to Rome.',
  'event.concession-destroyed': '{{concession}} is destroyed.',
  'event.concession-ruined': '{{senator}} loses {{concession}}: it is destroyed.',
  'event.happened': '{{happening}}.',
  'event.happened-again': '{{happening}}, once more ({{count}}).',
  'event.fleets-lost': plural('count', '{{count}} fleet sinks.', '{{count}} fleets sink.'),
  'event.fleets-allied': plural(
    'count',
    'Rhodes lends {{count}} fleet for {{war}}.',
    'Rhodes lends {{count}} fleets for {{war}}.'
  ),
  'event.peace': plural(
    'talents',
    '{{war}} ends in peace; Rome receives {{talents}} talent.',
    '{{war}} ends in peace; Rome receives {{talents}} talents.'
  ),
  'event.leader-died': '{{leader}} dies.',
  'event.leader-stayed': '{{leader}} lives on.',
  'event.concession-returned': '{{concession}} is in the forum again.',
  'event.family-returned': '{{senator}} returns to public life.',
  'event.initiative-began': 'Initiative {{number}}: the {{side}} faction.',
  'event.initiative-bid': plural(
    'talents',
    'The {{side}} faction bids {{talents}} talent.',
    'The {{side}} faction bids {{talents}} talents.'
  ),
  'event.initiative-no-bid': 'The {{side}} faction does not bid.',
  'event.initiative-sold': plural(
    'talents',
    'The {{side}} faction buys the initiative: {{senator}} pays {{talents}} talent.',
    'The {{side}} faction buys the initiative: {{senator}} pays {{talents}} talents.'
  ),
  'event.initiative-free': 'Nobody bids: the {{side}} faction has the initiative.',
  'event.persuasion-began': '{{senator}} courts {{target}}: the number is {{base}}.',
  'event.persuasion-unopposed':
    '{{senator}} courts {{target}} with {{card}}: the number is {{base}}, and nobody may interfere.',
  'event.bribed': plural(
    'talents',
    '{{senator}} offers {{talents}} talent: {{base}}.',
    '{{senator}} offers {{talents}} talents: {{base}}.'
  ),
  'event.counter-bribed': plural(
    'talents',
    'The {{side}} faction pays {{talents}} talent against it: {{base}}.',
    'The {{side}} faction pays {{talents}} talents against it: {{base}}.'
  ),
  'event.helped-bribe': plural(
    'talents',
    'The {{side}} faction pays {{talents}} talent for it: {{base}}.',
    'The {{side}} faction pays {{talents}} talents for it: {{base}}.'
  ),
  'event.persuaded': '{{senator}} wins {{target}} for the {{side}} faction.',
  'event.not-persuaded': plural(
    'talents',
    '{{target}} withstands {{senator}} and keeps {{talents}} talent.',
    '{{target}} withstands {{senator}} and keeps {{talents}} talents.'
  ),
  'event.card-stolen': 'The {{side}} faction takes a card of the {{other}}.',
  'event.card-stolen-seen': 'The {{side}} faction takes {{card}} from the {{other}}.',
  'event.games-held': '{{senator}} holds {{games}}.',
  'event.knight-won': plural(
    'talents',
    'A knight follows {{senator}} ({{talents}} talent).',
    'A knight follows {{senator}} ({{talents}} talents).'
  ),
  'event.knight-refused': plural(
    'talents',
    'No knight follows {{senator}} ({{talents}} talent).',
    'No knight follows {{senator}} ({{talents}} talents).'
  )
})
