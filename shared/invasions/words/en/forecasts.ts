import { english } from '../text-gaps.ts'

/** The consequences of a decision, for players who do not know the rules by heart. */
export const forecasts = english({
  'outlook.offer-foedus':
    'A Foedus costs 3 gold a turn and brings one unit as mercenary. Its provinces still count as your own; only the federate may end it.',
  'outlook.choose-grant':
    'A Foedus costs 3 gold a turn and brings one unit as mercenary. Its provinces still count as your own; only the federate may end it.',
  'outlook.choose-campaigner':
    'In each campaign he and his stack march and fight once more, with all their steps; others may join them, but nobody moves without him. Without one, nobody of your nations campaigns now.',
  'outlook.campaign-again':
    'He and his stack march and fight once more, with all their steps. If he stays, his campaigns of this turn are over and sieges kept up for him are lifted.',
  'outlook.break-through':
    'Overrun: the single defender is swept aside for one step more, and the march goes on. Force a passage: some stay to hold the defenders and fight them later, the others go on. Stay: the march ends here, in a battle.',
  'outlook.holding-units':
    'They stay behind and fight the defenders once all have moved; the others march on.',
  'outlook.excess-units':
    'They fall back to where they came from, or to the nearest ground with room for them; who finds none is lost.',
  'outlook.fighting-units':
    'No more than the ground has room for can fight. Those who wait share the fate of those who do.',
  'outlook.interceptors-arrive': 'They join the defenders and fight at once; the others stay where they are.',
  'outlook.intercept':
    'Who arrives fights at once beside the defenders. Who does not stays at home, and may still try against other stacks.',
  'outlook.flee': 'Who gets away cannot be intercepted on the way. Who does not must stand and fight.',
  'outlook.raid-instead':
    'The raid is all that they do in this activation. It can bring gold, plunder and points; if it fails, one raider is lost for good.',
  'outlook.raid-target':
    'Fails: one raider is lost for good. Raid −: some gold and a point. Raid +: a plunder marker and more points; on a very high roll they may settle there.',
  'outlook.settle': 'Who settles stays on the map for good, and fights at once where enemies stand.',
  'outlook.naval-interception': 'Who is caught has to fight, or pays for refusing.',
  'outlook.carrying-stack': 'It takes them across, and may be intercepted on the way.',
  'outlook.discard-from-hand': 'Its hand lies open to you this once. The card you name is thrown away.',
  'outlook.make-room':
    'What no longer fits must leave, the rest may. Who retreats falls back to safe ground; others may take the land that the federate has left.',
  'assumes.fight': 'If nobody plays a card or gives up, and the least useful units fall first.',
  'assumes.stand':
    'If the attackers stay for the battle, nobody plays a card or gives up, and the least useful units fall first.',
  'assumes.march': 'If nobody intercepts, flees or plays a card.',
  'assumes.interception': 'If no other stack comes and nobody plays a card.',
  'outlook.voluntary-retreat': 'The battle is lost, but what is left of the stack gets away.'
})
