import type { RuleText } from '../rule-text.ts'

export const x: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: ['Event cards are drawn, raiders strike, caravans arrive, in this order.']
    },
    B: {
      title: 'Event cards',
      text: [
        'Each player draws one card, in player order, however many nations are his. Of the {cards.events} cards {cards.publicEvents} are public and played at once; {cards.privateEvents} are private and may be kept. Some plunder markers work as event cards, too (XXIV.D).',
        'A card may be played on others’ affairs as well as one’s own. Inactive nations cannot be its target, except in battle. Discards come back only with the event Reserve.'
      ]
    },
    C: {
      title: 'Raids',
      text: [
        'Raiding nations strike in the order of the time table. Each has at least {raid.party} units for it. How a raid goes is told in →XI.'
      ]
    },
    D: {
      title: 'Caravans',
      text: [
        'A province with a caravan pays the Civilised nation that holds it {caravan.gold} gold a turn, revolt or not. A D10 names the caravan of the year, which pays {caravan.exceptionalGold} instead:',
        { table: 'caravans', head: ['D10', 'Caravan'] },
        'Under the event Caravan these are {caravan.goldInABoom} and {caravan.exceptionalGoldInABoom} gold.',
        'Barbarians who hold a caravan may plunder it for {caravan.markers} plunder marker on a D2, that of the year without a roll; under the event Caravan for {caravan.markersInABoom} markers.'
      ]
    }
  }
}
