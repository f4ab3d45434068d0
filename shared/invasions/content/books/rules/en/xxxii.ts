import type { RuleText } from '../rule-text.ts'

export const xxxii: RuleText = {
  intro: ['The nations of the game, each with its page in the encyclopedia.'],
  sections: {
    A: {
      title: 'Angles and Saxons',
      text: [
        'From turn {turns.unionFrom} on Angles and Saxons may become one nation, the Anglo-Saxons, if both are free Kingdoms, one of them at least holds land in Britannia, and their player wishes it.'
      ]
    }
  }
}
