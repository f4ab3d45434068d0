import type { RuleText } from '../rule-text.ts'

/** Chapter 12. */
export const victory: RuleText = {
  sections: {
    '1': {
      title: 'Victory',
      text: [
        {
          list: [
            'A loyal senator has {victory.influence} influence at the end of the turn. Of several the highest wins, then the one whose faction has most influence, then nobody.',
            'A rebel beats the armies of the Senate, or meets none (11.5).',
            'A senator is made consul for life (9.67).',
            'The State is bankrupt, or the people revolt, during a civil war: the rebel wins.',
            'The last card of the deck is drawn: the faction with most influence at the end of that turn wins.'
          ]
        }
      ]
    },
    '2': {
      title: 'Defeat of all',
      text: [
        'All lose if {victory.wars} wars are active at the end of combat, a rebellion among them; if the people revolt without a civil war; and if the State cannot pay what it must without a civil war.'
      ]
    },
    '3': {
      title: 'Survival',
      text: ['Whoever has won must still see the end of the turn: Rome must stand.']
    },
    '31': {
      title: 'The word of the victor',
      text: [
        'When a senator has become consul for life or reached {victory.influence} influence, the other factions obey him for the rest of the turn, but for one in revolt. He wins if he lives and Rome survives.'
      ]
    },
    '32': {
      title: 'The victor of a civil war',
      text: [
        'A rebel who has won may still lose with everybody, if {victory.wars} wars are active at the end of combat. He then takes the beaten legions and all fleets and fights war after war until fewer are left. Anything but a victory, or a lack of fleets, is the end.'
      ]
    }
  }
}
