import type { RuleText } from '../rule-text.ts'

export const xi: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'A raid is made for plunder, not for land. Raiding nations make theirs in the Time phase, other Barbarians during their activation.'
      ]
    },
    B: {
      title: 'Raiding nations',
      text: [
        'They set out from the province on their page, or from any of an Area that it names, with {raid.party} units, drawn by lot if there are more. They are not on the map until they settle, and are not activated.'
      ]
    },
    C: {
      title: 'Barbarian nations',
      text: [
        'A Barbarian nation that is neither federate nor vassal may raid in its activation, with {raid.party} units if it has them, wherever they are. The raid sets out from its horde. All that the nation may do besides is to move units among its own provinces, before the raid.'
      ]
    },
    D: {
      title: 'How a raid goes',
      text: [
        'The target is an enemy province of a Civilised Area with an empty city site, next to the start or with one province in between. No province with a Limes or a fortified city can be crossed. Amphibious raiders may cross a sea zone. Raids are not intercepted.'
      ]
    },
    E: {
      title: 'What a raid brings',
      text: [
        'A D10 is rolled:',
        {
          rows: [
            [
              '{+raid.forAUnit}',
              'for each Civilised unit in the target, and in the province or sea zone crossed'
            ],
            ['{+raid.afterAMinus}', 'the raid before left Raid − there'],
            ['{+raid.afterAPlus}', 'the raid before left Raid + there']
          ]
        },
        {
          head: ['Total', 'Result'],
          rows: [
            ['up to {raid.failsUpTo}', 'It fails, and one of the raiders is lost for good'],
            ['up to {raid.minusUpTo}', 'Raid −: {raid.gold} gold and {raid.pointsOfAMinus} point'],
            ['up to {raid.plusUpTo}', 'Raid +: a plunder marker and {raid.pointsOfAPlus} points'],
            ['{raid.settlesFrom} or more', 'the same, and the raiders may stay']
          ]
        },
        'A Raid + destroys a Limes in the province. A raid marker that is not renewed goes.'
      ]
    },
    F: {
      title: 'Plunder markers',
      text: [
        'The marker is resolved as after a sack (XXIV.D). While one lies on the site, the province cannot be raided again. After the income of each nation up to {income.sitesRecovered} of them are taken from each of its Areas (XIV.I).'
      ]
    },
    G: {
      title: 'Raiders who settle',
      text: [
        'Raiders who stay fight at once if enemies are in the province. Their nation is inactive then, until the time table says otherwise.'
      ]
    }
  }
}
