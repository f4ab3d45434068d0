import { english } from '../text-gaps.ts'

/** Population: questions and events. */
export const population = english({
  'prompt.approve': '{{senator}} gives his account to the people. Do you approve of his year?',
  'option.approve-for': 'Approve',
  'option.approve-against': 'Disapprove',
  'option.approve-abstain': 'Keep silent',
  'roll.people': 'What the people answer',
  'modifier.unrest': 'unrest',
  'modifier.speaker': 'his popularity',
  'modifier.approval': 'the vote of the Senate',
  'event.discontent': 'The people complain: {{first}} for drought, {{second}} for wars that nobody fights.',
  'event.approved': 'The Senate approves of {{senator}}, {{first}} to {{second}}.',
  'event.not-approved': 'The Senate does not approve of {{senator}}, {{first}} to {{second}}.',
  'event.people-calm': 'The people cheer {{senator}} ({{total}}).',
  'event.people-quiet': 'The people hear {{senator}} out ({{total}}).',
  'event.people-angry': 'The people jeer at {{senator}} ({{total}}).',
  'event.people-mob': 'A mob storms the Senate after the words of {{senator}} ({{total}}).',
  'event.people-revolt': 'The people rise against the Senate of {{senator}} ({{total}}).'
})
