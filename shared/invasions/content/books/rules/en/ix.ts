import type { RuleText } from '../rule-text.ts'

export const ix: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: ['In this step nations receive, free of charge, the units and leaders of the time table.']
    },
    B: {
      title: 'Displacement',
      text: [
        'Where a new nation arrives, whoever is there must leave at once. Units go to adjacent provinces that are empty or friendly, if possible towards their horde or capital, within the limits of stacking. Nobody intercepts them, and it is no flight.',
        {
          list: [
            'Those for whom there is no room leave the game.',
            'If all are surrounded, the nation seeks refuge in a province of its strongest neighbour by number of units, and submits to it (→XXIX); what does not fit leaves the game.',
            'From an island they may go over one sea zone with friendly fleets (XXV.D); otherwise they leave the game.',
            'A horde is displaced like units. A capital is taken away and may be founded anew (VII.D). Age and treasury stay.'
          ]
        }
      ]
    },
    C: {
      title: 'Leaders',
      text: [
        'Unnamed leaders may be placed anew in any province of their nation. Historical leaders come when the time table calls them, to any province of their nation, and go after their turn unless they are called for another. A Barbarian nation’s unnamed leader makes way for a historical one and returns in the turn after; the generals of Empires stay beside them.'
      ]
    },
    D: {
      title: 'Barbarian units',
      text: [
        'Reinforcements are placed with the horde, whatever the limit of stacking: that is checked later. Where the time table has no line for a nation, it receives {reinforcements.byDefault} unit.',
        {
          list: [
            'A kind that is used up is replaced by the plainest infantry.',
            'Where only a number is given, at least half must be infantry if there is any; the player chooses the types of the others. Within a type half are drawn by lot and the others chosen.',
            'Nomads choose each unit. A vassal receives one unit at most (XXIX.F).'
          ]
        }
      ]
    },
    E: {
      title: 'Kingdoms and Empires',
      text: [
        'They buy what they need (→XV). An inactive minor Kingdom that has losses receives one unit a turn (XXVII.C).'
      ]
    },
    F: {
      title: 'Federates and vassals',
      text: [
        'A federate replaces a lost mercenary in its federator’s Reinforcements (XXVIII.C). A vassal does so only for a Nomad suzerain, who chooses it (XXIX.D).'
      ]
    },
    G: {
      title: 'Vanished nations',
      text: [
        'If a nation has no units of its own on the map any more, each nation that still has auxiliaries or mercenaries of it loses one of them, of its choice, in every Reinforcements step.'
      ]
    }
  }
}
