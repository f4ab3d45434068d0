import { plural } from '../../../words/dictionary.ts'
import { english } from '../gaps.ts'

/** A campaign that was played under other rules than the app has. */
export const otherRules = english({
  'rules.title': '“{{title}}” was played under other rules',
  'rules.text':
    'The rules of this version differ from those that this campaign was played under. Nothing has been replayed or changed yet.',
  'rules.changes': 'What differs',
  'rules.go-on-hint':
    'If you go on, the campaign continues under the new rules from the newest position that both agree on; answers after it are taken back, and a copy of the whole is kept. You can also only look at it, or export it.',
  'rules.go-on': 'Go on under the new rules',
  'rules.look': 'Only look',
  'rules.looking': plural(
    'count',
    'You are only looking: the table as it was recorded after {{count}} decision, seen as an onlooker.',
    'You are only looking: the table as it was recorded after {{count}} decisions, seen as an onlooker.'
  )
})
