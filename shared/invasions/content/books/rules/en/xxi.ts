import type { RuleText } from '../rule-text.ts'

export const xxi: RuleText = {
  intro: ['A campaign may use these rules instead of →XX.'],
  sections: {
    A: {
      title: 'In general',
      text: [
        'The missile round is followed by up to a pair of combat rounds, and 2D6 with modifiers take the place of dice pools.'
      ]
    },
    B: { title: 'Tactical advantages', text: ['The same as in XX.C, looked at before each round.'] },
    C: {
      title: 'Missile round',
      text: [
        'A side that can shoot rolls 2D6:',
        {
          rows: [
            [
              '{+advanced.archer}',
              'for each archer; {+advanced.horseArcher} for horse archers in plains, steppe and desert'
            ],
            ['{+advanced.frank}', 'for each Frank with the axe'],
            ['{+advanced.ambusher}', 'for each other unit in an ambush'],
            ['{+advanced.shotAtHeavy}', 'the enemy has the heavy advantage']
          ]
        },
        {
          head: ['Total', 'Hits'],
          rows: [
            ['less than {advanced.oneHitInTheOpenOn}', 'none'],
            ['{advanced.oneHitInTheOpenOn}', 'one, in plains, steppe and desert only'],
            ['{advanced.oneHitOn} or more', 'one'],
            ['{advanced.twoHitsOn} or more', 'a pair']
          ]
        },
        'Ambush and alpine units as in XX.D.'
      ]
    },
    D: {
      title: 'Leaders and re-rolls',
      text: [
        'As in XX.E. A leader with combat {battle.combatForTheOption} or more may give up one re-roll in each round, before any die, for {+advanced.tacticalBonus} to his roll or as much from the enemy’s.'
      ]
    },
    E: {
      title: 'Modifiers',
      text: [
        {
          head: ['Attacker', '2D6'],
          rows: [
            ['in marsh', '{+advanced.inMarsh}'],
            ['all over a strait, unless intercepted', '{+advanced.overACrossing}'],
            [
              'all over a river or a range, in the first round, unless intercepted',
              '{+advanced.overACrossing}'
            ],
            ['in forest against Barbarians who are no Nomads', '{+advanced.inForest}'],
            ['Barbarians in a Barbarian province against Civilised', '{+advanced.barbariansAtHome}']
          ]
        },
        {
          head: ['Defender', '2D6'],
          rows: [
            ['fortified city', '{+advanced.inACity}, an Empire {+advanced.inACityOfAnEmpire}'],
            ['the attackers all came over a strait', '{+advanced.acrossAStrait}']
          ]
        },
        {
          head: ['Either side', '2D6'],
          rows: [
            [
              '{battle.eliteForASwap} elites or more (Rome and Byzantium with {battle.romanEliteForTwo} as much again)',
              '{+advanced.elite}'
            ],
            ['cavalry advantage', '{+advanced.forCavalry}'],
            ['the enemy has the heavy advantage', '{+advanced.againstHeavy}'],
            ['an Empire against Barbarians', '{+advanced.againstBarbarians}'],
            ['Nomads in the steppe', '{+advanced.nomadsInSteppe}']
          ]
        }
      ]
    },
    F: {
      title: 'Combat rounds',
      text: [
        'The row is the modified roll, the column the number of units. Halves count as one in plains, steppe and desert, elsewhere as nothing.',
        { table: 'combat', head: ['2D6'] },
        'After the first round the defender and then the attacker may retreat of their own will; the other has won. Hordes count as one unit in defence, a Limes too.'
      ]
    },
    G: { title: 'Victory', text: ['As in XX.I.'] },
    H: { title: 'Fall of leaders', text: ['As in XX.J.'] },
    I: { title: 'Recovery', text: ['As in XX.K.'] },
    J: { title: 'Retreat', text: ['As in XX.L.'] }
  }
}
