import type { RuleText } from '../rule-text.ts'

export const iv: RuleText = {
  intro: [
    'A turn is about {turns.years} years. Its phases and steps are always the same; the bar at the top of the table shows where you are.'
  ],
  sections: {
    A: {
      title: 'The turn',
      text: [
        {
          list: [
            'Time: nations age and change (→VI), reinforcements come (→IX), events are drawn, raiders strike and caravans arrive (→X), diplomacy cards are drawn (→XXX).',
            'Administration, for Kingdoms and Empires: cards (→XIII), income (→XIV), purchases (→XV), revolts (XVI.F).',
            'War: every nation is activated once (VI.G): it moves (→XVIII), fights (→XX) and besieges (→XXIV), then its leaders go on campaign (→XXII). Unused diplomacy ends.',
            'Scoring, on the turns that have it (V.B).'
          ]
        },
        'In turn {turns.first} caravans and the whole administration are skipped: they have been done already.'
      ]
    }
  }
}
