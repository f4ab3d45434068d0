import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** Turns, phases, deaths and the end. */
export const turn = english({
  'event.turn-began': 'Year {{turn}} begins.',
  'event.phase-began': 'Phase: {{phase}}.',
  'event.chits-drawn': plural('count', 'A mortality chit is drawn.', '{{count}} mortality chits are drawn.'),
  'event.died-age': '{{senator}} dies of age.',
  'event.died-battle': '{{senator}} falls in battle.',
  'event.died-mob': 'The mob kills {{senator}}.',
  'event.died-epidemic': '{{senator}} dies in the epidemic.',
  'event.died-assassin': '{{senator}} is murdered.',
  'event.died-execution': '{{senator}} is executed.',
  'event.died-punishment': '{{senator}} pays for the murder with his life.',
  'event.died-captivity': '{{senator}} dies a captive.',
  'event.died-riot': 'The people kill {{senator}}.',
  'event.died-raid': '{{senator}} falls to barbarians.',
  'event.died-rebellion': '{{senator}} dies as a rebel.',
  'event.new-leader': '{{senator}} leads the {{side}} faction.',
  'event.eliminated': 'The {{side}} faction is no more.',
  'event.influence-gained': '{{senator}} gains {{count}} influence.',
  'event.influence-lost': '{{senator}} loses {{count}} influence.',
  'event.popularity-gained': '{{senator}} gains {{count}} popularity.',
  'event.popularity-lost': '{{senator}} loses {{count}} popularity.',
  'event.unrest-rose': 'Unrest rises by {{count}} to {{unrest}}.',
  'event.unrest-fell': 'Unrest falls by {{count}} to {{unrest}}.',
  'event.treasury-gained': plural(
    'talents',
    'The State gains {{talents}} talent and has {{treasury}}.',
    'The State gains {{talents}} talents and has {{treasury}}.'
  ),
  'event.treasury-paid': plural(
    'talents',
    'The State pays {{talents}} talent and has {{treasury}}.',
    'The State pays {{talents}} talents and has {{treasury}}.'
  ),
  'event.claimed-influence':
    '{{senator}} commands Rome by influence: the {{side}} faction wins if Rome survives.',
  'event.claimed-rebellion': '{{senator}} has taken Rome: the {{side}} faction wins if Rome survives.',
  'event.claimed-consul-for-life':
    '{{senator}} is consul for life: the {{side}} faction wins if Rome survives.',
  'event.claimed-collapse':
    'The Senate falls, and {{senator}} rules: the {{side}} faction wins if Rome survives.',
  'event.claimed-last-card': 'The {{side}} faction has most influence.',
  'event.ended-influence': 'The {{sides}} faction wins: {{senator}} has all the influence in Rome.',
  'event.ended-rebellion': 'The {{sides}} faction wins: {{senator}} rules Rome by the sword.',
  'event.ended-consul-for-life': 'The {{sides}} faction wins: {{senator}} is consul for life.',
  'event.ended-collapse': 'The {{sides}} faction wins: {{senator}} takes the ruins of the State.',
  'event.ended-last-card': 'The {{sides}} faction wins by its influence.',
  'event.ended-draw': 'Nobody wins: influence is even.',
  'event.ended-four-wars': 'Rome falls under four wars. All factions lose.',
  'event.ended-people-revolt': 'The people overthrow the Senate. All factions lose.',
  'event.ended-bankruptcy': 'The State is bankrupt. All factions lose.',
  'event.ended-rebel-overrun': 'The victor of the civil war cannot save Rome. All factions lose.',
  'event.ended-no-senators': 'No faction is left in the Senate. All lose.',
  'roll.initiative-card': 'What the forum brings',
  'roll.happening': 'What happens',
  'modifier.evil-omens': 'evil omens',
  'refusal.nothing-to-spend': 'There is not so much money'
})
