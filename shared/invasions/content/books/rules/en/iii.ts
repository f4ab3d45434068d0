import type { RuleText } from '../rule-text.ts'

export const iii: RuleText = {
  intro: ['The words and pieces that all other chapters use.'],
  sections: {
    A: {
      title: 'Dice and rounding',
      text: [
        'Battles are fought with white and black battle dice (XX.B), or with 2D6 where the advanced battle was chosen (→XXI). Everything else is a D10.',
        'A D2 is a D10 that is passed on an even number and failed on an odd one.',
        'Halves are always rounded up, and what would fall below nothing is nothing.'
      ]
    },
    B: {
      title: 'Units',
      text: [
        'A unit is standard or elite, and either kind may be heavy. A standard unit is gone at its first hit. An elite one is turned over by the first hit and then counts as plain infantry, or as a plain fleet, until it is repaired or hit again.',
        {
          list: [
            'Infantry is the common unit. Archers shoot before the mêlée (XX.D) and then fight like others. Cavalry may win a tactical advantage (XX.C); horse archers are both.',
            'Heavy units may win the heavy advantage and spoil the enemy’s dice.',
            'Only Kingdoms and Empires use their elites as such: with Barbarians they fight as standard units until a Kingdom is founded.',
            'An imperial guard counts as {elite.guard} elites, and still one hit turns it over.',
            'Amphibious units ignore rivers in battle (XX.F) and the risk of the sea in landings (XXV.E). Alpine units count double in an ambush (XX.D). Both keep this when damaged, and so do those who throw the axe.',
            'A Limes is a wall that never moves (XVIII.I). Fleets are found only at sea (→XXV).',
            'A mercenary is a unit that its own nation has lent to another, as a client (XXVII.B), a federate (XXVIII.C) or a vassal (XXIX.D), or through a card (XXX.D, XXX.H).'
          ]
        }
      ]
    },
    C: {
      title: 'Leaders',
      text: [
        'A leader is no unit. Unnamed leaders are always at hand; historical ones come with their turn and stay for {leaders.turns} turns at most. No leader can be bought.',
        {
          head: ['Value', 'What it gives'],
          rows: [
            [
              'Combat',
              'So many re-rolls in battle (XX.E), siege (XXIV.C) and against revolts (XVI.F), and a bonus to interception and flight (→XIX)'
            ],
            ['Stacking', 'So many more units in his province (XVII.B)'],
            ['Administration', 'So many more administration cards to draw (XIII.D)'],
            ['Diplomacy', 'So many more diplomacy cards (XXX.A)'],
            ['Campaign', 'How often he may go on campaign in an activation (XXII.A)']
          ]
        },
        'A few leaders know the mountains and cannot be ambushed there.'
      ]
    },
    D: {
      title: 'The horde',
      text: [
        'Every Barbarian nation has one horde, the people on its wagons. Reinforcements join it (IX.D), raids start from it (XI.C), and it alone can give Barbarians an Area (XII.C). When the nation founds a Kingdom the horde becomes its capital (VII.D).',
        'A horde stands apart from every stack and never counts against the limit. In defence it counts as one unit; it cannot be destroyed, only submitted (XXIX.B). It moves in a migration (XVIII.G) or, during an invasion, like infantry.'
      ]
    },
    E: {
      title: 'The map',
      text: [
        'Provinces and sea zones make up the map; provinces are grouped in Areas, which are Barbarian or Civilised. A province has an income and a terrain, and may have a city or a site for one, a port, a granary, a caravan.',
        'Borders may run along a river, a mountain range or a strait. A sea zone may have a value for whoever monopolises its trade.'
      ]
    },
    F: {
      title: 'Cities',
      text: [
        'Whoever holds a province holds its city. To take a province with a city one must besiege it successfully (→XXIV), walls or no walls. A site is a place where a city may be founded; until then raiders plunder it (XI.F). Cities grow to level {city.most} by events, or when a horde settles.'
      ]
    },
    G: {
      title: 'Capitals',
      text: [
        'Each Civilised nation has a capital. It pays extra (XIV.B), is always fortified, draws interceptors (XIX.A), never revolts, and keeps calamities of heresy from its Area (XXXI.C). Sacking it brings extra gold (XXIV.D).',
        'When it falls, its nation loses allies, clients and vassals, and its federates may go. A Kingdom whose capital falls may have to submit (XXIX.C). The capital is set up again in the following turn, and pays nothing extra in that turn.'
      ]
    },
    H: {
      title: 'The treasury',
      text: [
        'Every nation keeps its own gold, Barbarians too. Gold goes from one nation to another only where a rule says so.'
      ]
    }
  }
}
