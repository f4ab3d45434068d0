import type { RuleText } from '../rule-text.ts'

export const xiii: RuleText = {
  intro: ['In turn {turns.first} there is no administration.'],
  sections: {
    A: {
      title: 'Barbarians',
      text: [
        'All they do is to recover from sack (XIV.I). They have no income. Gold that they rob or are paid lies in their treasury until they found a Kingdom.'
      ]
    },
    B: {
      title: 'Kingdoms and Empires',
      text: ['Each of them draws administration cards, pays for one type of them and plays one.']
    },
    C: {
      title: 'The cards',
      text: [
        'There are {cards.administration}: {cards.passive} passive, {cards.military} military, {cards.reform} for reform. The back shows the type; the price depends on it alone, not on size or age:',
        { table: 'administration', head: ['Type', 'Kingdom', 'Empire'] }
      ]
    },
    D: {
      title: 'Procedure',
      text: [
        'In the order of activation each Civilised nation',
        {
          list: [
            'draws {administration.cards} cards and as many more as its leader’s administration, face down, then more until it has {administration.types} types;',
            'chooses a type and pays for it; if it can pay for none, it takes the cheapest, gives all it has, and is bankrupt after its income (XIV.J);',
            'looks at its cards of that type and plays one; all cards go back into the deck.'
          ]
        },
        {
          example:
            'Theoderic has administration {+example.bonus}: the Ostrogoths draw {example.cards} cards, one passive, a pair of military ones and a reform. They pay for reform, see that one card only, and play it.'
        }
      ]
    },
    E: {
      title: 'What a card does',
      text: [
        'It shows, by the age of the nation, gold to gain or lose, spaces to age, perhaps one of the {cards.calamities} calamities, and whether the ruler may act. If not, the ruler and all unnamed leaders stay in the capital for the turn; they may still intercept and flee. Named generals are always free.'
      ]
    }
  }
}
