/** The historical leaders, and the few who never were. */
export const leaders = {
  iulianus:
    'Nephew of Constantine, a student of philosophy made Caesar of Gaul, who beat the Alamanni at Strasbourg in 357. As emperor he turned back to the old gods and died in 363 on the retreat from Ctesiphon.',
  gratianus:
    'Emperor of the West from boyhood, a fine shot and a pious man. He was too late to save his uncle Valens and was murdered at Lyon in 383 when his army went over to Maximus.',
  honorius:
    'Son of Theodosius, emperor at ten, who moved the court behind the marshes of Ravenna. In his long reign Rome was sacked and Britain, Gaul and Spain slipped away.',
  stilicho:
    'Half a Vandal by birth, guardian of Honorius and master of the western army. He drove Alaric and Radagaisus from Italy, and was beheaded in 408 by the court that he had saved.',
  aetius:
    'A hostage among Goths and Huns in his youth, he defended Gaul for thirty years with Hun horsemen. In 451 he stopped Attila with Goths instead; three years later his emperor stabbed him.',
  'valentinianus-iii':
    'Emperor at six, ruled first by his mother Galla Placidia and then by Aetius. He killed Aetius with his own hand in 454 and was killed for it the next spring.',
  maiorianus:
    'The last western emperor to lead an army beyond Italy, who won back southern Gaul and part of Spain. The Vandals took his fleet at Cartagena in 460, and Ricimer had his head the next year.',
  ricimer:
    'Grandson of a Gothic king and son of a Suebian, barred from the throne by his blood. For sixteen years he made emperors and unmade them.',
  'iulius-nepos':
    'Lord of Dalmatia, sent by Constantinople to rule the West in 474. Driven out after a year, he stayed the lawful emperor at Salona until he was murdered in 480.',
  'maiorianus-ii':
    'An emperor who never was: had the fleet of 460 not burnt, a second Majorian might have ruled a West that lived. He stands for that other history.',
  'claudius-iii':
    'A third Claudius of a western Empire that did not fall, soldier and restorer like the conqueror of the Goths before him. No chronicle knows him.',
  antoninus:
    'An imagined emperor with the name of a better age, ruling the West as the seventh century begins. He is there in case you hold Rome that long.',
  'constantius-ii':
    'Son of Constantine, lord of the whole Empire after 353, stiff as a statue in public. He beat usurpers, failed against Persia and died marching against his cousin Iulianus in 361.',
  valens:
    'Emperor of the East, a careful tax-gatherer and an Arian. In 378 he attacked the Goths at Adrianople without waiting for Gratian and died there with two thirds of his army.',
  theodosius:
    'A Spaniard called from his estates to save the East after Adrianople. He made the Goths allies, made Nicene faith the law, won two civil wars, and was the last to rule both halves.',
  asparus:
    'An Alan general who commanded the eastern armies for over forty years and was too Arian to be emperor. He chose Marcian and Leo instead; Leo had him killed in the palace in 471.',
  'theodosius-ii':
    'Emperor at seven and for forty-two years, happiest with his books and his fine handwriting. His ministers gave Constantinople its great walls and the Empire its first official code of laws.',
  leo: 'A soldier raised by Aspar, who freed himself by hiring Isaurians against the Goths. In 468 he spent the whole treasury on a fleet that Geiseric burnt off Carthage.',
  zeno: 'Chief of the wild Isaurians, disliked by his capital and once driven from it. He outlived every rival and rid himself of Theoderic by sending him to Italy.',
  anastasius:
    'A palace official of sixty when the empress chose him. He abolished a hated tax, reformed the coinage, built Dara and left 320,000 pounds of gold.',
  iustinianus:
    'The emperor who never slept, codifier of Roman law and builder of Saint Sophia. His generals won back Africa, Italy and southern Spain while plague emptied his cities.',
  belisarius:
    'Justinian’s finest general, who beat the Persians at Dara, took Carthage in a summer and Rome with five thousand men. His master never quite trusted him.',
  narses:
    'An Armenian eunuch, treasurer of the palace, who took his first great command past seventy. He killed Totila in 552, finished the Gothic war and ruled Italy.',
  mauricius:
    'A soldier emperor with a book on war to his name, who put Khosrow II on his throne and beat the Avars on their own ground. His army mutinied over a winter beyond the Danube and killed him in 602.',
  heraclius:
    'He sailed from Carthage to save a ruined Empire in 610 and lost Syria and Egypt first. Then he carried the war into Persia for six years and won it, only to see the Arabs take it all.',
  'sapor-ii':
    'Crowned, they said, in his mother’s womb, he ruled for seventy years. He fought Rome for Mesopotamia, took Amida, outlasted Iulianus and won Nisibis by treaty.',
  'isdigerdes-i':
    'Called the Sinner by his priests because he was kind to Christians and hard on nobles. The emperor Arcadius asked him to protect his little son, and he did.',
  'vararanes-v':
    'Bahram Gur, the hunter of wild asses, raised among the Arabs and loved by poets. He fought Rome to a draw and destroyed an army of eastern nomads by surprise.',
  perozes:
    'A king of drought, debt and three wars against the Hephthalites. They ransomed him once; in 484 they led him into a hidden ditch with all his army.',
  cavades:
    'He let Mazdak preach the sharing of goods to humble the nobles, lost his throne and won it back with Hephthalite help. In 503 he took Amida after a long winter siege.',
  'chosroes-i':
    'Anushirvan, of the immortal soul: he reformed taxes and army, welcomed philosophers and built canals. He burnt Antioch in 540 and destroyed the Hephthalites with the Turks.',
  'vararanes-vi':
    'Bahram Chobin, of the house of Mihran, who routed the Turks in 588. Insulted by his king he marched on Ctesiphon, wore the crown for a year and fled to the Turks.',
  'chosroes-ii':
    'Parviz, the victorious, owed his throne to Mauricius and made his murder a reason for war. He took Jerusalem and Egypt and reached the Bosporus, lost it all and was killed by his son in 628.',
  sarbarus:
    'Shahrbaraz, the boar of the realm, conqueror of Damascus, Jerusalem and Alexandria. He changed sides at the end and sat on the throne himself for forty days in 630.',
  'isdigerdes-iii':
    'Crowned a boy in 632, just as the Arabs crossed the border. Beaten at Qadisiyya and Nihavand he fled from province to province, and a miller near Merv killed him in 651.',
  athanaricus:
    'Judge of the Tervingi Goths, sworn by his father never to set foot on Roman soil. He made peace with Valens on a boat in the Danube and died at last an honoured guest in Constantinople.',
  fritigernus:
    'The chief who asked Valens for asylum in 376 and led the revolt when Roman officers gave dogs as food in exchange for children. He won the battle of Adrianople and never took a walled town.',
  alaricus:
    'A Goth who wanted a Roman command and got a crown instead. In 410, after three sieges, his men sacked Rome for three days; he died that year trying to reach Africa.',
  theoderidus:
    'Theoderic I, king at Toulouse for thirty-three years, by turns Rome’s guest and its besieger. He fell fighting Attila beside Aetius in 451.',
  euricus:
    'He killed his brother for the throne, cast off the last tie to Rome and ruled from the Loire to Gibraltar. His code is the first written law of a Germanic king.',
  'alaricus-ii':
    'He gave his Roman subjects a book of their own law in 506. A year later Clovis killed him at Vouillé, by his own hand it was said, and the Goths lost Gaul.',
  leovigildus:
    'He found Spain in pieces and left it almost whole, taking Córdoba, the Suebian kingdom and the Basque border. His Catholic son rebelled against him and died in prison.',
  reccaredus:
    'Younger son of Leovigild, who made peace with his father’s enemies. At Toledo in 589 he led the whole Gothic people into the Catholic Church.',
  suinthila:
    'A general who became king and about 624 took the last Byzantine towns in Spain. First to rule the whole peninsula, he was deposed by nobles with Frankish help in 631.',
  ermanaricus:
    'King of the Greuthungi, lord of many peoples between Dniester and Don, later compared with Alexander. When the Huns came he took his own life, an old man.',
  valamir:
    'Chief of the Amal Goths under Attila, trusted to keep secrets. He led his people free into Pannonia and fell from his horse among the lances of the Sciri.',
  'fl-theodericus':
    'Theoderic the Great, hostage in Constantinople as a boy, king of Italy as a man. He killed Odoacer at a banquet and then gave Italy thirty years of peace and bread.',
  totila:
    'Chosen king when all seemed lost in 541, he won back Italy, freed slaves and held races in empty Rome. Narses and a lance ended him at Taginae.',
  gundericus:
    'King of the Hasding Vandals, who led them over the Rhine and the Pyrenees. He took Seville and Cartagena and died in 428 on the eve of the crossing to Africa.',
  gaisericus:
    'A lame king of few words, who shipped eighty thousand people to Africa. He took Carthage without a fight, sacked Rome in 455 and beat off two imperial fleets in fifty years of reign.',
  gelimer:
    'He deposed his cousin, Justinian’s friend, and so gave Belisarius a cause. Starving on a mountain he asked for bread, a sponge and a lyre, and surrendered in 534.',
  gundaharius:
    'King of the Burgundians at Worms, killed with his people by Huns about 436. Song made him Gunther of the Nibelungs.',
  gundobadus:
    'Patrician of the Romans and maker of an emperor before he was king of the Burgundians. He killed his brothers, wept for one of them, and wrote a law that lasted.',
  chlodio:
    'Long-haired king of the Salian Franks who slipped through the Ardennes to take Cambrai and the land to the Somme. Aetius surprised his men at a wedding.',
  childericus:
    'Frankish king and Roman officer at once, who fought Goths on the Loire beside Aegidius. His tomb at Tournai, found in 1653, held a signet ring and three hundred golden bees.',
  chlodovechus:
    'Clovis, king at fifteen, who beat Syagrius, Alamanni and Goths and killed every rival cousin. His baptism by Remigius joined the Franks to the Church of Rome.',
  theodebertus:
    'Grandson of Clovis, who sent armies into Italy against both sides of the Gothic war. He struck gold coins with his own face, which no king had dared before.',
  'chlotharius-i':
    'Youngest son of Clovis, who outlived his brothers and their children and united the realm in 558. He burnt his own rebel son in a hut and died of remorse or fever.',
  brunichildis:
    'A Visigothic princess who ruled Austrasia for son, grandsons and great-grandson. In 613 her nobles gave her to her enemy, who had her dragged to death by a horse.',
  'chlotharius-ii':
    'Son of Fredegund, king of a corner of Neustria from the cradle. In 613 Austrasia and Burgundy fell to him with Brunhild’s head, and he paid the nobles with the edict of Paris.',
  dagobertus:
    'The last Merovingian who ruled in person, rider of circuits, patron of Saint-Denis. He took tribute from Saxons and lost a war against Samo’s Slavs.',
  gibuldus:
    'King of the Alamanni who raided Noricum and Troyes. Saint Severinus and Saint Lupus each talked him into giving back his captives.',
  leutharis:
    'Duke of the Alamanni under the Franks, who with his brother Butilin plundered Italy to its tip in 553-554. Plague killed him and his men on the way home.',
  ardaricus:
    'King of the Gepids and Attila’s best adviser. A year after his lord’s death he led the subject peoples to victory on the Nedao and ended the Hun empire.',
  cunimundus:
    'Last king of the Gepids, beaten by Lombards and Avars in 567. Alboin made a cup of his skull and married his daughter Rosamund, who did not forget.',
  odoacer:
    'Officer of Heruls and Sciri in Italy, hailed king in 476 by soldiers who wanted land. He pensioned off the last emperor and ruled well until Theoderic came.',
  audoin:
    'King of the Lombards who brought them over the Danube into Pannonia with Justinian’s blessing. He sent five thousand men to Narses and began the feud with the Gepids.',
  alboin:
    'He destroyed the Gepids and on Easter Monday 568 led his whole people to Italy. His wife had him murdered in 572 for making her drink from her father’s skull.',
  agilulfus:
    'Duke of Turin who won the crown with the hand of Queen Theodelinda. He stood before Rome in 593 and let Pope Gregory buy him off.',
  rothari:
    'Arian king who took Genoa and wrote down the law of the Lombards in 643. It begins by counting his ancestors.',
  garibaldus:
    'First known duke of the Bavarians, of the Agilolfing house. He married a Lombard widow of a Frankish king, and his daughter Theodelinda became queen in Italy.',
  hengistus:
    'The legendary chief whom Vortigern hired and who took Kent as his pay. His name means stallion, and so nearly does his brother Horsa’s.',
  ethelbertus:
    'King of Kent and overlord of the south, married to the Christian Bertha. He met Augustine in the open air for fear of magic, was baptised and wrote the first English laws.',
  cerdicus:
    'Founder of the West Saxon line, who landed near Southampton about 495. His name is British, and nobody knows why.',
  ceaulinus:
    'King of the West Saxons who won Dyrham in 577 and took Gloucester, Cirencester and Bath. He reached the Severn and cut the Britons of Wales from those of Cornwall.',
  ida: 'First king of Bernicia, who fortified the rock of Bamburgh in 547. Some take him for the flame-bearer of British poems.',
  ethelfridus:
    'Northumbrian king who beat the Scots at Degsastan and the Welsh at Chester. Bede, who admired him, compared him with Saul.',
  penda:
    'The last great pagan king, who made Mercia strong and killed five Christian kings in battle. He let missionaries preach and despised those who did not live by their creed.',
  hermericus:
    'He led the Suebi across the Rhine and drew Gallaecia by lot in 411. For thirty years he plundered its people, made peace with them and plundered again.',
  rechiarius:
    'First Catholic king of any Germanic people, and first to strike coins in his own name. He overreached himself in Spain and the Goths killed him in 456.',
  balamber:
    'The Hun king, half legend, who crossed the Volga and broke the Goths of Ermanaric. He fought and then married into the Amal house.',
  uldin:
    'Hun chief north of the Danube, who sold Arcadius the head of Gainas and helped Stilicho at Fiesole. He boasted that he could take all the earth the sun shines on; his men were bought away from him.',
  attila:
    'King of the Huns from 434, alone after killing his brother. He took six thousand pounds of gold from Constantinople, was stopped in Gaul in 451 and died on his wedding night in 453.',
  respendial:
    'King of the Alans who turned back at the Rhine in 406 to save the Vandals from the Franks. Without him there would have been no crossing.',
  grumbates:
    'Old, wrinkled and famous king of the Chionites, who marched with Sapor II in 359. A bolt from the wall of Amida killed his son, and he demanded the city as a pyre.',
  acsungur:
    'The Hephthalite king of Persian story, who dug a ditch, covered it with reeds and let King Peroz charge. He then placed Peroz’ son on the throne and took tribute.',
  baianus:
    'Khagan of the Avars for some forty years, a master of threats and bridges. He took Sirmium in 582 after three years and asked Constantinople for an elephant and a golden bed, and sent both back.',
  ziebel:
    'Chief of the Khazar Turks who met Heraclius before Tbilisi in 627. The emperor put his own crown on his head and showed him his daughter’s portrait.',
  vortigernus:
    'The proud tyrant of Gildas, overlord of the Britons, who hired Saxons against Picts and could not pay them. Legend gave him a tower that would not stand.',
  ambrosius:
    'A modest man, says Gildas, whose parents had worn the purple, who rallied the Britons. Under him they began to win.',
  arturus:
    'The leader of battles to whom a later book gives twelve victories, Badon the last. He may be history, poetry or both.',
  cadwallon:
    'King of Gwynedd who with Penda killed Edwin of Northumbria in 633 and ravaged the north for a year. Oswald killed him near Hadrian’s Wall.',
  aegidius:
    'Majorian’s master of soldiers in Gaul, who would serve no emperor after him. He held the Loire against the Goths with Frankish help and died in 464 or 465, perhaps of poison.',
  syagrius:
    'Son of Aegidius, ruler at Soissons of the last Roman land in Gaul. Clovis beat him in 486, made the Goths give him up and had him killed in secret.',
  feargus:
    'Fergus Mór, son of Erc, who tradition says brought the kingship of Dál Riata from Ulster to Argyll about 500. Scottish kings counted their line from him.',
  aidanus:
    'Áedán, king of Dál Riata, made king by Columba’s own hand. His fleets reached Orkney and Man, but Ethelfrith broke his army at Degsastan in 603.'
} as const
