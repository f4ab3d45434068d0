import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The guided first turn. */
export const coach = english({
  'lesson.wants': 'What you want',
  'lesson.wants-text':
    'You play several nations. Each scores for provinces and Areas of its own list, next at the end of turn {{turn}}. These are worth most to you; click one to see it.',
  'lesson.map': 'Reading the map',
  'lesson.map-text':
    'Colours show who holds what; the buttons below the map change what they show. Square counters are stacks, with the number of units in the corner. Drag to move, roll the wheel to come nearer.',
  'lesson.map-look':
    'Click any province, or press {{key}}, to see who holds it and why, who can come, and what it is worth.',
  'lesson.question': 'The question',
  'lesson.question-text':
    'Under “Decision” the game asks one thing at a time, and only what the rules allow can be chosen. The lamp tells what the computer would do. What you regret can be undone until a die falls.',
  'lesson.question-rule': 'The small numbers everywhere name a rule: click one to read it.',
  'lesson.card': 'Your cards',
  'lesson.card-text':
    'Cards lie at the lower edge of the map. Click one to read it. At the moment when it can be played you are asked; pass, and it stays yours.',
  'lesson.march': 'A march',
  'lesson.march-text':
    'Take a stack: click it on the map or in the list. Places it can reach light up; point at one to see cost, who may hinder you, and the odds of a battle or a siege. Click it, and confirm.',
  'lesson.intercept': 'Meeting an army on its way',
  'lesson.intercept-text':
    'An enemy marches past you. You may go and meet him before he gets where he is going: mark the stacks that shall try. The question shows the chance of each, and the odds of the battle that follows.',
  'lesson.intercept-rule':
    'All of them are named before any die is rolled. Whoever fails stays where he is; whoever arrives fights at once.',
  'lesson.battle': 'A battle',
  'lesson.battle-text':
    'Each unit is a die; ground, walls and better troops add dice or turn white ones black. The bar shows your odds before anything is rolled. A leader lets you roll dice again. You choose your own losses, and get some back.',
  'lesson.siege': 'A siege',
  'lesson.siege-text':
    'A city must be besieged to win its province. One die, with all that helps and hinders beside it, and your chance in per cent. An assault helps, but costs hits. If it fails you go back the way you came.',
  'lesson.scores': 'What scores',
  'lesson.scores-text':
    'Press {{key}} at any time: where all points came from, and what each nation would score now. As things stand you would have:',
  'lesson.scores-now': plural('points', '{{nation}}: {{points}} point', '{{nation}}: {{points}} points'),
  'lesson.scores-end':
    'The rest comes with play. {{rules}} opens the rules, {{lore}} the encyclopedia, {{keys}} lists all keys.',
  'hint.administration-type':
    'The back of a card tells its type and price, not what it does. Passive cards save gold and keep the ruler at home; military ones let him fight; reform is dear and holds age back.',
  'hint.purchases':
    'Gold above the limit is lost after this step. A Kingdom pays upkeep for every unit in each turn, an Empire pays none.',
  'hint.intercept':
    'Name all stacks before any die is rolled. A failed try costs nothing but the chance against this stack.',
  'hint.flee': 'Flight is hard without a leader, walls or great numbers. Who fails stands and fights.',
  'hint.found-kingdom':
    'A Kingdom earns and buys, but pays upkeep and is struck by calamities. Found it where there are cities to tax.',
  'hint.offer-foedus':
    'Land and a tribute for a people that no longer attacks you, holds the border for you and lends you a unit.',
  'hint.raid-instead':
    'A raid brings gold and points without a battle, but then the nation does little else in this turn.',
  'hint.besiege': 'Without a siege the province is not yours, and you must leave it.',
  'hint.suppress-revolt': 'More units and a good leader help; a failed try costs a unit.'
})
