/** The historical leaders, and the few who never were. */
export const leaders = {
  iulianus:
    'Sobrino de Constantino, estudiante de filosofía hecho césar de la Galia, que venció a los alamanes en Estrasburgo en 357. Como emperador volvió a los viejos dioses y murió en 363 al retirarse de Ctesifonte.',
  gratianus:
    'Emperador de occidente desde niño, buen arquero y hombre piadoso. Llegó tarde para salvar a su tío Valente y fue asesinado en Lyon en 383, cuando su ejército se pasó a Máximo.',
  honorius:
    'Hijo de Teodosio, emperador a los diez años, que llevó la corte tras los pantanos de Rávena. En su largo reinado Roma fue saqueada y se perdieron Britania, la Galia e Hispania.',
  stilicho:
    'Medio vándalo de nacimiento, tutor de Honorio y jefe del ejército de occidente. Echó de Italia a Alarico y a Radagaiso, y en 408 lo decapitó la corte a la que había salvado.',
  aetius:
    'Rehén de godos y hunos en su juventud, defendió la Galia treinta años con jinetes hunos. En 451 detuvo a Atila con los godos; tres años después lo apuñaló su emperador.',
  'valentinianus-iii':
    'Emperador a los seis años, gobernado primero por su madre Gala Placidia y luego por Aecio. Mató a Aecio con su propia mano en 454 y por ello lo mataron la primavera siguiente.',
  maiorianus:
    'El último emperador de occidente que sacó un ejército de Italia: recobró el sur de la Galia y parte de Hispania. Los vándalos tomaron su flota en Cartagena en 460, y Ricimero su cabeza al año siguiente.',
  ricimer:
    'Nieto de un rey godo e hijo de un suevo, a quien su sangre vedaba el trono. Durante dieciséis años hizo emperadores y los deshizo.',
  'iulius-nepos':
    'Señor de Dalmacia, enviado por Constantinopla a gobernar occidente en 474. Expulsado al año, siguió siendo en Salona el emperador legítimo hasta que lo asesinaron en 480.',
  'maiorianus-ii':
    'Un emperador que nunca existió: de no arder la flota de 460, un segundo Mayoriano habría podido gobernar un occidente vivo. Representa esa otra historia.',
  'claudius-iii':
    'Un tercer Claudio de un Imperio de occidente que no cayó, soldado y restaurador como el vencedor de los godos que le dio nombre. Ninguna crónica lo conoce.',
  antoninus:
    'Un emperador imaginado con nombre de un tiempo mejor, que gobierna occidente al empezar el siglo VII. Está ahí por si conservas Roma hasta entonces.',
  'constantius-ii':
    'Hijo de Constantino, señor de todo el Imperio desde 353, tieso en público como una estatua. Venció a usurpadores, fracasó ante Persia y murió en 361 marchando contra su primo Juliano.',
  valens:
    'Emperador de oriente, recaudador cuidadoso y arriano. En 378 atacó a los godos en Adrianópolis sin esperar a Graciano, y murió allí con dos tercios de su ejército.',
  theodosius:
    'Un hispano llamado de sus fincas a salvar oriente tras Adrianópolis. Hizo aliados a los godos, hizo ley la fe de Nicea, ganó dos guerras civiles y fue el último en gobernar ambas mitades.',
  asparus:
    'General alano que mandó los ejércitos de oriente más de cuarenta años y, por arriano, no podía ser emperador. Eligió a Marciano y a León; León lo hizo matar en palacio en 471.',
  'theodosius-ii':
    'Emperador a los siete años y durante cuarenta y dos, feliz con sus libros y su hermosa letra. Sus ministros dieron a Constantinopla sus grandes murallas y al Imperio su primer código oficial.',
  leo: 'Soldado elevado por Áspar, del que se libró contratando isaurios contra los godos. En 468 gastó todo el tesoro en una flota que Genserico quemó frente a Cartago.',
  zeno: 'Jefe de los fieros isaurios, malquerido por su capital y una vez expulsado de ella. Sobrevivió a todos sus rivales y se deshizo de Teodorico enviándolo a Italia.',
  anastasius:
    'Funcionario de palacio de sesenta años cuando lo eligió la emperatriz. Abolió un impuesto odiado, reformó la moneda, construyó Dara y dejó 320.000 libras de oro.',
  iustinianus:
    'El emperador que nunca dormía, codificador del derecho romano y constructor de Santa Sofía. Sus generales recobraron África, Italia y el sur de Hispania mientras la peste vaciaba sus ciudades.',
  belisarius:
    'El mejor general de Justiniano: venció a los persas en Dara, tomó Cartago en un verano y Roma con cinco mil hombres. Su señor nunca se fio del todo de él.',
  narses:
    'Eunuco armenio, tesorero de palacio, que tuvo su primer gran mando pasados los setenta. Mató a Totila en 552, acabó la guerra gótica y gobernó Italia.',
  mauricius:
    'Emperador soldado, con un libro de guerra a su nombre, que repuso en el trono a Cosroes II y venció a los ávaros en su propia tierra. Su ejército se amotinó por invernar tras el Danubio y lo mató en 602.',
  heraclius:
    'Zarpó de Cartago en 610 para salvar un Imperio arruinado, y primero perdió Siria y Egipto. Luego llevó la guerra seis años al interior de Persia y la ganó, para ver cómo los árabes lo tomaban todo.',
  'sapor-ii':
    'Coronado, decían, en el vientre de su madre, reinó setenta años. Disputó a Roma Mesopotamia, tomó Amida, resistió a Juliano y ganó Nísibis por tratado.',
  'isdigerdes-i':
    'Sus sacerdotes lo llamaron el Pecador por ser amable con los cristianos y duro con los nobles. El emperador Arcadio le pidió que protegiera a su hijo pequeño, y lo hizo.',
  'vararanes-v':
    'Bahram Gur, cazador de onagros, criado entre los árabes y amado por los poetas. Hizo tablas con Roma y destruyó por sorpresa un ejército de nómadas del este.',
  perozes:
    'Rey de sequías, deudas y tres guerras contra los heftalitas. Una vez lo rescataron; en 484 lo llevaron a un foso oculto con todo su ejército.',
  cavades:
    'Dejó a Mazdak predicar el reparto de bienes para humillar a los nobles, perdió el trono y lo recobró con ayuda heftalita. En 503 tomó Amida tras un largo asedio de invierno.',
  'chosroes-i':
    'Anushirvan, el de alma inmortal: reformó impuestos y ejército, acogió a filósofos y abrió canales. Quemó Antioquía en 540 y destruyó a los heftalitas con los turcos.',
  'vararanes-vi':
    'Bahram Chobin, de la casa de Mihrán, que derrotó a los turcos en 588. Ofendido por su rey marchó sobre Ctesifonte, llevó la corona un año y huyó con los turcos.',
  'chosroes-ii':
    'Parviz, el victorioso, debía el trono a Mauricio e hizo de su asesinato causa de guerra. Tomó Jerusalén y Egipto, llegó al Bósforo, lo perdió todo y lo mató su hijo en 628.',
  sarbarus:
    'Shahrbaraz, el jabalí del reino, conquistador de Damasco, Jerusalén y Alejandría. Al final cambió de bando y en 630 ocupó él mismo el trono cuarenta días.',
  'isdigerdes-iii':
    'Coronado de niño en 632, justo cuando los árabes cruzaban la frontera. Vencido en Qadisiyya y Nihavand, huyó de provincia en provincia, y un molinero lo mató cerca de Merv en 651.',
  athanaricus:
    'Juez de los godos tervingios, a quien su padre hizo jurar que no pisaría suelo romano. Hizo la paz con Valente en una barca en el Danubio y murió al fin como huésped de honor en Constantinopla.',
  fritigernus:
    'El jefe que pidió asilo a Valente en 376 y encabezó la revuelta cuando los oficiales vendían perros a cambio de niños. Ganó la batalla de Adrianópolis y nunca tomó una ciudad amurallada.',
  alaricus:
    'Un godo que quería un mando romano y obtuvo una corona. En 410, tras tres asedios, sus hombres saquearon Roma tres días; murió aquel año intentando llegar a África.',
  theoderidus:
    'Teodorico I, rey en Tolosa durante treinta y tres años, ya huésped de Roma, ya su sitiador. Cayó en 451 luchando contra Atila junto a Aecio.',
  euricus:
    'Mató a su hermano por el trono, soltó el último lazo con Roma y gobernó del Loira a Gibraltar. Su código es la primera ley escrita de un rey germánico.',
  'alaricus-ii':
    'Dio a sus súbditos romanos un libro de su propio derecho en 506. Un año después Clodoveo lo mató en Vouillé, según se dijo con su propia mano, y los godos perdieron la Galia.',
  leovigildus:
    'Halló Hispania en pedazos y la dejó casi entera: tomó Córdoba, el reino suevo y la frontera vascona. Su hijo católico se rebeló contra él y murió en prisión.',
  reccaredus:
    'Hijo menor de Leovigildo, que hizo la paz con los enemigos de su padre. En Toledo, en 589, llevó a todo el pueblo godo a la Iglesia católica.',
  suinthila:
    'General que llegó a rey y hacia 624 tomó las últimas plazas bizantinas de Hispania. Primero en gobernar toda la península, los nobles lo depusieron en 631 con ayuda franca.',
  ermanaricus:
    'Rey de los greutungos, señor de muchos pueblos entre el Dniéster y el Don, comparado después con Alejandro. Cuando llegaron los hunos se quitó la vida, ya viejo.',
  valamir:
    'Jefe de los godos amalos bajo Atila, que le confiaba sus secretos. Llevó a su pueblo libre a Panonia y cayó del caballo entre las lanzas de los esciros.',
  'fl-theodericus':
    'Teodorico el Grande, rehén de niño en Constantinopla y de hombre rey de Italia. Mató a Odoacro en un banquete y luego dio a Italia treinta años de paz y pan.',
  totila:
    'Elegido rey en 541 cuando todo parecía perdido, recobró Italia, liberó esclavos y celebró carreras en una Roma vacía. Narsés y una lanza acabaron con él en Tagina.',
  gundericus:
    'Rey de los vándalos asdingos, que los llevó por el Rin y los Pirineos. Tomó Sevilla y Cartagena y murió en 428 en vísperas del paso a África.',
  gaisericus:
    'Un rey cojo y de pocas palabras que embarcó a ochenta mil personas hacia África. Tomó Cartago sin lucha, saqueó Roma en 455 y rechazó dos flotas imperiales en cincuenta años de reinado.',
  gelimer:
    'Depuso a su primo, amigo de Justiniano, y dio así motivo a Belisario. Hambriento en una montaña pidió pan, una esponja y una lira, y se rindió en 534.',
  gundaharius:
    'Rey de los burgundios en Worms, muerto con su pueblo por los hunos hacia 436. El canto hizo de él al Gunther de los nibelungos.',
  gundobadus:
    'Patricio de los romanos y hacedor de un emperador antes que rey de los burgundios. Mató a sus hermanos, lloró a uno de ellos y escribió una ley duradera.',
  chlodio:
    'Rey de larga cabellera de los francos salios, que se deslizó por las Ardenas para tomar Cambrai y la tierra hasta el Somme. Aecio sorprendió a los suyos en una boda.',
  childericus:
    'Rey franco y oficial romano a la vez, que luchó contra los godos en el Loira junto a Egidio. Su tumba de Tournai, hallada en 1653, guardaba un anillo sello y trescientas abejas de oro.',
  chlodovechus:
    'Clodoveo, rey a los quince años, que venció a Siagrio, a los alamanes y a los godos y mató a todos sus primos rivales. Su bautismo por Remigio unió a los francos a la Iglesia de Roma.',
  theodebertus:
    'Nieto de Clodoveo, que envió ejércitos a Italia contra ambos bandos de la guerra gótica. Acuñó oro con su propia cara, cosa que ningún rey había osado.',
  'chlotharius-i':
    'Hijo menor de Clodoveo, que sobrevivió a sus hermanos y sobrinos y reunió el reino en 558. Quemó a su propio hijo rebelde en una choza y murió de remordimiento o de fiebre.',
  brunichildis:
    'Princesa visigoda que gobernó Austrasia por su hijo, sus nietos y su bisnieto. En 613 sus nobles la entregaron a su enemigo, que la hizo arrastrar por un caballo hasta morir.',
  'chlotharius-ii':
    'Hijo de Fredegunda, rey desde la cuna de un rincón de Neustria. En 613 ganó Austrasia y Borgoña con la cabeza de Brunilda, y pagó a los nobles con el edicto de París.',
  dagobertus:
    'El último merovingio que gobernó en persona, viajero incansable y patrono de Saint-Denis. Cobró tributo a los sajones y perdió una guerra contra los eslavos de Samo.',
  gibuldus:
    'Rey de los alamanes que asoló el Nórico y Troyes. San Severino y san Lupo, cada uno por su lado, lo convencieron de devolver a sus cautivos.',
  leutharis:
    'Duque de los alamanes bajo los francos, que con su hermano Butilino saqueó Italia hasta la punta en 553-554. La peste lo mató con los suyos en el camino de vuelta.',
  ardaricus:
    'Rey de los gépidos y el mejor consejero de Atila. Un año después de la muerte de su señor llevó a los pueblos sometidos a la victoria del Nedao y acabó con el imperio huno.',
  cunimundus:
    'Último rey de los gépidos, vencido por lombardos y ávaros en 567. Alboíno hizo una copa de su cráneo y se casó con su hija Rosamunda, que no olvidó.',
  odoacer:
    'Oficial de hérulos y esciros en Italia, aclamado rey en 476 por soldados que querían tierras. Jubiló al último emperador y gobernó bien hasta que llegó Teodorico.',
  audoin:
    'Rey de los lombardos que los pasó por el Danubio a Panonia con la bendición de Justiniano. Envió cinco mil hombres a Narsés y empezó la enemistad con los gépidos.',
  alboin:
    'Destruyó a los gépidos y el lunes de Pascua de 568 llevó a todo su pueblo a Italia. Su mujer lo hizo asesinar en 572 por obligarla a beber del cráneo de su padre.',
  agilulfus:
    'Duque de Turín que ganó la corona con la mano de la reina Teodolinda. Estuvo ante Roma en 593 y se dejó comprar por el papa Gregorio.',
  rothari:
    'Rey arriano que tomó Génova y puso por escrito en 643 la ley de los lombardos. Empieza contando a sus antepasados.',
  garibaldus:
    'Primer duque conocido de los bávaros, de la casa agilolfinga. Se casó con la viuda lombarda de un rey franco, y su hija Teodolinda fue reina en Italia.',
  hengistus:
    'El jefe legendario a quien Vortigerno contrató y que se cobró Kent. Su nombre significa semental, y casi lo mismo el de su hermano Horsa.',
  ethelbertus:
    'Rey de Kent y señor del sur, casado con la cristiana Berta. Recibió a Agustín al aire libre por miedo a la magia, se bautizó y escribió las primeras leyes inglesas.',
  cerdicus:
    'Fundador del linaje de los sajones del oeste, que desembarcó cerca de Southampton hacia 495. Su nombre es britano, y nadie sabe por qué.',
  ceaulinus:
    'Rey de los sajones del oeste que venció en Dyrham en 577 y tomó Gloucester, Cirencester y Bath. Alcanzó el Severn y separó a los britanos de Gales de los de Cornualles.',
  ida: 'Primer rey de Bernicia, que fortificó la roca de Bamburgh en 547. Algunos ven en él al portador de la llama de los poemas britanos.',
  ethelfridus:
    'Rey de Northumbria que venció a los escotos en Degsastan y a los galeses en Chester. Beda, que lo admiraba, lo comparó con Saúl.',
  penda:
    'El último gran rey pagano, que hizo fuerte a Mercia y mató en batalla a cinco reyes cristianos. Dejaba predicar a los misioneros y despreciaba a quien no vivía según su credo.',
  hermericus:
    'Llevó a los suevos por el Rin y en 411 le tocó Gallaecia. Durante treinta años saqueó a sus gentes, hizo la paz y volvió a saquear.',
  rechiarius:
    'Primer rey católico de un pueblo germánico y primero en acuñar moneda a su nombre. Quiso abarcar demasiado en Hispania y los godos lo mataron en 456.',
  balamber:
    'El rey huno, medio legendario, que cruzó el Volga y quebró a los godos de Ermanarico. Luchó contra la casa de los amalos y luego se emparentó con ella.',
  uldin:
    'Jefe huno al norte del Danubio, que vendió a Arcadio la cabeza de Gainas y ayudó a Estilicón en Fiésole. Presumía de poder tomar toda la tierra que alumbra el sol; le compraron a sus hombres.',
  attila:
    'Rey de los hunos desde 434, solo tras matar a su hermano. Sacó seis mil libras de oro a Constantinopla, fue detenido en la Galia en 451 y murió en su noche de bodas en 453.',
  respendial:
    'Rey de los alanos que en 406 volvió atrás en el Rin para salvar a los vándalos de los francos. Sin él no habría habido paso.',
  grumbates:
    'Viejo, arrugado y famoso rey de los quionitas, que marchó con Sapor II en 359. Un dardo desde el muro de Amida mató a su hijo, y exigió la ciudad como pira.',
  acsungur:
    'El rey heftalita de los relatos persas, que cavó un foso, lo cubrió de cañas y dejó cargar al rey Peroz. Luego puso en el trono al hijo de Peroz y cobró tributo.',
  baianus:
    'Kagan de los ávaros durante unos cuarenta años, maestro de amenazas y puentes. Tomó Sirmio en 582 tras tres años, pidió a Constantinopla un elefante y una cama de oro, y devolvió ambos.',
  ziebel:
    'Jefe de los turcos jázaros que se reunió con Heraclio ante Tiflis en 627. El emperador le puso su propia corona y le mostró el retrato de su hija.',
  vortigernus:
    'El soberbio tirano de Gildas, señor de los britanos, que contrató sajones contra los pictos y no pudo pagarles. La leyenda le dio una torre que no se tenía en pie.',
  ambrosius:
    'Un hombre modesto, dice Gildas, cuyos padres vistieron la púrpura, y que reunió a los britanos. Con él empezaron a vencer.',
  arturus:
    'El caudillo a quien un libro posterior da doce victorias, la última en Badon. Puede ser historia, poesía o ambas cosas.',
  cadwallon:
    'Rey de Gwynedd que con Penda mató a Edwin de Northumbria en 633 y asoló el norte un año. Oswald lo mató junto al Muro de Adriano.',
  aegidius:
    'Jefe militar de Mayoriano en la Galia, que no quiso servir a otro emperador tras él. Defendió el Loira de los godos con ayuda franca y murió en 464 o 465, acaso envenenado.',
  syagrius:
    'Hijo de Egidio, gobernante en Soissons de la última tierra romana de la Galia. Clodoveo lo venció en 486, obligó a los godos a entregarlo y lo hizo matar en secreto.',
  feargus:
    'Fergus Mór, hijo de Erc, que según la tradición llevó la realeza de Dál Riata del Úlster a Argyll hacia 500. Los reyes de Escocia contaban desde él su linaje.',
  aidanus:
    'Áedán, rey de Dál Riata, hecho rey por la mano de Columba. Sus flotas llegaron a las Orcadas y a Man, pero Etelfrido quebró su ejército en Degsastan en 603.'
} as const
