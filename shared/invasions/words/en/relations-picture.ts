import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The picture of all relations: the partners, the costs and gains, and how each can end. */
export const relationsPicture = english({
  'ties.title': 'Who is bound to whom',
  'ties.open': 'Ties',
  'ties.none': 'No nation is bound to another now.',
  'ties.picture': 'Nations in a ring, their ties as lines',
  'ties.all': 'All nations',
  'ties.of': 'Ties of the {{nation}}',
  'ties.since': 'since turn {{turn}}',
  'ties.from-start': 'from the start',
  'ties.this-turn': 'this turn only',
  'ties.ends': 'Ends by',
  'ties.gold': '{{nation}}: {{change}} gold a turn',
  'ties.points': plural(
    'points',
    '{{nation}}: {{points}} point a turn',
    '{{nation}}: {{points}} points a turn'
  ),
  'ties.mercenary': '{{unit}} serves the {{nation}}',
  'ties.kind.alliance': 'Alliance',
  'ties.kind.client': 'Clients',
  'ties.kind.foedus': 'Foedus',
  'ties.kind.vassal': 'Vassals',
  'ties.kind.truce': 'Truce',
  'ties.kind.hostility': 'Hostility',
  'ties.pair.alliance': '{{nation}} and {{other}}',
  'ties.pair.client': '{{other}}, clients of the {{nation}}',
  'ties.pair.foedus': '{{other}}, federates of the {{nation}}',
  'ties.pair.vassal': '{{other}}, vassals of the {{nation}}',
  'ties.pair.truce': '{{nation}} and {{other}}',
  'ties.pair.hostility': '{{nation}} against {{other}}',
  'ties.means.alliance': 'Friends; they act together and share what both garrison.',
  'ties.means.client': 'Neutral; the patron scores half of their land, and borrows a unit each activation.',
  'ties.means.foedus': 'Friends; the federator scores and controls the land, the federate lends a unit.',
  'ties.means.vassal':
    'Neutral; the suzerain scores their land, they score half; as Barbarians they get one new unit a turn at most.',
  'ties.means.truce': 'Neither attacks the other.',
  'ties.means.hostility': 'Barbarians who may attack each other.'
})
