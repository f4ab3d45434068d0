import type { RuleText } from '../rule-text.ts'

export const xxix: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'A nation may be forced to submit, an Empire never. It becomes the vassal of its suzerain. A vassal that is submitted by another changes its suzerain.'
      ]
    },
    B: {
      title: 'Submitting Barbarians',
      text: [
        'All units with the horde must be destroyed; if one gets away, the horde goes with it. Half of the treasury goes to the suzerain. Nomads need only win the battle against other Barbarians in a Barbarian Area, where the horde cannot retreat; they draw a card from the loser’s player, and choose the units that come back. An attacker’s horde may be submitted, too. The suzerain then leaves the province of the horde, and all others where they would fight.'
      ]
    },
    C: {
      title: 'Submitting a Kingdom',
      text: [
        'Its capital must be taken while it has no more than {submission.provincesOfAKingdom} provinces. One without a capital submits when a leader’s stack is destroyed, and leaves a plunder marker. The suzerain then leaves.'
      ]
    },
    D: {
      title: 'The vassal’s mercenary',
      text: [
        'The vassal lends one unit of its choice, once; it goes to the suzerain’s horde or capital. A Nomad suzerain chooses it himself, and has another when it is lost.'
      ]
    },
    E: {
      title: 'The suzerain',
      text: [
        'He has half of the Barbarians’ treasury or the sack of the capital, {income.tributeOfAVassal} gold a turn even from a poor vassal, and points for all of its land as for his own.'
      ]
    },
    F: {
      title: 'The vassal',
      text: [
        'It is neutral to its suzerain and his friends. A Barbarian one is reinforced by one unit a turn at most. That of a Nomad stays in the Area of the suzerain’s horde or in one beside it. It may win land, but neither submit others nor have federates. It has half of its points, pays its tribute as far as it can, and a Kingdom keeps its income.'
      ]
    },
    G: {
      title: 'Freedom',
      text: [
        'A vassal may be free when its suzerain is submitted, federated or gone, when his capital falls, or by the events Treason and Renaissance.',
        'That of a Nomad may rise each turn at the start of its activation, from the turn after its submission, on a D2. If it succeeds, the mercenary stays with the suzerain. If it fails, it has {+submission.pointsForAFailedRevolt} points and loses one unit of its choice.'
      ]
    }
  }
}
