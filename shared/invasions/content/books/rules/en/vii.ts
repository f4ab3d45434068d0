import type { RuleText } from '../rule-text.ts'

export const vii: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'Sooner or later a Barbarian nation becomes a Kingdom, by choice or by force. A federate cannot (XXVIII.E). The Huns never do: when Attila is gone they vanish or become an Empire at once.'
      ]
    },
    B: {
      title: 'By choice',
      text: [
        'From age {kingdom.voluntaryAge} a nation may announce its Kingdom at the start of a turn, in the State of Nations. No die is rolled.'
      ]
    },
    C: {
      title: 'By force',
      text: [
        'From age {kingdom.forcedAge} a nation that does not announce it must roll a D10 at that moment:',
        {
          rows: [
            ['{+kingdom.forGold}', 'for each {kingdom.goldForAPoint} gold in its treasury'],
            ['{+kingdom.inBarbarianArea}', 'its horde stands in a Barbarian Area']
          ]
        },
        'At its age or less it becomes a Kingdom at once; at more it stays Barbarian for this turn.'
      ]
    },
    D: {
      title: 'The young Kingdom',
      text: [
        {
          list: [
            'Its age is that of the first space of the Civilised track. It receives {kingdom.gold} gold now and {kingdom.goldNextTurn} in the next turn, unless it becomes an Empire in between.',
            'On an empty site in one of its provinces a city of the lowest level is founded. If it has none, one of its cities of the lowest level grows by one, else one of the middle level; if all are at level {city.most} the growth is lost.',
            'Its horde becomes the capital, for good, in one of its cities. Without any city the horde stays, and counts as a capital in all but income, until a site or a city is its own.',
            'It may stay as it believes or take the Arian or the Catholic faith (→XXXI).',
            'It receives no free reinforcements any more.'
          ]
        }
      ]
    }
  }
}
