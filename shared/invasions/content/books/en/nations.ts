/** The peoples of the game. */
export const nations = {
  alamanni:
    'A league of warbands on the upper Rhine and Danube who took over the land that Rome gave up about 260. Iulianus beat seven of their kings at Strasbourg in 357, yet they came back whenever the Rhine froze. Clovis broke them about 500, and their name still means Germany in French and Spanish.',
  angles:
    'Farmers and seamen from the neck of Jutland who followed the Saxons over the North Sea in the fifth century. They founded East Anglia, Mercia and Northumbria. England and its language bear their name.',
  bavarians:
    'A people put together in the sixth century from many peoples’ leavings between Danube and Alps. Their Agilolfing dukes leaned on the Franks and married with the Lombards. They settled quietly what others had only marched across.',
  burgundians:
    'They left the Main for the Rhine, and a Hun army in Roman pay destroyed their kingdom at Worms about 436, which became the song of the Nibelungs. Aetius settled the survivors in Savoy. From Geneva and Lyon they ruled the Rhône until the Franks annexed them in 534.',
  franks:
    'Warbands of the lower Rhine who served Rome as often as they robbed it. Clovis made them one kingdom, Catholic from his baptism on, and threw the Goths out of Gaul in 507. Their throwing axe, the francisca, opened every battle.',
  gepids:
    'Kin of the Goths and Attila’s most trusted vassals, who led the revolt that broke his sons on the Nedao in 454. They held the plain of the Tisza and for a time Sirmium. Lombards and Avars destroyed their kingdom in 567.',
  heruls:
    'Wild light infantry who turned up as pirates, mercenaries and kingmakers from the Baltic to Spain. Their men helped Odoacer depose the last Western emperor in 476. The Lombards broke their kingdom about 508, and part of them walked home to Scandinavia.',
  jutes:
    'Seafarers from Jutland who, legend says, came to Kent in three keels under Hengist and Horsa. They held Kent and the Isle of Wight. Their king Ethelbert, married to a Frankish princess, was the first English king to be baptised.',
  lombards:
    'A small, hard people who wandered from the Elbe to Pannonia over four centuries. In 568 Alboin led them into Italy, worn out by the Gothic war, and half the country was theirs in four years. Their dukes at Spoleto and Benevento went their own way.',
  ostrogoths:
    'The eastern Goths ruled the steppe under Ermanaric until the Huns made them subjects for eighty years. Theoderic led them to Italy, where Goths bore arms and Romans wrote laws for thirty golden years. Justinian’s war destroyed both the people and the country.',
  saxons:
    'Pirates of the North Sea, feared so much that Rome built a chain of forts and named the shore after them. Some were hired to guard Britain and stayed as its masters. Those at home kept gods, customs and freedom until Charlemagne.',
  suebi:
    'They crossed the frozen Rhine in 406 with Vandals and Alans and drew Gallaecia by lot. Under Rechila and Rechiar they held most of Spain for a while. Their kingdom at Braga lasted until Leovigild took it in 585.',
  vandals:
    'They crossed the Rhine in 406, all Gaul and Spain after it, and the sea in 429. Geiseric took Carthage and its grain, built a fleet and in 455 carried off the treasures of Rome. A single summer campaign of Belisarius ended them in 533.',
  visigoths:
    'The Goths of the lower Danube, let into the Empire in 376 and starved into revolt, killed Valens at Adrianople. Alaric led them to sack Rome in 410, and they were settled in Aquitaine in 418. Driven from Gaul by the Franks, they made Spain one kingdom from Toledo.',
  alans:
    'Iranian horsemen of the northern Caucasus, first to meet the Huns and first to flee before them. One part rode with the Vandals to Spain and Africa, and the kings of Carthage called themselves kings of Vandals and Alans. Those who stayed are the Ossetians of today.',
  avars:
    'Riders from the far steppe who fled the Turks and asked Justinian for land in 558. Under Baian they took the Hungarian plain, drank the gold of Constantinople and drove Slavs before them. With the Persians across the water they besieged the city in 626 and failed.',
  hephthalites:
    'The White Huns, lords of Bactria and Sogdia from about 450. They killed the Persian king Peroz with his army in 484 and put his son on the throne. Persians and Turks destroyed them together about 560.',
  huns: 'They crossed the Volga about 370, and the peoples who fled from them brought down the West. Attila united them, took tribute from both Empires and marched to Orléans and the Po. A year after his death in 453 his subjects rose, and the Huns were gone within a generation.',
  khazars:
    'A Turkic people of the Caspian steppe who grew out of the western Turk khaganate. In 627 their army met Heraclius before Tbilisi and helped him turn the Persian war. They would later be Byzantium’s shield against the Arabs.',
  kushites:
    'The game’s name for the nomads who held the old Kushan east in the fourth century, among them the Chionites. Their king Grumbates followed Sapor II to Amida in 359 and lost his only son there. They tied down Persia while Rome looked west.',
  persians:
    'The Sasanian realm of Iran and Iraq, the only power that Rome treated as an equal. Its mailed horsemen, fire temples and great families stood for four centuries. Khosrow II took Syria and Egypt, lost all to Heraclius in 628, and the Arabs took the rest.',
  'anglo-saxons':
    'Angles, Saxons and Jutes grew into one people in Britain, with several crowns and one tongue. From 597 on their kings took baptism from Rome or from Irish monks. By 650 they held all the lowlands.',
  armenians:
    'The first people to take Christianity as a state faith, wedged between Rome and Persia. The two shared the kingdom out about 387 and fought over it ever after. Its nobles and alpine archers served in both armies.',
  colchians:
    'The Lazi of the Georgian coast, Christian subjects of kings who were crowned now by Rome, now by Persia. Their forests and passes kept the steppe from the Black Sea. Twenty years of war over them ended in 562 with Rome the owner.',
  iberians:
    'The Georgians of the Kura valley, tied to Persia in arms and in much of their custom. King Vakhtang the Wolf’s Head fought both for and against it. Persia put an end to their crown about 580.',
  mauritanians:
    'The Moors, Latin-speaking or Berber, who ruled the highlands of Algeria and Morocco behind the coast. Firmus and Gildo rebelled against Rome; Masuna called himself king of Moors and Romans. Vandals and Byzantines won battles against them, never their mountains.',
  ghassanids:
    'Christian Arabs who guarded the Syrian desert for Rome in the sixth century. Their chief al-Harith was made king and patrician by Justinian and beat the Lakhmids in 554. When Constantinople arrested his son, the frontier stood open.',
  lakhmids:
    'The Arab kings of al-Hira on the Euphrates, Persia’s arm in the desert. Al-Mundhir raided Syria for fifty years and was feared like no one else. Khosrow II killed the last of them about 602 and lost his shield.',
  euskaldunes:
    'The Basques of Navarre and the western Pyrenees, who speak the oldest tongue of the West. Goths from the south and Franks from the north beat them and never ruled them. About 600 they spread into Gascony.',
  sardinians:
    'The hill people of Sardinia, whom Romans called the Barbaricini. They worshipped stones and stole cattle until Pope Gregory wrote to their chief Hospito in 594. Vandals and Byzantines held the ports below.',
  aesti:
    'Baltic farmers of the amber coast, neither German nor Slav. They traded amber to the whole world and made war on nobody. Prussians, Lithuanians and Latvians descend from them or their kin.',
  sclaveni:
    'The Slavs of the lower Danube, without kings and at home in swamp and forest. They raided the Balkans from about 520 and settled them from about 580, alone or under the Avars. By 650 most of the peninsula spoke their tongue.',
  venedae:
    'The Slavs of the Vistula and the forests beyond, whom the Germans called Wends. When Vandals, Goths and Lombards went away, they moved quietly into the empty land. Poles and Wends of the Elbe descend from them.',
  arabs:
    'The tribes of the peninsula, herders, traders and raiders at the edge of two empires. Muhammad gave them one faith and one purpose between 610 and 632. In the next twenty years they took Syria, Egypt and Persia.',
  berbers:
    'The free tribes of the African desert and steppe, Garamantes, Austuriani and Laguatan. On camels they outran every Roman patrol. Vandal and Byzantine Africa shrank a little with each of their raids.',
  blemmyes:
    'Nomads of the desert between the Nile and the Red Sea, ancestors of the Beja. They raided Upper Egypt and took gold to stay quiet. Justinian ended the worship of Isis that Rome had granted them at Philae.',
  hibernians:
    'The Irish, a hundred small kings and one language. Their boats took slaves from Roman Britain, Patrick among them, who came back to baptise them. Their monks then carried books and the faith over all Europe.',
  picts:
    'The painted people of northern Scotland, beyond the wall. In 367 they joined Scots and Saxons to overrun Roman Britain. They carved beasts on standing stones and left no book.',
  scots:
    'The Irish of Dál Riata, who crossed the narrow sea to Argyll. Fergus brought the kingship over about 500, and Columba made Iona its holy place. In the end the whole north took their name.',
  vikings:
    'The seamen of Scandinavia before their great age, Danes, Heruls and others. They came in rowing ships to the coasts of Gaul and Frisia; King Hygelac fell there about 520. Their sails and their fame belong to a later century.',
  romans:
    'The western half of the Empire, poorer, longer of frontier and slower of purse than the East. Ruled from Milan and then Ravenna, it lost Britain, Africa, Spain and Gaul within two lifetimes. In 476 a general sent its regalia to Constantinople, and few noticed.',
  byzantines:
    'The eastern half of the Empire, with the richest provinces and the best walls in the world. Justinian won back Africa, Italy and part of Spain, and paid for it with plague and exhaustion. Heraclius beat Persia to its knees just before the Arabs came.',
  britons:
    'The Romanised Celts of Britain, told in 410 to look after themselves. They hired Saxons, fought them, won at Badon and lost the lowlands after all. Wales, Cornwall and Brittany are what remained of them.',
  'gallo-romans':
    'The last Roman army in northern Gaul, cut off after 461. Aegidius and his son Syagrius ruled from Soissons without an emperor, and the Franks called Syagrius king of the Romans. Clovis beat him in 486.',
  cappadocians:
    'Soldiers and landowners of the Anatolian plateau, who bred the best horses of the East. In the game they are the successor state that may rise there if Constantinople fails. Their caves and churches still line the valleys.'
} as const
