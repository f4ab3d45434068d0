import type { RuleText } from '../rule-text.ts'

/** Chapter 6. */
export const revenue: RuleText = {
  sections: {
    '1': {
      title: 'Personal income',
      text: [
        'A leader receives {income.leader} talents, every other loyal senator of a faction {income.senator}. Rebels, exiles and captives receive nothing. This money lies in personal treasuries, which everybody may count.'
      ]
    },
    '11': {
      title: 'Concessions',
      text: [
        'A concession pays its holder. In a drought the holder of grain may sell it dear: for each drought its price once more, and he loses as much popularity as the price is multiplied.'
      ]
    },
    '12': {
      title: 'Governors',
      text: [
        'A governor decides before the roll whether he takes his province’s personal income. If he does, he is corrupt, whatever the dice show, and may be tried when he comes home (9.43). He never pays a negative sum: the State does.'
      ]
    },
    '13': {
      title: 'Rebel forces',
      text: [
        'A rebel pays {state.unit} talents for each legion or fleet that he keeps; veterans who obey him or those who joined him are free. Units that he does not pay for return to the State.'
      ]
    },
    '14': {
      title: 'Development',
      text: [
        'Each governor of an undeveloped province then rolls a die, with {development.bonus} more if he left its income. With {development.on} or more it develops: it yields more from then on, and he gains {influence.development} influence.'
      ]
    },
    '2': { title: 'The revenue of the State', text: ['The State receives {state.annual} talents a year.'] },
    '21': {
      title: 'Taxes',
      text: [
        'Each province with a governor pays what its dice show; a negative sum costs the State as much. A province without a governor, or in revolt, pays nothing.'
      ]
    },
    '22': {
      title: 'Debts and contributions',
      text: [
        'The State pays {state.war} talents for each active war or revolt, the cost of its land certificates, and {state.unit} for each loyal legion and fleet. Below {state.warning} and below {state.danger} talents all are warned.',
        'Then all factions may give at once, and make their gift depend on what others give. A senator’s gift brings him influence; what exceeds a step is not kept for later:',
        {
          head: ['Talents', 'Influence'],
          rows: [
            ['{contribution.small}', '{contribution.smallInfluence}'],
            ['{contribution.medium}', '{contribution.mediumInfluence}'],
            ['{contribution.great}', '{contribution.greatInfluence}']
          ]
        },
        'If the State still owes anything, it is bankrupt: a declared rebel wins (12.1), or all lose.'
      ]
    },
    '3': {
      title: 'Redistribution',
      text: [
        'Now, and only now, money moves freely: from one’s faction treasury and one’s senators to any faction treasury and any loyal senator, also of others. All move theirs at once, and nobody can spend what he is about to receive. Promised payments are made first (7.37).'
      ]
    },
    '31': {
      title: 'The faction’s treasury',
      text: [
        'Only this money may be used in another faction’s persuasion (7.513), it may keep a rebel’s legions, and it alone is safe when a senator dies.'
      ]
    },
    '32': { title: 'Secrecy', text: ['What a faction’s treasury holds is secret.'] }
  }
}
