import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The pages of a nation, of the score and of a turn. */
export const pages = english({
  'score.sources': 'Where the points came from',
  'score.for': 'For',
  'score.earlier': 'Before a ledger was kept',
  'score.total': 'In all',
  'score.stake': 'What objectives are worth now; they score next at the end of turn {{turn}}',
  'score.of-most': '{{now}} of {{most}}',
  'score.turns': 'Turn by turn',
  'story.title': 'Turn {{turn}} is over',
  'story.points': 'Points',
  'story.no-points': 'Nobody scored.',
  'story.won': '{{nation}}: {{reason}}',
  'story.land': 'Land with new masters',
  'story.no-land': 'No province changed hands.',
  'story.nobody': 'Nobody’s',
  'story.from': 'taken from the {{nation}}',
  'story.from-nobody': 'was nobody’s',
  'story.deeds': 'To be remembered',
  'story.battles': plural('count', '{{count}} battle was fought.', '{{count}} battles were fought.'),
  'sheet.open': 'Everything about the {{nation}}',
  'sheet.accounts': 'Accounts',
  'sheet.objectives': 'Objectives',
  'sheet.worth':
    '{{points}} of {{most}} points as things stand; they score next at the end of turn {{turn}}.',
  'sheet.halved': 'Vassals of the {{nation}} keep half.',
  'becoming.kingdom': 'On the way to a Kingdom',
  'becoming.kingdom-when':
    'From age {{age}} it may found one each turn, when it has aged; from age {{needed}} a die decides if it will not.',
  'becoming.kingdom-chance': 'that it must next turn, at age {{age}}, with this treasury and the horde here',
  'becoming.kingdom-follows':
    'Then: age 1, a walled capital, {{gold}} gold and {{amount}} more the turn after, income and administration; no more warriors for nothing.',
  'becoming.no-kingdom': 'It cannot found one: its own rules or a Foedus forbid it.',
  'becoming.empire': 'On the way to an Empire',
  'becoming.empire-chance': 'at the next State of Nations, if things stay as they are',
  'becoming.empire-when':
    'The die falls by itself each time the Kingdom ages: once a turn, and when a card ages it; never in the turn of its founding.',
  'becoming.too-small':
    'No die yet: it takes {{needed}} Areas, Barbarian ones counting half, and it holds {{now}}.',
  'becoming.empire-follows':
    'Then: young again, no decline, {{gold}} gold now and {{amount}} more the turn after; it pays and earns as an Empire and submits to nobody.',
  'sheet.counters': 'Counters',
  'sheet.kind': 'Kind',
  'sheet.on-map': 'On the map',
  'sheet.waiting': 'In reserve',
  'sheet.gone': 'Out of the game',
  'sheet.damaged': plural('count', '{{count}} damaged', '{{count}} damaged'),
  'sheet.leaders': 'Leaders',
  'sheet.leader': 'Leader',
  'sheet.no-leaders': 'Nobody leads this nation now.',
  'sheet.serves': 'has served {{served}} of {{turns}} turns',
  'sheet.combat': 'Combat',
  'sheet.stacking': 'Stacking',
  'sheet.administration': 'Administration',
  'sheet.diplomacy': 'Diplomacy',
  'sheet.campaign': 'Campaign',
  'sheet.calendar': 'What is to come',
  'sheet.no-calendar': 'The time table has nothing more in store for it.',
  'sheet.arrival': 'arrives',
  'sheet.invasion': 'may invade',
  'sheet.raid': 'may raid',
  'sheet.reinforcements': plural(
    'count',
    '{{count}} unit of reinforcements',
    '{{count}} units of reinforcements'
  ),
  'sheet.leader-comes': '{{leader}} leads',
  'share.held': 'held',
  'share.held-as-client': 'held as a client: half',
  'share.shared-with-ally': 'shared with an ally: half',
  'share.held-by-vassal': 'held by a vassal',
  'share.held-by-client': 'held by a client: half',
  'share.held-by-ally': 'held by an ally who shares it: half',
  'share.not-held': 'not held'
})
