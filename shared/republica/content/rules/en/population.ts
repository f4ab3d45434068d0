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
        'A bad result may forbid new units for the turn or make them dearer. Worse, a mob kills in the Senate with {mob.chits} chits. In the end the people revolt: a rebel wins, or all lose. The vote itself is only recorded, unless the option makes it change the roll by one.'
      ]
    }
  }
}
