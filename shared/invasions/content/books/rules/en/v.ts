import type { RuleText } from '../rule-text.ts'

export const v: RuleText = {
  sections: {
    A: {
      title: 'Set-up',
      text: [
        'The scenario of 350 says which nations are in play, where their units, hordes and capitals stand, what gold and age they have, and who is whose client. Cities are fortified as the map shows them. All decks are shuffled. Play starts with the events of turn {turns.first}.'
      ]
    },
    B: {
      title: 'Scoring',
      text: [
        'Nations score for what they hold: each has its own list of provinces and Areas, with points for each. This is counted at the end of turns {turns.scoring} and of the last turn.',
        {
          list: [
            'A vassal has half of its points, and its suzerain scores for the vassal’s land as for his own (XXIX.E, XXIX.F).',
            'A patron and his client share the points of the client’s land (XXVII.A). Allies who hold something together share it (XXVI.B).',
            'A federator scores for the provinces that he ceded in a Foedus; the federate has its own points for them (XXVIII.D, XXVIII.E).'
          ]
        },
        'Points also come from raids (XI.E), marriages (XXX.D), the conversion to Catholicism (XXXI.B), and from deeds that a nation’s own page lists.'
      ]
    },
    C: {
      title: 'Winning',
      text: [
        'The player whose nations together have most points at the end wins. The game ends with turn {turns.last}, or with turn {turns.lastWithIslam} if Islam has arisen. On a tie the points of the last turn are added once more; if it is still a tie, the order of players decides: Romans, Huns, Persians, Goths.'
      ]
    }
  }
}
