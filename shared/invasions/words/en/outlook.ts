import { english } from '../gaps.ts'

/** What follows from a decision, for those who do not have the rules by heart. */
export const outlook = english({
  'outlook.accept-alliance':
    'Allies are friends for the turn and act together, when the later of them is due. What both garrison they share; when they part, the weaker leaves.',
  'outlook.accept-foedus':
    'Federates live in the two provinces, get 3 gold and 3 points a turn, and lend one unit. Their horde stays there, and they found no Kingdom.',
  'outlook.offer-foedus':
    'A Foedus costs 3 gold a turn and brings one unit as mercenary. Its provinces still count as your own; only the federate may end it.',
  'outlook.break-foedus':
    'They keep the provinces with their cities and take their mercenaries back. Troops of their lord there leave, or stay and fight.',
  'outlook.try-to-break-foedus':
    'An even roll frees them: they keep the provinces with their cities and take their mercenaries back. On an odd one nothing changes.',
  'outlook.defend-foedus': 'Yes: your troops stay and fight as defenders. No: they fall back at once.',
  'outlook.inherit-foedus':
    'The Foedus goes on under its new lord, with its tribute of 3 gold a turn; without a lord it ends.',
  'outlook.leave-suzerain': 'Free, they pay no tribute any more, and all their points are their own.',
  'outlook.rebel': 'On an even roll they are free, but the unit they lent stays with its employer.',
  'outlook.reunite-empire':
    'The halves are friends again and act together, as until 400; each keeps its own treasury.',
  'outlook.unite-nations':
    'One treasury and one army. Age, faith and capital of the older Kingdom go on; the younger one is no more.',
  'outlook.found-kingdom':
    'A Kingdom starts at age 1 with 20 gold now and 10 in the next turn. It has a capital and an income, buys its units and pays each of them; no more warriors come of themselves.',
  'outlook.campaign-again': 'In each campaign the units of his stack have all their steps again.',
  'outlook.voluntary-retreat': 'The battle is lost, but what is left of the stack gets away.'
})
