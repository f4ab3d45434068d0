import type { RuleText } from '../rule-text.ts'

/** Chapter 3. */
export const turn: RuleText = {
  intro: [
    'You lead a faction of the Senate. Factions fight for offices, armies, money and votes, and rule Rome together: if wars, debts or the people bring the Republic down, all of them lose (12.2).'
  ],
  sections: {
    '1': {
      title: 'The year',
      text: [
        'A turn is a year. Its phases always come in this order:',
        {
          list: [
            'Mortality: a senator may die of age (→5).',
            'Revenue: senators and the State are paid, the State pays its debts, money changes hands (→6).',
            'Forum: something happens to everybody, cards are drawn, factions take initiatives (→7).',
            'Population: the people judge the year (→8).',
            'Senate: elections, trials, governors and all other business (→9).',
            'Combat: the armies that were sent fight (→10).',
            'Revolution: cards are played, and victors lay down their command or rebel (→11).'
          ]
        },
        'Whoever has then won, wins if Rome still stands (12.3).'
      ]
    }
  }
}
