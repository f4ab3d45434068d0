import type { RuleTexts } from './rule-text.ts'

export const chapters: RuleTexts = {
  B: {
    intro: [
      'The circles are the {board.provinces} provinces of the Empire, in {board.regions} regions of {board.members}: Italia in the middle, the others clockwise around it. The Roman die names a region, the plain die a province in it. The dice never name Italia.',
      'Beyond each outer region lies a land that is not Roman: its frontier. Armies come from there, and there the game is won.',
      'A link from circle to circle is whole or broken. Broken ones cross mountains, rivers, straits or deserts: dearer for emperors (I.1), uncertain for threats (→II). “Linked” always means next to each other, by either kind of link.',
      'A circle with sea in it is a coast of that zone. There are {board.seas} zones in a row, from the ocean to the Black Sea.',
      'A province holds one figure (an emperor or an army) and one disc, never more.',
      {
        head: ['In the box', ''],
        rows: [
          ['Discs of unrest, grey', '{threats.discs}'],
          ['Discs of revolt, black', '{threats.discs}'],
          ['Armies', '{box.armies}'],
          ['Fleets', '{box.fleets}'],
          ['Discs of each emperor', '{box.discs}']
        ]
      }
    ],
    sections: {}
  },
  S: {
    intro: [
      'The plain die puts a revolt into each outer region; a throw under {setup.lowest} is thrown again, so that no region begins with its first province in revolt. Then both dice put as many more revolts on the board as the level says, and the Roman die as many armies, each beyond the frontier that it names. What is taken already is thrown again.',
      'A level is told by its figures, from the easiest value of each row to the hardest:',
      {
        rows: [
          ['Discs of each emperor', '{level.discs}'],
          ['Fleets', '{level.fleets}'],
          ['Revolts beyond the first', '{level.revolts}'],
          ['Armies at the start', '{level.armies}']
        ]
      },
      'Level {level.normal} is the normal one, {level.first} a good beginning. Without the hardest values there are {level.count} of them.',
      'The fleets begin in whichever zones the players like, also together in one.'
    ],
    sections: {}
  },
  T: {
    intro: [
      'The emperors take their turns in a fixed order: Diocletian, Galerius, Constantius, Maximian. Each turn is a Roman phase (→I) and a barbarian phase (→II).',
      'All emperors are always in play. A single player leads them all; a pair share them as East and West; where one player is missing for each emperor to have his own, all of them lead a Caesar together, about whom his Augustus has the last word; otherwise each leads his own. Everybody wins or loses together (→E).',
      'An emperor who is not on the board, in the first round or after a misfortune, comes to it at the start of his turn: in Roma, or in his own capital if neither army nor disc is there. If another emperor stands there he must go on with his first action.'
    ],
    sections: {}
  },
  I: {
    intro: [
      'The emperor has {turn.points} Imperium points to spend, on whichever actions and in whichever order he likes. What he does not spend is lost. Until the first die rolls, all can be taken back.'
    ],
    sections: {
      1: {
        title: 'Moving',
        text: [
          {
            head: ['Step', 'Points'],
            rows: [
              ['along a whole link', '{move.link}'],
              ['along a broken link', '{move.broken}'],
              ['by a fleet, from one coast of its zone to another', '{move.fleet}'],
              ['into a province in revolt, besides', '{+move.intoRevolt}']
            ]
          },
          'Nobody enters the province of an army. Another emperor’s province may be passed, but one can neither stop nor act there.',
          'Fleets in adjacent zones do not join them (but see V.2).'
        ]
      },
      2: {
        title: 'Sailing',
        text: [
          'For {sail.cost} point an emperor who is on the board sends a fleet to an adjacent zone, wherever he stands. It carries at once.'
        ]
      },
      3: {
        title: 'Protecting',
        text: [
          'Where no disc lies, the emperor may place one of his: {protect.province} point. It keeps unrest out and supports him in battle (I.5). It stays until an uprising, an army or his own defeat takes it; he cannot take it up again himself.',
          'A land beyond the frontier takes {protect.frontier} points, and its region must be free of revolt. That disc stays for good. All frontiers protected: the game is won (→E).'
        ]
      },
      4: {
        title: 'Subduing',
        text: [
          'Where he stands the emperor may',
          {
            rows: [
              ['take off a disc of unrest', '{subdue.unrest}'],
              ['take off a disc of revolt', '{subdue.revolt}'],
              ['turn revolt into unrest', '{subdue.calm}']
            ]
          }
        ]
      },
      5: {
        title: 'Attacking',
        text: [
          'An army next door is attacked for the points of a move over that link; a fleet does not help. Both dice roll: the Roman one for the emperor, the plain one for the army.',
          {
            list: [
              'To his die the emperor adds his own discs in one chain that reaches him: on his province or next to it, and on from disc to disc. Of several chains the longest counts.',
              'To its die the army adds the discs of revolt in the chain that reaches it.',
              'Each other emperor linked to the army multiplies the emperor’s sum by {fight.factor}; each other army linked to the emperor does the same for the army’s.'
            ]
          },
          { picture: 'chain' },
          {
            example:
              'In the picture, the emperor on the second circle is reached by a chain of {example.right} on his right and one of {example.left} on his left: he adds {example.right}.'
          },
          'A capital that nothing covers counts as a disc of its emperor, and Roma as anybody’s. Broken links count as links in battle.',
          {
            rows: [
              ['The emperor has more', 'The army and the disc under it go, and he moves in.'],
              [
                'The army has more',
                'He leaves the board and his turn is over; an emperor’s disc where he stood goes, but never one on a frontier.'
              ],
              ['As much', 'Nothing happens.']
            ]
          }
        ]
      }
    }
  },
  II: {
    intro: [
      'The threats move: the state of the Empire, the dice, the armies. Whenever a broken link matters in this phase, the plain die decides whether it lets the threat through, on {link.opensOn} or more; the next time it is rolled anew.'
    ],
    sections: {
      0: {
        title: 'The state of the Empire',
        text: [
          'Unrest that is linked to revolt becomes revolt, and what is linked to that as well, until nothing changes. Then every emperor who stands on a revolt leaves the board.',
          'This comes before the dice: whoever is caught by an uprising stays where he is until the next turn’s barbarian phase.'
        ]
      },
      1: {
        title: 'The result of the dice',
        text: [
          'Both dice name a province:',
          {
            rows: [
              ['an emperor’s disc, or an open capital', 'Nothing: it is protected.'],
              ['no disc', 'Unrest.'],
              ['unrest', 'Revolt.'],
              ['revolt', 'An uprising (II.2).']
            ]
          }
        ]
      },
      2: {
        title: 'Uprisings and their echoes',
        text: [
          'Every Roman province linked to the one that rises is in revolt now, whatever disc was there. It goes no farther than to its neighbours, and never beyond a frontier.',
          'While an army is still in reserve the uprising has an echo: the Roman die names a region. If the land beyond its frontier is empty, an army appears there. If not, the plain die names a province of that region, which is struck as by the dice (II.1), perhaps with another uprising.'
        ]
      },
      3: {
        title: 'The advance of the barbarians',
        text: [
          'Every army takes one step towards Roma along its arrows: from beyond the frontier through the provinces of the region by their numbers, then by the shortest way. Those nearer to Roma move first, then those of the lower region. Behind another army it waits.',
          'A province that an army enters is in revolt; any other disc there goes.',
          'An emperor in the way is attacked instead, with the sums of I.5. If he loses, he leaves the board and the army enters; if the army loses, it goes with the revolt it stood on.'
        ]
      }
    }
  },
  E: {
    intro: [
      {
        list: [
          'Won, at once: all {board.frontiers} frontiers are protected.',
          'Lost, at once: an army enters Roma, or a disc of unrest or revolt has to be placed and none is left.'
        ]
      },
      'Every frontier takes a disc of its own. Discs given for powers never come back (V.1), nor does a disc in a province that neither an uprising nor an army can reach any more. When too few are left for the open frontiers, the game can no longer be won: everybody is told so, and before each round the players are asked whether they end it there. It ends if all agree.',
      'How well it stands, on a scale up to {scale.most}:',
      {
        rows: [
          ['each frontier protected', '{+scale.frontier}'],
          ['Italia free of revolt', '{+scale.italia}'],
          ['each frontier open', '{-scale.frontier}'],
          ['each army on the board', '{-scale.army}'],
          [
            'each region in rebellion: more than {scale.mostToSubdue} points to subdue all of it',
            '{-scale.rebels}'
          ]
        ]
      }
    ],
    sections: {}
  },
  V: {
    intro: [
      'Variants may be chosen in any combination, except that a game uses only one edition of Imperium. El Grande sets the emperors against each other without an end to their common cause; all others make the game easier.'
    ],
    sections: {
      1: {
        title: 'Imperium',
        text: [
          'Each emperor has a power. Every use costs him {power.discs} disc from his hand, for the rest of the game.',
          {
            list: [
              'Diocletian may spend points of this turn on moves of the other emperors.',
              'Galerius adds {power.added} to his die, after the throw, as often as he has discs.',
              'Constantius stops an army that is about to attack him.',
              'Maximian has {power.point} point more in this turn.'
            ]
          }
        ]
      },
      2: {
        title: 'Mare Nostrum',
        text: [
          'Adjacent zones that both have a fleet are one zone: one crosses from any of its coasts to any other.'
        ]
      },
      3: {
        title: 'Diarchia',
        text: [
          'The discs of an Augustus and of his Caesar support both of them in battle. Each still places only his own.'
        ]
      },
      4: {
        title: 'Patres Patriae',
        text: [
          'In each round Diocletian may take {power.point} point from Galerius’s turn, and Constantius may give {power.point} to Maximian’s.'
        ]
      },
      5: {
        title: 'El Grande',
        text: [
          'Who leads a victory takes {rivalry.glory} grey disc for glory, who leads a defeat gives {rivalry.glory} back if he has one. After the common victory each counts the frontiers he has protected and his glory:',
          {
            list: [
              'with {rivalry.lead} points more than anybody else he is the Great, the only emperor;',
              'failing that, with {rivalry.lead} more than his colleague he is master of the East or of the West.'
            ]
          },
          'In a pair, each player wants one of his own to be the Great; with a player for each emperor, each wants that for himself, or at least his half. A single player, or friends, want neither to happen: the tetrarchy is preserved.'
        ]
      },
      6: {
        title: 'Imperium, French edition',
        text: [
          'Instead of the powers of V.1, an emperor may give discs from his hand in his turn, as many as he likes. Each gives him {purchase.point} point more in this turn and is out of the game.',
          'Whenever he leads a victory or protects a frontier, he takes back {purchase.regained} of the discs that he has given.'
        ]
      }
    }
  }
}
