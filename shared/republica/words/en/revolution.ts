import { plural } from '../../../words/dictionary.ts'
import { english } from '../text-gaps.ts'

/** The revolution phase: questions and events. */
export const revolution = english({
  'prompt.play-hand': 'Which cards do you play for the next year?',
  'prompt.play-hand-excess': plural(
    'count',
    'You hold a card too many. Play or discard it.',
    'You hold {{count}} cards too many. Play or discard them.'
  ),
  'option.discard-card': 'Discard {{card}}',
  'option.hand-done': 'No more cards',
  'prompt.command': '{{senator}} has won his war. Does he lay down his command?',
  'option.lay-down': 'He returns it to the Senate',
  'option.sound-legions': 'He asks his legions whether they would march on Rome',
  'prompt.legion-bribes': plural(
    'count',
    '{{senator}} sounds {{count}} legion. Each follows at {{value}} or more; a talent adds one to its die.',
    '{{senator}} sounds {{count}} legions. Each follows at {{value}} or more; a talent adds one to its die.'
  ),
  'field.own-talents': 'From his own purse',
  'field.master-talents': 'From his Master of the Horse',
  'prompt.lend-purse': '{{target}} wants to march on Rome. Does {{senator}} lend him his money?',
  'prompt.rebel': plural(
    'count',
    '{{count}} legion follows {{senator}}, and his strength is {{value}}. Does he rebel?',
    '{{count}} legions follow {{senator}}, and his strength is {{value}}. Does he rebel?'
  ),
  'prompt.join-revolt': 'Who joins {{senator}} in his revolt? The others stay loyal to the Senate.',
  'field.joining': 'They join him',
  'roll.legion-follows': 'Does the legion follow?',
  'modifier.legion-bribe': 'a talent for the legion',
  'refusal.legion-bribed-twice': 'Each legion takes one talent at most',
  'refusal.not-of-the-faction': 'He is not among those who are asked',
  'event.card-discarded': 'The {{side}} faction discards {{card}}.',
  'event.command-laid-down': '{{senator}} lays down his command.',
  'event.legions-sounded': plural(
    'count',
    'A legion would follow {{senator}}, {{left}} would not.',
    '{{count}} legions would follow {{senator}}, {{left}} would not.'
  ),
  'event.rebel-outbid': '{{senator}} is stronger than {{target}}, whose revolt comes to nothing.',
  'event.rebelled': '{{senator}} of the {{side}} faction rebels, with a strength of {{value}}.',
  'event.joined-revolt': '{{senator}} joins the revolt of {{target}}.'
})
