import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Sentences for events. */
export const events = english({
  'event.game-began': plural(
    'side',
    '{{side}} holds the imperial ring. {{rounds}} rounds lie ahead.',
    '{{side}} hold the imperial ring. {{rounds}} rounds lie ahead.'
  ),
  'event.solo-began': 'Justinian takes the crown. {{rounds}} rounds lie ahead.',
  'event.missions-chosen': 'Each side has given up a mission.',
  'event.picked': plural('side', '{{side}} keeps {{card}}.', '{{side}} keep {{card}}.'),
  'event.drafted': 'The draft is over. Six cards each are in hand.',
  'event.round-began': 'Round {{round}}: {{event}}.',
  'event.solo-round-quiet': 'Round {{round}}: no event yet.',
  'event.chests-placed': 'Four ivory chests stand open.',
  'event.position-taken': plural('side', '{{side}} takes {{keimelion}}.', '{{side}} take {{keimelion}}.'),
  'event.chest-opened': plural(
    'side',
    '{{side}} finds {{goods}} in the chest.',
    '{{side}} find {{goods}} in the chest.'
  ),
  'event.chest-repeated': plural(
    'side',
    '{{card}} opens the chest again: {{side}} finds {{goods}}.',
    '{{card}} opens the chest again: {{side}} find {{goods}}.'
  ),
  'event.voted': plural(
    'side',
    '{{side}} spends {{count}} Auctoritas on “{{option}}”.',
    '{{side}} spend {{count}} Auctoritas on “{{option}}”.'
  ),
  'event.abstained': plural('side', '{{side}} assigns nothing.', '{{side}} assign nothing.'),
  'event.option-chosen': 'The emperor chooses “{{option}}”, {{first}} to {{second}}.',
  'event.tie-broken': plural('side', '{{side}} breaks the tie.', '{{side}} break the tie.'),
  'event.turn-began': plural('side', 'It is the turn of {{side}}.', 'It is the turn of {{side}}.'),
  'event.action-declared': plural('side', '{{side}} wants to {{action}}.', '{{side}} want to {{action}}.'),
  'event.action-free': plural(
    'side',
    '{{side}} wants to {{action}}, without Dynamis.',
    '{{side}} want to {{action}}, without Dynamis.'
  ),
  'event.action-cancelled': plural(
    'side',
    '{{side}} may not {{action}}: the turn is over.',
    '{{side}} may not {{action}}: the turn is over.'
  ),
  'event.passed': plural('side', '{{side}} passes.', '{{side}} pass.'),
  'event.discarded-income': plural(
    'side',
    '{{side}} discards {{cards}} for Auctoritas and Nomismata.',
    '{{side}} discard {{cards}} for Auctoritas and Nomismata.'
  ),
  'event.discarded-forced': plural(
    'side',
    '{{side}} must discard {{cards}}.',
    '{{side}} must discard {{cards}}.'
  ),
  'event.discarded-limit': plural(
    'side',
    '{{side}} discards {{cards}} down to six.',
    '{{side}} discard {{cards}} down to six.'
  ),
  'event.drew': plural('count', '{{count}} card goes to {{side}}.', '{{count}} cards go to {{side}}.'),
  'event.cards-drawn': plural('side', '{{side}} draws {{cards}}.', '{{side}} draw {{cards}}.'),
  'event.took-from-offer': plural(
    'side',
    '{{side}} takes {{card}} from the offer.',
    '{{side}} take {{card}} from the offer.'
  ),
  'event.took-discard': plural(
    'side',
    '{{side}} takes {{card}} from the discard pile.',
    '{{side}} take {{card}} from the discard pile.'
  ),
  'event.offer-filled': 'New in the offer: {{cards}}.',
  'event.played': plural(
    'side',
    '{{side}} plays {{card}} for {{cost}}.',
    '{{side}} play {{card}} for {{cost}}.'
  ),
  'event.played-for': plural(
    'side',
    '{{side}} plays {{card}} for 1 {{resource}}.',
    '{{side}} play {{card}} for 1 {{resource}}.'
  ),
  'event.played-free': plural(
    'side',
    '{{side}} plays {{card}} for nothing.',
    '{{side}} play {{card}} for nothing.'
  ),
  'event.bandons-formed': plural(
    'side',
    '{{side}} arranges the bandons anew.',
    '{{side}} arrange the bandons anew.'
  ),
  'event.activated': plural(
    'side',
    '{{side}} activates {{card}}: {{goods}}.',
    '{{side}} activate {{card}}: {{goods}}.'
  ),
  'event.sold': plural(
    'side',
    '{{side}} sells {{resources}} for {{value}}.',
    '{{side}} sell {{resources}} for {{value}}.'
  ),
  'event.bought': plural(
    'side',
    '{{side}} buys {{resources}} for {{value}}.',
    '{{side}} buy {{resources}} for {{value}}.'
  ),
  'event.market-renewed': plural('side', '{{side}} renews the market.', '{{side}} renew the market.'),
  'event.gained': plural('side', '{{side}} gains {{goods}}.', '{{side}} gain {{goods}}.'),
  'event.gained-by': plural(
    'side',
    '{{side}} gains {{goods}} from {{card}}.',
    '{{side}} gain {{goods}} from {{card}}.'
  ),
  'event.lost': plural('side', '{{side}} loses {{goods}}.', '{{side}} lose {{goods}}.'),
  'event.lost-by': plural(
    'side',
    '{{side}} loses {{goods}} to {{card}}.',
    '{{side}} lose {{goods}} to {{card}}.'
  ),
  'event.intrigue-played': plural(
    'side',
    'Intrigue! {{side}} plays {{card}} for {{cost}}.',
    'Intrigue! {{side}} play {{card}} for {{cost}}.'
  ),
  'event.intrigue-cancelled': plural('other', '{{other}} cancels {{card}}.', '{{other}} cancel {{card}}.'),
  'event.vote-flipped': plural(
    'side',
    'The whole vote of {{side}} goes over to the other option.',
    'The whole vote of {{side}} goes over to the other option.'
  ),
  'event.votes-shifted': '{{count}} Auctoritas leave “{{option}}”.',
  'event.card-removed': plural(
    'side',
    '{{side}} loses {{card}} for good.',
    '{{side}} lose {{card}} for good.'
  ),
  'event.card-flipped': plural(
    'side',
    '{{card}} lies face down before {{side}}.',
    '{{card}} lies face down before {{side}}.'
  ),
  'event.goods-split': plural(
    'side',
    '{{side}} splits the goods: {{goods}}, or {{others}}.',
    '{{side}} split the goods: {{goods}}, or {{others}}.'
  ),
  'event.goods-split-all': plural(
    'side',
    '{{side}} splits the goods: {{goods}}, or nothing.',
    '{{side}} split the goods: {{goods}}, or nothing.'
  ),
  'event.hand-seen': plural(
    'side',
    '{{side}} sees {{cards}} in the hand of {{other}}.',
    '{{side}} see {{cards}} in the hand of {{other}}.'
  ),
  'event.hand-seen-empty': plural(
    'side',
    '{{side}} sees the empty hand of {{other}}.',
    '{{side}} see the empty hand of {{other}}.'
  ),
  'event.card-taken': plural(
    'side',
    '{{side}} takes a card from the hand of {{other}}.',
    '{{side}} take a card from the hand of {{other}}.'
  ),
  'event.card-taken-seen': plural(
    'side',
    '{{side}} takes {{card}} from the hand of {{other}}.',
    '{{side}} take {{card}} from the hand of {{other}}.'
  ),
  'event.units-moved': plural(
    'count',
    '{{count}} unit moves ({{side}}).',
    '{{count}} units move ({{side}}).'
  ),
  'event.units-placed': plural('side', '{{side}} places {{units}}.', '{{side}} place {{units}}.'),
  'event.units-removed': plural('side', '{{side}} removes {{units}}.', '{{side}} remove {{units}}.'),
  'event.contributed': 'All hands are open: {{goods}} for the emperor.',
  'event.contributed-nothing': 'All hands are open, and empty.',
  'event.event-completed': plural(
    'side',
    '{{event}} is completed: {{side}} is victorious.',
    '{{event}} is completed: {{side}} are victorious.'
  ),
  'event.event-cancelled': plural(
    'side',
    '{{event}} is cancelled: {{side}} is defeated.',
    '{{event}} is cancelled: {{side}} are defeated.'
  ),
  'event.rewarded': plural(
    'side',
    '{{side}} receives {{goods}} as the reward.',
    '{{side}} receive {{goods}} as the reward.'
  ),
  'event.penalised': plural(
    'side',
    '{{side}} pays {{goods}} as the penalty.',
    '{{side}} pay {{goods}} as the penalty.'
  ),
  'event.penalised-doxa': plural(
    'side',
    '{{side}} pays {{goods}} as the penalty, and {{doxa}} Doxa for what is lacking.',
    '{{side}} pay {{goods}} as the penalty, and {{doxa}} Doxa for what is lacking.'
  ),
  'event.penalised-only-doxa': plural(
    'side',
    '{{side}} cannot pay the penalty and loses {{doxa}} Doxa.',
    '{{side}} cannot pay the penalty and lose {{doxa}} Doxa.'
  ),
  'event.penalised-nothing': plural(
    'side',
    '{{side}} has nothing left to lose.',
    '{{side}} have nothing left to lose.'
  ),
  'event.penalty-avoided': plural('side', '{{side}} escapes the penalty.', '{{side}} escape the penalty.'),
  'event.event-units': '{{area}}: {{units}}.',
  'event.event-units-none': '{{area}}: no figure is left in the box.',
  'event.challenge-revealed': 'The gifts of the challenge are revealed.',
  'event.challenge-ranked': 'The challenge is decided.',
  'event.doxa': plural('side', '{{side}} gains {{doxa}} Doxa.', '{{side}} gain {{doxa}} Doxa.'),
  'event.doxa-lost': plural('side', '{{side}} loses {{doxa}} Doxa.', '{{side}} lose {{doxa}} Doxa.'),
  'event.mission-due': 'Age II is over: each side gives up another mission.',
  'event.round-ended': 'Round {{round}} is over.',
  'event.final-began': 'The last event is over. Intrigue has the last word.',
  'event.ranked-resources': 'Resources left are counted.',
  'event.ranked-costs': 'The cost of the cards is counted.',
  'event.mission-scored': plural(
    'side',
    '{{side}} has {{doxa}} Doxa for “{{mission}}”.',
    '{{side}} have {{doxa}} Doxa for “{{mission}}”.'
  ),
  'event.ended': plural('sides', '{{sides}} wins the race.', '{{sides}} win the race.'),
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
