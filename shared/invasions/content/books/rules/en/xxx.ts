import type { RuleText } from '../rule-text.ts'

export const xxx: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'Diplomacy is made with {cards.diplomacy} cards, drawn in the Time phase from the youngest nation to the oldest while there are any. A Kingdom draws as many as its leader’s diplomacy, an Empire {diplomacy.cardsOfAnEmpire} more; Barbarians none. Nothing can be played with an invading nation.',
        'Most cards can be played until the earlier of the activations of the nations concerned begins; Mercenary and Corruption later, too. You are asked after the draw, and as each activation begins that concerns a card. Who cannot pay cannot play. At the end of the war all cards left are discarded for {diplomacy.goldForADiscard} gold each.'
      ]
    },
    B: {
      title: 'Alliance',
      text: [
        '{cards.alliance} cards. An alliance for one turn (→XXVI), with a nation that is neither federate nor vassal. It ends when both have been activated. Another player decides for his nation; one’s own accepts on a D2. A minor Kingdom accepts on a D2 and becomes a client (XXVII.A). Or the card breaks an alliance or a clientship of others or one’s own, on a D2.'
      ]
    },
    C: {
      title: 'Treaty',
      text: [
        '{cards.treaty} card. {cost.treaty} gold to the other nation: neither attacks the other this turn, and it cedes a province beside one’s own, or an island beside one’s fleets, that has no capital, horde or granary. Its units leave, and at least one of yours moves in.'
      ]
    },
    D: {
      title: 'Marriage',
      text: [
        '{cards.marriage} cards. A dowry of {cost.marriage} gold. The other nation has {diplomacy.pointsForAMarriage} points if it does not attack you in its next activation, and lends a unit of its choice for yours, after which it goes home. You stay hostile to each other.'
      ]
    },
    E: {
      title: 'Tribute',
      text: [
        '{cards.tribute} cards. {cost.tribute} gold to the other nation: both are neutral until both have been activated.'
      ]
    },
    F: {
      title: 'Foedus',
      text: [
        '{cards.foedus} cards. A Barbarian nation must accept a Foedus (→XXVIII). Only so an Empire has more than one a turn, and a Kingdom any.'
      ]
    },
    G: {
      title: 'Corruption',
      text: [
        '{cards.corruption} cards. {cost.corruption} gold to a besieger, before whatever city: the siege is lifted.'
      ]
    },
    H: {
      title: 'Mercenary',
      text: [
        '{cards.mercenary} cards. {cost.mercenary} gold to Barbarians whose horde is in or beside one of your Areas: they lend you a unit for your next activation, which you place in a province that you control. It does not fight its own people: it goes over to them at the start of the battle, and does not count for an overrun or a forced passage against them. It does fight others of its people who serve somebody else.'
      ]
    },
    I: { title: 'Nothing', text: ['{cards.nothing} card, a decoy.'] }
  }
}
