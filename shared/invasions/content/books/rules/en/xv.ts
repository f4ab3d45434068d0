import type { RuleText } from '../rule-text.ts'

export const xv: RuleText = {
  sections: {
    A: { title: 'Barbarians', text: ['They buy nothing.'] },
    B: {
      title: 'Civilised nations',
      text: [
        'They buy from the counters they have left and place them in provinces they control, within the limits of stacking. Heavy units cost a little more, elites most, and Empires pay more than Kingdoms. Some nations have their own arms a little cheaper than here:',
        { table: 'prices', head: ['Unit', 'Kingdom', 'Empire'] },
        {
          list: [
            'An Empire may repair up to {purchases.repairs} damaged elites for half the price.',
            'Rome and Byzantium may recruit {recruits.early} national unit a turn, from turn {recruits.lateFrom} on {recruits.late}. Barbarian auxiliaries are not limited once they are there.',
            'In decline, they check a D2 after their purchases; if it fails, the calamity Usurper strikes.',
            'Walls cost {purchases.walls} gold (XXIII.C). A Limes that was lost is rebuilt free of charge where its province was won back (XVIII.I).'
          ]
        }
      ]
    },
    C: {
      title: 'Dated units',
      text: ['Some units are to be had only from a turn on, or after something has happened.']
    }
  }
}
