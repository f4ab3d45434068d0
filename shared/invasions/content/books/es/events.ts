/** The history behind the event cards. */
export const events = {
  alliance:
    'Ningún tratado de la época sobrevivió mucho a quien lo firmó. Durante una temporada de campaña, sin embargo, un aliado al lado valía más que una provincia.',
  ambush:
    'El manual de Mauricio avisa de los eslavos, que gustan de luchar en lugares angostos y enmarañados. Las legiones lo habían aprendido en cada bosque germano.',
  'arrow-storm':
    'Los arqueros persas disparaban tan deprisa, dice Procopio, que oscurecían el cielo, aunque con poca fuerza. Los arcos hunos de cuerno y tendón tenían rapidez y fuerza.',
  'assassination-attempt':
    'Enviados de Constantinopla llevaban cincuenta libras de oro para asesinar a Atila; lo supo y devolvió la bolsa colgada del cuello del enviado. Otros tuvieron menos suerte.',
  banditry:
    'Donde soldado y recaudador eran lo mismo, los ladrones hallaban amigos. Los isaurios cortaban el camino de Antioquía, y los circunceliones asaltaban las granjas de África.',
  'barbarian-coalition':
    'En 367 pictos, escotos y sajones golpearon juntos Britania, y Amiano lo llamó la conspiración bárbara. Vándalos, alanos y suevos cruzaron el Rin en compañía en 406.',
  blockade:
    'Un puerto amurallado con el mar abierto puede reírse de un ejército. Teodorico no tomó Rávena hasta que juntó barcos en Rímini para cerrar el agua.',
  'boom-town':
    'Rávena, Toledo, Dara y Resafa eran villas pequeñas hasta que una corte, un santo o una guerra vinieron a vivir en ellas. Donde se asienta el poder, le siguen panaderos y albañiles.',
  'bridge-of-boats':
    'Valente cruzó el Danubio sobre barcas en 367. En 579 el kagan ávaro juró sobre los Evangelios que su puente del Sava no era amenaza, y luego tomó Sirmio.',
  'call-to-arms':
    'En 406 Roma ofreció la libertad y dos sueldos al esclavo que luchara. Entre los germanos todo hombre libre debía al rey su lanza.',
  caravan:
    'Seda, pimienta, incienso y esclavos cruzaban los desiertos al paso del camello. Un buen año en la ruta pagaba una guerra.',
  'cavalry-charge':
    'En Adrianópolis la caballería goda volvió de forrajear y golpeó, escribió Amiano, como un rayo junto a altas montañas. Los infantes quedaron tan apretados que no podían alzar los brazos.',
  'church-council':
    'Los obispos viajaban por la posta pública a costa del Estado para definir la fe. Calcedonia, en 451, zanjó la cuestión para Roma y separó de ella a Egipto para siempre.',
  'city-founders':
    'Justiniano contaba por docenas sus ciudades nuevas, y Leovigildo fundó Recópolis para su hijo. Una ciudad era una muralla, un obispo y un mercado que gravar.',
  comet:
    'El cometa de 418 se vio durante meses, al de 530 lo llamaron la antorcha. Ambos mandaron al pueblo a la iglesia y a los astrólogos a la cárcel.',
  'corn-fleet':
    'Cada verano las naves de Alejandría llevaban unos ocho millones de medidas de trigo a Constantinopla. Si faltaba el viento, la capital pasaba hambre y el emperador palidecía.',
  'court-intrigue':
    'El eunuco Eutropio, el chambelán Crisafio y Olimpio en Rávena gobernaban por el oído del emperador. Sus enemigos acabaron en el destierro, y ellos también.',
  'cunning-envoy':
    'Prisco cenó con Atila y lo escribió todo. Pedro el Patricio regateó con Cosroes hasta tener, en 562, cincuenta años de paz sobre el papel.',
  'debased-coinage':
    'El oro de Constantino siguió siendo bueno mientras el cobre de los pobres se hundía. Una libra de oro que costaba miles de monedas en un reinado costaba millones en el siguiente.',
  defection:
    'En el Sava en 388 y en el Frígido en 394 regimientos enteros cambiaron de bando. El hombre a sueldo pregunta quién pagará el año que viene.',
  'desperate-stand':
    'Teya, último rey de los godos, luchó horas en primera fila al pie del Vesubio, cambiando de escudo cuando se llenaba de lanzas. Cayó al cambiar el último.',
  devastation:
    'Los ejércitos vivían de quemar lo que no comían. Tracia después de 378 e Italia después de 540 quedaron vacías una generación.',
  dice: 'Los emperadores prohibían los dados, los obispos predicaban contra ellos y todos jugaban. Una torre de bronce para dados hallada junto al Rin desea a los jugadores: úsala feliz, vive bien.',
  earthquake:
    'En 447 cayeron cincuenta y siete torres de Constantinopla con Atila cerca. Las facciones del circo rehicieron la muralla en sesenta días.',
  'expert-navigation':
    'Los marinos del Bósforo y de Alejandría conocían los vientos por su nombre. Belisario cruzó a África tras unas naves guía de velas pintadas de rojo, para que ninguna se perdiera.',
  famine:
    'Italia pasó hambre en 538: comían pan de bellota y morían con hierba en la boca, dice Procopio. Los soldados hambrientos desertaban o morían con ellos.',
  'feigned-flight':
    'Hunos y heftalitas huían y se volvían en la silla para disparar. Peroz siguió una huida así hasta un foso y perdió un ejército.',
  fog: 'Un viento de tormenta en el Frígido cegó de polvo a los hombres de Eugenio y, según algunos, les devolvió las flechas. Teodosio lo llamó respuesta a su oración.',
  'forced-march':
    'Juliano llevó tres mil hombres en barca por el Danubio en once días en 361. Sirmio le abrió las puertas antes de que nadie supiera que había salido.',
  'great-harvest':
    'Cuando el Nilo subía dieciséis codos, Alejandría daba gracias. También cada panadero de Constantinopla, y cada recaudador.',
  'harsh-winter':
    'La última noche de 406, dice la tradición, vándalos, alanos y suevos cruzaron a pie el Rin helado. El hielo hacía puentes que ninguna guarnición podía romper.',
  heresy:
    'Arrio, Donato, Pelagio, Nestorio, Mazdak: cada uno dio nombre a un partido. Cada partido halló una provincia.',
  'hidden-ford':
    'En el verano seco de 357 la tropa ligera de Juliano vadeó hasta las islas del Rin donde los alamanes se creían a salvo. Todo río tiene un lugar así, y alguien que lo vende.',
  'holy-man':
    'Genoveva evitó que los parisinos huyeran de Atila, Lupo lo convenció de pasar de largo ante Troyes, y Daniel bajó de su columna para reñir a un emperador. La gente los obedecía cuando ya no obedecía a los oficiales.',
  hostages:
    'Teodorico creció como rehén en Constantinopla, Aecio entre godos y hunos. Así los padres cumplían y los hijos aprendían las mañas del enemigo.',
  insubordination:
    'En 538 Narsés y Belisario tenían cada uno cartas para probar su mando. Mientras discutían, Milán cayó y sus hombres fueron muertos.',
  'local-levies':
    'Dos jóvenes nobles, Dídimo y Veriniano, guardaron los Pirineos en 408 con sus esclavos y colonos. Unos labradores tras un seto pueden arruinar una correría.',
  locusts:
    'En marzo de 500 eclosionaron los huevos de langosta en torno a Edesa y dejaron la tierra pelada de Nísibis al mar, dice Josué el Estilita. El pan se vendía por migas, y luego vino la peste.',
  missionaries:
    'Ulfilas dio a los godos alfabeto y Biblia, Remigio bautizó a Clodoveo y Agustín llegó a Kent con cuarenta monjes. El bautismo de un rey era política, fe y teatro a la vez.',
  mutiny:
    'Los soldados de Pavía se alzaron en 408 y mataron a todos los ministros que hallaron. Hombres sin paga no preguntan de quién es la culpa.',
  'new-walls':
    'El prefecto Antemio cerró Constantinopla con su gran muralla terrestre en 413. Anastasio levantó Dara en tres años ante las narices de los persas.',
  'night-attack':
    'Antes del alba ladran los perros y cabecean los centinelas. El manual de Mauricio dedica un capítulo al ataque nocturno, y otro a no sufrirlo.',
  omens:
    'Los adivinos de Atila quemaron huesos antes de la batalla de 451 y predijeron la muerte de un gran jefe. Los ejércitos se volvían por menos.',
  panic:
    'Cuando en Adrianópolis se perdió de vista a Valente, la línea se deshizo. Un ejército sin cabeza corre al primer grito.',
  piracy:
    'Sajones en barcas de cuero, hérulos en la costa de Hispania y vándalos por todas partes hicieron del comercio un juego de azar. Cuando preguntaban a Genserico adónde ir, decía: adonde Dios esté airado con la gente.',
  plague:
    'Procopio la vio en Constantinopla en 542: las naves de muertos, las torres llenas de cuerpos, el propio emperador enfermo. Quizá murió un tercio de la gente de las ciudades.',
  ransom:
    'Un rey cautivo valía su peso: Peroz dejó a su hijo en prenda hasta que llegaron treinta cargas de plata. Los obispos vendían el servicio del altar para liberar a la gente común.',
  reaction:
    'Un ejército móvil en reserva y un buen camino eran la respuesta de Roma a una frontera rota. Las señales de fuego llevaban la noticia más deprisa que los caballos.',
  renaissance:
    'Naciones dadas por muertas volvieron: los godos de debajo de los hunos, Persia tras Peroz, oriente tras Focas. Muchas veces bastaban un rey joven y un buen relato.',
  reserve:
    'Lo que ha pasado puede volver a pasar. Los años dan la vuelta, y con ellos las viejas desgracias.',
  revolt:
    'Los samaritanos coronaron a un rey en 529, los isaurios resistieron seis años desde 492, y África se alzaba cada vez que se iba su guarnición. Impuestos y sacerdotes daban los motivos.',
  'ruse-of-war':
    'En Dara, en 530, Belisario escondió seiscientos hérulos tras una colina y un foso ante su línea. Los persas cargaron contra ambos.',
  sappers:
    'Los persas minaron las murallas de Amida en 503 y de Dara en 573. Los sitiados escuchaban con escudos de bronce en el suelo y contraminaban.',
  'scorched-earth':
    'Sapor II quemó los pastos y abrió los diques ante Juliano en 363. Un ejército de sesenta mil hombres se volvió hambriento de los muros de Ctesifonte.',
  sedition:
    'En 532 la revuelta Nika coronó a otro emperador en el Hipódromo, y Justiniano tenía las naves listas para huir. Teodora dijo que la púrpura es buena mortaja, y se quedó.',
  shortage:
    'Cuando se retrasaban las flotas del grano, Roma expulsaba a los forasteros y Antioquía apedreaba a los ricos. Los especuladores esperaban con los graneros llenos.',
  silkworms:
    'Hacia 552 dos monjes llevaron a Justiniano huevos de gusano de seda ocultos en una caña hueca. El dominio persa del precio de la seda se rompió en una vida.',
  sortie:
    'Belisario hizo del asedio de Roma sesenta y nueve combates, casi todos fuera de los muros. Un sitiador que duerme con coraza no se queda para siempre.',
  spies:
    'Los agentes in rebus llevaban las cartas del emperador y leían las de los demás. Persia y Roma mantenían mercaderes que contaban tiendas.',
  storm:
    'El viento del mar y los brulotes de Genserico destruyeron la flota de 468, la más cara que Roma envió jamás. Los marinos temían los meses de noviembre a marzo.',
  subsidy:
    'El oro para hunos, ávaros, lombardos y sarracenos se anotaba como soldada o regalo. Compraba tiempo, y tiempo era lo que el Imperio necesitaba.',
  'supply-trains':
    'Mil cien barcas siguieron a Juliano Éufrates abajo con grano, máquinas y puentes. Con comida a mano puede mantenerse junto un ejército de cualquier tamaño.',
  'surprise-assault':
    'Genserico tomó Cartago en octubre de 439 mientras su gente estaba en los juegos, en tiempo de paz. Las murallas valen lo que su guardia.',
  'tax-farmers':
    'Juan de Capadocia llenó las arcas de Justiniano, y su nombre fue el primero que gritaron los amotinados en 532. El dinero de hoy se paga mañana.',
  terror:
    'Cuando Naiso y Sirmio cayeron ante Atila, las ciudades medían su suerte por rumores. Un nombre podía abrir una puerta.',
  treason:
    'Guardias isaurios abrieron Roma a Totila por dinero en 546 y otra vez en 550. Federados y vasallos estaban atados por un juramento y atentos a su precio.',
  'tribal-feud':
    'Atanarico y Fritigerno lucharon entre sí antes de llegar los hunos, y Atila mató a su hermano Bleda. Roma tenía enviados para que a tales disputas nunca les faltara dinero.',
  veterans:
    'Los soldados que sobreviven a una derrota merecen ser reclutados de nuevo. Los regimientos rotos de Adrianópolis se rehicieron y sirvieron durante décadas.',
  'volcanic-winter':
    'En 536 el sol alumbró sin calentar dieciocho meses, y nevó en verano de Irlanda a China. Los árboles de aquellos años apenas tienen anillo.',
  'war-engines':
    'Catapultas, arietes y torres rodantes daban ciudades a quien sabía hacerlas. Los ávaros aprendieron el arte, se decía, de un cautivo llamado Busas a quien su ciudad no quiso rescatar.',
  'winter-march':
    'Heraclio siguió en campaña el invierno de 627, cruzó el Zab y venció en Nínive en diciembre. Los persas daban la temporada por cerrada.',
  zealots:
    'Heraclio prometió a los suyos la corona del martirio, y los monjes marchaban con palos contra los templos. La fe hacía valiente al soldado barato, y cruel al valiente.'
} as const
