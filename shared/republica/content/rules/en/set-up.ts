import type { RuleText } from '../rule-text.ts'

/** Chapter 4. */
export const setUp: RuleText = {
  sections: {
    '1': {
      title: 'Factions',
      text: [
        '{table.fewest} to {table.factions} factions sit in the Senate, each named after a hill of Rome. Every faction is dealt {start.senators} families, or {start.senatorsOfThree} where only {table.fewest} play. The other families come with the deck.'
      ]
    },
    '2': {
      title: 'Rome',
      text: [
        'The treasury holds {start.treasury} talents, unrest is at {start.unrest}, and {start.legions} legions wait in Italy. There are no fleets and no provinces yet.'
      ]
    },
    '3': {
      title: 'Quaestors',
      text: [
        'The consuls name a Quaestor of Rome and a Field Quaestor. Each gains {influence.quaestor} influence. The first consul names both; later the consul of Rome names the one and the field consul the other, right after their election. A quaestor has no office: he may be elected to anything.'
      ]
    },
    '4': { title: 'The world', text: ['The First Punic War lies on the board, asleep (7.331).'] },
    '5': {
      title: 'Leaders',
      text: [
        'Each faction chooses a leader among its senators. A leader earns more (6.1) and cannot be won over (7.7).'
      ]
    },
    '6': {
      title: 'The first consul',
      text: [
        'The senator with the lowest number is consul of Rome until the first election. He gains {start.consulInfluence} influence and is an ex-consul afterwards.'
      ]
    },
    '7': {
      title: 'The first cards',
      text: [
        'Every faction holds {start.cards} red cards: intrigue, statesmen, concessions. From the first consul clockwise, each may play its statesmen and lay its concessions before its senators at once.'
      ]
    }
  }
}
