import type { RuleTexts } from './rule-text.ts'

export const chapters: RuleTexts = {
  S: {
    intro: [
      'You lead a demos, a faction of the hippodrome, at the court of Justinian. Whoever has most Doxa at the end wins. It comes from what you give to the emperor’s events, from being their victor, from votes, and from secret missions.',
      'Each round has a phase of events (→E), a phase of actions (→A) and a resolution (→R). After the last event comes the reckoning (→V). Cards of intrigue (→I) break into all of it.'
    ],
    sections: {
      1: {
        title: 'Events',
        text: [
          'Each round has its event. So many are drawn of each age:',
          {
            head: ['Game', 'Ages I, II and III'],
            rows: [
              ['Standard', '{events.standard}'],
              ['Marathon', '{events.marathon}']
            ]
          },
          'They come by date, and in alphabetical order within a year. All lie open from the beginning.'
        ]
      },
      2: {
        title: 'Missions',
        text: [
          'Each player is dealt {missions.dealt} missions and gives up {missions.discarded}; another {missions.discarded} goes when age II is over. Missions stay secret until the end (V.3).'
        ]
      },
      3: {
        title: 'The draft',
        text: [
          'Everybody is dealt {draft.dealt} cards, keeps one, and passes the others clockwise, until each has {draft.kept}. What nobody wanted makes the discard pile.'
        ]
      },
      4: {
        title: 'The table',
        text: [
          'Everybody begins with {start.auctoritas} Auctoritas and {start.nomismata} Nomismata. Whoever holds the imperial ring has {start.doxa} Doxa, each further player clockwise one more.',
          {
            head: ['Players', 'Dynamis a round'],
            rows: [
              ['a pair', '{dynamis.pair}'],
              ['a trio', '{dynamis.trio}'],
              ['a full table', '{dynamis.full}']
            ]
          },
          'The offer shows {offer.cards} cards. The market has one of each resource, in random order.'
        ]
      }
    }
  },
  E: {
    sections: {
      1: {
        title: 'Initiative and chests',
        text: [
          'A chest is opened at each of the positions I to IV. From the ring holder clockwise, everybody takes a free position, with the content of its chest and its keimelion. All positions are open to any number of players. The positions are the order of votes and of turns.'
        ]
      },
      2: {
        title: 'Keimelia and ties',
        text: [
          {
            head: ['Position', 'What it brings in this round'],
            rows: [
              ['I, the Labarum', '{keimelion.labarum} more Dynamis'],
              [
                'II, the Chalice',
                '{keimelion.chalice} Auctoritas for the vote only; in a challenge, as many of its resource for the challenge only'
              ],
              ['III, the Sceptre', 'the last word in every tie'],
              [
                'IV, the Robes',
                '{keimelion.robes} times the reward as the victor, and no penalty for giving least'
              ]
            ]
          },
          'Where nobody holds the Sceptre, the ring holder breaks ties.'
        ]
      },
      3: {
        title: 'The vote',
        text: [
          'In the order of initiative each player assigns any amount of Auctoritas to one of the options. It is spent. The option with more is what the emperor wants in this round.',
          'Whoever assigned most has {vote.alone} Doxa; tied players have {vote.tied} each. If nobody assigned anything there is no Doxa, and the tie is broken (E.2).',
          'A challenge event has no options, and nobody votes (R.4).'
        ]
      }
    }
  },
  A: {
    sections: {
      1: {
        title: 'Turns',
        text: [
          'In the order of initiative, again and again, the next player spends a Dynamis for one of the actions below, until nobody has any left. Who passes is out for the rest of the round, and what Dynamis is left is lost.',
          'In your turn you may discard cards of your hand at any time: each brings {discard.auctoritas} Auctoritas and {discard.nomismata} Nomismata.'
        ]
      },
      2: {
        title: 'Drawing',
        text: [
          {
            head: ['Auctoritas', 'Cards'],
            rows: [
              ['{draw.deck}', '{draw.cards} of the deck'],
              ['{draw.offer}', 'one of the deck, and one of the offer, which is filled again'],
              ['{draw.discard}', 'one of the deck, and the top of the discard pile']
            ]
          },
          'When the deck is empty the discards become the new one.'
        ]
      },
      3: {
        title: 'Playing cards',
        text: [
          'Any number of cards, each for its cost in Nomismata. A hero in your area makes cards of his type cheaper by his level (his laurels), heroes too, and at once. Several heroes do not add up: the best one counts. One of a pair of types gives both discounts to a card of both. Heroes behind another still count, cards face down do not. A card of a pair of types belongs to both.',
          'A card without laurels has an ability that works once, when you play it, before the next card. You may leave it unused. A hero’s ability works from then on.'
        ]
      },
      4: {
        title: 'Bandons',
        text: [
          'After playing you may arrange your cards: a hero in front, and behind him up to his level in cards of his type; a hero of a pair of types leads both. Only the front card keeps its ability. Heroes may stand behind others.',
          'A card or bandon with a Dynamis on it stays as it is until the round is over.'
        ]
      },
      5: {
        title: 'Activating',
        text: [
          'Lay the Dynamis on a card or bandon: all its cards produce what they show. This can be done once a round with each. An ability that activates without Dynamis leaves no mark, and may use what is marked.'
        ]
      },
      6: {
        title: 'Selling',
        text: [
          'The spaces of the market are worth {market.values} Nomismata. You may sell one of each resource that the market lacks: it goes to the first empty space and brings its value. Once an action you may also sell a double of the first resource: it goes to the first empty space too, then the first leaves and all others move down.'
        ]
      },
      7: {
        title: 'Buying',
        text: [
          'Any resources at the values of their spaces. Afterwards the others move down to fill the gaps.'
        ]
      },
      8: {
        title: 'Renewing the market',
        text: [
          'The market is cleared and filled anew with one of each resource; the last space stays empty. You draw {renew.cards} card.'
        ]
      }
    }
  },
  I: {
    sections: {
      1: {
        title: 'Playing and cancelling',
        text: [
          'Cards without production are intrigue. They cost Nomismata but no action and no Dynamis, are played in their own moment, also in another’s turn, and stay in your area. Heroes make them cheaper too.',
          'A declared action can be cancelled before its details are known: it is lost with its Dynamis, and the turn is over. A card of intrigue can be cancelled as it is played, and so can the cancelling one: the last is resolved first. A cancelled card is paid for and stays in the area.'
        ]
      },
      2: {
        title: 'Effects',
        text: [
          'Targets are chosen once nobody cancels the card. Units go to any area. A card that is removed leaves the game, and its owner may arrange his bandons anew; one that lies face down neither produces nor works until the round is over.',
          'Where goods are split, the chosen player makes the lots and the card’s owner picks first.'
        ]
      }
    }
  },
  R: {
    sections: {
      1: {
        title: 'Contributing',
        text: [
          'All choose in secret what they give, and open their hands together. Nobody gives more of a kind than the event demands. Each resource brings {contribution.doxa} Doxa, and so do {contribution.nomismata} Nomismata. What is given is gone, whatever comes of it.'
        ]
      },
      2: {
        title: 'Completed or cancelled',
        text: [
          'If all together reach the whole demand, the event is completed: who gave most is the victor (V) and has its reward. If anything is lacking it is cancelled: who gave least, nothing included, is defeated (D) and suffers its penalty. Resources count one each, Nomismata {contribution.nomismata} for one.',
          'What you cannot pay costs Doxa: {contribution.doxa} for each resource, and for each {contribution.nomismata} Nomismata, rounded down. Doxa never falls below none.'
        ]
      },
      3: {
        title: 'Units',
        text: ['A completed event places the units of its option in its area, as far as the box has them.']
      },
      4: {
        title: 'Challenges',
        text: [
          'A challenge event has no vote. Once it is completed, all give one named resource in secret. The greatest gifts bring the Doxa that the event shows, in their order; ties are broken (E.2). Nothing given earns nothing, and the gifts bring no other Doxa.'
        ]
      },
      5: {
        title: 'The next round',
        text: [
          'Hands fall to {hand.limit} cards, each discard for the usual income. Cards that lie face down are turned up. The ring goes to the next player clockwise.'
        ]
      }
    }
  },
  V: {
    sections: {
      1: {
        title: 'The last intrigue',
        text: [
          'In the order of initiative, until all are done, players may play intrigue that places, moves or removes units. Who cannot pay for such a card may discard others for their income. Antonina does not work any more.'
        ]
      },
      2: {
        title: 'Ranks',
        text: [
          {
            head: ['Most', 'Doxa of the first places'],
            rows: [
              ['resources left', '{ranks.resources}'],
              ['printed cost of the cards in play', '{ranks.costs}']
            ]
          },
          'Tied players share the better place.'
        ]
      },
      3: {
        title: 'Missions',
        text: ['All missions are shown and scored. No intrigue is played any more.']
      },
      4: {
        title: 'The winner',
        text: ['Most Doxa wins; then most Auctoritas, then most Nomismata. Who is still tied wins together.']
      }
    }
  },
  J: {
    intro: [
      'Alone you are Justinian. Nobody votes and nobody rivals you, but every event that you fail costs Doxa, and at none the empire falls.'
    ],
    sections: {
      1: {
        title: 'Set-up',
        text: [
          'Intrigue and Antonina stay in the box. You see {draft.dealt} cards and keep {draft.kept}. You have {start.doxa} Doxa and {dynamis.alone} Dynamis a round. Solo events are drawn: {events.soloStandard} of the ages in a standard game, {events.soloMarathon} in a marathon. The first lies open, the others face down. The first round has no event.',
          'The chests of the positions stay for the whole game.'
        ]
      },
      2: {
        title: 'Changed cards',
        text: [
          'What a card gives to others is ignored. What others would lose you receive, and a card that they would discard you draw instead. What works for a completed event, or for what is contributed, works for each unit that you place.'
        ]
      },
      3: {
        title: 'The round',
        text: [
          'You act until your Dynamis is spent. Without Dynamis you may turn over a later event for {solo.reveal} Auctoritas, keep a card of the offer for this round for {solo.reserve} Auctoritas, pay what an event asks besides its units (no Doxa for it), and place a seal (J.5).'
        ]
      },
      4: {
        title: 'Placing units',
        text: [
          'One action places any number of units in any areas. Each costs its resources, and each resource brings one Doxa. For each unit that you place you may move one other.'
        ]
      },
      5: {
        title: 'Seals',
        text: [
          'Once a turn you may place a seal on a position that has none, and have its chest and its keimelion:',
          {
            rows: [
              ['the Labarum', 'a Dynamis for each card of a bandon, {solo.least} at least'],
              ['the Chalice', '{solo.chalice} Nomismata for each unit on the map'],
              ['the Sceptre', 'a resource of your choice for each completed event'],
              [
                'the Robes',
                'you see as many cards of the deck as you have in play, and may play one of them for nothing'
              ]
            ]
          }
        ]
      },
      6: {
        title: 'The event',
        text: [
          'If its units stand in its area and its goods are paid you have its reward, otherwise you lose its Doxa. Then the cards of the offer that you have not kept are replaced, and your hand falls to {hand.limit}.'
        ]
      },
      7: {
        title: 'The rank',
        text: [
          {
            head: ['From Doxa', 'They remember you with'],
            rows: [
              ['{ranks.nero}', 'Nero'],
              ['{ranks.caligula}', 'Caligula'],
              ['{ranks.titus}', 'Titus'],
              ['{ranks.trajan}', 'Trajan'],
              ['{ranks.aurelius}', 'Marcus Aurelius'],
              ['{ranks.caesar}', 'Julius Caesar'],
              ['{ranks.augustus}', 'Augustus']
            ]
          }
        ]
      }
    }
  },
  C: {
    intro: ['What a card does stands on it. Some need a word more.'],
    sections: {
      1: {
        title: 'Single cards',
        text: [
          {
            rows: [
              [
                'Tribonianus, Severus, Junillus, Africanus, Germanus',
                'once an event, one unit of what they name stands for any one resource that is demanded'
              ],
              [
                'Commissary of Food Supply and its like',
                'one more card at once, for one resource instead of Nomismata; a card of intrigue cannot be played so'
              ],
              ['Mundus, Buzes, Artabanes, Martin', 'open the chest of their keimelion again, at once'],
              ['Ecclesiastical Escort', 'a further action without Dynamis; an activation leaves no mark'],
              ['Cosmas Indicopleustes', 'exactly one resource for each Emporion card, before the next card'],
              ['Peter Barsymes', 'better by one for each resource that is bought or sold'],
              [
                'Procopius of Caesarea',
                'for each Rustica card a bandon is activated and marked, never one that is marked'
              ]
            ]
          }
        ]
      }
    }
  }
}
