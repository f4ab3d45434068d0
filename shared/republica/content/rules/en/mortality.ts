import type { RuleText } from '../rule-text.ts'

/** Chapter 5. */
export const mortality: RuleText = {
  sections: {
    '1': {
      title: 'The chit',
      text: [
        'One mortality chit is drawn. The senator with its number dies of age; if he is not on the table, nothing happens. {chits.blank} chits are blank, and {chits.drawTwo} ask for a pair of others.'
      ]
    },
    '2': {
      title: 'Death',
      text: [
        'Whatever the cause, a dead senator’s offices, influence and money are lost. If he died of age, his faction keeps his concessions and lays them before others in the revolution phase; else they go to the forum.',
        'The family of a leader stays: it leads the faction as its card prints it. Any other family goes beneath the pile of the Curia, and may come back at the end of a forum phase with {forum.concessionReturnsOn} or more. Statesmen do not come back.'
      ]
    },
    '3': {
      title: 'The end of a faction',
      text: [
        'A faction is out only if it loses its last senator through an attempted murder (9.84). Otherwise it takes the next family of the Curia.'
      ]
    }
  }
}
