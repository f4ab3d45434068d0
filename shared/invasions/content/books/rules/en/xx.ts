import type { RuleText } from '../rule-text.ts'

export const xx: RuleText = {
  intro: [
    'A battle goes in this order: tactical advantages, missile round, combat round, victory, fall of leaders, recovery, retreat.'
  ],
  sections: {
    A: {
      title: 'In general',
      text: [
        'After movement there is battle wherever units of hostile nations meet, one after the other as the attacker likes. The active nation is the attacker. There is one missile round and one combat round. The loser retreats.'
      ]
    },
    B: {
      title: 'Battle dice',
      text: ['Each sword is a hit; red swords hit only in plains, steppe and desert.', { picture: 'dice' }]
    },
    C: {
      title: 'Tactical advantages',
      text: [
        'The side with {battle.advantage} mounted units more than the other, or with {battle.advantageOverNone} against none, has the cavalry advantage; the heavy advantage goes in the same way by heavy units. Both are looked at before the missiles and again before the combat.'
      ]
    },
    D: {
      title: 'Missile round',
      text: [
        'Each side has white dice, rounded up: one for {battle.archersForADie} archers, one for {battle.franksForADie} Franks with the axe. It loses {battle.shotsLostToHeavy} to an enemy with the heavy advantage. In plains, steppe and desert one die becomes black for each {battle.horseArchersForASwap} horse archers, rounded up. Both shoot at once.',
        'In the mountains the defender may ambush: surely if the attacker came over a range or a river, else on a D2; not against a leader who knows the mountains. Whoever ambushes shoots first, has one die more for {battle.ambushersForADie} other infantry, and his alpine units count {battle.alpineTimes} times. Only those who survive shoot back.',
        'If one side is destroyed, the fall of leaders follows at once.'
      ]
    },
    E: {
      title: 'Leaders and re-rolls',
      text: [
        'A leader has as many re-rolls as his combat bonus, in the combat round. After both have rolled, the attacker first, each may have single dice rolled again, his own or the enemy’s; the new face counts, and may be rolled again.',
        'A leader with combat {battle.combatForTheOption} or more may give up one re-roll before the round for a black die more, or to take one from the enemy.'
      ]
    },
    F: {
      title: 'The dice pool',
      text: [
        'Each unit gives one white die; hordes and Limites do not.',
        {
          head: ['Attacker', 'Dice'],
          rows: [
            ['in marsh', '{+battle.inMarsh}'],
            [
              'all over a strait, a river or a range, unless intercepted; amphibious units ignore rivers',
              '{+battle.overACrossing}'
            ],
            ['in forest against Barbarians who are no Nomads', '{+battle.inForest}'],
            ['Barbarians in a Barbarian province against Civilised', '{+battle.barbariansAtHome}']
          ]
        },
        {
          head: ['Defender', 'Dice'],
          rows: [
            ['fortified city', '{+battle.inACity}'],
            ['Limes', '{+battle.behindALimes}'],
            ['one horde or more', '{+battle.besideAHorde}']
          ]
        },
        'Nobody has less than one die. For the forest and for Barbarians at home one such unit on the side concerned is enough; for crossings all units must have crossed.'
      ]
    },
    G: {
      title: 'Exchanged dice',
      text: [
        'One white die becomes black for each of these:',
        {
          list: [
            '{battle.eliteForASwap} elites or more; Rome and Byzantium with {battle.romanEliteForTwo} or more have another one',
            'the cavalry advantage',
            'an Empire against Barbarians',
            'Nomads in the steppe',
            'a fortified city, for an Empire in defence'
          ]
        },
        'Then, if the enemy has the heavy advantage, one black die becomes white again, if there is one. Cards come last. For an Empire and for Nomads one such unit is enough, but auxiliaries alone do not make an Empire.',
        { picture: 'exchange' }
      ]
    },
    H: {
      title: 'Combat round',
      text: [
        'Both roll, and the hits count at once. Each player chooses his own losses. A hit destroys a standard unit or turns an elite over. The first unit that is destroyed in a mixed stack must be a national one. A horde is hit last, and then its nation submits (XXIX.B).'
      ]
    },
    I: {
      title: 'Victory',
      text: [
        {
          list: [
            'Who destroys all enemy units wins;',
            'else who has lost fewer units;',
            'else the defender, if there is a fortified city or a horde;',
            'else the better leader by combat bonus;',
            'else the defender.'
          ]
        }
      ]
    },
    J: {
      title: 'Fall of leaders',
      text: [
        'If a whole stack is destroyed, before recovery, its leader falls on a failed D2; if he lives he goes to the nearest friendly province. In an Empire in decline each leader who wins is murdered on {battle.assassinsOn} or more of a D10. An unnamed leader who has fallen returns in the next turn.'
      ]
    },
    K: {
      title: 'Recovery',
      text: [
        'Each side takes back {battle.recovered} of its destroyed units, elites damaged. If one side had only {battle.smallBattle} units at the start, each takes back {battle.recoveredInASmallBattle}; if one had a single unit, nobody does. Then each Civilised nation may repair {battle.repaired} elite; after a naval battle all damaged elite fleets are repaired. Nomads who submit a people in a Barbarian Area choose what it takes back.'
      ]
    },
    L: {
      title: 'Retreat',
      text: [
        'The loser goes up to {battle.retreatSteps} steps through empty, neutral or friendly provinces and open straits, to friendly provinces or empty ones without a city, within the limit; he may divide. The attacker goes back the way he came; the defender never towards where the attacker came from. Nobody goes by ship or is intercepted. {movement.overrunners} units may overrun on the way, and an attacker may go where his own hold the enemy down (XVIII.F). Barbarians may cross any province of a Barbarian Area. Who comes to friends whose battle is still to be fought stands aside in it, and goes on if it is lost or there is no room. Who finds no place is destroyed; a Limes cannot retreat.'
      ]
    }
  }
}
