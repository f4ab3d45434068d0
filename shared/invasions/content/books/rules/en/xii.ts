import type { RuleText } from '../rule-text.ts'

export const xii: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'Control of provinces and Areas brings points and most of the income of Kingdoms and Empires. A suzerain has what his vassals control. A federator has the provinces of his Foedera, but nothing else that a federate holds; where units of both stand, the province is his. Allies may share (→XXVI).'
      ]
    },
    B: {
      title: 'Provinces',
      text: [
        'A nation controls a province where it has enough units and no enemy stands:',
        {
          head: ['Province', 'Who', 'Units'],
          rows: [
            ['Civilised', 'anybody', '{control.civilisedProvince}'],
            [
              'Barbarian',
              'Barbarians',
              '{control.barbariansInBarbarianProvince}, or {control.barbariansBesideTheirHorde} beside their horde'
            ],
            [
              'Barbarian',
              'Kingdoms and Empires',
              '{control.civilisedInBarbarianProvince}, a federate’s included'
            ]
          ]
        },
        'It also controls every empty province of an Area that it controls. A province with a city must be besieged besides (→XXIV); if the city holds out, the attacker leaves in the end, and the province is empty.',
        { picture: 'control' }
      ]
    },
    C: {
      title: 'Areas',
      text: [
        'Several nations may have a claim to an Area: that of an Empire beats a Kingdom’s, a Kingdom’s that of Barbarians. Allies count what they hold together, and share the Area.',
        {
          list: [
            'Barbarians control an Area if all hordes in it are their own, their allies’ or their vassals’; a Civilised Area also if they hold most of its provinces.',
            'A Kingdom controls it with most of its provinces.',
            'An Empire controls it with most of its cities, and has full control with all of its cities and no hostile province in it. An Area without cities cannot be an Empire’s in this way.'
          ]
        },
        'Whoever controls an Area controls each empty province in it; an Empire is paid for it (XIV.E). Empty provinces of his ally or vassal stay theirs.'
      ]
    },
    D: {
      title: 'Friendly, neutral, hostile',
      text: [
        'Friends stack together. Neutrals let each other pass, but do not stack. Only the hostile attack each other.',
        {
          rows: [
            ['Friendly', 'allies, federator and federate, and the federates of all of them'],
            [
              'Neutral',
              'a client or vassal and its lord, his allies, and the clients and vassals of both; clients and vassals are so to federates, too; Barbarians and their vassals in a Barbarian Area'
            ],
            ['Hostile', 'all others, also nations of the same player']
          ]
        },
        'When a nation is activated in a Barbarian Area, other Barbarians there may declare themselves hostile to it, for the turn. A province is friendly to those who control it, or stand there unopposed, and to their friends; all others are neutral or hostile in the same way, and while a battle or a siege is to be fought there it is hostile. A city is what its province is. A province in revolt is hostile to its own master.'
      ]
    }
  }
}
