/** The history behind the administration cards. */
export const administration = {
  'good-stewardship':
    'Late Rome ran on prefects, vicars and some thirty thousand clerks. In a good year the system worked: the tax came in, the grain ships sailed and nobody wrote about it.',
  'tax-census':
    'Every fifteen years the indiction counted fields, olive trees, beasts and people. Peasants fled to great landlords or to the bandits rather than be counted twice.',
  'quiet-years':
    'Chronicles skip over years in which nothing burnt. Such years built the churches and farmhouses of Syria and the halls of the north.',
  'sale-of-offices':
    'A governor’s post cost gold and had to repay it within a year or two. Emperors forbade the trade again and again, and then took their share.',
  'church-quarrels':
    'Bakers in Constantinople, says Gregory of Nyssa, would tell you that the Father is greater than the Son. Such debates emptied palaces of work and filled streets with stones.',
  'idle-court':
    'Honorius, a tale says, was relieved to learn that only the city Rome had perished and not his hen of that name. Many a throne of the age was filled by a child or a shadow.',
  'bread-and-games':
    'Free bread and chariot races kept great cities loyal for centuries. The Blues and Greens of the Hippodrome could also burn half of Constantinople, as in 532.',
  'levy-of-recruits':
    'Landowners owed the army men or money. They preferred to pay, some recruits cut off a thumb, and the ranks were filled with barbarians.',
  'war-council':
    'From Iulianus to Heraclius it was remarkable, and popular, when a ruler rode with his army. Germanic kings had no choice in the matter.',
  donative:
    'A new emperor gave each soldier five gold coins and a pound of silver. The custom made armies fond of new emperors.',
  'border-war':
    'Raids across the frontier fed the army on the enemy’s cattle and gave the poets a theme. Valentinian crossed the Rhine so often that the Alamanni knew his boats.',
  'quartered-troops':
    'A law of 398 gave the billeted soldier a third of the house, after the owner chose his own third. Barbarian settlers later asked for land by the same fractions.',
  'overmighty-generals':
    'Magnus Maximus, Arbogast, Constantine III, Ricimer, Phocas: armies far from court kept making their own emperors. A victory could be more dangerous to the throne than a defeat.',
  'frontier-works':
    'Watchtowers, river forts and long ditches lined every border, and the Persians built walls of brick a hundred miles long. They slowed raiders; only field armies stopped invasions.',
  'code-of-laws':
    'Theodosius II gathered imperial law in 438 and Justinian in 529-534. Kings from Euric to Rothari followed, each giving his people a book.',
  'sound-coinage':
    'Constantine’s gold solidus kept its weight for seven hundred years. In 498 Anastasius gave the poor a sound copper coin as well, and the markets thanked him.',
  'new-provinces':
    'Diocletian doubled the number of provinces, Justinian merged some again and Khosrow divided Persia among four commanders. Each hoped that a new map would bring better tax and fewer rebels.',
  'army-reform':
    'Khosrow I paid poor gentlemen to serve as armoured horse; Mauricius put soldiers and civil power under one exarch. The themes of Byzantium grew out of such cures.'
} as const
