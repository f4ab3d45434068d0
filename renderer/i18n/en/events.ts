/** What happened, one sentence for each type of event. */
export const events = {
  'event.turn-began': 'Turn {{turn}} begins: the year {{year}}.',
  'event.step-began': '{{step}}',
  'event.gap': 'This part of the rules is not built yet ({{rule}}).',
  'event.game-over': 'The campaign is over: victory of the {{winner}}.',
  'event.treasury': '{{nation}}: gold {{change}}, now {{now}} ({{reason}}).',
  'event.points': '{{nation}}: points {{points}} for the {{side}} ({{reason}}).',
  'event.aged': '{{nation}}: age {{from}} to {{to}}.',
  'event.decline': '{{nation}}: decline {{from}} to {{to}}.',
  'event.heresy-aged': 'The heresy in {{area}} has aged (ended: {{ended}}).',
  'event.province-changed-hands': '{{province}}: now held by {{to}} (before: {{from}}).',
  'event.area-changed-hands': '{{area}}, the whole Area: now held by {{to}} (before: {{from}}).'
}
