import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The reasons of a computer player. */
export const bots = english({
  'why.mission': '{{mission}} fits worst',
  'why.draft': '{{card}} is worth more than the others',
  'why.position': '{{keimelion}} and its chest help most now',
  'why.vote': '“{{option}}” asks for what is at hand',
  'why.vote-lead': 'The most Auctoritas brings Doxa',
  'why.abstain': 'Auctoritas is needed for cards',
  'why.draw': 'The hand lacks cards worth their price',
  'why.play': '{{card}} pays for itself',
  'why.play-done': 'No other card is worth its price now',
  'why.activate': '{{card}} brings {{goods}}',
  'why.sell': 'The event does not need it, and the market pays {{value}}',
  'why.buy': 'The event lacks {{resources}}',
  'why.renew': 'The market has nothing useful',
  'why.pass': 'Nothing else is worth an action',
  'why.discard': '{{card}} is worth less than its discard',
  'why.bandons': 'Heroes lead what fits behind them',
  'why.contribute': 'Each resource brings Doxa, and the event needs it',
  'why.withhold': 'The event will fail, and others stand to lose more',
  'why.keep': 'These goods are worth more later',
  'why.challenge': 'A place in the challenge is worth the gift',
  'why.react': '{{card}} hits at the right moment',
  'why.wait': 'The moment is not worth a card',
  'why.tie': 'It suits those who are behind',
  'why.rival': plural(
    'side',
    '{{side}} leads, or has most to lose',
    'The {{side}} lead, or have most to lose'
  ),
  'why.target': '{{card}} is the strongest card there',
  'why.units': 'The units count for own missions',
  'why.split': 'Either lot can be missed',
  'why.lot': 'This lot is worth more',
  'why.take': '{{card}} is the best of them',
  'why.resource': '{{resource}} is needed most',
  'why.trade': 'The price is right',
  'why.no-trade': 'No trade pays off',
  'why.place': 'Units bring Doxa and serve the event',
  'why.seal': '{{keimelion}} brings most now',
  'why.pay-event': 'The event is worth its price',
  'why.end': 'Nothing more to gain'
})
