/** The peoples of the game. */
export const nations = {
  alamanni:
    'Liga de bandas guerreras del alto Rin y el alto Danubio que ocupó la tierra abandonada por Roma hacia 260. Juliano venció a siete de sus reyes en Estrasburgo en 357, pero volvían cada vez que se helaba el Rin. Clodoveo los quebró hacia 500, y de ellos viene el nombre de Alemania.',
  angles:
    'Labradores y marinos del cuello de Jutlandia que siguieron a los sajones por el mar del Norte en el siglo V. Fundaron Anglia Oriental, Mercia y Northumbria. Inglaterra y su lengua llevan su nombre.',
  bavarians:
    'Pueblo formado en el siglo VI con restos de muchos otros entre el Danubio y los Alpes. Sus duques agilolfingos se apoyaban en los francos y se casaban con los lombardos. Poblaron en calma lo que otros solo habían cruzado.',
  burgundians:
    'Dejaron el Meno por el Rin, y un ejército huno a sueldo de Roma destruyó su reino de Worms hacia 436: de ahí el cantar de los nibelungos. Aecio asentó a los supervivientes en Saboya. Desde Ginebra y Lyon dominaron el Ródano hasta que los francos los anexionaron en 534.',
  franks:
    'Bandas del bajo Rin que sirvieron a Roma tantas veces como la robaron. Clodoveo hizo de ellas un solo reino, católico desde su bautismo, y echó a los godos de la Galia en 507. Su hacha arrojadiza, la francisca, abría cada batalla.',
  gepids:
    'Parientes de los godos y los vasallos más fieles de Atila, encabezaron la revuelta que quebró a sus hijos en el Nedao en 454. Dominaron la llanura del Tisza y por un tiempo Sirmio. Lombardos y ávaros destruyeron su reino en 567.',
  heruls:
    'Feroz infantería ligera que aparecía como piratas, mercenarios y hacedores de reyes del Báltico a Hispania. Sus hombres ayudaron a Odoacro a deponer al último emperador de occidente en 476. Los lombardos quebraron su reino hacia 508, y parte de ellos volvió a pie a Escandinavia.',
  jutes:
    'Marinos de Jutlandia que, según la leyenda, llegaron a Kent en tres naves con Hengist y Horsa. Ocuparon Kent y la isla de Wight. Su rey Etelberto, casado con una princesa franca, fue el primer rey inglés bautizado.',
  lombards:
    'Pueblo pequeño y duro que vagó del Elba a Panonia durante cuatro siglos. En 568 Alboíno los llevó a una Italia agotada por la guerra gótica, y en cuatro años medio país fue suyo. Sus duques de Espoleto y Benevento iban por su cuenta.',
  ostrogoths:
    'Los godos orientales dominaron la estepa con Ermanarico hasta que los hunos los sujetaron ochenta años. Teodorico los llevó a Italia, donde por treinta años dorados los godos llevaron las armas y los romanos escribieron las leyes. La guerra de Justiniano destruyó al pueblo y al país.',
  saxons:
    'Piratas del mar del Norte tan temidos que Roma levantó una cadena de fuertes y dio su nombre a la costa. Algunos, contratados para guardar Britania, se quedaron como sus amos. Los de casa conservaron dioses, costumbres y libertad hasta Carlomagno.',
  suebi:
    'Cruzaron el Rin helado en 406 con vándalos y alanos, y les tocó en suerte Gallaecia. Con Requila y Requiario dominaron por un tiempo casi toda Hispania. Su reino de Braga duró hasta que Leovigildo lo tomó en 585.',
  vandals:
    'Cruzaron el Rin en 406, luego toda la Galia e Hispania, y el mar en 429. Genserico tomó Cartago y su grano, construyó una flota y en 455 se llevó los tesoros de Roma. Una sola campaña de verano de Belisario acabó con ellos en 533.',
  visigoths:
    'Los godos del bajo Danubio, admitidos en el Imperio en 376 y empujados por el hambre a la revuelta, mataron a Valente en Adrianópolis. Alarico los llevó a saquear Roma en 410, y en 418 fueron asentados en Aquitania. Expulsados de la Galia por los francos, hicieron de Hispania un solo reino desde Toledo.',
  alans:
    'Jinetes iranios del norte del Cáucaso, los primeros en topar con los hunos y en huir de ellos. Una parte cabalgó con los vándalos a Hispania y África, y los reyes de Cartago se llamaban reyes de vándalos y alanos. Los que se quedaron son los osetios de hoy.',
  avars:
    'Jinetes de la lejana estepa que huían de los turcos y pidieron tierra a Justiniano en 558. Con Bayán tomaron la llanura húngara, bebieron el oro de Constantinopla y empujaron a los eslavos. Con los persas al otro lado del agua sitiaron la ciudad en 626 y fracasaron.',
  hephthalites:
    'Los hunos blancos, señores de Bactriana y Sogdiana desde hacia 450. Mataron al rey persa Peroz con su ejército en 484 y pusieron a su hijo en el trono. Persas y turcos los destruyeron juntos hacia 560.',
  huns: 'Cruzaron el Volga hacia 370, y los pueblos que huyeron de ellos derribaron occidente. Atila los unió, cobró tributo a los dos imperios y marchó hasta Orleans y el Po. Un año después de su muerte, en 453, sus súbditos se alzaron y los hunos desaparecieron en una generación.',
  khazars:
    'Pueblo túrquico de la estepa del Caspio nacido del kaganato turco occidental. En 627 su ejército se unió a Heraclio ante Tiflis y le ayudó a dar la vuelta a la guerra persa. Más tarde serían el escudo de Bizancio contra los árabes.',
  kushites:
    'Nombre que da el juego a los nómadas que ocupaban el viejo oriente kushán en el siglo IV, entre ellos los quionitas. Su rey Grumbates siguió a Sapor II hasta Amida en 359 y perdió allí a su único hijo. Entretenían a Persia mientras Roma miraba a occidente.',
  persians:
    'El reino sasánida de Irán e Irak, la única potencia que Roma trató como igual. Sus jinetes acorazados, templos de fuego y grandes familias se sostuvieron cuatro siglos. Cosroes II tomó Siria y Egipto, lo perdió todo ante Heraclio en 628, y los árabes tomaron el resto.',
  'anglo-saxons':
    'Anglos, sajones y jutos se fundieron en Britania en un pueblo con varias coronas y una sola lengua. Desde 597 sus reyes recibieron el bautismo de Roma o de monjes irlandeses. Hacia 650 tenían todos los llanos.',
  armenians:
    'El primer pueblo que hizo del cristianismo fe de Estado, encajado entre Roma y Persia. Ambas se repartieron el reino hacia 387 y se lo disputaron desde entonces. Sus nobles y sus arqueros de montaña servían en los dos ejércitos.',
  colchians:
    'Los lazos de la costa georgiana, súbditos cristianos de reyes coronados unas veces por Roma y otras por Persia. Sus bosques y pasos cerraban a la estepa el mar Negro. Veinte años de guerra por ellos acabaron en 562 con Roma como dueña.',
  iberians:
    'Los georgianos del valle del Kurá, ligados a Persia por las armas y por muchas costumbres. El rey Vajtang Cabeza de Lobo luchó a su favor y en su contra. Persia acabó con su corona hacia 580.',
  mauritanians:
    'Los moros, de habla latina o bereber, que dominaban las tierras altas de Argelia y Marruecos tras la costa. Firmo y Gildón se rebelaron contra Roma; Masuna se tituló rey de moros y romanos. Vándalos y bizantinos les ganaron batallas, nunca sus montañas.',
  ghassanids:
    'Árabes cristianos que guardaban el desierto sirio para Roma en el siglo VI. Justiniano hizo rey y patricio a su jefe al-Hárith, que venció a los lájmidas en 554. Cuando Constantinopla prendió a su hijo, la frontera quedó abierta.',
  lakhmids:
    'Los reyes árabes de al-Hira, junto al Éufrates, brazo de Persia en el desierto. Al-Múndhir asoló Siria durante cincuenta años y fue temido como nadie. Cosroes II mató al último hacia 602 y se quedó sin escudo.',
  euskaldunes:
    'Los vascones de Navarra y el Pirineo occidental, que hablan la lengua más antigua de occidente. Godos por el sur y francos por el norte los vencieron y nunca los gobernaron. Hacia 600 se extendieron por Gascuña.',
  sardinians:
    'Los montañeses de Cerdeña, a quienes los romanos llamaban barbaricinos. Adoraban piedras y robaban ganado hasta que el papa Gregorio escribió a su jefe Ospitón en 594. Vándalos y bizantinos tenían los puertos de abajo.',
  aesti:
    'Labradores bálticos de la costa del ámbar, ni germanos ni eslavos. Vendían ámbar a todo el mundo y no hacían la guerra a nadie. De ellos o de sus parientes descienden prusianos, lituanos y letones.',
  sclaveni:
    'Los eslavos del bajo Danubio, sin reyes y a gusto en pantanos y bosques. Asolaron los Balcanes desde hacia 520 y los poblaron desde hacia 580, solos o bajo los ávaros. Hacia 650 casi toda la península hablaba su lengua.',
  venedae:
    'Los eslavos del Vístula y de los bosques de más allá, a quienes los germanos llamaban vendos. Cuando se fueron vándalos, godos y lombardos, ocuparon en silencio la tierra vacía. De ellos descienden los polacos y los vendos del Elba.',
  arabs:
    'Las tribus de la península, pastores, mercaderes y saqueadores al borde de dos imperios. Mahoma les dio una fe y un propósito entre 610 y 632. En los veinte años siguientes tomaron Siria, Egipto y Persia.',
  berbers:
    'Las tribus libres del desierto y la estepa de África: garamantes, austurianos y laguatán. En camello dejaban atrás a cualquier patrulla romana. El África vándala y la bizantina menguaban un poco con cada correría suya.',
  blemmyes:
    'Nómadas del desierto entre el Nilo y el mar Rojo, antepasados de los beja. Asolaban el Alto Egipto y cobraban oro por estarse quietos. Justiniano puso fin al culto de Isis que Roma les consentía en File.',
  hibernians:
    'Los irlandeses: cien reyezuelos y una lengua. Sus barcas se llevaban esclavos de la Britania romana, entre ellos a Patricio, que volvió a bautizarlos. Sus monjes llevaron después libros y fe por toda Europa.',
  picts:
    'El pueblo pintado del norte de Escocia, más allá del muro. En 367 se unieron a escotos y sajones para arrollar la Britania romana. Tallaron bestias en piedras hincadas y no dejaron un solo libro.',
  scots:
    'Los irlandeses de Dál Riata, que cruzaron el estrecho hacia Argyll. Fergus llevó allí la realeza hacia 500, y Columba hizo de Iona su lugar santo. Al final todo el norte tomó su nombre.',
  vikings:
    'Los marinos de Escandinavia antes de su gran época: daneses, hérulos y otros. Llegaban en naves de remo a las costas de la Galia y Frisia; allí cayó el rey Hygelac hacia 520. Sus velas y su fama son de un siglo posterior.',
  romans:
    'La mitad occidental del Imperio, más pobre, con más frontera y menos bolsa que oriente. Gobernada desde Milán y luego Rávena, perdió Britania, África, Hispania y la Galia en dos vidas de hombre. En 476 un general envió sus insignias a Constantinopla, y pocos lo notaron.',
  byzantines:
    'La mitad oriental del Imperio, con las provincias más ricas y las mejores murallas del mundo. Justiniano recobró África, Italia y parte de Hispania, y lo pagó con peste y agotamiento. Heraclio puso a Persia de rodillas justo antes de que llegaran los árabes.',
  britons:
    'Los celtas romanizados de Britania, a quienes en 410 se dijo que se defendieran solos. Contrataron sajones, los combatieron, vencieron en Badon y al cabo perdieron los llanos. Gales, Cornualles y Bretaña son lo que quedó.',
  'gallo-romans':
    'El último ejército romano del norte de la Galia, aislado desde 461. Egidio y su hijo Siagrio gobernaron desde Soissons sin emperador, y los francos llamaban a Siagrio rey de los romanos. Clodoveo lo venció en 486.',
  cappadocians:
    'Soldados y terratenientes de la meseta de Anatolia, criadores de los mejores caballos de oriente. En el juego son el Estado sucesor que puede surgir allí si Constantinopla falla. Sus cuevas e iglesias aún bordean los valles.'
} as const
