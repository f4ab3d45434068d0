import type { RuleText } from '../rule-text.ts'

export const xvii: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'The limit holds for the units of a nation, its federates and its allies together, not for enemies; a federate counts its own alone, not its federator’s. It does not hold while they move, and any number may pass through. It is looked at after all have moved, after each campaign’s movement, at a forced passage and an interception, after flight and retreat, when units are bought, displaced or redeployed.'
      ]
    },
    B: {
      title: 'Limits',
      text: [
        {
          head: ['Ground', 'Units'],
          rows: [
            ['any terrain', '{stacking.limit}'],
            ['mountains', '{stacking.inMountains}'],
            ['with a leader', 'more by his stacking value'],
            [
              'in an invasion',
              '{+stacking.forAnInvasion} for all stacks of the invader during his activation'
            ]
          ]
        },
        { picture: 'stacking' },
        {
          example:
            'A leader with stacking {+example.bonus} has room for {example.stack} units in open country and for {example.stackInMountains} in the mountains; when his people invade, for one more.'
        }
      ]
    },
    C: {
      title: 'Special cases',
      text: [
        'A Limes, a horde, a city, a plunder marker and leaders never count. There is one Limes in a province at most.'
      ]
    }
  }
}
