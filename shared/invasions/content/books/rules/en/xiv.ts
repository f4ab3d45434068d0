import type { RuleText } from '../rule-text.ts'

export const xiv: RuleText = {
  sections: {
    A: {
      title: 'Limits of the treasury',
      text: [
        'A treasury never falls below nothing. What exceeds {income.mostTreasury} gold after the purchases is lost.'
      ]
    },
    B: {
      title: 'Cities',
      text: [
        'A city pays its level, from {city.first} to {city.most} gold; a sacked one {income.sackedCity} whatever its level. A capital pays {income.capitalOfAKingdom} more for a Kingdom and {income.capitalOfAnEmpire} more for an Empire, except in the turn it is set up again.'
      ]
    },
    C: {
      title: 'Barbarians',
      text: [
        'They collect gold as federates (XXVIII.E), as suzerains (XXIX.E), from diplomacy, and above all from plunder (X.D, XI.F, XXIV.D). They spend nothing; only a vassal’s tribute is paid from its treasury.'
      ]
    },
    D: {
      title: 'Kingdoms',
      text: [
        'Gross income: cities, provinces, capital, trade, caravans and tributes. Each province pays what the map shows. Cities and provinces in revolt pay nothing.'
      ]
    },
    E: {
      title: 'Empires',
      text: [
        'Gross income: cities, Areas, capital, trade, caravans and tributes. Each Area pays {income.area} gold, in full control {income.areaInFullControl}. Cities in revolt pay nothing.'
      ]
    },
    F: {
      title: 'Other income',
      text: [
        {
          list: [
            'Trade: {income.trade} gold for each sea zone with a value where the nation holds a coastal city that is not in revolt; if it holds all of them and none is in revolt, the value of the monopoly besides.',
            'Caravans are collected earlier (X.D).',
            'Tribute: {income.tributeOfAVassal} gold from each vassal, even a poor one; up to {clients.tribute} from each client.',
            'It pays {income.tributeOfAVassal} to its suzerain and {foedus.tribute} for each Foedus. Who cannot is bankrupt, and the federates may break away (XXVIII.G).'
          ]
        }
      ]
    },
    G: {
      title: 'Revolts, heresies, decline',
      text: [
        'These are added to the expenses:',
        {
          rows: [
            ['{income.revoltMinus}', 'for each province with Revolt −'],
            ['{income.revoltPlus}', 'for each province with Revolt +'],
            [
              '{income.heresy}',
              'for each heretical Area; for a Kingdom only where some of its Areas are heretical and others are not'
            ],
            ['{age.declineCost}', 'in single decline'],
            ['{age.doubleDecline}', 'in double decline']
          ]
        }
      ]
    },
    H: {
      title: 'Net income',
      text: [
        'A Kingdom pays {income.upkeep} gold of upkeep for each of its units, lent ones too; an Empire pays none. Gross income less upkeep and expenses, rounded up, goes into the treasury. It may be less than nothing.'
      ]
    },
    I: {
      title: 'Recovery from sack',
      text: [
        'After the income, the plunder markers on all cities of the nation are taken off, and a lost capital is set up again. In each of its Areas up to {income.sitesRecovered} markers are taken from empty sites, once a turn. Barbarians recover, too.'
      ]
    },
    J: {
      title: 'Bankruptcy',
      text: [
        'A Civilised nation that could not pay for any administration card, or cannot pay its expenses, is bankrupt, once a turn at most:',
        {
          list: [
            'it ages {bankruptcy.ages} spaces;',
            'its decline rises by a level;',
            'an administration card is drawn for its calamity, if it shows one;',
            'a Kingdom that could not pay its expenses loses the units it cannot pay for, or half of those it has if that is less.'
          ]
        }
      ]
    },
    K: {
      title: 'Collapse',
      text: [
        'An Empire of age {collapse.age} or more that goes bankrupt rolls a D10:',
        {
          rows: [
            ['{+collapse.forAYear}', 'for each space beyond {collapse.age}'],
            ['{+collapse.forDecline}', 'for each level of decline'],
            ['{+collapse.forACalamity}', 'for each calamity of this turn'],
            ['{+collapse.forALostCapital}', 'its capital fell in the turn before'],
            ['{+collapse.forAnArea}', 'for each Area besides that of the capital']
          ]
        },
        'At {collapse.on} or more it is no more. Its units, leaders, capital and treasury leave the game; auxiliaries become infantry of their own peoples as far as these have any left; mercenaries go home; vassals and federates are free.'
      ]
    }
  }
}
