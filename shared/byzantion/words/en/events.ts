import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Sentences for events. */
export const events = english({
  'event.game-began': plural(
    'side',
    '{{side}} holds the imperial ring. {{rounds}} rounds lie ahead.',
    'The {{side}} hold the imperial ring. {{rounds}} rounds lie ahead.'
  ),
  'event.solo-began': 'Justinian takes the crown. {{rounds}} rounds lie ahead.',
  'event.missions-chosen': 'Each side has given up a mission.',
  'event.picked': plural('side', '{{side}} keeps {{card}}.', 'The {{side}} keep {{card}}.'),
  'event.drafted': 'The draft is over. Six cards each are in hand.',
  'event.round-began': 'Round {{round}}: {{event}}.',
  'event.solo-round-quiet': 'Round {{round}}: no event yet.',
  'event.chests-placed': 'Four ivory chests stand open.',
  'event.position-taken': plural('side', '{{side}} takes {{keimelion}}.', 'The {{side}} take {{keimelion}}.'),
  'event.chest-opened': plural(
    'side',
    '{{side}} finds {{goods}} in the chest.',
    'The {{side}} find {{goods}} in the chest.'
  ),
  'event.chest-repeated': plural(
    'side',
    '{{card}} opens the chest again: {{side}} finds {{goods}}.',
    '{{card}} opens the chest again: the {{side}} find {{goods}}.'
  ),
  'event.voted': plural(
    'side',
    '{{side}} spends {{count}} Auctoritas on “{{option}}”.',
    'The {{side}} spend {{count}} Auctoritas on “{{option}}”.'
  ),
  'event.abstained': plural('side', '{{side}} assigns nothing.', 'The {{side}} assign nothing.'),
  'event.option-chosen': 'The emperor chooses “{{option}}”, {{first}} to {{second}}.',
  'event.tie-broken': plural('side', '{{side}} breaks the tie.', 'The {{side}} break the tie.'),
  'event.turn-began': plural('side', 'It is the turn of {{side}}.', 'It is the turn of the {{side}}.'),
  'event.action-declared': plural(
    'side',
    '{{side}} wants to {{action}}.',
    'The {{side}} want to {{action}}.'
  ),
  'event.action-free': plural(
    'side',
    '{{side}} wants to {{action}}, without Dynamis.',
    'The {{side}} want to {{action}}, without Dynamis.'
  ),
  'event.action-cancelled': plural(
    'side',
    '{{side}} may not {{action}}: the turn is over.',
    'The {{side}} may not {{action}}: the turn is over.'
  ),
  'event.passed': plural('side', '{{side}} passes.', 'The {{side}} pass.'),
  'event.discarded-income': plural(
    'side',
    '{{side}} discards {{cards}} for Auctoritas and Nomismata.',
    'The {{side}} discard {{cards}} for Auctoritas and Nomismata.'
  ),
  'event.discarded-forced': plural(
    'side',
    '{{side}} must discard {{cards}}.',
    'The {{side}} must discard {{cards}}.'
  ),
  'event.discarded-limit': plural(
    'side',
    '{{side}} discards {{cards}} down to six.',
    'The {{side}} discard {{cards}} down to six.'
  ),
  'event.drew': plural('count', '{{side}}: {{count}} card drawn.', '{{side}}: {{count}} cards drawn.'),
  'event.cards-drawn': plural('side', '{{side}} draws {{cards}}.', 'The {{side}} draw {{cards}}.'),
  'event.took-from-offer': plural(
    'side',
    '{{side}} takes {{card}} from the offer.',
    'The {{side}} take {{card}} from the offer.'
  ),
  'event.took-discard': plural(
    'side',
    '{{side}} takes {{card}} from the discard pile.',
    'The {{side}} take {{card}} from the discard pile.'
  ),
  'event.offer-filled': 'New in the offer: {{cards}}.',
  'event.played': plural(
    'side',
    '{{side}} plays {{card}} for {{cost}}.',
    'The {{side}} play {{card}} for {{cost}}.'
  ),
  'event.played-for': plural(
    'side',
    '{{side}} plays {{card}} for 1 {{resource}}.',
    'The {{side}} play {{card}} for 1 {{resource}}.'
  ),
  'event.played-free': plural(
    'side',
    '{{side}} plays {{card}} for nothing.',
    'The {{side}} play {{card}} for nothing.'
  ),
  'event.bandons-formed': plural(
    'side',
    '{{side}} arranges the bandons anew.',
    'The {{side}} arrange the bandons anew.'
  ),
  'event.activated': plural(
    'side',
    '{{side}} activates {{card}}: {{goods}}.',
    'The {{side}} activate {{card}}: {{goods}}.'
  ),
  'event.sold': plural(
    'side',
    '{{side}} sells {{resources}} for {{value}}.',
    'The {{side}} sell {{resources}} for {{value}}.'
  ),
  'event.bought': plural(
    'side',
    '{{side}} buys {{resources}} for {{value}}.',
    'The {{side}} buy {{resources}} for {{value}}.'
  ),
  'event.market-renewed': plural('side', '{{side}} renews the market.', 'The {{side}} renew the market.'),
  'event.gained': plural('side', '{{side}} gains {{goods}}.', 'The {{side}} gain {{goods}}.'),
  'event.gained-by': plural(
    'side',
    '{{side}} gains {{goods}} from {{card}}.',
    'The {{side}} gain {{goods}} from {{card}}.'
  ),
  'event.lost': plural('side', '{{side}} loses {{goods}}.', 'The {{side}} lose {{goods}}.'),
  'event.lost-by': plural(
    'side',
    '{{side}} loses {{goods}} to {{card}}.',
    'The {{side}} lose {{goods}} to {{card}}.'
  ),
  'event.intrigue-played': plural(
    'side',
    'Intrigue! {{side}} plays {{card}} for {{cost}}.',
    'Intrigue! The {{side}} play {{card}} for {{cost}}.'
  ),
  'event.intrigue-cancelled': plural(
    'other',
    '{{other}} cancels {{card}}.',
    'The {{other}} cancel {{card}}.'
  ),
  'event.vote-flipped': plural(
    'side',
    'The whole vote of {{side}} goes over to the other option.',
    'The whole vote of the {{side}} goes over to the other option.'
  ),
  'event.votes-shifted': '{{count}} Auctoritas leave “{{option}}”.',
  'event.card-removed': plural(
    'side',
    '{{side}} loses {{card}} for good.',
    'The {{side}} lose {{card}} for good.'
  ),
  'event.card-flipped': plural(
    'side',
    '{{card}} lies face down before {{side}}.',
    '{{card}} lies face down before the {{side}}.'
  ),
  'event.goods-split': plural(
    'side',
    '{{side}} splits the goods: {{goods}}, or {{others}}.',
    'The {{side}} split the goods: {{goods}}, or {{others}}.'
  ),
  'event.goods-split-all': plural(
    'side',
    '{{side}} splits the goods: {{goods}}, or nothing.',
    'The {{side}} split the goods: {{goods}}, or nothing.'
  ),
  'event.hand-seen': plural(
    'side',
    '{{side}} sees {{cards}} in the hand of the {{other}}.',
    'The {{side}} see {{cards}} in the hand of the {{other}}.'
  ),
  'event.hand-seen-empty': plural(
    'side',
    '{{side}} sees the empty hand of the {{other}}.',
    'The {{side}} see the empty hand of the {{other}}.'
  ),
  'event.card-taken': plural(
    'side',
    '{{side}} takes a card from the hand of the {{other}}.',
    'The {{side}} take a card from the hand of the {{other}}.'
  ),
  'event.card-taken-seen': plural(
    'side',
    '{{side}} takes {{card}} from the hand of the {{other}}.',
    'The {{side}} take {{card}} from the hand of the {{other}}.'
  ),
  'event.units-moved': plural(
    'count',
    '{{count}} unit moves ({{side}}).',
    '{{count}} units move ({{side}}).'
  ),
  'event.units-placed': plural('side', '{{side}} places {{units}}.', 'The {{side}} place {{units}}.'),
  'event.units-removed': plural('side', '{{side}} removes {{units}}.', 'The {{side}} remove {{units}}.'),
  'event.contributed': 'All hands are open: {{goods}} for the emperor.',
  'event.contributed-nothing': 'All hands are open, and empty.',
  'event.event-completed': plural(
    'side',
    '{{event}} is completed: {{side}} is victorious.',
    '{{event}} is completed: the {{side}} are victorious.'
  ),
  'event.event-cancelled': plural(
    'side',
    '{{event}} is cancelled: {{side}} is defeated.',
    '{{event}} is cancelled: the {{side}} are defeated.'
  ),
  'event.rewarded': plural(
    'side',
    '{{side}} receives {{goods}} as the reward.',
    'The {{side}} receive {{goods}} as the reward.'
  ),
  'event.penalised': plural(
    'side',
    '{{side}} pays {{goods}} as the penalty.',
    'The {{side}} pay {{goods}} as the penalty.'
  ),
  'event.penalised-doxa': plural(
    'side',
    '{{side}} pays {{goods}} as the penalty, and {{doxa}} Doxa for what is lacking.',
    'The {{side}} pay {{goods}} as the penalty, and {{doxa}} Doxa for what is lacking.'
  ),
  'event.penalised-only-doxa': plural(
    'side',
    '{{side}} cannot pay the penalty and loses {{doxa}} Doxa.',
    'The {{side}} cannot pay the penalty and lose {{doxa}} Doxa.'
  ),
  'event.penalised-nothing': plural(
    'side',
    '{{side}} has nothing left to lose.',
    'The {{side}} have nothing left to lose.'
  ),
  'event.penalty-avoided': plural(
    'side',
    '{{side}} escapes the penalty.',
    'The {{side}} escape the penalty.'
  ),
  'event.event-units': '{{area}}: {{units}}.',
  'event.event-units-none': '{{area}}: no figure is left in the box.',
  'reveal.missions': 'You have seen the missions of all.',
  'event.challenge-revealed': 'The gifts of the challenge are revealed.',
  'event.challenge-ranked': 'The challenge is decided.',
  'event.doxa': plural('side', '{{side}} gains {{doxa}} Doxa.', 'The {{side}} gain {{doxa}} Doxa.'),
  'event.doxa-lost': plural('side', '{{side}} loses {{doxa}} Doxa.', 'The {{side}} lose {{doxa}} Doxa.'),
  'event.mission-due': 'Age II is over: each side gives up another mission.',
  'event.round-ended': 'Round {{round}} is over.',
  'event.final-began': 'The last event is over. Intrigue has the last word.',
  'event.ranked-resources': 'Resources left are counted.',
  'event.ranked-costs': 'The cost of the cards is counted.',
  'event.mission-scored': plural(
    'side',
    '{{side}} has {{doxa}} Doxa for “{{mission}}”.',
    'The {{side}} have {{doxa}} Doxa for “{{mission}}”.'
  ),
  'event.ended': 'First in the race: {{sides}}.',
  'event.solo-revealed': 'Revealed: {{event}}.',
  'event.reserved': '{{card}} stays in the offer.',
  'event.event-paid': '{{goods}} go to {{event}}.',
  'event.sealed': 'Justinian places a seal on {{keimelion}}.',
  'event.solo-succeeded': '{{event}}: victory! {{goods}}.',
  'event.solo-failed': '{{event}}: defeat. {{doxa}} Doxa lost.',
  'event.solo-ended-defeat': 'Your empire has fallen: you are emperor of the ashes.',
  'event.solo-ended-nero': '{{doxa}} Doxa: they will remember you with Nero.',
  'event.solo-ended-caligula': '{{doxa}} Doxa: they will remember you with Caligula.',
  'event.solo-ended-titus': '{{doxa}} Doxa: they will remember you with Titus.',
  'event.solo-ended-trajan': '{{doxa}} Doxa: they will remember you with Trajan.',
  'event.solo-ended-aurelius': '{{doxa}} Doxa: they will remember you with Marcus Aurelius.',
  'event.solo-ended-caesar': '{{doxa}} Doxa: they will remember you with Julius Caesar.',
  'event.solo-ended-augustus': '{{doxa}} Doxa: they will remember you with Augustus.'
})
