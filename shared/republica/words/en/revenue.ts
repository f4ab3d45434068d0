import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Revenue: questions and events. */
export const revenue = english({
  'prompt.provincial-income': '{{senator}} governs {{province}}: does he take its income for himself?',
  'prompt.grain': 'Does {{senator}} sell {{concession}} at {{count}} times its price?',
  'prompt.rebel-upkeep': plural(
    'cost',
    'Which units does {{senator}} keep, at {{cost}} talent each?',
    'Which units does {{senator}} keep, at {{cost}} talents each?'
  ),
  'prompt.contribute': 'The treasury holds {{treasury}} talents. What do you give?',
  'prompt.contribute-or-fall': plural(
    'talents',
    'The State lacks {{talents}} talent and falls without them. What do you give?',
    'The State lacks {{talents}} talents and falls without them. What do you give?'
  ),
  'prompt.redistribute': 'How do you move your money?',
  'prompt.guard': 'Do you place a bodyguard beside a senator?',
  'option.income-take': 'He takes it, and is corrupt',
  'option.income-leave': 'He leaves it',
  'option.grain-dear': plural(
    'talents',
    'Dear: {{talents}} talent, for {{popularity}} popularity',
    'Dear: {{talents}} talents, for {{popularity}} popularity'
  ),
  'option.grain-plain': 'At the usual price',
  'option.legion': 'Legion {{number}}',
  'option.fleet': 'Fleet {{number}}',
  'field.legions': 'Legions',
  'field.fleets': 'Fleets',
  'field.from-purse': 'From the faction’s treasury',
  'field.gifts': 'Gifts',
  'field.conditions': 'Conditions',
  'field.transfers': 'Payments',
  'refusal.pays-too-much': 'That is more than the upkeep',
  'refusal.not-your-purse': 'That money is not yours to spend',
  'refusal.no-such-condition': 'A condition names other factions',
  'refusal.no-such-receiver': 'Nobody can receive it there',
  'roll.provincial-income': 'The governor’s income',
  'roll.development': 'Whether the province develops',
  'roll.taxes': 'Taxes of the province',
  'roll.raid': 'Whether the governor holds the frontier',
  'roll.disorder': 'Whether the governor keeps order',
  'roll.exile-or-family': 'Whom the chit strikes',
  'roll.kinsman': 'Whom of the family the chit strikes',
  'event.income': plural(
    'talents',
    '{{senator}} receives {{talents}} talent.',
    '{{senator}} receives {{talents}} talents.'
  ),
  'event.grain-sold': plural(
    'talents',
    '{{senator}} sells {{concession}} dear: {{talents}} talent more.',
    '{{senator}} sells {{concession}} dear: {{talents}} talents more.'
  ),
  'event.province-spared': '{{senator}} leaves {{province}} its income.',
  'event.province-barren': '{{senator}} finds nothing to take in {{province}}.',
  'event.province-taxed': plural(
    'talents',
    '{{senator}} takes {{talents}} talent from {{province}}.',
    '{{senator}} takes {{talents}} talents from {{province}}.'
  ),
  'event.province-developed': '{{province}} prospers under {{senator}}.',
  'event.province-costs': plural(
    'talents',
    '{{province}} costs the State {{talents}} talent.',
    '{{province}} costs the State {{talents}} talents.'
  ),
  'event.province-taxes': plural(
    'talents',
    '{{province}} pays {{talents}} talent in taxes.',
    '{{province}} pays {{talents}} talents in taxes.'
  ),
  'event.province-overrun': plural(
    'legions',
    'Barbarians overrun {{province}}; {{legions}} legion is lost.',
    'Barbarians overrun {{province}}; {{legions}} legions are lost.'
  ),
  'event.carried-off': 'Barbarians carry {{senator}} off from {{province}}.',
  'event.province-held': '{{province}} holds.',
  'event.province-rose': '{{province}} rises against Rome.',
  'event.rebel-paid':
    '{{senator}} pays {{talents}} talents for his force; {{legions}} legions and {{fleets}} fleets leave him.',
  'event.state-paid': 'The State owes {{first}} for wars, {{second}} for land and {{value}} for its forces.',
  'event.treasury-warning': 'The treasury is down to {{treasury}} talents.',
  'event.treasury-danger': 'The treasury is almost empty: {{treasury}} talents.',
  'event.treasury-empty': plural(
    'talents',
    'The State cannot pay: {{talents}} talent is missing.',
    'The State cannot pay: {{talents}} talents are missing.'
  ),
  'event.contributed': plural(
    'talents',
    'Senators and factions give the State {{talents}} talent.',
    'Senators and factions give the State {{talents}} talents.'
  ),
  'event.contributed-nothing': 'Nobody’s conditions are met: nothing is given.',
  'event.term-passed': 'A year of the terms in {{provinces}} is over.',
  'event.governor-returned': '{{senator}} comes home from {{province}}.',
  'event.redistributed': 'Money changes hands.',
  'event.gift': plural(
    'talents',
    'The {{side}} faction gives {{talents}} talent to the treasury of the {{other}}.',
    'The {{side}} faction gives {{talents}} talents to the treasury of the {{other}}.'
  ),
  'event.gift-senator': plural(
    'talents',
    'The {{side}} faction gives {{talents}} talent to {{senator}} of the {{other}}.',
    'The {{side}} faction gives {{talents}} talents to {{senator}} of the {{other}}.'
  ),
  'event.guarded': 'A bodyguard walks beside {{senator}}.',
  'event.guard-left': 'The bodyguard of {{senator}} leaves unpaid.'
})
