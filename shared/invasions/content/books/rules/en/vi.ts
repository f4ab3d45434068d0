import type { RuleText } from '../rule-text.ts'

export const vi: RuleText = {
  sections: {
    A: {
      title: 'Status and age',
      text: [
        'A nation is Barbarian, a Kingdom or an Empire; the latter are Civilised. Its marker stands on one of the tracks of age. That of the Barbarians has {age.oldestBarbarian} spaces, that of the Civilised {age.oldestCivilised}: young up to {age.youngUntil}, mature up to {age.matureUntil}, old beyond. Whoever comes into play starts on the first space.'
      ]
    },
    B: {
      title: 'Inactive nations',
      text: [
        'Some peoples and small Kingdoms are inactive. They do not attack, age or keep a treasury, and score nothing for the player who looks after them: he only moves those who flee, fights their battles in defence and places their reinforcements. Once they are clients, federates or vassals, they bring points to their lord.'
      ]
    },
    C: {
      title: 'Raiding nations',
      text: [
        'Raiders are Barbarians without a place on the map. They appear for a raid when the time table says so (X.C, →XI). After a great success they may settle, and are then inactive. Some of them become ordinary nations later; only those keep a treasury from the start, and age once they are on the map.'
      ]
    },
    D: {
      title: 'Barbarians age',
      text: [
        'A Barbarian nation ages one space a turn, up to {age.oldestBarbarian}. From age {kingdom.voluntaryAge} it may found a Kingdom, from age {kingdom.forcedAge} it may be forced to (→VII). If anything would carry it beyond the last space, it checks for a Kingdom at once.'
      ]
    },
    E: {
      title: 'Civilised nations age',
      text: [
        'Kingdoms and Empires age one space a turn, and further by administration cards, calamities, events and bankruptcy. Each time a Kingdom that is large enough advances, it checks for an Empire (VIII.B), once for each advance however long.',
        'Decline has a single and a double level. Each level adds {age.declineCost} gold to the expenses of every turn.',
        {
          list: [
            'Ageing beyond space {age.oldestCivilised} raises the decline by a level instead.',
            'Growing younger while in decline lowers the decline by a level and leaves the age as it is.',
            'At the double level, one more rise leaves the marker where it is: a Kingdom checks for an Empire at once, an Empire pays {age.doubleDecline} gold at once, and may go bankrupt by it.'
          ]
        }
      ]
    },
    F: {
      title: 'Heresies age',
      text: [
        'In the Time phase all markers of Heresy − are taken away first; then those of Heresy + become Heresy −.'
      ]
    },
    G: {
      title: 'Order of activation',
      text: [
        'Barbarians first, then Kingdoms, then Empires. Among equals the older nation goes first; at the same age the lower initiative.'
      ]
    },
    H: {
      title: 'Barbarians',
      text: [
        'They have no administration, income or upkeep, and buy nothing; they live on tribute and plunder (XIV.C). They are immune to revolts and heresies while they are Pagan or Arian. Their leaders can take open cities by mere terror (XXIV.B). In the turn they appear they mostly invade (XVIII.H). They are reinforced every turn (IX.D), and must sooner or later look for land on which to found a Kingdom (→VII), best in a Civilised Area.'
      ]
    },
    I: {
      title: 'Nomads',
      text: [
        'Alans, Avars, Hephthalites, Huns, Khazars and Kushites are Nomads, a kind of Barbarians.',
        {
          list: [
            'They choose their reinforcements freely (IX.D).',
            'They alone may enter Scythia (XVIII.K). They cross straits, but never go by ship (XXV.D), unless as another’s mercenaries or auxiliaries.',
            'They fight better in the steppe (XX.G) and besiege worse (XXIV.C).',
            'In Barbarian Areas they submit other Barbarians more easily (XXIX.B). They choose their vassals’ mercenaries, but these vassals rise more often (XXIX.D, XXIX.G).'
          ]
        }
      ]
    },
    J: {
      title: 'Kingdoms',
      text: [
        'A Kingdom is activated after the Barbarians. It has a capital, draws an administration card every turn (→XIII), which may age it, strike it with a calamity or keep its leader at home, has an income (XIV.D), pays {income.upkeep} gold for each of its units, and buys its units (→XV).'
      ]
    },
    K: {
      title: 'Empires',
      text: [
        'An Empire is activated last. It is administered like a Kingdom, but earns less, pays no upkeep, and has more from its capital. It is stronger in battle against Barbarians (XX.G). Rome and Byzantium are one until they divide in turn {turns.divides}. Persia may become an Empire, the Huns only at once or not at all. An Empire of age {collapse.age} or more that goes bankrupt may collapse (XIV.K).'
      ]
    }
  }
}
