/** Notes on the 238 provinces: where they lie today, what mattered there between 350 and 650. */
export const provinces = {
  arabia_deserta:
    'The desert between the lower Euphrates, Kuwait and the north of Saudi Arabia. Only camel nomads lived here, and their raids on the sown land never quite stopped.',
  hijaz:
    'The Red Sea highlands of western Saudi Arabia, with Yathrib (today Medina) and Mecca. Caravans of incense and leather crossed it, and in 622 Muhammad moved from Mecca to Yathrib and began a state.',
  lachmidaria:
    'The desert edge of southern Iraq around al-Hira, near Najaf. From here the Lakhmid kings guarded Persia’s flank and raided Roman Syria until Khosrow II abolished them about 602.',
  litus_arabicus:
    'The coast of al-Hasa and the islands of Bahrain, in eastern Saudi Arabia. Sapor II crossed the Gulf to punish its tribes about 325, and Persia held the pearl shore after that.',
  mazania:
    'Oman and the Emirates. The Persians kept a governor at the port of Mazun, watching the sea road to India.',
  nabatene:
    'The rock country of Petra and the Negev, in southern Jordan and Israel. Caravan trade had moved north, but monks, vineyards and small towns made the dry land flourish in the sixth century.',
  palmyrene:
    'The Syrian desert around Palmyra. After Aurelian sacked the city it was a garrison on the Strata Diocletiana, later watched by the Ghassanid Arabs in Roman pay.',
  albarussia:
    'The upper Dnieper around Smolensk, in western Russia and eastern Belarus. Baltic villagers lived here; Slavs came up the river only towards the end of the period.',
  estia: 'Estonia. Finnic farmers and fishermen traded furs across the Baltic with Gotland and Sweden.',
  lethigallia: 'Latvia, on the lower Daugava. Baltic peoples sent furs, wax and amber down the river.',
  novogardia:
    'The lake country of Novgorod in north-western Russia. Finnic hunters held it; the town on the Volkhov is much later than this age.',
  tueria:
    'The upper Volga around Tver and Moscow. Forest tribes of Finnic and Baltic speech lived here, far beyond the knowledge of any emperor.',
  galicia:
    'Cracow and the foot of the Carpathians, in southern Poland. Vandals left it about 400 and Slavs filled the empty villages in the sixth century.',
  gothia:
    'Lublin and Volhynia, on both sides of the Polish-Ukrainian border. The Goths passed here on their way from the Vistula to the Black Sea, and some of their kin stayed behind until the Huns came.',
  lituania:
    'Lithuania around the Nemunas. Baltic chiefs were buried here with their horses and with amber traded from the coast.',
  polonia:
    'Greater Poland around Poznań, on the Warta. Burgundians and Vandals had lived here before they turned south-west; the Slavs came after them.',
  pomerania:
    'The Baltic coast of Poland between Oder and Vistula. Rugians and Goths had left it, but hoards of gold solidi show its chiefs in touch with Scandinavia and the south.',
  prussia:
    'The amber coast of Kaliningrad and Masuria. The Aesti sent a gift of amber to King Theoderic at Ravenna, who thanked them with a lecture on where it comes from.',
  pripet:
    'The great marshes of southern Belarus. Many scholars seek the home of the early Slavs along its southern edge.',
  silesia:
    'Silesia in south-western Poland, on the upper Oder. It takes its name from the Silingi, the Vandals who went off to Spain and Africa.',
  teutonia:
    'Kuyavia and Masovia in central Poland. Germanic settlements thinned out in the fifth century, and Slavic farmers took their place.',
  velete:
    'Mecklenburg and western Pomerania, west of the Oder. Its Germanic people drifted away, and by 650 Slavs were crossing the river into it.',
  caledonia:
    'Eastern Scotland, from the Forth to the Moray Firth. It was the heart of the Picts, who broke through Hadrian’s Wall in 367.',
  conacia:
    'Connacht, the west of Ireland. The Connachta produced Niall’s kin, who claimed the high kingship at Tara.',
  dal_riata:
    'Argyll and the inner Hebrides, in western Scotland. About 500 Fergus led Scots over from Ulster, and in 563 Columba founded the monastery of Iona.',
  gallovidia:
    'Galloway and Strathclyde, in south-western Scotland, with the Isle of Man. British kings ruled from the rock of Dumbarton, and Ninian preached at Whithorn.',
  lagenia:
    'Leinster, the east of Ireland around Dublin. Its raiders crossed to Wales, and merchants brought wine and Christians from Gaul.',
  momonia:
    'Munster, the south-west of Ireland. The kings of Cashel ruled it, and their kin settled in Dyfed across the sea.',
  ultonia:
    'Ulster, the north of Ireland. From its shore the Dál Riata went to Scotland, and Patrick worked and was buried here.',
  armenia:
    'Armenia around Artashat and the Ararat plain. The first Christian kingdom was split between Rome and Persia about 387, and rose against Persian fire altars at Avarayr in 451.',
  armenia_minor:
    'The upper Euphrates around Erzincan and Erzurum, in eastern Turkey. Theodosiopolis was built here to hold the Roman share of Armenia.',
  azeria:
    'The lowland of Azerbaijan by the Caspian. This was Caucasian Albania, a vassal of Persia that guarded the road to the gates of Derbent.',
  colchis:
    'The Black Sea coast of Georgia. Romans and Persians fought twenty years over this kingdom of Lazica and its fort of Petra, until the peace of 562.',
  iberia:
    'Eastern Georgia and Ganja. King Vakhtang founded Tbilisi in the fifth century, and Persia abolished the crown about 580.',
  lacyzia:
    'The mountains of Dagestan. Persian kings walled the pass of Derbent here against Huns and Khazars.',
  bohemia:
    'Bohemia, in the Czech Republic. Marcomanni, Lombards and at last Slavs lived here, and Samo’s realm began near it in the 620s.',
  carpathia:
    'The Carpathians of Slovakia and Ruthenia. Sheep paths and passes let one people after another into the Danube plain.',
  dacia:
    'Transylvania in Romania. Rome had left it in 271; Goths, then Huns and Gepids held its gold and salt.',
  hunnia:
    'The plain between Danube and Tisza in Hungary. Attila and later the Avar khagans pitched their ring here.',
  hypanis:
    'Moldova and south-western Ukraine along the Southern Bug. The Tervingi Goths farmed here until the Huns came in 375.',
  moravia:
    'Moravia and Lower Austria north of the Danube. Rugians, Heruls and Lombards ruled it in turn before the Avars.',
  tisia:
    'The plain east of the Tisza, in Hungary, Romania and Serbia. It was the kingdom of the Gepids from Attila’s death until the Lombards and Avars crushed it in 567.',
  valachia:
    'Wallachia in southern Romania. From here the Goths begged to cross the Danube in 376, and Slavs raided Thrace after 520.',
  agri_decumates:
    'The Black Forest and Swabia in Germany. Rome gave it up about 260, and the Alamanni made it their home and launching ground.',
  albis:
    'The middle Elbe around Magdeburg and Leipzig. Lombards and Thuringians lived here; the Slavs reached the river about 600.',
  bavaria:
    'Bavaria around Munich and the Upper Palatinate. The Bavarians first appear by name about 550, under dukes who looked to the Franks.',
  franconia:
    'Hesse and Franconia around Frankfurt, on the Main. Burgundians camped here before crossing the Rhine, then Alamanni and Franks fought over it.',
  frisia:
    'The coast of the Netherlands and north-western Germany. Frisians lived on dwelling mounds above the tide and traded across the North Sea.',
  holsatia:
    'Holstein and Schleswig, at the foot of Jutland. From its marshes Saxons and Angles sailed to Britain, and Bede says their land stood empty after them.',
  oderus:
    'Brandenburg around Berlin. The Semnones, noblest of the Suebi, had their holy grove here; the Slavs found few people left.',
  rhenus:
    'The right bank of the Rhine in Westphalia and the Ruhr. Frankish warbands gathered here opposite Cologne.',
  saxonia:
    'Lower Saxony around Hanover. Pagan Saxons ruled themselves without kings and paid the Franks 500 cows a year when they had to.',
  thuringia:
    'Thuringia and northern Hesse. Its kingdom bred famous horses and fell to the Franks on the Unstrut in 531.',
  anti_atlas: 'Southern Morocco beyond Agadir. Berber clans here never saw a Roman governor.',
  atlas:
    'The Atlas mountains of Morocco. Baquates and their neighbours made treaties with Rome from their high valleys.',
  aures:
    'The Aurès mountains of eastern Algeria. Moorish kings such as Iaudas held them against Vandals and Byzantines alike.',
  blemmyes:
    'The desert between Nile and Red Sea, south of Aswan. Its nomads raided Upper Egypt and worshipped Isis at Philae until Justinian closed the temple.',
  libya:
    'The desert behind the Gulf of Sirte, in Libya. The camel-riding Laguatan came out of it to beat Byzantine armies in the 540s.',
  sahara:
    'The desert edge of western Algeria. Flocks wintered here, and chieftains built the great tombs called djedars near Tiaret.',
  toaregia:
    'The oases of southern Algeria and Tunisia. The Garamantes and other desert folk traded salt, slaves and gold across the sands.',
  amyrgia:
    'The Talas and Shymkent country of southern Kazakhstan. The western Turks had their summer camps here after 560.',
  chorasmia:
    'Khwarazm, the delta of the Oxus in Uzbekistan. An old irrigated kingdom with its own calendar and its own fur trade.',
  massagetae: 'The steppe east of the Aral Sea, in Kazakhstan. Hunnic peoples crossed it on their way west.',
  tarim:
    'Tashkent and the Fergana valley, with the passes to Kashgar. Fine horses and Chinese silk changed hands here.',
  sogdiana:
    'Samarkand and Bukhara in Uzbekistan. Sogdian merchants ran the silk trade from here to China and once offered it to Justin II.',
  transoxania:
    'The sands and steppe between Oxus and Jaxartes. Nomads watered their herds here between one war and the next.',
  abascia:
    'The lower Don and the Kuban, by the Sea of Azov. Alans and Bulgars ranged here, and Old Great Bulgaria rose under Kubrat in the 630s.',
  bosporus:
    'The Crimea with Chersonesus, near Sevastopol. The Romans kept this outpost for grain, furs and news of the steppe, beside Gothic farmers in the hills.',
  danapris:
    'The middle Dnieper around Kiev. Gothic, Slavic and Antic villages followed one another on its bluffs.',
  donetus: 'The Donets around Kharkiv, in eastern Ukraine. Alans and then Bulgars grazed its black earth.',
  pereaslavia:
    'The left bank of the Dnieper around Pereiaslav and Chernihiv. Its forest steppe was the border between ploughmen and riders.',
  scythica:
    'The steppe north of the Crimea, around Kherson. Ermanaric’s Goths met the first Huns in these plains.',
  ucraina:
    'Central Ukraine between Dniester and Dnieper. The Antes, Slavic allies of Justinian, lived here until the Avars broke them in 602.',
  finlandia:
    'Southern Finland. Iron-using farmers along the coast sent furs to Sweden; hunters held the rest.',
  gothlandia:
    'The island of Gotland in the Baltic. Its picture stones and hoards of solidi tell of men who served and traded far to the south.',
  iutia:
    'Jutland, the mainland of Denmark. The Jutes sailed from here to Kent, and bog finds show whole beaten armies sunk as offerings.',
  norvegia:
    'Southern Norway. Small chiefdoms along the fjords lived by boats, iron and furs; a few went south as Heruls or raiders.',
  scania:
    'Southern Sweden. Jordanes called Scandza a womb of nations, and the wandering Heruls came home here about 512.',
  selandia:
    'The Danish islands. The great halls of Gudme and Lejre stood here, and the Danes made their name in Gaul when King Hygelac fell about 520.',
  sueonia:
    'Central Sweden around Lake Mälaren. The kings at Old Uppsala raised their great mounds in the sixth century.',
  alania:
    'The steppe north of the Caucasus, around Stavropol. The Alans bred horses here; some went to Spain and Africa, others hold the mountains still.',
  bolgar:
    'The middle Volga around Kazan. Finnic and steppe peoples met here long before the Bulgars gave it their name.',
  sarkil:
    'The lower Volga and the Don bend. The Khazars grew strong here in the seventh century and later built Itil by the river mouth.',
  siraces:
    'The steppe east of the Volga, in Kazakhstan and Russia. The northern caravan road from Asia entered Europe here.',
  terecia:
    'The dry steppe of the Terek, in northern Dagestan and Kalmykia. Huns and Sabirs rode through it to force the Caspian gates.',
  volga:
    'The Volga around Saratov and Volgograd. Near here, about 370, the Huns crossed the river and fell upon the Alans.',
  aegyptus:
    'The head of the Nile valley around Memphis and Cairo. The fortress of Babylon stood here, and the caravans of the south ended at its market.',
  arcadia:
    'The Fayum and the western oases of Egypt. Oxyrhynchus near by has given us its letters, tax lists and hymns by the basketful.',
  cyrenaica:
    'Eastern Libya around Cyrene. Bishop Synesius armed his own farmhands here against desert raiders about 405.',
  delta:
    'The eastern Nile delta with Pelusium. The plague of 541 was first seen at this gate of Egypt, and Persians and Arabs both came in by it.',
  nilus:
    'Alexandria and the western delta. Its grain fed Constantinople, its patriarchs shook the Church, and Persia held it from 619 to 629.',
  sinai: 'The Sinai peninsula. Justinian walled the monastery below Moses’ mountain that still stands there.',
  thebais:
    'Upper Egypt from Asyut to Luxor. Pachomius gathered the first monasteries here, and garrisons watched for Blemmyes and Nobades.',
  africa:
    'Northern Tunisia around Carthage. Geiseric took the city in 439, Belisarius won it back in 533, and from here Heraclius sailed to take the throne in 610.',
  caesarea:
    'The coast of Algeria west of Algiers, around Cherchell. Firmus the Moor burnt the city in 371, and the Vandals never held more than the shore.',
  mauritania:
    'The borderland of Oran and eastern Morocco. Masuna called himself king of the Moors and Romans here in 508.',
  numidia:
    'The highlands of Constantine, in eastern Algeria. Donatists and Catholics quarrelled in every village, and its horsemen served in every army.',
  saldae:
    'The coast of Kabylia around Béjaïa, in Algeria. A Roman veterans’ port, it lay between Moorish mountains and Vandal ships.',
  tingitania:
    'Northern Morocco with Tangier. It belonged to the diocese of Spain, and Byzantium held Septem here as its last western gate.',
  tripolitania:
    'The coast of western Libya with Leptis Magna. The Austuriani sacked its farms in the 360s while a corrupt general looked on.',
  utica:
    'The coast of north-eastern Algeria and Tunisia with Hippo Regius, today Annaba. Augustine died here in 430 with the Vandals before the walls.',
  bythinia:
    'The Asian shore opposite Istanbul, with Iznik. Nicaea and Chalcedon held two of the great councils, and emperors hunted in its woods.',
  cyprus:
    'The island of Cyprus. Salamis, rebuilt as Constantia after the quakes, won its church independence in 431.',
  lycia:
    'The mountains and coves of south-western Turkey. Isaurian robbers troubled the roads above it and corn ships put in below.',
  lydia:
    'The Aegean coast of Turkey around Ephesus and Sardis. The council of 431 deposed Nestorius here, and arms were forged at Sardis.',
  mysia:
    'North-western Turkey around Pergamon and the Troad. Iulianus studied with its philosophers before he put on the purple.',
  bernicia:
    'Northumberland and the Scottish border, with Bamburgh. Ida the Angle made it his stronghold in 547, and Northumbria grew from it.',
  cambria: 'Wales. British kings kept their language, faith and poems here while the lowlands were lost.',
  camulodunum:
    'London, Essex and East Anglia. The old capital of Roman Britain stood half empty by 450, and kings of the East Saxons and East Angles were buried near by in splendour.',
  cantium:
    'Kent, Sussex and Hampshire. Jutes came to it as hired soldiers, and in 597 Augustine baptised King Ethelbert at Canterbury.',
  corinium_dobunorum:
    'The Cotswolds and the Severn from Cirencester to Wroxeter. Its villas were the richest in Britain, and fell to the West Saxons after Dyrham in 577.',
  cumbria:
    'Cumbria and the western end of Hadrian’s Wall. The kingdom of Rheged ruled it, praised by the poet Taliesin.',
  dumnonia:
    'Cornwall and west Devon. Its kings at Tintagel bought wine and oil from the Mediterranean with tin.',
  durnovaria:
    'Dorset, Somerset and Devon around Exeter. Somewhere in the south-west, perhaps here, the Britons won at Mount Badon about 500.',
  flavia_caesariensis:
    'Yorkshire around York. The army here made Constantine emperor in 306, and King Edwin was baptised here in 627.',
  lindum:
    'Lincolnshire and the East Midlands. Angles came up the Humber and Trent to found Lindsey and Mercia.',
  maxima_caesariensis:
    'Cheshire, Lancashire and Derbyshire around Chester. Ethelfrith of Northumbria beat the Welsh here about 615 and killed the praying monks of Bangor.',
  anatolia:
    'The plateau of central Turkey around Konya. It was horse country, and the mountains to its south bred the wild Isaurians who gave Byzantium an emperor, Zeno.',
  cappadocia:
    'Central Turkey around Ankara and Kayseri. Basil preached here, and imperial stud farms bred horses for army and circus.',
  cilicia:
    'The plain of Tarsus and Adana in southern Turkey. Heraclius met the Persians in its passes, and Iulianus was buried at Tarsus.',
  paphlagonia:
    'The wooded Black Sea mountains of Turkey around Kastamonu. It sent timber, wool and eunuchs to the capital.',
  pontus: 'North-eastern Turkey with Trabzon. Trapezus supplied the wars in Lazica and Armenia.',
  melitene:
    'The upper Euphrates around Malatya. The frontier army had its base here, and Khosrow I was beaten before it in 575.',
  alpes:
    'The western Alps of Savoy and the Dauphiné. Burgundians were settled in Sapaudia in 443, and Lombards raided over its passes after 568.',
  aquitania:
    'Bordeaux and the Charente. Ausonius grew vines here, and the Visigoths were given the land in 418.',
  arvernia:
    'Auvergne in central France. Bishop Sidonius held Clermont against the Visigoths until Rome gave it away in 475.',
  garumnum:
    'Toulouse and the upper Garonne. It was the capital of the Visigoths until Clovis won at Vouillé in 507.',
  helvetia:
    'Western Switzerland. Burgundians and Alamanni met here, and the border between their tongues still runs near by.',
  liger: 'Bourges and the middle Loire. Aegidius and his Franks fought the Goths for it in the 460s.',
  provincia:
    'Provence with Arles. The prefects of the Gauls moved to Arles about 400, and Goths and Franks besieged it again and again.',
  rhodanus:
    'Lyon and the middle Saône. Burgundian kings kept court here and Gundobad gave both his peoples a law.',
  septimania:
    'Narbonne and Languedoc. Ataulf married Galla Placidia here in 414, and it stayed Gothic when the rest of Gaul was lost.',
  vasconia:
    'Gascony, south-west of the Garonne. Basques came down from the mountains and gave it their name about 600.',
  vendeum:
    'Poitou and the Vendée. Hilary and Martin taught here, and at Vouillé near Poitiers the Goths lost Gaul.',
  vienna:
    'The Rhône valley below Lyon, around Vienne and Valence. Bishop Avitus of Vienne guided the Burgundian court to the Catholic faith.',
  armoricum: 'Brittany. Britons crossed the sea to it in such numbers that it took their name.',
  austrasia:
    'Cologne, Aachen and the Ardennes. Ripuarian Franks took Cologne about 456, and the eastern Frankish kingdom grew from here.',
  belgae:
    'Picardy and the Channel coast with Amiens and Boulogne. Martin shared his cloak at Amiens, and the Saxon Shore fleet lay at Boulogne.',
  burgundia:
    'Dijon and northern Burgundy. Its walls impressed Gregory of Tours, who wondered why it was not called a city.',
  flandria: 'Coastal Flanders. The sea had drowned much of it, and Saxon and Frankish farmers took the rest.',
  lotharingia: 'Alsace and Strasbourg. Iulianus broke the Alamanni at Argentoratum in 357.',
  neustria:
    'Paris and the Beauce. Iulianus was hailed emperor at Paris in 360, and Clovis made it his seat in 508.',
  lugdunum:
    'Normandy with Rouen. Saxons settled round Bayeux, and the tractus Armoricanus ran its own defence.',
  saliens:
    'Tournai, Hainaut and Brabant. Childeric lies buried at Tournai among golden bees; his son Clovis marched from here.',
  sequana:
    'Champagne with Reims. Attila was turned back near Châlons in 451, and Remigius baptised Clovis at Reims.',
  treveria:
    'Trier and the Moselle. Emperors ruled the West from here until about 395; by 440 it had been sacked four times.',
  venetum:
    'Rennes, Maine and Anjou. It lay between Bretons, Franks and the last Roman soldiers on the Loire.',
  achaia:
    'Athens and southern Greece. Alaric spared Athens in 396, and Justinian ended its philosophers’ school in 529.',
  macedonia:
    'Northern Greece around Thessaloniki. Theodosius massacred its crowd in 390, and Saint Demetrius was said to keep out the Slavs.',
  creta:
    'The island of Crete. The wave of 365 lifted its harbours out of the sea; Slav boats raided it in 623.',
  cyclades:
    'The Aegean islands with Rhodes. Exiles were sent here, and every fleet bound for the Straits passed by.',
  thessalia:
    'Thessaly in central Greece. Its plain fed Gothic and Hunnic raiders on their way to Thermopylae.',
  thracia:
    'European Turkey with Istanbul, and the plain of Edirne. Here stood Constantinople, and here at Adrianople the Goths killed Valens in 378.',
  asturica:
    'León, Old Castile and Ávila. Suebi and Goths fought for its wheat fields, and Priscillian was bishop of Ávila.',
  baetica:
    'Granada and Málaga. Justinian’s troops held its coast from 552 until the Goths took it back about 624.',
  balearica: 'Majorca, Menorca and Ibiza. The Vandals took the islands about 455 and Belisarius’ men in 534.',
  cantabria:
    'Asturias and Cantabria, on the north coast of Spain. The mountain people ruled themselves until Leovigild stormed Amaya in 574.',
  carpetania:
    'Toledo and Madrid. The Gothic kings settled at Toledo about 560, and the councils of its church made law for all Spain.',
  cartaginensis:
    'Murcia and Cartagena. Majorian’s invasion fleet was lost on this coast in 460, and Byzantium ruled its Spania from here.',
  castulum:
    'La Mancha and Jaén around Linares. Silver mines and the road from Córdoba to the coast gave it worth.',
  celtiberia:
    'Zaragoza and the Iberian range. The Franks besieged Zaragoza in 541 and were driven off, they said, by Saint Vincent’s tunic.',
  cuneus: 'The Algarve and southern Alentejo. Fish sauce and oil still left its harbours in Gothic times.',
  emeritensis:
    'Extremadura around Mérida. Mérida was the capital of the Spains, and its bishops built hospitals and defied Arian kings.',
  gallaecia:
    'Galicia and northern Portugal, with Braga. The Suebi founded the first Germanic kingdom on Roman soil here in 411; the Goths ended it in 585.',
  hispalensis:
    'Seville and the lower Guadalquivir. Bishops Leander and Isidore taught here, and Hermenegild rebelled from it in 580.',
  lusitania:
    'Central Portugal with Santarém and Lisbon. Alans were allotted it in 411 and Suebi and Goths raided it after them.',
  osca: 'Huesca and Lérida, at the foot of the Pyrenees. Bagaudae held the middle Ebro here about 450.',
  piranaei:
    'Navarre and the western Pyrenees. The Basques obeyed neither Goth nor Frank; Leovigild built Victoriacum to watch them.',
  saguntum:
    'Valencia and Teruel. The old ports of its coast shrank, and for seventy years the border of Byzantine Spania ran just to the south.',
  salmantica:
    'Salamanca and the western Meseta. Slates scratched with Gothic-age accounts come from its farms.',
  tarraconensis:
    'Catalonia with Barcelona and Tarragona. Ataulf was murdered at Barcelona in 415; Roman officials held out here until 472.',
  carnuntum:
    'Western Hungary along the Danube, with Budapest’s right bank. Valentinian I died of rage here in 375, and Huns were settled in it after 433.',
  dalmatia:
    'Zadar and inland Bosnia. Marcellinus ruled it as his own after 454, and its people fled to the islands from the Slavs.',
  illyricum:
    'Split, Dubrovnik and Montenegro. Salona was the greatest city of the coast until Avars and Slavs destroyed it about 614-640.',
  istria:
    'Istria and Slovenia. Through its low pass at the Frigidus came Theodosius, Alaric, Attila, Theoderic and Alboin.',
  noricum:
    'Austria from Salzburg to Carinthia. Saint Severinus nursed its last Romans until they were led to Italy in 488.',
  pannonia:
    'Slavonia and Syrmia, in Croatia and Serbia. Sirmium was an imperial capital; Goths, Gepids and in 582 the Avars took it.',
  rhaetia:
    'Swabian Bavaria and the Tyrol, with Augsburg and Regensburg. Iuthungi and Alamanni wore it down, and Theoderic sheltered their remnant in it.',
  gandaria:
    'Peshawar and Taxila in northern Pakistan. The Hephthalites ruined many of its Buddhist monasteries about 500.',
  indus:
    'The delta of the Indus in Sindh. Persian and Indian ships met in its port with pepper, cotton and pearls.',
  paradene:
    'The Quetta and Kachhi plains of Pakistan, west of the Indus. Caravans climbed from here through the Bolan pass to Kandahar.',
  panjab:
    'The Punjab around Sialkot. Toramana and Mihirakula of the Huns ruled from Sagala and broke the Gupta empire.',
  sattagydia:
    'The middle Indus from Hyderabad to Multan, in Pakistan. Sun worshippers came on pilgrimage to Multan’s golden idol.',
  thar: 'The Thar desert of India and Pakistan. It walled off the Indus from the kingdoms of the Ganges.',
  apulia:
    'Apulia, the heel of Italy, with Brindisi. Ships for Greece left from it, and Totila and the Byzantines fought for its ports.',
  beneventum:
    'Benevento, Lucania and Calabria, in the Italian south. Alaric died at Cosenza in 410, and a Lombard duke ruled at Benevento from about 570.',
  campania:
    'Naples and Capua. Belisarius crept into Naples through an aqueduct in 536, and the last Gothic king fell below Vesuvius in 552.',
  cisalpina: 'Milan and Lombardy. Ambrose humbled Theodosius here; Goths and Burgundians razed Milan in 539.',
  corsica:
    'The island of Corsica. It paid timber to the Vandal fleet, then taxes to Carthage’s Byzantine exarch.',
  latium:
    'Rome and Lazio. The city was sacked in 410 and 455 and changed hands five times in the Gothic war; its bishop outlived them all.',
  liguria:
    'Genoa and the Ligurian coast. Byzantium clung to it behind the mountains until Rothari took it about 643.',
  sardinia:
    'The island of Sardinia. Vandals exiled bishops to it, and the mountain Barbaricini stayed pagan until Pope Gregory’s day.',
  sicilia:
    'The island of Sicily. Its grain and estates fed Rome; Geiseric raided it yearly and Belisarius took it almost without a blow in 535.',
  spoletum:
    'The Marche and Spoleto. Narses killed Totila at Taginae in 552, and Lombard dukes cut the road to Ravenna here.',
  taurinorum:
    'Piedmont with Turin and Pavia. Stilicho beat Alaric at Pollentia in 402, and Pavia became the Lombard capital in 572.',
  tuscia: 'Tuscany. Stilicho starved Radagaisus’ horde into surrender at Fiesole in 406.',
  umbria:
    'Ravenna and Romagna. Behind its marshes ruled Honorius, Odoacer, Theoderic and the Byzantine exarchs.',
  venetia:
    'Veneto and Friuli. Attila razed Aquileia in 452, and refugees on the lagoon began what would be Venice.',
  adiabene:
    'Erbil and northern Iraq. Many Christians lived and died for their faith under Sapor II here; Heraclius won at Nineveh near by in 627.',
  akkad: 'The steppe of Hatra and Tikrit in Iraq. Jovian’s army starved across it in 363.',
  artemita:
    'The Diyala north-east of Baghdad. Khosrow II built his palace of Dastgerd here, and Heraclius burnt it in 628.',
  assyria:
    'The plain of Nusaybin, on the Turkish-Syrian border. Nisibis beat off Sapor II three times and was then given up without a blow in the peace of 363.',
  atropatene:
    'Iranian Azerbaijan around Lake Urmia. The great fire of Adur Gushnasp burnt at Ganzak, where kings came on foot; Heraclius put it out about 624.',
  babylonia:
    'The Euphrates around Fallujah, in Iraq. Iulianus stormed Perisabor in 363, and the royal canal to the Tigris began here.',
  chaldea:
    'Baghdad and southern Iraq. The kings of kings held court at Ctesiphon, under the great arch that still stands.',
  euphrates:
    'The middle Euphrates in eastern Syria. Dura lay in ruins, but every army between Rome and Persia marched along this bank.',
  epirus:
    'Albania and north-western Greece. Durrës ended the road from Constantinople and began the sea to Italy; Theoderic seized it in 479.',
  dardania:
    'Kosovo and North Macedonia. Justinian was born here and built Justiniana Prima to honour the place.',
  moesia_inferior:
    'Western and northern Bulgaria with Sofia. The Goths crossed into it in 376, and Avars and Slavs after them.',
  moesia_superior:
    'Serbia along the Danube with Belgrade. Singidunum was lost and rebuilt over and over by Huns, Gepids, Romans and Avars.',
  naissus:
    'Southern Serbia around Niš. Constantine was born here; Attila left it in the 440s so ruined that the river bank was white with bones.',
  savus:
    'Northern Bosnia and western Serbia, south of the Sava. The two halves of the Empire met along its rivers.',
  tyras:
    'The Danube delta, Dobruja and the Bessarabian shore. Forts and fishing towns guarded the river’s mouths for Rome until about 600.',
  amida:
    'Diyarbakır and Mardin in south-eastern Turkey. Sapor II took Amida in 359 while Ammianus slipped out at night; Anastasius built Dara in 507.',
  coele_syria:
    'Aleppo and the Euphrates bend in northern Syria. Its stone villages grew rich on oil and wine, and pilgrims came to Symeon’s pillar.',
  osroene:
    'Edessa, today Urfa. It boasted a letter from Christ and wrote the best Syriac, and Khosrow besieged it in vain in 544.',
  palestina:
    'Israel and the Palestinian lands with Jerusalem. Pilgrims and monks filled it; Persians took the True Cross in 614 and Heraclius brought it back in 630.',
  phoenicia:
    'The north Syrian coast with Antioch, today Antakya. The third city of the East quarrelled, feasted and raced until Khosrow burnt it in 540.',
  syria:
    'Damascus and inner Syria. Ghassanid princes kept the desert quiet for Rome, and the Arabs took Damascus in 635.',
  arachosia:
    'Kandahar in southern Afghanistan. The Hun kings of Zabul ruled it and worshipped their own sun god.',
  areia: 'Herat in western Afghanistan. Persia’s marches against the Hephthalites set out from this oasis.',
  bactriana:
    'Balkh in northern Afghanistan. Kidarites, Hephthalites and Turks held it in turn above its great Buddhist shrine.',
  kushania:
    'The steppe east of the Caspian, in Turkmenistan. Persia drew the long wall of Gorgan against the riders of this plain.',
  margiana:
    'The oasis of Merv in Turkmenistan. Persia’s strongest eastern garrison stood here, and here the last king, Yazdegerd III, was murdered in 651.',
  parthia_sept:
    'Khorasan around Tus and Nishapur, in Iran. Yazdegerd II spent years here fighting the Huns of the east.',
  carmania:
    'Kerman and the strait of Hormuz, in Iran. Ships from India put in here, and its desert sheltered rebels and exiles.',
  drangiana:
    'Sistan, on the border of Iran and Afghanistan. Its lake kept a Zoroastrian legend: the saviour to come would be born of it.',
  gedrosia: 'Makran, the dry coast of Iran and Pakistan. Few armies crossed it and fewer came back.',
  persia:
    'Inner Fars around Pasargadae. The Sasanian family came from this land and carved its victories on its cliffs.',
  sagartia: 'Yazd and the central desert of Iran. Fire temples and underground canals kept its towns alive.',
  cadusia:
    'Gilan, the rainy Caspian shore of Iran. Its hillmen, the Dailamites, served as the King’s best infantry.',
  elymais:
    'Western Fars and the Bakhtiari mountains, with Persepolis and Istakhr. The dynasty’s own fire burnt at Istakhr, and the last king was crowned there.',
  hyrkania:
    'Tehran and the Alborz. The house of Mihran held Rayy, and its son Bahram Chobin seized the throne in 590.',
  media:
    'Hamadan, the old Ecbatana. Kings passed the summer here, and the last great Persian army fell near it at Nihavand in 642.',
  phraaspa:
    'The highlands south of Lake Urmia, in Iranian Kurdistan. The royal fire was moved to Takht-e Soleyman here, beside a bottomless lake.',
  rhagae:
    'Qom and Qazvin, west of the great desert. The silk road from Merv came down here to the western markets.',
  susiana:
    'Khuzestan in south-western Iran. Captives from Antioch wove silk here, and the doctors of Gundeshapur were famous.',
  zagros:
    'Kermanshah and Luristan, the mountain wall above Mesopotamia. Khosrow II is carved on horseback at Taq-e Bostan.'
} as const
