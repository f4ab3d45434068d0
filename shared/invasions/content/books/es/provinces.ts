/** Notes on the 238 provinces: where they lie today, what mattered there between 350 and 650. */
export const provinces = {
  arabia_deserta:
    'El desierto entre el bajo Éufrates, Kuwait y el norte de Arabia Saudí. Solo vivían aquí nómadas de camello, cuyas correrías contra las tierras de cultivo nunca cesaron del todo.',
  hijaz:
    'Las tierras altas del mar Rojo en el oeste de Arabia Saudí, con Yathrib (hoy Medina) y La Meca. La cruzaban caravanas de incienso y cuero, y en 622 Mahoma pasó de La Meca a Yathrib e inició un Estado.',
  lachmidaria:
    'El borde desértico del sur de Irak en torno a al-Hira, cerca de Nayaf. Desde aquí los reyes lájmidas guardaban el flanco de Persia y asolaban la Siria romana, hasta que Cosroes II los suprimió hacia 602.',
  litus_arabicus:
    'La costa de al-Hasa y las islas de Baréin, en el este de Arabia Saudí. Sapor II cruzó el Golfo para castigar a sus tribus hacia 325, y desde entonces Persia dominó la costa de las perlas.',
  mazania:
    'Omán y los Emiratos. Los persas mantenían un gobernador en el puerto de Mazun, vigilando la ruta marítima hacia la India.',
  nabatene:
    'La tierra rocosa de Petra y el Néguev, en el sur de Jordania e Israel. El comercio de caravanas se había ido al norte, pero monjes, viñedos y pequeñas villas hicieron florecer la tierra seca en el siglo VI.',
  palmyrene:
    'El desierto sirio alrededor de Palmira. Tras el saqueo de Aureliano la ciudad fue guarnición de la Strata Diocletiana, vigilada más tarde por los árabes gasánidas a sueldo de Roma.',
  albarussia:
    'El alto Dniéper en torno a Smolensk, en el oeste de Rusia y el este de Bielorrusia. La habitaban aldeanos bálticos; los eslavos subieron el río solo hacia el final de la época.',
  estia:
    'Estonia. Agricultores y pescadores fineses comerciaban con pieles a través del Báltico con Gotland y Suecia.',
  lethigallia: 'Letonia, en el bajo Daugava. Pueblos bálticos enviaban río abajo pieles, cera y ámbar.',
  novogardia:
    'La tierra de lagos de Nóvgorod, en el noroeste de Rusia. La ocupaban cazadores fineses; la ciudad del Vóljov es muy posterior a esta época.',
  tueria:
    'El alto Volga en torno a Tver y Moscú. Vivían aquí tribus del bosque de habla finesa y báltica, lejos del saber de cualquier emperador.',
  galicia:
    'Cracovia y el pie de los Cárpatos, en el sur de Polonia. Los vándalos la dejaron hacia 400 y los eslavos llenaron las aldeas vacías en el siglo VI.',
  gothia:
    'Lublin y Volinia, a ambos lados de la frontera entre Polonia y Ucrania. Por aquí pasaron los godos del Vístula al mar Negro, y algunos parientes quedaron atrás hasta la llegada de los hunos.',
  lituania:
    'Lituania en torno al Niemen. Los jefes bálticos se enterraban aquí con sus caballos y con ámbar traído de la costa.',
  polonia:
    'La Gran Polonia en torno a Poznań, junto al Warta. Burgundios y vándalos vivieron aquí antes de marchar al suroeste; tras ellos llegaron los eslavos.',
  pomerania:
    'La costa báltica de Polonia entre el Óder y el Vístula. Rugios y godos la habían dejado, pero tesoros de sólidos de oro muestran a sus jefes en contacto con Escandinavia y el sur.',
  prussia:
    'La costa del ámbar, Kaliningrado y Masuria. Los estios enviaron ámbar como regalo al rey Teodorico en Rávena, quien les dio las gracias con una lección sobre su origen.',
  pripet:
    'Los grandes pantanos del sur de Bielorrusia. Muchos estudiosos buscan en su borde meridional la cuna de los primeros eslavos.',
  silesia:
    'Silesia, en el suroeste de Polonia, en el alto Óder. Debe su nombre a los silingos, los vándalos que marcharon a Hispania y África.',
  teutonia:
    'Cuyavia y Mazovia, en el centro de Polonia. Los poblados germánicos se vaciaron en el siglo V y los ocuparon agricultores eslavos.',
  velete:
    'Mecklemburgo y la Pomerania occidental, al oeste del Óder. Su gente germánica se fue marchando, y hacia 650 los eslavos cruzaban ya el río.',
  caledonia:
    'El este de Escocia, del Forth al fiordo de Moray. Era el corazón de los pictos, que rompieron el Muro de Adriano en 367.',
  conacia:
    'Connacht, el oeste de Irlanda. Los connachta dieron la estirpe de Niall, que reclamó el reino supremo de Tara.',
  dal_riata:
    'Argyll y las Hébridas interiores, en el oeste de Escocia. Hacia 500 Fergus trajo a los escotos desde el Úlster, y en 563 Columba fundó el monasterio de Iona.',
  gallovidia:
    'Galloway y Strathclyde, en el suroeste de Escocia, con la isla de Man. Reyes britanos gobernaban desde la roca de Dumbarton, y Niniano predicó en Whithorn.',
  lagenia:
    'Leinster, el este de Irlanda en torno a Dublín. Sus saqueadores cruzaban a Gales, y los mercaderes traían de la Galia vino y cristianos.',
  momonia:
    'Munster, el suroeste de Irlanda. La gobernaban los reyes de Cashel, y parientes suyos se asentaron en Dyfed, al otro lado del mar.',
  ultonia:
    'El Úlster, norte de Irlanda. De su costa salieron los Dál Riata hacia Escocia, y aquí trabajó y fue enterrado Patricio.',
  armenia:
    'Armenia en torno a Artashat y la llanura del Ararat. El primer reino cristiano fue repartido entre Roma y Persia hacia 387, y se alzó contra los altares de fuego persas en Avarayr en 451.',
  armenia_minor:
    'El alto Éufrates en torno a Erzincan y Erzurum, en el este de Turquía. Aquí se construyó Teodosiópolis para guardar la parte romana de Armenia.',
  azeria:
    'Las tierras bajas de Azerbaiyán junto al Caspio. Era la Albania caucásica, vasalla de Persia, que guardaba el camino a las puertas de Derbent.',
  colchis:
    'La costa georgiana del mar Negro. Romanos y persas lucharon veinte años por este reino de Lázica y su fuerte de Petra, hasta la paz de 562.',
  iberia:
    'Georgia oriental y Ganyá. El rey Vajtang fundó Tiflis en el siglo V, y Persia abolió la corona hacia 580.',
  lacyzia:
    'Las montañas de Daguestán. Los reyes persas amurallaron aquí el paso de Derbent contra hunos y jázaros.',
  bohemia:
    'Bohemia, en la República Checa. La habitaron marcomanos, lombardos y al fin eslavos, y cerca de aquí nació en los años 620 el reino de Samo.',
  carpathia:
    'Los Cárpatos de Eslovaquia y Rutenia. Senderos de pastores y puertos dejaron pasar a un pueblo tras otro hacia la llanura del Danubio.',
  dacia:
    'Transilvania, en Rumanía. Roma la había dejado en 271; godos, luego hunos y gépidos, tuvieron su oro y su sal.',
  hunnia:
    'La llanura entre el Danubio y el Tisza, en Hungría. Aquí plantaron su campamento Atila y más tarde los kaganes ávaros.',
  hypanis:
    'Moldavia y el suroeste de Ucrania junto al Bug meridional. Aquí cultivaban los godos tervingios hasta que llegaron los hunos en 375.',
  moravia:
    'Moravia y la Baja Austria al norte del Danubio. La dominaron por turno rugios, hérulos y lombardos, antes de los ávaros.',
  tisia:
    'La llanura al este del Tisza, en Hungría, Rumanía y Serbia. Fue el reino de los gépidos desde la muerte de Atila hasta que lombardos y ávaros lo aplastaron en 567.',
  valachia:
    'Valaquia, en el sur de Rumanía. Desde aquí los godos rogaron cruzar el Danubio en 376, y los eslavos atacaron Tracia desde 520.',
  agri_decumates:
    'La Selva Negra y Suabia, en Alemania. Roma la dejó hacia 260, y los alamanes hicieron de ella su hogar y punto de partida.',
  albis:
    'El Elba medio en torno a Magdeburgo y Leipzig. Vivieron aquí lombardos y turingios; los eslavos llegaron al río hacia 600.',
  bavaria:
    'Baviera en torno a Múnich y el Alto Palatinado. Los bávaros aparecen por su nombre hacia 550, bajo duques que miraban a los francos.',
  franconia:
    'Hesse y Franconia en torno a Fráncfort, junto al Meno. Los burgundios acamparon aquí antes de cruzar el Rin; luego se la disputaron alamanes y francos.',
  frisia:
    'La costa de los Países Bajos y del noroeste de Alemania. Los frisones vivían en montículos sobre la marea y comerciaban por el mar del Norte.',
  holsatia:
    'Holstein y Schleswig, al pie de Jutlandia. De sus marismas zarparon sajones y anglos hacia Britania, y Beda dice que su tierra quedó vacía.',
  oderus:
    'Brandeburgo en torno a Berlín. Los semnones, los más nobles de los suevos, tuvieron aquí su bosque sagrado; los eslavos hallaron poca gente.',
  rhenus:
    'La orilla derecha del Rin en Westfalia y el Ruhr. Aquí se reunían las bandas francas frente a Colonia.',
  saxonia:
    'Baja Sajonia en torno a Hanóver. Los sajones paganos se gobernaban sin reyes y pagaban a los francos 500 vacas al año cuando no había remedio.',
  thuringia:
    'Turingia y el norte de Hesse. Su reino criaba caballos famosos y cayó ante los francos en el Unstrut en 531.',
  anti_atlas:
    'El sur de Marruecos más allá de Agadir. Los clanes bereberes de aquí nunca vieron a un gobernador romano.',
  atlas: 'La cordillera del Atlas en Marruecos. Baquates y vecinos pactaban con Roma desde sus altos valles.',
  aures:
    'Los montes Aurés, en el este de Argelia. Reyes moros como Iaudas los defendieron por igual de vándalos y bizantinos.',
  blemmyes:
    'El desierto entre el Nilo y el mar Rojo, al sur de Asuán. Sus nómadas asolaban el Alto Egipto y adoraban a Isis en File hasta que Justiniano cerró el templo.',
  libya:
    'El desierto tras el golfo de Sirte, en Libia. De él salieron los laguatán en camello para vencer a ejércitos bizantinos en los años 540.',
  sahara:
    'El borde del desierto en el oeste de Argelia. Aquí invernaban los rebaños, y los caudillos alzaron cerca de Tiaret las grandes tumbas llamadas djedars.',
  toaregia:
    'Los oasis del sur de Argelia y Túnez. Garamantes y otras gentes del desierto llevaban sal, esclavos y oro por las arenas.',
  amyrgia:
    'La tierra de Talas y Shymkent, en el sur de Kazajistán. Los turcos occidentales tenían aquí sus campamentos de verano desde 560.',
  chorasmia:
    'Corasmia, el delta del Oxus en Uzbekistán. Un viejo reino de regadío con su propio calendario y su propio comercio de pieles.',
  massagetae:
    'La estepa al este del mar de Aral, en Kazajistán. Los pueblos hunos la cruzaron camino de occidente.',
  tarim:
    'Taskent y el valle de Ferganá, con los pasos a Kasgar. Aquí cambiaban de manos los buenos caballos y la seda china.',
  sogdiana:
    'Samarcanda y Bujará, en Uzbekistán. Los mercaderes sogdianos llevaban desde aquí la seda de China, y un día se la ofrecieron a Justino II.',
  transoxania:
    'Las arenas y estepas entre el Oxus y el Yaxartes. Aquí abrevaban los nómadas sus rebaños entre guerra y guerra.',
  abascia:
    'El bajo Don y el Kubán, junto al mar de Azov. Por aquí andaban alanos y búlgaros, y bajo Kubrat nació en los años 630 la Gran Bulgaria.',
  bosporus:
    'Crimea con Quersoneso, cerca de Sebastopol. Los romanos conservaron este puesto por el grano, las pieles y las noticias de la estepa, junto a labradores godos en los montes.',
  danapris: 'El Dniéper medio en torno a Kiev. En sus alturas se sucedieron aldeas godas, eslavas y antas.',
  donetus:
    'El Donets en torno a Járkov, en el este de Ucrania. Alanos y después búlgaros pastaron su tierra negra.',
  pereaslavia:
    'La orilla izquierda del Dniéper en torno a Pereiáslav y Cherníhiv. Su estepa boscosa era la frontera entre labradores y jinetes.',
  scythica:
    'La estepa al norte de Crimea, en torno a Jersón. En estas llanuras toparon los godos de Ermanarico con los primeros hunos.',
  ucraina:
    'La Ucrania central entre el Dniéster y el Dniéper. Aquí vivían los antes, eslavos aliados de Justiniano, hasta que los ávaros los quebraron en 602.',
  finlandia:
    'El sur de Finlandia. Agricultores de la costa con hierro enviaban pieles a Suecia; los cazadores tenían el resto.',
  gothlandia:
    'La isla de Gotland, en el Báltico. Sus estelas y tesoros de sólidos hablan de hombres que sirvieron y comerciaron muy al sur.',
  iutia:
    'Jutlandia, la tierra firme de Dinamarca. De aquí zarparon los jutos hacia Kent, y las turberas guardan ejércitos vencidos enteros hundidos como ofrenda.',
  norvegia:
    'El sur de Noruega. Pequeñas jefaturas de los fiordos vivían de barcas, hierro y pieles; unos cuantos fueron al sur como hérulos o saqueadores.',
  scania:
    'El sur de Suecia. Jordanes llamó a Escandia vientre de naciones, y aquí volvieron hacia 512 los hérulos errantes.',
  selandia:
    'Las islas danesas. Aquí se alzaban las grandes salas de Gudme y Lejre, y los daneses se hicieron un nombre en la Galia cuando cayó el rey Hygelac hacia 520.',
  sueonia:
    'La Suecia central en torno al lago Mälaren. Los reyes de la Vieja Upsala alzaron sus grandes túmulos en el siglo VI.',
  alania:
    'La estepa al norte del Cáucaso, en torno a Stávropol. Los alanos criaban aquí caballos; unos fueron a Hispania y África, otros siguen en las montañas.',
  bolgar:
    'El Volga medio en torno a Kazán. Pueblos fineses y de la estepa se encontraban aquí mucho antes de que los búlgaros le dieran nombre.',
  sarkil:
    'El bajo Volga y el recodo del Don. Los jázaros se hicieron fuertes aquí en el siglo VII y después fundaron Itil junto a la desembocadura.',
  siraces:
    'La estepa al este del Volga, en Kazajistán y Rusia. Aquí entraba en Europa la ruta septentrional de caravanas de Asia.',
  terecia:
    'La estepa seca del Térek, en el norte de Daguestán y Calmukia. Por ella cabalgaban hunos y sabiros para forzar las puertas del Caspio.',
  volga:
    'El Volga en torno a Sarátov y Volgogrado. Cerca de aquí, hacia 370, los hunos cruzaron el río y cayeron sobre los alanos.',
  aegyptus:
    'La cabecera del valle del Nilo en torno a Menfis y El Cairo. Aquí se alzaba la fortaleza de Babilonia, y en su mercado acababan las caravanas del sur.',
  arcadia:
    'El Fayum y los oasis occidentales de Egipto. La vecina Oxirrinco nos ha dado a cestos sus cartas, listas de impuestos e himnos.',
  cyrenaica:
    'El este de Libia en torno a Cirene. El obispo Sinesio armó aquí a sus labriegos contra los saqueadores del desierto hacia 405.',
  delta:
    'El delta oriental del Nilo con Pelusio. La peste de 541 se vio primero en esta puerta de Egipto, y por ella entraron persas y árabes.',
  nilus:
    'Alejandría y el delta occidental. Su grano alimentaba Constantinopla, sus patriarcas sacudían la Iglesia y Persia la tuvo de 619 a 629.',
  sinai:
    'La península del Sinaí. Justiniano amuralló el monasterio al pie del monte de Moisés, que todavía sigue en pie.',
  thebais:
    'El Alto Egipto de Asiut a Luxor. Pacomio reunió aquí los primeros monasterios, y las guarniciones vigilaban a blemios y nobadas.',
  africa:
    'El norte de Túnez en torno a Cartago. Genserico tomó la ciudad en 439, Belisario la recobró en 533 y de aquí zarpó Heraclio en 610 a tomar el trono.',
  caesarea:
    'La costa de Argelia al oeste de Argel, en torno a Cherchell. El moro Firmo quemó la ciudad en 371, y los vándalos nunca tuvieron más que la orilla.',
  mauritania:
    'La tierra fronteriza de Orán y el este de Marruecos. Masuna se tituló aquí en 508 rey de los moros y los romanos.',
  numidia:
    'Las tierras altas de Constantina, en el este de Argelia. Donatistas y católicos reñían en cada aldea, y sus jinetes servían en todos los ejércitos.',
  saldae:
    'La costa de Cabilia en torno a Bugía, en Argelia. Puerto de veteranos romanos, quedó entre las montañas moras y las naves vándalas.',
  tingitania:
    'El norte de Marruecos con Tánger. Pertenecía a la diócesis de las Hispanias, y Bizancio tuvo aquí Septem como última puerta de occidente.',
  tripolitania:
    'La costa occidental de Libia con Leptis Magna. Los austurianos saquearon sus granjas en los años 360 mientras un general corrupto miraba.',
  utica:
    'La costa del noreste de Argelia y Túnez con Hipona, hoy Annaba. Aquí murió Agustín en 430 con los vándalos ante las murallas.',
  bythinia:
    'La orilla asiática frente a Estambul, con Iznik. Nicea y Calcedonia acogieron dos de los grandes concilios, y los emperadores cazaban en sus bosques.',
  cyprus:
    'La isla de Chipre. Salamina, reconstruida como Constancia tras los seísmos, ganó en 431 la independencia de su Iglesia.',
  lycia:
    'Las montañas y calas del suroeste de Turquía. Bandidos isaurios turbaban los caminos de arriba y abajo recalaban los barcos del grano.',
  lydia:
    'La costa egea de Turquía en torno a Éfeso y Sardes. El concilio de 431 depuso aquí a Nestorio, y en Sardes se forjaban armas.',
  mysia:
    'El noroeste de Turquía en torno a Pérgamo y la Tróade. Juliano estudió con sus filósofos antes de vestir la púrpura.',
  bernicia:
    'Northumberland y la frontera escocesa, con Bamburgh. El anglo Ida hizo de ella su fortaleza en 547, y de aquí creció Northumbria.',
  cambria:
    'Gales. Los reyes britanos conservaron aquí su lengua, su fe y sus poemas mientras se perdían los llanos.',
  camulodunum:
    'Londres, Essex y Anglia Oriental. La vieja capital de la Britania romana estaba medio vacía hacia 450, y cerca se enterraban con gran pompa los reyes de los sajones y anglos orientales.',
  cantium:
    'Kent, Sussex y Hampshire. Los jutos llegaron como soldados a sueldo, y en 597 Agustín bautizó al rey Etelberto en Canterbury.',
  corinium_dobunorum:
    'Los Cotswolds y el Severn, de Cirencester a Wroxeter. Sus villas eran las más ricas de Britania, y cayeron ante los sajones del oeste tras Dyrham en 577.',
  cumbria:
    'Cumbria y el extremo occidental del Muro de Adriano. La gobernó el reino de Rheged, cantado por el poeta Taliesin.',
  dumnonia:
    'Cornualles y el oeste de Devon. Sus reyes de Tintagel compraban con estaño vino y aceite del Mediterráneo.',
  durnovaria:
    'Dorset, Somerset y Devon en torno a Exeter. En algún lugar del suroeste, acaso aquí, vencieron los britanos en el monte Badon hacia 500.',
  flavia_caesariensis:
    'Yorkshire en torno a York. El ejército de aquí hizo emperador a Constantino en 306, y aquí fue bautizado el rey Edwin en 627.',
  lindum:
    'Lincolnshire y las Midlands orientales. Los anglos subieron el Humber y el Trent para fundar Lindsey y Mercia.',
  maxima_caesariensis:
    'Cheshire, Lancashire y Derbyshire en torno a Chester. Etelfrido de Northumbria venció aquí a los galeses hacia 615 y mató a los monjes de Bangor que rezaban.',
  anatolia:
    'La meseta central de Turquía en torno a Konya. Era tierra de caballos, y los montes del sur criaban a los fieros isaurios que dieron a Bizancio un emperador, Zenón.',
  cappadocia:
    'El centro de Turquía en torno a Ankara y Kayseri. Aquí predicó Basilio, y las yeguadas imperiales criaban caballos para el ejército y el circo.',
  cilicia:
    'La llanura de Tarso y Adana, en el sur de Turquía. Heraclio se enfrentó a los persas en sus pasos, y en Tarso fue enterrado Juliano.',
  paphlagonia:
    'Los montes boscosos del mar Negro turco en torno a Kastamonu. Enviaba a la capital madera, lana y eunucos.',
  pontus: 'El noreste de Turquía con Trebisonda. Trapezunte abastecía las guerras de Lázica y Armenia.',
  melitene:
    'El alto Éufrates en torno a Malatya. El ejército de frontera tenía aquí su base, y ante ella fue vencido Cosroes I en 575.',
  alpes:
    'Los Alpes occidentales de Saboya y el Delfinado. Los burgundios fueron asentados en Sapaudia en 443, y los lombardos pasaron sus puertos desde 568.',
  aquitania:
    'Burdeos y el Charente. Ausonio cultivaba aquí sus viñas, y los visigodos recibieron esta tierra en 418.',
  arvernia:
    'Auvernia, en el centro de Francia. El obispo Sidonio defendió Clermont de los visigodos hasta que Roma la entregó en 475.',
  garumnum:
    'Toulouse y el alto Garona. Fue capital de los visigodos hasta que Clodoveo venció en Vouillé en 507.',
  helvetia:
    'La Suiza occidental. Aquí se encontraron burgundios y alamanes, y la frontera entre sus lenguas aún pasa cerca.',
  liger: 'Bourges y el Loira medio. Egidio y sus francos lucharon por él contra los godos en los años 460.',
  provincia:
    'Provenza con Arlés. Los prefectos de las Galias se mudaron a Arlés hacia 400, y godos y francos la sitiaron una y otra vez.',
  rhodanus:
    'Lyon y el Saona medio. Los reyes burgundios tuvieron aquí su corte, y Gundobado dio ley a sus dos pueblos.',
  septimania:
    'Narbona y el Languedoc. Ataúlfo se casó aquí con Gala Placidia en 414, y siguió siendo goda cuando se perdió el resto de la Galia.',
  vasconia:
    'Gascuña, al suroeste del Garona. Los vascones bajaron de los montes y le dieron su nombre hacia 600.',
  vendeum:
    'Poitou y la Vendée. Aquí enseñaron Hilario y Martín, y en Vouillé, cerca de Poitiers, los godos perdieron la Galia.',
  vienna:
    'El valle del Ródano al sur de Lyon, en torno a Vienne y Valence. El obispo Avito de Vienne llevó a la corte burgundia a la fe católica.',
  armoricum: 'Bretaña. Los britanos cruzaron el mar en tal número que le dieron su nombre.',
  austrasia:
    'Colonia, Aquisgrán y las Ardenas. Los francos ripuarios tomaron Colonia hacia 456, y de aquí creció el reino franco oriental.',
  belgae:
    'Picardía y la costa del Canal con Amiens y Boulogne. Martín partió su capa en Amiens, y la flota de la costa sajona tenía base en Boulogne.',
  burgundia:
    'Dijon y el norte de Borgoña. Sus murallas asombraron a Gregorio de Tours, que se preguntaba por qué no la llamaban ciudad.',
  flandria:
    'La Flandes costera. El mar había cubierto gran parte, y labradores sajones y francos tomaron el resto.',
  lotharingia: 'Alsacia y Estrasburgo. Juliano quebró a los alamanes en Argentorate en 357.',
  neustria:
    'París y la Beauce. Juliano fue aclamado emperador en París en 360, y Clodoveo hizo de ella su sede en 508.',
  lugdunum:
    'Normandía con Ruan. Los sajones se asentaron en torno a Bayeux, y el tractus Armoricanus llevó su propia defensa.',
  saliens:
    'Tournai, Henao y Brabante. Childerico yace en Tournai entre abejas de oro; de aquí partió su hijo Clodoveo.',
  sequana:
    'Champaña con Reims. Atila fue rechazado cerca de Châlons en 451, y Remigio bautizó a Clodoveo en Reims.',
  treveria:
    'Tréveris y el Mosela. Los emperadores gobernaron occidente desde aquí hasta hacia 395; hacia 440 había sido saqueada cuatro veces.',
  venetum: 'Rennes, Maine y Anjou. Quedaba entre bretones, francos y los últimos soldados romanos del Loira.',
  achaia:
    'Atenas y el sur de Grecia. Alarico perdonó a Atenas en 396, y Justiniano acabó en 529 con su escuela de filósofos.',
  macedonia:
    'El norte de Grecia en torno a Tesalónica. Teodosio masacró a su gente en 390, y se decía que san Demetrio la guardaba de los eslavos.',
  creta: 'La isla de Creta. La ola de 365 sacó sus puertos del mar; barcas eslavas la atacaron en 623.',
  cyclades:
    'Las islas del Egeo con Rodas. Aquí se enviaba a los desterrados y por aquí pasaba toda flota rumbo a los Estrechos.',
  thessalia: 'Tesalia, en el centro de Grecia. Su llanura alimentó a godos y hunos camino de las Termópilas.',
  thracia:
    'La Turquía europea con Estambul y la llanura de Edirne. Aquí se alzaba Constantinopla, y aquí en Adrianópolis mataron los godos a Valente en 378.',
  asturica:
    'León, Castilla la Vieja y Ávila. Suevos y godos lucharon por sus trigales, y Prisciliano fue obispo de Ávila.',
  baetica:
    'Granada y Málaga. Las tropas de Justiniano tuvieron su costa desde 552 hasta que los godos la recobraron hacia 624.',
  balearica:
    'Mallorca, Menorca e Ibiza. Los vándalos tomaron las islas hacia 455, y los hombres de Belisario en 534.',
  cantabria:
    'Asturias y Cantabria, en la costa norte de España. Los montañeses se gobernaron solos hasta que Leovigildo tomó Amaya en 574.',
  carpetania:
    'Toledo y Madrid. Los reyes godos se instalaron en Toledo hacia 560, y los concilios de su Iglesia dieron ley a toda Hispania.',
  cartaginensis:
    'Murcia y Cartagena. La flota de Mayoriano se perdió en esta costa en 460, y Bizancio gobernó su Spania desde aquí.',
  castulum:
    'La Mancha y Jaén en torno a Linares. Le daban valor las minas de plata y el camino de Córdoba a la costa.',
  celtiberia:
    'Zaragoza y el Sistema Ibérico. Los francos sitiaron Zaragoza en 541 y los ahuyentó, decían, la túnica de san Vicente.',
  cuneus:
    'El Algarve y el sur del Alentejo. En tiempos godos aún salían de sus puertos aceite y salsa de pescado.',
  emeritensis:
    'Extremadura en torno a Mérida. Fue capital de las Hispanias, y sus obispos fundaron hospitales y desafiaron a reyes arrianos.',
  gallaecia:
    'Galicia y el norte de Portugal, con Braga. Los suevos fundaron aquí en 411 el primer reino germánico en suelo romano; los godos lo acabaron en 585.',
  hispalensis:
    'Sevilla y el bajo Guadalquivir. Aquí enseñaron los obispos Leandro e Isidoro, y desde aquí se rebeló Hermenegildo en 580.',
  lusitania:
    'El centro de Portugal con Santarém y Lisboa. En 411 tocó en suerte a los alanos, y después la asolaron suevos y godos.',
  osca: 'Huesca y Lérida, al pie del Pirineo. Las bagaudas dominaron aquí el Ebro medio hacia 450.',
  piranaei:
    'Navarra y el Pirineo occidental. Los vascones no obedecían ni a godos ni a francos; Leovigildo fundó Victoriaco para vigilarlos.',
  saguntum:
    'Valencia y Teruel. Los viejos puertos de su costa menguaron, y durante setenta años la frontera de la Spania bizantina pasó justo al sur.',
  salmantica:
    'Salamanca y el oeste de la Meseta. De sus granjas proceden las pizarras con cuentas de época goda.',
  tarraconensis:
    'Cataluña con Barcelona y Tarragona. Ataúlfo fue asesinado en Barcelona en 415; los oficiales romanos resistieron aquí hasta 472.',
  carnuntum:
    'El oeste de Hungría junto al Danubio, con la orilla derecha de Budapest. Aquí murió de ira Valentiniano I en 375, y se asentó a los hunos desde 433.',
  dalmatia:
    'Zadar y la Bosnia interior. Marcelino la gobernó por su cuenta desde 454, y su gente huyó de los eslavos a las islas.',
  illyricum:
    'Split, Dubrovnik y Montenegro. Salona fue la mayor ciudad de la costa hasta que ávaros y eslavos la destruyeron entre 614 y 640.',
  istria:
    'Istria y Eslovenia. Por su paso bajo del Frígido vinieron Teodosio, Alarico, Atila, Teodorico y Alboíno.',
  noricum:
    'Austria de Salzburgo a Carintia. San Severino cuidó a sus últimos romanos hasta que los llevaron a Italia en 488.',
  pannonia:
    'Eslavonia y Sirmia, en Croacia y Serbia. Sirmio fue capital imperial; la tomaron godos, gépidos y en 582 los ávaros.',
  rhaetia:
    'La Baviera suaba y el Tirol, con Augsburgo y Ratisbona. Jutungos y alamanes la desgastaron, y Teodorico acogió en ella a los restos de estos.',
  gandaria:
    'Peshawar y Taxila, en el norte de Pakistán. Los heftalitas arruinaron muchos de sus monasterios budistas hacia 500.',
  indus:
    'El delta del Indo, en Sind. En su puerto se reunían naves persas e indias con pimienta, algodón y perlas.',
  paradene:
    'Las llanuras de Quetta y Kachhi, en Pakistán, al oeste del Indo. De aquí subían las caravanas por el paso de Bolán hacia Kandahar.',
  panjab:
    'El Punyab en torno a Sialkot. Toramana y Mihirakula, reyes hunos, gobernaron desde Sagala y quebraron el imperio gupta.',
  sattagydia:
    'El Indo medio, de Hyderabad a Multán, en Pakistán. Los adoradores del Sol peregrinaban al ídolo de oro de Multán.',
  thar: 'El desierto de Thar, entre la India y Pakistán. Separaba como un muro el Indo de los reinos del Ganges.',
  apulia:
    'Apulia, el tacón de Italia, con Bríndisi. De ella zarpaban las naves hacia Grecia, y Totila y los bizantinos lucharon por sus puertos.',
  beneventum:
    'Benevento, Lucania y Calabria, en el sur de Italia. Alarico murió en Cosenza en 410, y un duque lombardo gobernó en Benevento desde hacia 570.',
  campania:
    'Nápoles y Capua. Belisario entró en Nápoles por un acueducto en 536, y el último rey godo cayó al pie del Vesubio en 552.',
  cisalpina:
    'Milán y Lombardía. Ambrosio humilló aquí a Teodosio; godos y burgundios arrasaron Milán en 539.',
  corsica:
    'La isla de Córcega. Pagó madera a la flota vándala y luego impuestos al exarca bizantino de Cartago.',
  latium:
    'Roma y el Lacio. La ciudad fue saqueada en 410 y 455 y cambió cinco veces de manos en la guerra gótica; su obispo los sobrevivió a todos.',
  liguria:
    'Génova y la costa ligur. Bizancio se aferró a ella tras las montañas hasta que Rotario la tomó hacia 643.',
  sardinia:
    'La isla de Cerdeña. Los vándalos desterraban a ella obispos, y los barbaricinos de la montaña fueron paganos hasta los días del papa Gregorio.',
  sicilia:
    'La isla de Sicilia. Su grano y sus fincas alimentaban Roma; Genserico la asolaba cada año y Belisario la tomó casi sin lucha en 535.',
  spoletum:
    'Las Marcas y Espoleto. Narsés mató a Totila en Tagina en 552, y los duques lombardos cortaron aquí el camino de Rávena.',
  taurinorum:
    'Piamonte con Turín y Pavía. Estilicón venció a Alarico en Pollentia en 402, y Pavía fue capital lombarda desde 572.',
  tuscia: 'Toscana. Estilicón rindió por hambre en Fiésole a la horda de Radagaiso en 406.',
  umbria:
    'Rávena y la Romaña. Tras sus pantanos gobernaron Honorio, Odoacro, Teodorico y los exarcas bizantinos.',
  venetia:
    'El Véneto y Friuli. Atila arrasó Aquilea en 452, y los refugiados de la laguna empezaron lo que sería Venecia.',
  adiabene:
    'Erbil y el norte de Irak. Muchos cristianos vivieron y murieron aquí por su fe bajo Sapor II; cerca, en Nínive, venció Heraclio en 627.',
  akkad: 'La estepa de Hatra y Tikrit, en Irak. El ejército de Joviano la cruzó muerto de hambre en 363.',
  artemita:
    'El Diyala, al noreste de Bagdad. Cosroes II construyó aquí su palacio de Dastgerd, y Heraclio lo quemó en 628.',
  assyria:
    'La llanura de Nusaybin, en la frontera turcosiria. Nísibis rechazó tres veces a Sapor II y luego se entregó sin lucha en la paz de 363.',
  atropatene:
    'El Azerbaiyán iraní en torno al lago Urmía. El gran fuego de Adur Gushnasp ardía en Ganzak, adonde iban a pie los reyes; Heraclio lo apagó hacia 624.',
  babylonia:
    'El Éufrates en torno a Faluya, en Irak. Juliano asaltó Perisabor en 363, y aquí empezaba el canal real hacia el Tigris.',
  chaldea:
    'Bagdad y el sur de Irak. Los reyes de reyes tenían su corte en Ctesifonte, bajo el gran arco que aún se alza.',
  euphrates:
    'El Éufrates medio, en el este de Siria. Dura yacía en ruinas, pero todo ejército entre Roma y Persia marchaba por esta orilla.',
  epirus:
    'Albania y el noroeste de Grecia. En Durrës acababa el camino de Constantinopla y empezaba el mar de Italia; Teodorico la tomó en 479.',
  dardania:
    'Kosovo y Macedonia del Norte. Aquí nació Justiniano, que fundó Justiniana Prima para honrar el lugar.',
  moesia_inferior:
    'El oeste y norte de Bulgaria con Sofía. A ella cruzaron los godos en 376, y tras ellos ávaros y eslavos.',
  moesia_superior:
    'Serbia junto al Danubio con Belgrado. Hunos, gépidos, romanos y ávaros perdieron y rehicieron Singiduno una y otra vez.',
  naissus:
    'El sur de Serbia en torno a Niš. Aquí nació Constantino; Atila la dejó tan arrasada que la orilla blanqueaba de huesos.',
  savus:
    'El norte de Bosnia y el oeste de Serbia, al sur del Sava. Por sus ríos corría el límite entre las dos mitades del Imperio.',
  tyras:
    'El delta del Danubio, Dobruya y la costa de Besarabia. Fuertes y pueblos de pescadores guardaron para Roma las bocas del río hasta hacia 600.',
  amida:
    'Diyarbakır y Mardin, en el sureste de Turquía. Sapor II tomó Amida en 359 mientras Amiano huía de noche; Anastasio construyó Dara en 507.',
  coele_syria:
    'Alepo y el recodo del Éufrates, en el norte de Siria. Sus aldeas de piedra se enriquecieron con aceite y vino, y los peregrinos acudían a la columna de Simeón.',
  osroene:
    'Edesa, hoy Urfa. Presumía de una carta de Cristo y escribía el mejor siríaco, y Cosroes la sitió en vano en 544.',
  palestina:
    'Israel y las tierras palestinas con Jerusalén. La llenaron peregrinos y monjes; los persas se llevaron la Vera Cruz en 614 y Heraclio la devolvió en 630.',
  phoenicia:
    'La costa del norte de Siria con Antioquía, hoy Antakya. La tercera ciudad de oriente discutía, festejaba y corría hasta que Cosroes la quemó en 540.',
  syria:
    'Damasco y la Siria interior. Los príncipes gasánidas mantenían en paz el desierto para Roma, y los árabes tomaron Damasco en 635.',
  arachosia:
    'Kandahar, en el sur de Afganistán. La gobernaban los reyes hunos de Zabul, que adoraban a su propio dios solar.',
  areia: 'Herat, en el oeste de Afganistán. De este oasis partían las campañas persas contra los heftalitas.',
  bactriana:
    'Balj, en el norte de Afganistán. La tuvieron por turno kidaritas, heftalitas y turcos, junto a su gran santuario budista.',
  kushania:
    'La estepa al este del Caspio, en Turkmenistán. Persia levantó la larga muralla de Gorgán contra los jinetes de esta llanura.',
  margiana:
    'El oasis de Merv, en Turkmenistán. Aquí estaba la mayor guarnición oriental de Persia, y aquí fue asesinado en 651 el último rey, Yazdegerd III.',
  parthia_sept:
    'Jorasán en torno a Tus y Nishapur, en Irán. Yazdegerd II pasó aquí años luchando contra los hunos de oriente.',
  carmania:
    'Kermán y el estrecho de Ormuz, en Irán. Aquí recalaban las naves de la India, y su desierto acogía a rebeldes y desterrados.',
  drangiana:
    'Sistán, en la frontera entre Irán y Afganistán. Su lago guardaba una leyenda zoroástrica: de él nacería el salvador.',
  gedrosia: 'Makrán, la costa árida de Irán y Pakistán. Pocos ejércitos la cruzaron y menos volvieron.',
  persia:
    'El Fars interior en torno a Pasargada. De esta tierra venía la familia sasánida, que talló sus victorias en sus peñas.',
  sagartia:
    'Yazd y el desierto central de Irán. Templos de fuego y canales subterráneos mantenían vivas sus ciudades.',
  cadusia:
    'Guilán, la lluviosa orilla caspia de Irán. Sus montañeses, los dailamitas, eran la mejor infantería del Rey.',
  elymais:
    'El oeste de Fars y los montes Bajtiari, con Persépolis e Istajr. En Istajr ardía el fuego de la dinastía, y allí fue coronado el último rey.',
  hyrkania:
    'Teherán y el Elburz. La casa de Mihrán tenía Rayy, y su hijo Bahram Chobin se apoderó del trono en 590.',
  media:
    'Hamadán, la antigua Ecbatana. Los reyes pasaban aquí el verano, y cerca, en Nihavand, cayó en 642 el último gran ejército persa.',
  phraaspa:
    'Las tierras altas al sur del lago Urmía, en el Kurdistán iraní. El fuego real se llevó aquí, a Tajt-e Soleimán, junto a un lago sin fondo.',
  rhagae:
    'Qom y Qazvín, al oeste del gran desierto. Por aquí bajaba la ruta de la seda de Merv a los mercados de occidente.',
  susiana:
    'Juzestán, en el suroeste de Irán. Cautivos de Antioquía tejían aquí la seda, y eran célebres los médicos de Gundeshapur.',
  zagros:
    'Kermanshah y Luristán, el muro de montañas sobre Mesopotamia. Cosroes II está tallado a caballo en Taq-e Bostán.'
} as const
