import { english } from '../text-gaps.ts'

/** The reasons of a computer player. */
export const bots = english({
  'bot-term.objectives': 'Own objectives: {{change}} points',
  'bot-term.rivals': "Rivals' objectives: {{change}} points",
  'bot-term.realm': 'Yield and safety of the seat: {{change}} points',
  'bot-term.approach': 'Nearer to what is wanted: {{change}} points',
  'bot-term.own-losses': 'Own losses to be expected: {{change}} points',
  'bot-term.enemy-losses': 'Losses of the enemy to be expected: {{change}} points',
  'bot-term.gold': 'Gold: {{change}} points',
  'bot-term.points': 'Victory points at once: {{change}}',
  'bot-term.safety': 'Safety: {{change}} points',
  'bot-term.loyalty': 'Loyalty: {{change}} points',
  'bot.odds': 'Succeeds in about {{percent}} %',
  'bot.take': '{{nation}}: take {{province}}',
  'bot.besiege': '{{nation}}: besiege {{province}}',
  'bot.attack': '{{nation}}: beat the enemy in {{province}}',
  'bot.hold': '{{nation}}: hold {{province}}',
  'bot.gather': '{{nation}}: gather towards {{province}}',
  'bot.settle': '{{nation}}: the people settles in {{province}}',
  'bot.enough': 'Nothing else is worth moving for',
  'bot.purchases': 'The reserve stays; the rest buys what gives most for its gold',
  'bot.deployment': 'Each where it is needed most',
  'bot.usual': 'Nothing speaks for another answer',
  'bot.imagined': 'Other orders were tried in imagined futures: this ended best, {{change}} points'
})
