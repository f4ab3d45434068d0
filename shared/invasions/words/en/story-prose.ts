import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The chronicle of a campaign in prose, in the historical present. */
export const storyProse = english({
  'tale.heading': 'Turn {{turn}}, the year {{year}}',
  'tale.opening-first': 'In the year {{year}} the long contest of the peoples begins.',
  'tale.opening': 'The chroniclers turn the page to the year {{year}}.',
  'tale.opening-war': 'The years after {{year}} belong to the sword.',
  'tale.opening-wandering': 'After the year {{year}} whole peoples take to the road.',
  'tale.opening-ruin': 'The years after {{year}} are remembered for the cities that burn.',
  'tale.opening-quiet': 'The years after {{year}} pass almost in peace.',
  'tale.arrived': plural(
    'count',
    'Out of the unknown come the {{nations}}.',
    'Out of the unknown come the {{nations}}, one after the other.'
  ),
  'tale.kingdoms': plural(
    'count',
    'The {{nations}} lay down the wagon and found a kingdom.',
    'Kingdoms rise among the {{nations}}.'
  ),
  'tale.gone': 'The {{nations}} pass out of history.',
  'tale.no-land': 'Not a border moves.',
  'tale.taken': 'The {{nation}} wrest {{provinces}} from the {{other}}.',
  'tale.taken-many': 'The {{nation}} wrest {{count}} provinces from the {{other}}, among them {{provinces}}.',
  'tale.settled': 'The {{nation}} make {{provinces}} their own.',
  'tale.settled-many':
    'The {{nation}} spread over {{count}} provinces without a master, among them {{provinces}}.',
  'tale.lost': 'The {{nation}} can no longer hold {{provinces}}.',
  'tale.lost-many': 'The {{nation}} can no longer hold {{count}} provinces, among them {{provinces}}.',
  'tale.lost-too': 'Nor can the {{nation}} keep {{provinces}}.',
  'tale.land-rest': plural(
    'count',
    'One more province finds another master.',
    '{{count}} more provinces find other masters.'
  ),
  'tale.no-battles': 'No armies meet.',
  'tale.battles': plural('count', 'A single battle is fought.', '{{count}} battles are fought.'),
  'tale.bloodiest': plural(
    'units',
    'The bloodiest of them, in {{province}}, costs one unit: the {{winner}} beat the {{loser}}.',
    'The bloodiest of them, in {{province}}, costs {{units}} units: the {{winner}} beat the {{loser}}.'
  ),
  'tale.only-battle': plural(
    'units',
    'In {{province}} the {{winner}} beat the {{loser}}, and one unit is lost.',
    'In {{province}} the {{winner}} beat the {{loser}}, and {{units}} units are lost.'
  ),
  'tale.champion': 'Nobody is victorious more often than the {{nation}}: {{count}} times.',
  'tale.cities': plural(
    'count',
    'The city of {{provinces}} opens its gates to the {{nation}}.',
    'The cities of {{provinces}} open their gates to the {{nation}}.'
  ),
  'tale.sacked': plural('count', '{{provinces}} is sacked.', '{{provinces}} are sacked.'),
  'tale.raids': plural(
    'count',
    'One raid brings home its plunder, that of the {{nation}}.',
    '{{count}} raids bring home their plunder; the {{nation}} are feared most.'
  ),
  'tale.alliance': 'The {{nations}} swear to stand together.',
  'tale.foedus': 'The {{federate}} enter the service of the {{federator}} and are given {{provinces}}.',
  'tale.foedus-broken': 'The {{federate}} break the foedus that bound them to the {{federator}}.',
  'tale.client': 'The {{client}} put themselves under the protection of the {{patron}}.',
  'tale.submitted': 'The {{vassal}} bow to the {{suzerain}}.',
  'tale.freed': 'The {{vassal}} throw off the yoke of the {{suzerain}}.',
  'tale.bankrupt': 'Empty coffers shame the {{nations}}.',
  'tale.bankrupt-many': 'The coffers of {{count}} realms are empty.',
  'tale.gain': plural(
    'points',
    'The {{side}} gain most from these years: one point.',
    'The {{side}} gain most from these years: {{points}} points.'
  ),
  'tale.leader':
    'At their end the {{side}} lead with {{total}} points, {{amount}} more than the {{otherSide}}.',
  'tale.leaders':
    'At their end the {{side}} and the {{otherSide}} lead together, with {{total}} points each.',
  'tale.brief': 'Begun in the year {{year}}, and come to turn {{turns}}.',
  'tale.brief-war': plural(
    'count',
    'One battle was fought, and {{units}} units fell in it.',
    '{{count}} battles were fought, and {{units}} units fell in them.'
  ),
  'tale.brief-kingdoms': plural(
    'count',
    'One people founded a kingdom: the {{nations}}.',
    '{{count}} peoples founded kingdoms: the {{nations}}.'
  )
})
