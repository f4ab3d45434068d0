import type { RuleText } from '../rule-text.ts'

export const xxvii: RuleText = {
  intro: [
    'Armenia, Colchis, Iberia and Mauretania are independent minor Kingdoms at the start; others may follow.'
  ],
  sections: {
    A: {
      title: 'Client states',
      text: [
        'A minor Kingdom may be the client of a Kingdom or Empire, its patron. It pays tribute, mostly {clients.tribute} gold, lends a mercenary, and is neutral to its patron and his friends. The patron has half of the points for its land. A minor Kingdom whose capital is taken by a Civilised nation becomes its client; Barbarians make it a vassal.'
      ]
    },
    B: {
      title: 'The client’s mercenary',
      text: [
        'While the client has all its units, its patron has one of them, by lot, for each of his activations. He places it in any province that he controls, within the limit, and treats it as his own; at the end it goes home.'
      ]
    },
    C: {
      title: 'Recovery',
      text: [
        'An inactive minor Kingdom receives one lost unit a turn, by lot; when it has all, it repairs one elite a turn. A sacked capital recovers in the Income step.'
      ]
    },
    D: { title: 'Release', text: ['A client is free when its patron’s capital falls.'] }
  }
}
