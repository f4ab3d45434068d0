import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The guided first turn, and hints for the first questions of each kind. */
export const coach = english({
  'lesson.goal': 'What you play for',
  'lesson.goal-text':
    'Protect all {{count}} frontiers with discs of your emperors, and you win. Each can be protected once its region is free of revolt:',
  'lesson.goal-revolts': plural('count', '{{count}} revolt', '{{count}} revolts'),
  'lesson.goal-lost': 'You lose when an army enters Roma, or when the black or the grey discs run out.',
  'lesson.board': 'The board',
  'lesson.board-text':
    'Circles are provinces, lines the links between them. A broken line is difficult ground: dearer for you, and threats cross it only half of the time.',
  'lesson.board-look':
    'Black discs are revolts, grey ones unrest. Click a province to learn what is there; the buttons below the map show what threatens.',
  'lesson.fleets': 'Your fleets',
  'lesson.fleets-text':
    'A fleet carries emperors from any coast of its zone to any other for a single point. The middle zone has most coasts: one there is never wrong. Fleets can be sent on later.',
  'lesson.enter': 'An emperor comes',
  'lesson.enter-text':
    'Each emperor begins in Roma or in his own capital. Ask where the nearest revolt is, and which frontier could be yours after it.',
  'lesson.points': 'Six points',
  'lesson.points-text':
    'Every turn has {{count}} Imperium points. Green circles are in reach, with what the way costs; a click goes there. Nothing is final before a die rolls: {{key}} takes a step back.',
  'lesson.work': 'Work to be done',
  'lesson.work-text':
    'Where you stand you may subdue a disc of unrest or revolt, or protect the province. Subdue first the revolts that have many neighbours: if the dice name one, all of them rise.',
  'lesson.work-discs':
    'Mind your discs. You need one for each frontier, and no action takes a disc back from the board.',
  'lesson.attack': 'Battle',
  'lesson.attack-text':
    'Stand next to an army and attack it: you see the exact chances before you do. Discs of yours in a chain add to your die, and each colleague next to the army doubles the sum. Attack last: who is beaten is out of his turn.',
  'lesson.barbarians': 'The barbarians’ turn',
  'lesson.barbarians-text':
    'When you are done, unrest beside revolt turns into revolt, the dice strike a province, and each army takes a step towards Roma. End no turn on a revolt, nor on unrest beside one: your emperor would be driven out.',
  'lesson.barbarians-look':
    'The panel “What threatens” says what may happen next, with its chance. And the lamp gives a hint whenever you want one.',
  'hint.enter': 'The capital is nearer to the work of its emperor, Roma nearer to the armies.',
  'hint.action': 'Points that are left are lost: a fleet sent on, or a better place to stand, costs one.',
  'hint.entrust-caesar': 'Whoever leads the Caesar now decides all of this turn for him.',
  'hint.add-discs': 'The discs are given for good: count what the frontiers still need.',
  'hint.stop-army': 'The army stays where it is for this turn only, and comes again in the next.'
})
