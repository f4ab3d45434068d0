import { english } from '../text-gaps.ts'

/** The guided first round, and hints. */
export const coach = english({
  'lesson.goal': 'What you want',
  'lesson.goal-text':
    'Doxa, the glory of your faction: the chariots around the map show who has how much. After the last event the most Doxa wins.',
  'lesson.goal-ways':
    'It comes from what you give to events, from votes, challenges and cards, and at the end from your secret missions.',
  'lesson.cards': 'Your hand',
  'lesson.cards-text':
    'Each card costs Nomismata and produces what its right side shows. Laurels make a hero: he makes cards of his type cheaper by his level, from now on.',
  'lesson.cards-choose': 'Choose cards of one or two types, with a hero among them.',
  'lesson.events': 'The event of the round',
  'lesson.events-text':
    'It asks for resources, from all players together. V is what the greatest giver gains if it is completed, D what the least one loses if it is not.',
  'lesson.events-vote':
    'The first of the vote decides between two options. Below each you see what you have and what the others could give at most.',
  'lesson.position': 'Position and treasure',
  'lesson.position-text':
    'Take a position: its chest is yours at once, its treasure for this round. The numbers I to IV are the order of the vote and of the turns.',
  'lesson.actions': 'Your turn',
  'lesson.actions-text':
    'Each Dynamis is one action. Click what you want to use: a card of your hand to play it, a card in play to activate it, the market to buy, a resource of yours to sell, the offer to draw.',
  'lesson.actions-order':
    'A good first round: play a hero, then cards of his type, put them behind him, and activate the bandon.',
  'lesson.contribute': 'Giving in secret',
  'lesson.contribute-text':
    'All give at the same time, unseen. Each resource brings one Doxa, even if the event fails. If one resource is missing, the event is cancelled.',
  'lesson.end': 'Go on',
  'lesson.end-text':
    'At the end of a round you keep six cards, and the ring passes on. The rules are a key away, and each question names its section.',
  'hint.position': 'I votes and acts first, IV last and knowing what all others did.',
  'hint.vote': 'The most Auctoritas in a vote brings two Doxa, whichever option wins.',
  'hint.action': 'A bandon produces all its cards for one Dynamis.',
  'hint.contribute': 'Who gives least to a cancelled event suffers the penalty D.',
  'hint.bandons': 'Only the hero in front keeps his ability.'
})
