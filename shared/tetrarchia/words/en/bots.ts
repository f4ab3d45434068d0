import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The reasons of a computer player. */
export const bots = english({
  'why.move': 'There is work to do in {{province}}.',
  'why.move-away': '{{province}} is a better place to stand.',
  'why.move-other': '{{emperor}} is needed in {{province}}.',
  'why.sail': 'The way by {{sea}} is shorter.',
  'why.protect': 'A disc in {{province}} keeps unrest out and supports the next attack.',
  'why.frontier': 'This closes the frontier of {{region}}.',
  'why.subdue': plural(
    'count',
    'What begins in {{province}} may spread to a neighbour.',
    'What begins in {{province}} may spread to {{count}} neighbours.'
  ),
  'why.subdue-alone': 'This takes a threat off the board.',
  'why.calm': 'There are not enough points to subdue it, but unrest does not strike so soon.',
  'why.calm-saves': 'To calm it costs less than to subdue it, and leaves points for other work.',
  'why.attack': 'Victory {{victory}} %, tie {{tie}} %, defeat {{defeat}} %.',
  'why.power': 'The power is worth its disc.',
  'why.buy-point': 'One more point is worth the disc.',
  'why.point': 'The point is worth more there.',
  'why.done': 'Nothing else is worth its points.',
  'why.end-game': 'Nothing can bring back the discs that victory needs.',
  'why.fleet': 'From {{sea}} most coasts can be reached.',
  'why.enter': 'From {{province}} there is more to be done.',
  'why.entrust': 'His Augustus leads him best.',
  'why.add-discs': plural('count', 'Victory is worth a disc.', 'Victory is worth {{count}} discs.'),
  'why.keep-discs': 'The discs are needed on the frontiers.',
  'why.stop': 'The attack would be lost {{percent}} % of the time.',
  'why.stand': 'The attack can be met: it would be lost only {{percent}} % of the time.'
})
