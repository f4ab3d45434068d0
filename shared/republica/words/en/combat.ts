import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Combat: questions and events. */
export const combat = english({
  'prompt.next-battle': 'Which army fights first?',
  'option.next-battle': '{{senator}} against the {{war}}',
  'prompt.land-battle': 'The fleet of the {{war}} is beaten. Does {{senator}} attack its army at once?',
  'prompt.ransom': plural(
    'talents',
    '{{senator}} is a captive. His ransom is {{talents}} talent.',
    '{{senator}} is a captive. His ransom is {{talents}} talents.'
  ),
  'option.ransom-captive': 'He pays it himself',
  'option.ransom-faction': 'The faction pays it',
  'option.ransom-wait': 'Wait',
  'prompt.turn-veterans': plural(
    'count',
    'A veteran legion of {{senator}} stands with the rebel. Does he call it back?',
    '{{count}} veteran legions of {{senator}} stand with the rebel. Does he call them back?'
  ),
  'prompt.next-war': '{{senator}} rules Rome, but {{count}} wars threaten it. Which does he fight next?',
  'option.war': 'The {{war}}',
  'roll.battle': 'Battle',
  'roll.military': 'His military rating for this battle',
  'roll.random-loss': 'Which legion is lost',
  'event.battle-victory': '{{senator}} wins a battle of the {{war}}: {{first}} against {{second}}.',
  'event.battle-stalemate': '{{senator}} fights the {{war}} to a stalemate: {{first}} against {{second}}.',
  'event.battle-standoff': '{{senator}} and the {{war}}: a standoff.',
  'event.battle-defeat': '{{senator}} is beaten in the {{war}}: {{first}} against {{second}}.',
  'event.battle-disaster': '{{senator}} leads his army into disaster in the {{war}}.',
  'event.sea-battle-victory': '{{senator}} wins at sea in the {{war}}: {{first}} against {{second}}.',
  'event.sea-battle-stalemate':
    '{{senator}} fights the fleet of the {{war}} to a stalemate: {{first}} against {{second}}.',
  'event.sea-battle-standoff': '{{senator}} and the fleet of the {{war}}: a standoff.',
  'event.sea-battle-defeat': '{{senator}} is beaten at sea in the {{war}}: {{first}} against {{second}}.',
  'event.sea-battle-disaster': '{{senator}} loses his ships to disaster in the {{war}}.',
  'event.civil-battle-victory':
    '{{senator}} crushes the rebel’s army for the Senate: {{first}} against {{second}}.',
  'event.civil-battle-stalemate': '{{senator}} and the rebel part undecided: {{first}} against {{second}}.',
  'event.civil-battle-standoff': '{{senator}} and the rebel: a standoff.',
  'event.civil-battle-defeat':
    'The rebel destroys the Senate’s army under {{senator}}: {{second}} against {{first}}.',
  'event.civil-battle-disaster': '{{senator}} leads the Senate’s army into disaster.',
  'event.units-lost-both': 'Lost: legions {{legions}}, fleets {{fleets}}.',
  'event.units-lost-legions': plural('legions', 'A legion is lost.', '{{legions}} legions are lost.'),
  'event.units-lost-fleets': plural('fleets', 'A fleet is lost.', '{{fleets}} fleets are lost.'),
  'event.veteran': 'Legion {{number}} is now a veteran that obeys {{senator}}.',
  'event.veteran-masterless': 'Legion {{number}} is now a veteran.',
  'event.captured': '{{senator}} is captured in the {{war}}.',
  'event.ransomed': plural(
    'talents',
    '{{senator}} is ransomed for {{talents}} talent.',
    '{{senator}} is ransomed for {{talents}} talents.'
  ),
  'event.fleet-beaten': 'The fleet of the {{war}} is no more.',
  'event.war-won': '{{senator}} has won the {{war}}.',
  'event.war-won-spoils': plural(
    'talents',
    '{{senator}} has won the {{war}}. The State takes {{talents}} talent.',
    '{{senator}} has won the {{war}}. The State takes {{talents}} talents.'
  ),
  'event.war-over': 'The {{war}} is over.',
  'event.war-over-spoils': plural(
    'talents',
    'The {{war}} is over. The State takes {{talents}} talent.',
    'The {{war}} is over. The State takes {{talents}} talents.'
  ),
  'event.leader-beaten': '{{leader}} is beaten.',
  'event.leader-sheltered': '{{leader}} flees, and the next enemy of Rome will shelter him.',
  'event.war-became-revolt': 'The {{war}} is no more than a revolt now.',
  'event.province-created': '{{province}} becomes a province.',
  'event.army-home': 'An army returns with {{senators}}.',
  'event.army-home-alone': 'An army without a commander returns.',
  'event.battle-declined': 'Nobody can fight the {{war}} this year.',
  'event.war-unprosecuted': 'Nobody prosecutes the {{war}}.',
  'event.veterans-to-rebel': plural(
    'count',
    'A veteran legion follows {{senator}} into the revolt.',
    '{{count}} veteran legions follow {{senator}} into the revolt.'
  ),
  'event.veterans-to-senate': plural(
    'count',
    'A veteran legion of {{senator}} returns to the Senate.',
    '{{count}} veteran legions of {{senator}} return to the Senate.'
  ),
  'event.revolt-crushed': '{{senator}} has crushed the revolt of {{target}}.',
  'event.revolt-collapsed': 'The revolt of {{target}} is crushed.'
})
