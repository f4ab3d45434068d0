import type { RuleText } from '../rule-text.ts'

/** Chapter 8. */
export const population: RuleText = {
  sections: {
    '1': {
      title: 'Unrest',
      text: [
        'At the beginning of the phase unrest rises by one for each drought and each unprosecuted war. Disasters and defeats raise it at once; victories, games and land certificates lower it. It is never below nothing and has no upper end.',
        { example: 'Active pirates whom nobody fights count as a drought and as an unprosecuted war.' }
      ]
    },
    '2': {
      title: 'The state of the Republic',
      text: [
        'The consul of Rome, or the highest official, gives account of the year. All factions approve of it or not at once, with the oratory of their senators in Rome. Then {dice.triple} dice are rolled, less the unrest and with the speaker’s popularity; the table says how unrest changes.',
        {
          head: ['Total', 'Unrest', 'Besides'],
          rows: [
            ['{people.fromA} or more', '{+people.unrestA}', ''],
            ['{people.fromB} or more', '{+people.unrestB}', ''],
            ['{people.fromC} or more', '{+people.unrestC}', ''],
            ['{people.fromD} or more', '{+people.unrestD}', ''],
            ['{people.fromE} or more', '{+people.unrestE}', ''],
            ['{people.fromF} or more', '{+people.unrestF}', ''],
            ['{people.fromG} or more', '{+people.unrestG}', ''],
            ['{people.fromH} or more', '{+people.unrestH}', 'manpower shortage'],
            ['{people.fromI} or more', '{+people.unrestI}', ''],
            ['{people.fromJ} or more', '{+people.unrestJ}', 'manpower shortage'],
            ['{people.fromK} or more', '{+people.unrestK}', ''],
            ['{people.fromL} or more', '{+people.unrestL}', 'manpower shortage'],
            ['{people.fromM} or more', '{+people.unrestM}', 'no new units'],
            ['{people.fromN} or more', '{+people.unrestN}', 'no new units, and a mob'],
            ['{people.fromO} or more', '{+people.unrestO}', 'no new units, and a mob'],
            ['less', '', 'the people revolt']
          ]
        },
        'A bad result may forbid new units for the turn or make them dearer. Worse, a mob kills in the Senate with {mob.chits} chits. In the end the people revolt: a rebel wins, or all lose. The vote itself is only recorded, unless the option makes it change the roll by one.'
      ]
    }
  }
}
