import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Questions on realms and relations, and the consequences of each answer. */
export const questions = english({
  'pin.confirm-at': 'Confirm: {{place}}',
  'realm.click-place': 'Click one of the lit places on the map, or choose by name.',
  'realm.click-area': 'Click any province of an Area on the map, or choose by name.',
  'realm.click-pair': 'Click two provinces that border each other, on the map or here.',
  'realm.second': '{{place}} and which neighbour?',
  'realm.units-there': plural('units', '{{units}} unit of yours', '{{units}} units of yours'),
  'realm.area-held': plural(
    'count',
    '{{count}} province held · {{religion}}',
    '{{count}} provinces held · {{religion}}'
  ),
  'realm.empty-site': 'empty city site',
  'realm.faith-now': 'as until now',
  'realm.faith-shared': plural(
    'count',
    '{{count}} of your provinces shares it',
    '{{count}} of your provinces share it'
  ),
  'realm.put-down': 'to put it down',
  'realm.failure-costs': 'A failure costs one of the units there.',
  'elsewhere.not-offered': 'Not among the places to choose from.',
  'elsewhere.no-grant':
    'Not to be granted: it takes two neighbouring Civilised provinces of one Area, one of them beside their land, no capital (XXVIII.A).',
  'elsewhere.not-mustered':
    'New units muster only where you hold the land in peace and there is room (XV.B).',
  'elsewhere.no-revolt': 'No revolt here that troops of yours could put down (XVI.F).',
  'elsewhere.no-building': 'Nothing to build here: walls are for your cities without any (XXIII.C).',
  'yes-no.chance': 'to succeed',
  'yes-no.forced': 'to become one all the same',
  'follows.nothing': 'Nothing changes.',
  'follows.asked-again': 'It is asked again next turn.',
  'follows.kingdom.start': 'A Kingdom at age 1, with 20 gold now and 10 more next turn.',
  'follows.kingdom.capital': 'One city is founded or grows, and the horde becomes a walled capital.',
  'follows.kingdom.life':
    'It earns income and buys units, pays 1 gold for each unit, and may choose its faith.',
  'follows.kingdom.price': 'No more warriors come by themselves, and it can no longer be a federate.',
  'follows.kingdom.stay': 'They remain Barbarians, with the reinforcements of the time table.',
  'follows.kingdom.forced': 'A die decides now whether they become a Kingdom all the same.',
  'follows.convert.yes': plural(
    'points',
    'They are Catholic for good. Their Catholic provinces would bring {{points}} point, once.',
    'They are Catholic for good. Their Catholic provinces would bring {{points}} points, once.'
  ),
  'follows.convert.bonus': 'When to count the points is decided separately: now or in a later turn.',
  'follows.convert.revolts': 'As Catholics even Barbarians know revolts and heresies.',
  'follows.convert.no': 'They keep their faith: {{religion}}.',
  'follows.bonus.yes': plural(
    'points',
    '{{points}} point now, and never again.',
    '{{points}} points now, and never again.'
  ),
  'follows.bonus.pope': 'Whoever holds Rome scores half as much.',
  'follows.bonus.no': 'The points wait: with more Catholic land they may be more, with less fewer.',
  'follows.foedus.gold': plural(
    'gold',
    '{{gold}} gold and {{points}} points each turn, even if one of the provinces is lost.',
    '{{gold}} gold and {{points}} points each turn, even if one of the provinces is lost.'
  ),
  'follows.foedus.land': 'The horde and all who find room move to {{provinces}} at once.',
  'follows.foedus.leaves': 'They lose the land they leave: {{provinces}}.',
  'follows.foedus.leaves-areas': 'With it goes control of {{areas}}.',
  'field.more-places': plural('count', '{{count}} more place', '{{count}} more places'),
  'follows.foedus.lend': 'One unit of your choice serves the {{federator}} until the Foedus ends.',
  'follows.foedus.bound': 'The horde stays in that land; no Kingdom, no vassals of your own.',
  'follows.foedus.end': 'You are free to leave it next turn, and later by an even roll.',
  'follows.foedus.declined': 'The {{federator}} can make no other offer this turn.',
  'follows.break.land':
    'The {{federate}} keep the provinces with their cities, and their mercenaries come home.',
  'follows.break.leave': 'Troops of the {{federator}} there leave, or stay and fight.',
  'follows.break.tribute': 'No more tribute, and no more points for the Foedus.',
  'follows.break.no': 'The Foedus goes on, with its gold and points.',
  'follows.break.try': 'An even roll frees them; on an odd one nothing changes.',
  'follows.defend.yes': 'Your troops stay and fight as defenders.',
  'follows.carry.yes':
    'Your fleets take them across now. Enemies may intercept on the way, and what goes down takes its cargo along.',
  'follows.carry.no': 'They find no passage with you.',
  'follows.defend.no': 'They fall back at once.',
  'follows.inherit.yes':
    'The Foedus in {{provinces}} goes on under the {{federator}}, who pay 3 gold a turn.',
  'follows.inherit.no': 'Without a lord the Foedus ends, and the {{federate}} keep the land.',
  'follows.alliance.friends':
    'For this turn the two are friends and act together, when the later of them is due.',
  'follows.alliance.share': 'What both garrison they share: income and points are halved between them.',
  'follows.alliance.end': 'It ends with the later activation; where both stand, the weaker then leaves.',
  'follows.leave.yes': 'Free of the {{suzerain}}: no tribute, and all their points are their own again.',
  'follows.leave.no': 'They remain vassals: 1 gold a turn, and half of their points.',
  'follows.rebel.yes': 'On an even roll they are free; the unit they lent stays with its employer.',
  'follows.rebel.failure': 'On an odd one they lose {{points}} points and a unit of their choice.',
  'follows.unite.yes': 'One Kingdom, one treasury, one army: the {{nation}}.',
  'follows.unite.older': 'Age, faith and capital of the older Kingdom go on; the younger is no more.',
  'follows.unite.no': 'They remain two Kingdoms.',
  'follows.reunite.yes': 'The halves are friends for good and act together; each keeps its own treasury.',
  'follows.reunite.no': 'East and West go on by themselves.',
  'follows.convert.no-points': 'They are Catholic for good. There are no points for it now.',
  'outlook.leader-succeeds': 'He takes the place of the fallen, and leads those who stand with him.',
  'outlook.end-heresy':
    'A heresy costs 1 gold a turn and makes revolts harder to put down: one of them ends.',
  'outlook.vassal-levy': 'Barbarian vassals get no more than one unit a turn.',
  'outlook.strongest-neighbour': 'They become vassals: 1 gold a turn, half of their points, and a unit lent.',
  'outlook.defector':
    'A die decides, at even odds: it stands aside in this battle, or goes over to the enemy.',
  'outlook.vanished-people': 'Their own people is gone: one of its men in your service goes too.',
  'outlook.set-attitudes':
    'From now on, until you change it under Ties: those you mark can be attacked, and may attack you. You are asked again when a bond between you begins or ends.',
  'outlook.declare-hostility':
    'For this turn only: those you name can be attacked, and may attack you. The others are left in peace.',
  'outlook.lend-mercenary': 'It stands and fights under another’s orders as long as the bond lasts.',
  'outlook.place-mercenary': 'It musters there now and obeys you like a unit of your own.',
  'outlook.place-leader': 'He can lead only those who stand with him.',
  'outlook.place-capital':
    'The city is walled from now on, and brings 5 gold a turn to a Kingdom, 10 to an Empire.',
  'outlook.grow-city': 'An empty site becomes a city of level 1; each level brings 1 gold a turn.',
  'outlook.choose-religion':
    'A faith other than that of an Area makes its revolts harder to put down. Only Catholics count the points of a conversion.',
  'realm.strikes.heresy':
    'Until the second Time phase from now it costs gold each turn, makes calamities worse and revolts there harder to put down.',
  'realm.strikes.earthquake':
    'Its greatest city there falls by a level, never below 1, and loses its walls unless it is a capital.',
  'outlook.revolt-province':
    'A province in revolt brings nothing, costs 1 gold a turn (3 at grade +), and is hostile to its own master’s troops.',
  'outlook.shaken-city': 'Its level falls by one, never below 1, and its walls fall, unless it is a capital.',
  'outlook.suppress-revolt': 'One die for each attempt, each province once a turn. Nobody has to try.',
  'outlook.pay-or-mutiny':
    'Pay the arrears, or the stack that mutinies loses a unit and does not move this turn.',
  'outlook.unpaid-units': 'Bankrupt: what cannot be paid goes home for good, half of the army at most.',
  'outlook.recover-sites':
    'Two plundered sites of an Area recover each turn: cities can be founded there again.',
  'outlook.treaty-province':
    'Its troops leave at once, and yours move in. For this turn the two do not attack each other.',
  'outlook.treaty-garrison': 'At least one unit holds the province that was ceded.',
  'outlook.settle-foedus': 'As many as find room move in; the rest stay where they are.',
  'outlook.place-horde': 'The horde must stay in the land of its Foedus.',
  'outlook.limes-follows-border':
    'A Limes guards the border it stands on; where the border has moved, it may follow.',
  'outlook.take-back-mercenary': 'Its service is over: it comes home.',
  'outlook.lend-to-kin': 'For one activation only; then it comes home.',
  'outlook.levy-kind': 'It stands with the horde from now on.',
  'outlook.levy-type': 'Which of them it is, the lot decides.',
  'outlook.administration-type': 'You pay for all cards of the type, look at them and play one.',
  'outlook.administration-card': 'Only the card you play has an effect; the others go back.'
})
