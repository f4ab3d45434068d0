/** The history behind the event cards. */
export const events = {
  alliance:
    'No treaty of the age outlived the man who signed it by much. For one campaigning season, though, an ally at your side was worth more than a province.',
  ambush:
    'Maurice’s handbook warns of the Slavs, who love to fight in narrow and overgrown places. Legions had learnt the same in every German wood.',
  'arrow-storm':
    'Persian archers shot so fast, Procopius says, that the sky went dark, though with little force. Hun bows of horn and sinew had both speed and force.',
  'assassination-attempt':
    'Envoys from Constantinople carried fifty pounds of gold to have Attila murdered; he found out and sent the purse back around the envoy’s neck. Others were less lucky.',
  banditry:
    'Where soldiers and tax men were the same, robbers found friends. Isaurians held up the road to Antioch and circumcellions the farms of Africa.',
  'barbarian-coalition':
    'In 367 Picts, Scots and Saxons struck Britain together, and Ammianus called it the barbarian conspiracy. Vandals, Alans and Suebi crossed the Rhine in company in 406.',
  blockade:
    'A walled port with an open sea can laugh at an army. Theoderic took Ravenna only after he had gathered ships at Rimini to close the water.',
  'boom-town':
    'Ravenna, Toledo, Dara and Resafa were small towns until a court, a saint or a war came to live there. Where power settles, bakers and masons follow.',
  'bridge-of-boats':
    'Valens crossed the Danube on a bridge of boats in 367. In 579 the Avar khagan swore on the Gospels that his bridge over the Sava was no threat, and then took Sirmium.',
  'call-to-arms':
    'In 406 Rome offered freedom and two gold coins to any slave who would fight. Among the Germans every free man owed the king his spear.',
  caravan:
    'Silk, pepper, incense and slaves crossed the deserts at the pace of a camel. One good year on the road paid for a war.',
  'cavalry-charge':
    'At Adrianople the Gothic horse came back from foraging and struck, wrote Ammianus, like a thunderbolt near high mountains. The foot were pressed so close that they could not lift their arms.',
  'church-council':
    'Bishops travelled by the public post at public cost to define the faith. Chalcedon in 451 settled the question for Rome and split Egypt from it for ever.',
  'city-founders':
    'Justinian counted his new towns by the dozen and Leovigild founded Reccopolis for his son. A town meant a wall, a bishop and a market to tax.',
  comet:
    'The comet of 418 was seen for months, that of 530 was called the torch. Both sent people to church and astrologers to prison.',
  'corn-fleet':
    'Each summer the ships of Alexandria brought some eight million measures of wheat to Constantinople. If the wind failed, the capital went hungry and the emperor went pale.',
  'court-intrigue':
    'Eutropius the eunuch, Chrysaphius the chamberlain and Olympius at Ravenna ruled by the emperor’s ear. Their enemies ended in exile, and so did they.',
  'cunning-envoy':
    'Priscus dined with Attila and wrote it all down. Peter the Patrician bargained with Khosrow until, in 562, he had fifty years of peace on paper.',
  'debased-coinage':
    'Constantine’s gold stayed good while the copper of the poor sank to nothing. A pound of gold that cost thousands of coins in one reign cost millions in the next.',
  defection:
    'At the Save in 388 and on the Frigidus in 394 whole regiments changed sides. Hired men ask who will pay next year.',
  'desperate-stand':
    'Teias, last king of the Goths, fought for hours in the front rank below Vesuvius, changing shields as they filled with spears. He fell as he changed the last.',
  devastation:
    'Armies lived by burning what they did not eat. Thrace after 378 and Italy after 540 stood empty for a generation.',
  dice: 'Emperors forbade dice, bishops preached against them and everyone played. A gaming tower of bronze from the Rhine wishes its players: use it happily, live well.',
  earthquake:
    'In 447 fifty-seven towers of Constantinople fell while Attila was near. The circus factions rebuilt the wall in sixty days.',
  'expert-navigation':
    'Sailors of the Bosporus and of Alexandria knew winds by name. Belisarius crossed to Africa behind leading ships whose sails were painted red, so that none got lost.',
  famine:
    'Italy starved in 538, and people ate acorn bread and died with grass in their mouths, says Procopius. Hungry soldiers deserted or died with them.',
  'feigned-flight':
    'Huns and Hephthalites fled, and turned in the saddle to shoot. Peroz followed such a flight into a ditch and lost an army.',
  fog: 'A storm wind on the Frigidus blew dust in the eyes of Eugenius’ men and, some said, turned their arrows back. Theodosius called it an answer to prayer.',
  'forced-march':
    'Iulianus took three thousand men down the Danube by boat in eleven days in 361. Sirmium opened its gates before anyone knew that he had set out.',
  'great-harvest':
    'When the Nile rose sixteen cubits, Alexandria gave thanks. So did every baker in Constantinople, and every tax man.',
  'harsh-winter':
    'On the last night of 406 Vandals, Alans and Suebi walked over the frozen Rhine, says tradition. Ice made bridges that no garrison could break.',
  heresy:
    'Arius, Donatus, Pelagius, Nestorius, Mazdak: each gave his name to a party. Each party found a province.',
  'hidden-ford':
    'In the dry summer of 357 Iulianus’ light troops waded to the islands of the Rhine where the Alamanni thought themselves safe. Every river has such a place, and someone to sell it.',
  'holy-man':
    'Genevieve kept the Parisians from fleeing Attila, Lupus talked him past Troyes, and Daniel came down from his pillar to scold an emperor. People obeyed them when they no longer obeyed officers.',
  hostages:
    'Theoderic grew up a hostage in Constantinople, Aetius among Goths and Huns. It kept fathers honest and taught sons the enemy’s ways.',
  insubordination:
    'In 538 Narses and Belisarius each had letters to prove himself in command. While they argued, Milan fell and its men were killed.',
  'local-levies':
    'Two young nobles, Didymus and Verinianus, held the Pyrenees in 408 with their slaves and tenants. Farmers behind a hedge can spoil a raid.',
  locusts:
    'In March 500 locust eggs hatched around Edessa and ate the land bare from Nisibis to the sea, says Joshua the Stylite. Bread was sold by the crumb, and pestilence followed.',
  missionaries:
    'Ulfila gave the Goths an alphabet and a Bible, Remigius baptised Clovis, and Augustine came to Kent with forty monks. A king’s baptism was policy, faith and theatre at once.',
  mutiny:
    'Soldiers at Pavia rose in 408 and killed every minister they could find. Unpaid men do not ask whose fault it is.',
  'new-walls':
    'The prefect Anthemius closed Constantinople with its great land wall in 413. Anastasius built Dara under Persian noses in three years.',
  'night-attack':
    'Before dawn dogs bark and sentries nod. Maurice’s handbook gives a whole chapter to attacks by night, and another to not suffering them.',
  omens:
    'Attila’s shamans burnt bones before the battle of 451 and foretold the death of a great commander. Armies turned back for less.',
  panic:
    'When Valens was lost to sight at Adrianople the line dissolved. An army without a head runs at the first shout.',
  piracy:
    'Saxons in hide boats, Heruls on the coast of Spain and Vandals everywhere made sea trade a gamble. Sailors asked Geiseric where to steer: wherever God is angry with the people, he said.',
  plague:
    'Procopius watched it in Constantinople in 542: the ships of the dead, the towers filled with bodies, the emperor himself sick. A third of the cities’ people may have died.',
  ransom:
    'Captured kings were worth their weight: Peroz left his son as a pledge until thirty mule-loads of silver came. Bishops sold altar plate to free common men.',
  reaction:
    'A mobile army in reserve and a good road were Rome’s answer to a broken frontier. Fire signals brought the news faster than horses.',
  renaissance:
    'Nations thought dead came back: Goths from under the Huns, Persia after Peroz, the East after Phocas. A young king and a good story were often enough.',
  reserve: 'What has happened can happen again. The years come round and the old troubles with them.',
  revolt:
    'Samaritans crowned a king in 529, Isaurians fought on for six years after 492, and Africa rose whenever its garrison left. Taxes and priests supplied the reasons.',
  'ruse-of-war':
    'At Dara in 530 Belisarius hid six hundred Heruls behind a hill and a trench before his line. The Persians charged into both.',
  sappers:
    'Persians dug under the walls of Amida in 503 and of Dara in 573. The besieged listened with bronze shields laid on the ground and dug to meet them.',
  'scorched-earth':
    'Sapor II burnt pasture and opened the dykes before Iulianus in 363. An army of sixty thousand turned back hungry from the walls of Ctesiphon.',
  sedition:
    'In 532 the Nika riot crowned another emperor in the Hippodrome, and Justinian had his ships ready to flee. Theodora said that purple makes a fine shroud, and he stayed.',
  shortage:
    'When the grain fleets were late, Rome expelled its foreigners and Antioch threw stones at the rich. Speculators waited with full barns.',
  silkworms:
    'About 552 two monks brought silkworm eggs to Justinian, hidden in a hollow cane. Persia’s hold on the price of silk was broken within a lifetime.',
  sortie:
    'Belisarius made sixty-nine fights of the siege of Rome, most of them outside the walls. A besieger who must sleep in armour does not stay for ever.',
  spies:
    'The agentes in rebus carried the emperor’s letters and read everyone else’s. Persia and Rome both kept merchants who counted tents.',
  storm:
    'A sea wind and Geiseric’s fire ships destroyed the fleet of 468, the costliest that Rome ever sent. Sailors feared the months from November to March.',
  subsidy:
    'Gold for Huns, Avars, Lombards and Saracens was entered in the books as pay or gifts. It bought time, and time was what the Empire needed.',
  'supply-trains':
    'Eleven hundred boats followed Iulianus down the Euphrates with grain, engines and bridges. With food at hand armies of any size can stand together.',
  'surprise-assault':
    'Geiseric took Carthage in October 439 while its people were at the games, in time of peace. Walls are only as good as the watch.',
  'tax-farmers':
    'John of Cappadocia filled Justinian’s chests, and his name was the first that the rioters shouted in 532. Money now is paid for later.',
  terror:
    'After Naissus and Sirmium fell to Attila, towns weighed their chances by rumour. A name could open a gate.',
  treason:
    'Isaurian guards opened Rome to Totila for money, in 546 and again in 550. Federates and vassals were bound by an oath and watched for its price.',
  'tribal-feud':
    'Athanaric and Fritigern fought each other before the Huns came, and Attila killed his brother Bleda. Rome kept envoys to see that such quarrels never lacked money.',
  veterans:
    'Soldiers who live through a defeat are worth recruiting again. The broken regiments of Adrianople were filled up and served for decades.',
  'volcanic-winter':
    'In 536 the sun gave light without warmth for eighteen months, and snow fell in summer from Ireland to China. Trees from those years have almost no ring.',
  'war-engines':
    'Stone throwers, rams and wheeled towers won cities for those who could build them. The Avars learnt the art, it was said, from a captive named Busas whom his town would not ransom.',
  'winter-march':
    'Heraclius stayed in the field through the winter of 627, crossed the Zab and won at Nineveh in December. The Persians had thought the season closed.',
  zealots:
    'Heraclius promised his men the martyr’s crown, and monks marched with clubs against temples. Faith made cheap soldiers brave and brave ones cruel.'
} as const
