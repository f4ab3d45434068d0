import type { RuleText } from '../rule-text.ts'

export const xxii: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'After its units have moved and fought, a nation’s leaders may go on campaign, each as often as his campaign value says, up to {leaders.campaign}. One leader finishes before another begins. At the start of each campaign he and his stack may be set up anew anywhere in connected friendly land. A horde never goes along.'
      ]
    },
    B: {
      title: 'Movement',
      text: [
        'The leader picks up and drops units as he goes; units nearby may come to his province to join him, each within its steps. Nobody else moves. So the same army may march and fight again and again while it stays with him.'
      ]
    }
  }
}
