import type { RuleText } from '../rule-text.ts'

export const xxiv: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'A stack in an enemy province with a city, and no enemy units in it any more, must besiege it, go on or retreat. If the city does not fall, the besieger retreats (XX.L).'
      ]
    },
    B: {
      title: 'Terror',
      text: [
        'A city without walls may surrender to a Barbarian leader who comes, on a D2. If it does not, he besieges it, moves on or retreats. If he wants to sack it, he moves no more.'
      ]
    },
    C: {
      title: 'The siege',
      text: [
        'A D10, with the leader’s combat bonus as re-rolls:',
        {
          rows: [
            ['{+siege.forAnAssault}', 'an assault, which costs the besieger {siege.hitsOfAnAssault} hits'],
            ['{+siege.byCivilised}', 'the besieger is Civilised'],
            ['{+siege.byNomads}', 'the besieger is a Nomad, until the end of turn {turns.nomadsUntil}'],
            ['{+siege.forDecline}', 'for each level of decline of the city’s nation'],
            ['−', 'the walls (XXIII.B); an open city {+walls.braced} in turns {turns.braced}'],
            [
              '{+siege.suppliedBySea}',
              'a port with a friendly naval stack in its zone, but not against an assault'
            ]
          ]
        },
        'At {siege.on} or more the city falls; if it was a capital, its nation sets up another in the following turn (III.G). In a campaign one unit may keep up a siege that failed while the leader goes elsewhere: the die is rolled again in each later campaign of his, without re-rolls while he is away. If it still holds after his last, the besieger retreats.',
        { picture: 'siege' }
      ]
    },
    D: {
      title: 'Sack',
      text: [
        'The conqueror may sack the city: {siege.booty} gold, and a plunder marker for each level. A Kingdom’s capital brings {siege.bootyOfAKingdom} gold more, an Empire’s {siege.bootyOfAnEmpire}.',
        'A marker brings {plunder.least} to {plunder.most} gold. Some have the number of an event besides: a public one happens at once, a private one is kept as a card. On some of them stands the Usurper: Barbarians ignore him; a nation in decline suffers him, another one only on a {siege.usurperOn} of a D10.',
        'A marker then lies on the city: it cannot be sacked again, and pays {income.sackedCity} gold, until its nation’s next recovery (XIV.I).',
        {
          example:
            'Fritigern besieges Athens without an assault; a Roman fleet supplies it, so he rolls with {+siege.suppliedBySea}. He has re-rolls, and the best of his dice is a {example.die}: it comes to {example.total}, and the city falls.'
        }
      ]
    },
    E: {
      title: 'Razing walls',
      text: [
        'The conqueror may raze the walls of any city but a capital. They can be built again in a later turn.'
      ]
    }
  }
}
