import { english } from '../text-gaps.ts'

/** Great moments: what each is, and what happens in alternative wordings. */
export const greatMoments = english({
  'peril.army':
    'This turn can end the game: the army in {{province}} is one step from Roma, and takes it with {{percent}} %.',
  'peril.unrest': 'The next unrest ends the game: no grey disc is left.',
  'peril.revolt': 'The next revolt ends the game: no black disc is left.',
  'ceremony.map': 'The Empire through the rounds',
  'ceremony.titles': 'The titles',
  'great.frontier': 'A frontier is closed',
  'great.frontier-1': '{{emperor}} closes the frontier of {{region}} in {{province}}.',
  'great.frontier-2': '{{province}} holds: {{emperor}} has closed the frontier of {{region}}.',
  'great.frontier-3': 'Nothing passes {{province}} any more. {{emperor}} stands guard against {{region}}.',
  'great.army': 'An army gathers',
  'great.army-1': 'Beyond the frontier an army gathers in {{province}}.',
  'great.army-2': 'Fires in {{province}}: an army is on its way.',
  'great.army-3': 'Scouts report an army in {{province}}.',
  'great.uprising': 'Uprising!',
  'great.uprising-1': '{{province}} rises, and its neighbours with it.',
  'great.uprising-2': 'From {{province}} the revolt leaps to its neighbours.',
  'great.expelled': 'An emperor is driven out',
  'great.expelled-1': '{{emperor}} has to flee from {{province}}.',
  'great.expelled-2': '{{province}} is lost to {{emperor}}, who leaves the board until his next turn.',
  'great.victory': 'The army is beaten',
  'great.victory-1': '{{emperor}} beats the army in {{province}}.',
  'great.victory-2': 'The field of {{province}} belongs to {{emperor}}.',
  'great.victory-3': '{{emperor}} drives the army from {{province}}.',
  'great.peril': 'Roma is in danger',
  'great.peril-1':
    'If the army in {{province}} is not stopped, it enters Roma in this turn, and the game is lost.',
  'great.peril-2': 'One step from {{province}} to Roma: this turn can end the game.',
  'great.hopeless': 'The victory is out of reach',
  'great.hopeless-1':
    'Discs for only {{count}} of {{most}} frontiers are left. This game can no longer be won.'
})
