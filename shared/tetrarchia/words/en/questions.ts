import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Questions, options and refusals. */
export const questions = english({
  'prompt.place-fleet': 'Where does fleet {{number}} of {{most}} begin?',
  'option.place-fleet': 'In {{sea}}',
  'prompt.entrust-caesar': 'Who leads {{emperor}} in this turn?',
  'option.entrust-caesar': '{{side}}',
  'preset.entrust-caesar': 'His Augustus has the last word',
  'prompt.end-game':
    'This game can no longer be won: discs for only {{count}} of {{most}} frontiers are left. Does it end here?',
  'option.end-game': 'End the game',
  'option.play-on': 'Play on',
  'preview.end-game': 'The Empire is lost',
  'preview.hopeless': 'After that the game can no longer be won',
  'preview.play-on': 'The question comes again before the next round',
  'prompt.enter': 'Where does {{emperor}} come to the board?',
  'option.enter': 'In {{province}}',
  'preview.enter-shared': '{{other}} stands there: he must leave at once',
  'prompt.action': plural(
    'count',
    '{{emperor}} has {{count}} Imperium point left',
    '{{emperor}} has {{count}} Imperium points left'
  ),
  'prompt.leave': '{{emperor}} cannot stay with {{other}}: where does he go?',
  'option.move': 'Move to {{province}}',
  'option.move-other': 'Move {{emperor}} to {{province}}',
  'option.sail': 'Send a fleet from {{from}} to {{to}}',
  'option.protect': 'Protect {{province}}',
  'option.subdue-unrest': 'Subdue the unrest in {{province}}',
  'option.subdue-revolt': 'Subdue the revolt in {{province}}',
  'option.calm': 'Calm the revolt in {{province}}: it becomes unrest',
  'option.attack': 'Attack the army in {{province}}',
  'option.power-diocletian': 'Give a disc: the other emperors may be moved in this turn',
  'option.power-maximian': 'Give a disc for a seventh point',
  'option.buy-point': 'Give a disc for another point',
  'option.point-taken': 'Take a point from Galerius',
  'option.point-given': 'Give a point to Maximian',
  'option.done': 'End the Roman phase',
  'group.move': 'Move',
  'group.move-others': 'Move other emperors',
  'group.here': 'Here',
  'group.attack': 'Attack',
  'group.sail': 'Sail',
  'group.free': 'At no cost',
  'preview.cost': plural('points', '{{points}} point', '{{points}} points'),
  'preview.odds': 'Victory {{victory}} %, tie {{tie}} %, defeat {{defeat}} %',
  'preview.left-unspent': plural('count', '{{count}} point is lost', '{{count}} points are lost'),
  'prompt.add-discs':
    'The dice say {{roman}} to {{barbarian}}: how many discs does {{emperor}} give for one more each?',
  'option.add-none': 'None',
  'option.add-discs': plural('count', '{{count}} disc', '{{count}} discs'),
  'preview.victory': 'Victory',
  'preview.tie': 'Tie',
  'preview.defeat': 'Defeat',
  'prompt.stop-army':
    'The army in {{from}} is about to attack {{emperor}} in {{to}}: does he give a disc to stop it?',
  'refusal.no-disc-in-hand': 'All his discs are on the board',
  'refusal.region-in-revolt': 'Its region is not free of revolt',
  'refusal.too-few-points': 'Too few Imperium points',
  'refusal.no-unrest-disc': 'No disc of unrest is left'
})
