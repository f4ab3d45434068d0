import type { RuleText } from '../rule-text.ts'

export const viii: RuleText = {
  sections: {
    A: { title: 'In general', text: ['What counts is size, not age.'] },
    B: {
      title: 'By force',
      text: [
        'A Kingdom that holds {empire.areas} Areas or more checks in the State of Nations, and whenever it advances in age (VI.E); never in the turn it was founded. A Barbarian Area counts as {empire.partOfABarbarianArea}, and halves are not rounded here. It rolls a D10:',
        {
          rows: [
            ['{+empire.forAGreatLeader}', 'a leader with combat {empire.greatLeader} or more'],
            ['{+empire.forDecline}', 'for each level of decline'],
            ['{+empire.forAnAreaBeyond}', 'for each Civilised Area beyond the first {empire.areas}'],
            ['{+empire.forABarbarianArea}', 'for each Barbarian Area'],
            ['{+empire.forAnImperialCity}', 'it holds Rome or Constantinople'],
            ['{+empire.forAClient}', 'for each client, Persia only']
          ]
        },
        'At {empire.on} or more it is an Empire at once.'
      ]
    },
    C: {
      title: 'The young Empire',
      text: [
        'Its age is that of the first space again (Persia keeps half of its age), and any decline is gone. It receives {kingdom.gold} gold now and {kingdom.goldNextTurn} in the next turn.'
      ]
    }
  }
}
