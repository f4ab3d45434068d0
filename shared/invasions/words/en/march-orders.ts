import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Orders given on the map: the selected stacks and the forecast of their march. */
export const marchOrders = english({
  'hand.stacks': 'Stacks that can still act',
  'hand.no-stacks': 'Nobody can act any more.',
  'hand.hint': 'Take a stack on the map or here, then click where it goes, or drag it there.',
  'hand.strength': plural('count', '{{count}} unit', '{{count}} units'),
  'hand.fleets': plural('count', '{{count}} fleet', '{{count}} fleets'),
  'hand.leaders': plural('count', '{{count}} leader', '{{count}} leaders'),
  'hand.steps-left': plural('count', '{{count}} step left', '{{count}} steps left'),
  'hand.end': 'End the moves',
  'hand.end-unmoved': plural(
    'count',
    'End the moves ({{count}} stack unmoved)',
    'End the moves ({{count}} stacks unmoved)'
  ),
  'hand.advised': 'Advice: {{what}} from {{from}} to {{to}} ({{notes}}).',
  'hand.advised-end': 'Advice: end the moves here.',
  'hand.give-order': 'Give this order',
  'hand.who-goes': 'Who goes from {{place}}?',
  'hand.who-sails': 'Who sails from {{place}}?',
  'hand.who-embarks': 'Who goes aboard in {{place}}?',
  'hand.take-aboard': 'Click an army on this shore: it goes aboard.',
  'hand.all': 'All',
  'hand.kind-only': 'Double-click: only these',
  'hand.damaged': 'damaged',
  'hand.horde': 'The horde',
  'hand.kind.march': 'March there',
  'hand.kind.attack': 'Attack',
  'hand.kind.siege': 'March before the city',
  'hand.kind.redeploy': 'Redeploy there',
  'hand.kind.sail': 'Sail there',
  'hand.kind.sea-attack': 'Attack the fleets',
  'hand.kind.aboard': 'Go aboard',
  'hand.kind.carry': 'Cross the sea',
  'hand.kind.landing': 'Land there',
  'hand.cost': plural('count', '{{count}} step', '{{count}} steps'),
  'hand.intercept': 'The {{nation}} may intercept in {{province}} from {{from}}: {{percent}} %',
  'hand.battle': 'Battle: {{percent}} % to win',
  'hand.over-seas': 'Over {{what}}',
  'hand.sea-risk': 'The sea: {{percent}} % to come through',
  'hand.at-sea': plural(
    'count',
    'The {{nation}} ({{count}} fleet) may intercept in {{sea}}: {{percent}} %',
    'The {{nation}} ({{count}} fleets) may intercept in {{sea}}: {{percent}} %'
  ),
  'hand.hunt': plural(
    'count',
    'The {{nation}} ({{count}} fleet) are caught: {{percent}} %',
    'The {{nation}} ({{count}} fleets) are caught: {{percent}} %'
  ),
  'hand.sea-battle': 'Battle at sea: {{percent}} % won, {{amount}} % lost',
  'hand.turned-back': 'Boats that are caught turn back',
  'hand.losses': 'Lost on average: {{count}} of ours, {{amount}} of theirs',
  'hand.terror': 'Surrenders in terror before a siege: {{percent}} %',
  'hand.siege': 'A siege: {{percent}} % that the city falls',
  'hand.assault': 'An assault: {{percent}} %',
  'hand.gain': plural(
    'count',
    '{{count}} point more while it is held',
    '{{count}} points more while it is held'
  ),
  'hand.stands': 'There: {{what}}',
  'hand.why-not': 'Not possible: {{what}}',
  'hand.another-way': 'Or click another place on the map.',
  'hand.back': 'Another place'
})
