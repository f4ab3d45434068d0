import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The reasons of a computer player. */
export const bots = english({
  'bot-term.objectives-up': plural(
    'points',
    'This is worth a point of objectives.',
    'This is worth {{points}} points of objectives.'
  ),
  'bot-term.objectives-down': plural(
    'points',
    'This costs a point of objectives.',
    'This costs {{points}} points of objectives.'
  ),
  'bot-term.rivals-up': plural(
    'points',
    'This costs rivals a point.',
    'This costs rivals {{points}} points.'
  ),
  'bot-term.rivals-down': plural(
    'points',
    'This gives rivals a point.',
    'This gives rivals {{points}} points.'
  ),
  'bot-term.points-up': plural(
    'points',
    'This scores a point at once.',
    'This scores {{points}} points at once.'
  ),
  'bot-term.points-down': plural(
    'points',
    'This costs a point at once.',
    'This costs {{points}} points at once.'
  ),
  'bot-term.realm-up': 'The lands yield more, or the seat is safer.',
  'bot-term.realm-down': 'The lands yield less, or the seat lies open.',
  'bot-term.approach-up': 'This leads nearer to what the nation wants.',
  'bot-term.approach-down': 'This leads away from what the nation wants.',
  'bot-term.own-losses-up': 'This spares the nation’s own troops.',
  'bot-term.own-losses-down': 'This will cost the nation troops.',
  'bot-term.enemy-losses-up': 'This will cost the enemy troops.',
  'bot-term.enemy-losses-down': 'This lets the enemy keep troops.',
  'bot-term.gold-up': 'This brings or saves gold.',
  'bot-term.gold-down': 'This costs gold.',
  'bot-term.safety-up': 'This makes the nation safer.',
  'bot-term.safety-down': 'This leaves the nation open to attack.',
  'bot-term.loyalty-up': 'This keeps faith with friends.',
  'bot-term.loyalty-down': 'This breaks faith with friends.',
  'bot.odds': 'Their chance of success is {{percent}} %.',
  'bot.take': 'The {{nation}} want {{province}}.',
  'bot.besiege': 'The {{nation}} want the city of {{province}}.',
  'bot.attack': 'The {{nation}} want to beat the enemy in {{province}}.',
  'bot.hold': 'The {{nation}} want to hold {{province}}.',
  'bot.gather': 'The {{nation}} gather towards {{province}}.',
  'bot.settle': 'The people of the {{nation}} settle in {{province}}.',
  'bot.enough': 'Nothing else is worth a march.',
  'bot.purchases': 'A reserve stays in the treasury; the rest buys what helps most for its price.',
  'bot.deployment': 'Each unit goes where it is needed most.',
  'bot.imagined': 'Of the orders that were tried in imagined futures, this one ended best.'
})
