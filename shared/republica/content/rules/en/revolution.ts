import type { RuleText } from '../rule-text.ts'

/** Chapter 11. */
export const revolution: RuleText = {
  sections: {
    '1': {
      title: 'Hands',
      text: [
        'Cards that were promised change hands first, and more may be traded (7.37). Then, clockwise from the faction of the highest official, everybody plays statesmen and concessions for the next year, and discards what exceeds {hand.limit} cards.'
      ]
    },
    '2': {
      title: 'Commands',
      text: [
        'Clockwise from the faction of the highest official, every victorious commander lays down his command or rebels. Only one faction is in rebellion: a stronger rebel, counting legions and ratings, takes the place of one who has declared himself before, an equal one does not. While a rebel is undefeated, nobody else rebels. The master of horse follows the dictator or stays loyal.'
      ]
    },
    '21': {
      title: 'Whom the legions follow',
      text: [
        'Before he decides, the commander sounds his legions. Veterans who obey him follow. Every other legion rolls a die:',
        {
          head: ['Republic', 'A legion follows above'],
          rows: [
            ['early', '{follow.early}'],
            ['middle', '{follow.middle}'],
            ['late', '{follow.late}']
          ]
        },
        'A talent spent before the roll, from his own purse or, with his consent, from that of the master of horse, adds to the die of one legion; no legion takes more. The money is gone in any case.'
      ]
    },
    '22': {
      title: 'Those who join',
      text: [
        'The other senators of a rebel’s faction stay loyal or join him. Who joins leaves Rome, cannot be won over, loses his income, lends his money and his veterans, gives up his own command and his province, and shares the rebel’s fate.'
      ]
    },
    '3': {
      title: 'Upkeep of rebels',
      text: [
        'In the revenue phase the rebel pays {state.unit} talents for each legion but his own veterans (6.13). Legions that he cannot pay return to the Senate. Fleets play no part in a civil war.'
      ]
    },
    '4': {
      title: 'Income of rebels',
      text: [
        'Rebels return their concessions to the forum and have no income. Their personal treasuries are frozen to all others; the treasury of the faction may pay their legions.'
      ]
    },
    '5': {
      title: 'The march on Rome',
      text: [
        'In the next combat phase the rebel meets the army that the Senate sends against him. If it sends none, Rome is his (12.32).'
      ]
    },
    '51': {
      title: 'Veterans change sides',
      text: [
        'Before the battle the rebels’ veterans come over to them. A loyal senator may call his own veterans out of the rebel’s army.'
      ]
    },
    '52': {
      title: 'The battle',
      text: [
        'The Senate attacks. The rebel counts his legions and his whole rating. There are neither disasters nor standoffs. Losses hit both armies alike, and the chits either commander; a captured enemy is killed. Victory of the Senate kills the rebel and all who joined him; his legions return, and the victor gains half of their strength as popularity and influence. A stalemate is fought again next year. A defeat gives Rome to the rebel, who loses nothing.'
      ]
    },
    '53': {
      title: 'One war more',
      text: ['A revolt that goes on counts as one of the {victory.wars} wars under which Rome falls.']
    }
  }
}
