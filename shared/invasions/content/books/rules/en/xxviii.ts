import type { RuleText } from '../rule-text.ts'

export const xxviii: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'A Foedus binds a Barbarian nation, the federate, to an Empire, the federator. An Empire may offer one a turn, at the latest when the Barbarians are about to be activated; more of them, and a Kingdom’s, need the card (XXX.F). The federator must control a pair of Civilised provinces of one Area that touch each other, at least one of them beside the Barbarians’ land. It takes effect when the nation is activated, if all this still holds.'
      ]
    },
    B: {
      title: 'Making a Foedus',
      text: [
        'The federator cedes these provinces. The horde goes to one of them at once, with as many units as the limits allow, as if no unit of the federator were there. He then withdraws what is too much, and more if he likes, also to provinces that the federate has left.'
      ]
    },
    C: {
      title: 'The federate’s mercenary',
      text: [
        'The federate lends one unit of its choice. It goes to the Caesar, the emperor, the king or the capital; if there is no room, where the federator wants. It stays until it is destroyed, and is replaced in the next Reinforcements. It counts as the federator’s own.'
      ]
    },
    D: {
      title: 'The federator',
      text: [
        'He pays {foedus.tribute} gold a turn for each Foedus, beginning at once. In its provinces the federate’s units count as his for control, stacking, Areas, points and, for a Kingdom, income. He may station units there. He cannot end it.'
      ]
    },
    E: {
      title: 'The federate',
      text: [
        'It is a friend of its federator and his friends, and neutral to his clients and vassals. It is reinforced as ever, must hold its provinces and keep its horde in them, cannot found a Kingdom nor submit others. It has {foedus.points} points a turn for each Foedus, even if one of its provinces is lost.'
      ]
    },
    F: {
      title: 'Several Foedera',
      text: [
        'A federate may be given another pair of provinces, with the tribute, the points and the mercenary that go with them.'
      ]
    },
    G: {
      title: 'Breaking a Foedus',
      text: [
        'Only the federate can break it, in its activation: freely in the turn after it was made, later on a D2. Also when a usurper arises, when the federator’s capital falls, when he is bankrupt, submitted or gone, or by the events Treason and Renaissance.',
        'Then its provinces and their cities are the federate’s own; wherever units of both stand, the federator’s stay and defend themselves or retreat; all mercenaries come back to the horde, whatever the limit.'
      ]
    }
  }
}
