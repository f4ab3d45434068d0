import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Fleets, crossings and landings. */
export const sea = english({
  'prompt.naval-interception': 'The {{nation}} are in {{sea}}: do your fleets intercept?',
  'prompt.naval-battle':
    'The {{enemy}} have caught the fleets of the {{nation}} in {{sea}}: fight or refuse?',
  'prompt.naval-reroll': '{{nation}}, {{sea}}: which die is rolled again? {{amount}} left',
  'prompt.carrying-stack': '{{nation}}: which stack carries them over {{sea}}?',
  'prompt.carry-friends':
    'The {{friend}} ask for passage over {{sea}}: do the fleets of the {{nation}} carry them?',
  'prompt.cargo-lost': plural(
    'amount',
    '{{nation}}: {{amount}} unit goes down with the ships; which?',
    '{{nation}}: {{amount}} units go down with the ships; which?'
  ),
  'field.cargo-lost': 'Units lost at sea',
  'option.let-pass': 'Let them pass',
  'option.intercept-with-fleets': 'Intercept with a stack of {{amount}}',
  'option.fight-at-sea': 'Give battle',
  'option.refuse-battle': 'Refuse',
  'option.naval-die': 'A die of the {{nation}} that shows {{hits}}',
  'option.carrying-stack': plural('amount', '{{nation}}, {{amount}} fleet', '{{nation}}, {{amount}} fleets'),
  'option.fleet': '{{unit}}',
  'option.sail': 'Sail from {{from}} to {{to}}',
  'option.attack-fleets': plural(
    'amount',
    'Intercept the {{nation}} in {{sea}} ({{amount}} fleet)',
    'Intercept the {{nation}} in {{sea}} ({{amount}} fleets)'
  ),
  'option.embark': '{{leader}} goes aboard in {{sea}}',
  'option.ashore': '{{leader}} goes ashore in {{province}}',
  'option.carry': 'Carry from {{from}} over {{sea}} to {{to}}',
  'option.carry-over-two': 'Carry from {{from}} over {{sea}} and {{secondSea}} to {{to}}',
  'option.land': 'Land from {{from}} over {{sea}} in {{to}}',
  'option.land-over-two': 'Land from {{from}} over {{sea}} and {{secondSea}} in {{to}}',
  'preview.percent': 'Succeeds in {{percent}} %',
  'preview.landing': 'Gets past the sea in {{percent}} %',
  'preview.enemy-fleets': plural(
    'amount',
    'The {{nation}} have {{amount}} fleet there and can intercept ({{percent}} %)',
    'The {{nation}} have {{amount}} fleets there and can intercept ({{percent}} %)'
  ),
  'preview.refusal-ends-movement': 'Its movement ends',
  'preview.refusal-costs-a-point': 'One victory point goes to the other player',
  'refusal.too-far-at-sea': 'These fleets cannot get there together.',
  'refusal.not-in-that-zone': 'Not all of these are in that zone.',
  'refusal.two-fleets-a-stack': 'A naval stack has two fleets at most.',
  'refusal.too-many-leaders-aboard': 'One leader for each fleet.',
  'refusal.leader-without-fleet': 'A leader would be left at sea without a fleet.',
  'refusal.not-in-that-stack': 'These fleets are not in that stack.',
  'refusal.only-the-leader': 'Only the leader himself.',
  'refusal.other-nation': "Each nation's troops are carried by themselves.",
  'refusal.nomads-at-sea': 'Nomads do not go by sea.',
  'refusal.carried-once': 'They have gone by sea already.',
  'refusal.horde-at-sea': 'A horde is not carried by sea.',
  'refusal.too-many-aboard': 'Three units for each fleet.',
  'roll.naval-interception': 'Naval interception',
  'roll.naval-dice': 'Fleets fight',
  'roll.naval-reroll': 'A die is rolled again',
  'roll.sea-risk': 'Risk of the sea',
  'modifier.no-port-on-that-coast': 'No own city on that coast',
  'modifier.romans-on-their-sea': 'Romans on their own sea',
  'reason.refused-naval-battle': 'refused naval battle',
  'event.fleet-sailed': 'Fleets of the {{nation}} sail from {{from}} to {{to}}.',
  'event.fleet-halted': 'The fleets of the {{nation}} in {{sea}} go no further.',
  'event.fleet-sunk': 'A fleet of the {{nation}} is lost in {{sea}}.',
  'event.fleet-damaged': 'A fleet of the {{nation}} is damaged in {{sea}}.',
  'event.naval-interception': 'The {{nation}} intercept the {{other}} in {{sea}}.',
  'event.naval-interception-failed': 'The {{nation}} try to intercept the {{other}} in {{sea}}, in vain.',
  'event.naval-battle-refused': 'The {{nation}} refuse battle in {{sea}}.',
  'event.naval-dice': plural(
    'hits',
    'The {{nation}} score {{hits}} hit in {{sea}}.',
    'The {{nation}} score {{hits}} hits in {{sea}}.'
  ),
  'event.naval-battle-won': 'The {{winner}} defeat the {{loser}} at sea in {{sea}}.',
  'event.naval-battle-drawn':
    'Naval battle in {{sea}} between the {{attacker}} and the {{defender}}: undecided.',
  'event.crossing-declared': 'The {{nation}} put to sea from {{from}} for {{to}}.',
  'event.crossing-in-boats': 'The {{nation}} put to sea in their boats from {{from}} for {{to}}.',
  'event.crossing-cancelled': 'The {{nation}} turn back to {{from}}.',
  'event.landing-failed': 'The landing of the {{nation}} in {{to}} fails.',
  'event.carried': 'The {{nation}} are carried from {{from}} to {{to}}.',
  'event.landed': 'The {{nation}} land in {{to}}.',
  'event.cargo-lost': plural(
    'units',
    'The {{nation}} lose {{units}} unit at sea in {{sea}}.',
    'The {{nation}} lose {{units}} units at sea in {{sea}}.'
  ),
  'event.leader-embarked': '{{leader}} goes aboard in {{sea}}.',
  'event.leader-disembarked': '{{leader}} goes ashore in {{province}}.'
})
