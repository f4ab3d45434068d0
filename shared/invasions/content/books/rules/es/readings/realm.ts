import type { Translations } from '../../../../../../words/readings.ts'

/** Our readings of realms, cards, raids and faith in Spanish, by the mark of the English row. */
export const realmReadings: Translations = {
  '1xo1ig5': [
    '¿En qué mitad del mapa están las Áreas que no figuran en las tablas?',
    'Oeste: Barbarum, Caledonia Hibernia, Germania, Mauretania, Scandinavia. Este: todas las demás.'
  ],
  '1aflte6': [
    '¿Qué estrechos hay además del Bósforo?',
    'Hellespontus, Fretum Siculum, Gaditanum, Gallicum, Cimbricum, Sundicum, Taphros, Hibernicum, Bosporus Cimmerius.'
  ],
  o049wi: [
    'Kushania no pertenece a ningún Área en el mapa principal. ¿Y en el mapa mismo?',
    'La provincia está en el mapa base; su Área (Parthia) solo existe con la extensión.'
  ],
  '10p27y': ['Novogardia y Aegyptus pueden haber perdido un icono de granero.', 'No hay granero allí.'],
  '1t61xsr': [
    '¿Qué provincias son rojas, es decir, de la extensión?',
    'Oxia, India, Parthia salvo Kushania, Persia Orientalis, Mazania; Mare Aralis, Oceanus Indianicus.'
  ],
  yc1s68: [
    'Fronteras interiores de las Áreas',
    'Nuestra reconstrucción: 534 fronteras que encajan con cada vecindad, distancia y cruce de los ejemplos.'
  ],
  '1qovt3v': ['¿Paga 1 por comercio una zona marítima sin valor de monopolio?', 'No.'],
  '1matixl': ['Los tributos pagados, ¿son ingreso bruto o gastos?', 'Gastos.'],
  '1t0x4y5': [
    'Las caravanas están en el ingreso bruto pero se cobran antes.',
    'Se muestran en el bruto; el paso de Ingresos no las paga otra vez.'
  ],
  t86lc5: [
    'Persia Orientalis, fuera del mapa',
    'Cuenta entre las provincias de un Reino y entre las Áreas de un Imperio.'
  ],
  '1uxa6pl': [
    '¿Qué son las 540 fichas?',
    'Unidades, hordas y capitales, líderes; los 216 marcadores van aparte.'
  ],
  '18adq4': ['¿Qué líder tienen los Reinos menores activos?', 'Un general sin nombre, Dux.'],
  '1mnig8c': [
    '¿De dónde parten las incursiones?',
    'De donde se alcanzan tres o más emplazamientos vacíos solo por las reglas: anglos y sajones en Flandria, vikingos en Frisia, hibernos en Momonia, pictos, en botes, en Gallovidia, árabes en el Área Arabia, blemios en Nabatene.'
  ],
  o43z8z: ['Religión de los capadocios', 'Monofisita.'],
  '1349r94': [
    'Francos y ostrogodos tendrían edad 6 en el turno 6, cuando invaden Clodoveo y Teodorico.',
    'En el turno 4 la tabla temporal devuelve su marcador a 1, si aún son Bárbaros.'
  ],
  '2bspsd': [
    '¿Cuándo se crea el islam?',
    'Fase de Tiempo del turno 11: D10, +1 si Bizancio está en declive o ha desaparecido, +1 si Persia está en declive, sometida o ha desaparecido, +1 si los incursores árabes se han asentado o dejaron Incursión +; con 7 o más.'
  ],
  nhs3f5: ['Edad de Persia como nuevo Imperio', 'La mitad de su edad, redondeada hacia arriba.'],
  '1lefyr9': ['¿Hay 72 eventos distintos, o copias?', '72 distintos, números 1-72.'],
  '1215c3f': [
    '¿A quién afectan los eventos públicos?',
    'Los que nombran un Área la tiran: D2 para la mitad del mapa, luego la tabla de XVI.C. Los demás dicen a quién.'
  ],
  '5k5q4i': ['¿Un evento privado sin objetivo legal?', 'No puede jugarse y queda en la mano.'],
  '1gc4910': [
    '¿Cuándo se pregunta a un jugador si juega un evento privado?',
    'Siempre que tenga un objetivo legal, salvo que sus propias órdenes digan otra cosa: entonces ni se le pregunta ni se ve que se le pregunte. Por defecto se detienen en las tiradas que le perjudican, las haga quien las haga, si otro resultado no lo haría. También puede hacerse preguntar con las manos vacías.'
  ],
  b3awrg: [
    '¿Un evento público sin objetivo legal?',
    'Se descarta; un Área al azar se tira antes una vez más.'
  ],
  '1cws0yc': ['¿Es Caravana pública o privada?', 'Privada, se juega al empezar el subpaso de Caravanas.'],
  nzcwtz: [
    '¿Los tres precios desconocidos?',
    'Pasiva de Reino 5, Militar de Imperio 20, Reforma de Imperio 30.'
  ],
  vimvlm: [
    '¿Qué símbolos muestra una carta?',
    'Oro, envejecimiento, calamidad o ninguna, líder o no; una columna por sección del registro de edad.'
  ],
  l7flx9: [
    '¿Qué calamidad en una bancarrota?',
    'La de la columna de la edad tras los dos espacios de la bancarrota.'
  ],
  '1cu91lc': ['¿Cuentan las calamidades inofensivas en la tirada de colapso?', 'No.'],
  '1j0ngpy': [
    '¿Conserva todos sus puntos un cliente activo?',
    'No: patrón y cliente tienen la mitad cada uno de la tierra del cliente, cada cual por su carta.'
  ],
  szyivh: ['¿Dónde se redondean las mitades?', 'Una vez, al final de la suma de una nación, hacia arriba.'],
  x9q6h0: [
    '¿Qué puntos deshacen un empate?',
    'Todos los que las naciones de un jugador ganaron o perdieron en el último turno: incursiones, matrimonios y batallas rehusadas además de objetivos.'
  ],
  '10supkx': [
    '¿Quién anota los 3 puntos por turno de un Foedus?',
    'El capítulo del Foedus (XXVIII.E), no la fase de Puntuación.'
  ],
  '1rfbrk0': ['¿Dos comprobaciones de Imperio en un avance (edad 12 y tercer declive)?', 'Una.'],
  '1yed6x3': [
    'Reunión desde el turno 9',
    'Se ofrece cada turno antes de los Refuerzos; para siempre; las mitades vuelven a ser amigas, con tesoros separados.'
  ],
  '16gls6k': [
    'Tropas de ambas mitades en una provincia cuando el Imperio se divide',
    'Se separan como aliados al acabar una alianza (XXVI.B): quien ha de irse se retira (XX.L).'
  ],
  '1jl8itw': [
    '¿Cuándo se funda una capital aplazada?',
    'En cuanto se ajusta el control y tienen una ciudad o un emplazamiento.'
  ],
  cc2v6g: ['¿Da 5 de oro la horda que hace de capital?', 'No.'],
  '195g6c1': ['¿Cuentan para el tamaño las Áreas de los vasallos?', 'Sí.'],
  '1dpzwhh': [
    'Un Reino de edad 12 no puede avanzar: ¿comprueba si es Imperio?',
    'Sí, una vez en cada Estado de las Naciones, tras subir su declive.'
  ],
  wzmkx2: [
    '¿Pueden los desplazados entrar en una provincia vacía de un enemigo?',
    'Sí, salvo que haya una ciudad.'
  ],
  ikbyii: [
    '¿Quién está rodeado?',
    'Quien no tiene ninguna provincia contigua vacía o amistosa y abierta para él (XVIII.K, XXV.F). Donde solo están demasiado llenas, lo que no cabe deja el juego.'
  ],
  '5w1xn8': [
    'La tierra del vecino más fuerte está cerrada para los rodeados',
    'Buscan refugio con el más fuerte de los que tienen al lado una provincia abierta para ellos.'
  ],
  '135bh1r': [
    'En dirección a la horda o capital',
    'Mientras una provincia más cercana a ella tenga sitio para uno, las otras no están abiertas; ninguna está más cerca cuando se desplaza la propia horda o capital.'
  ],
  '16cnlmb': [
    'Por mar desde una isla',
    'Una zona, a costas amistosas, tres unidades y un líder por flota amistosa allí (XXV.D); una horda no va por mar.'
  ],
  '12v07ov': [
    '¿De quién es la ciudad de la provincia adonde llega una nación nueva?',
    'De la recién llegada.'
  ],
  '1nzpjj0': ['Se desplaza una capital sin tropas', 'Solo ella se retira; su nación no necesita refugio.'],
  '47dtlk': ['Un Imperio desplazado y rodeado', 'Sus unidades dejan el juego; no se somete.'],
  '14d2y6g': [
    'Un turno para el que la tabla no tiene línea de una nación Bárbara, aunque sí uno posterior: ¿se debe la unidad por defecto?',
    'Sí: sin línea es una unidad, entre dos líneas igual que tras la última.'
  ],
  g94whw: ['¿Se debe la unidad por defecto en el turno de llegada?', 'No.'],
  kzebpr: ['La mitad de un número impar a suertes', 'La mitad mayor.'],
  '6qreog': ['Flotas como refuerzos bárbaros', 'Nunca.'],
  '1l2vjn9': [
    '¿Puede un pueblo prestar su última unidad?',
    'Sí, al principio y como reemplazo; solo la conserva una nación sin horda ni capital.'
  ],
  '1ue9kzo': [
    '¿Cuándo se considera desaparecida una nación?',
    'Cuando está fuera del juego, o no tiene unidades propias ni tierra ni horda o capital. Entonces no envejece ni administra ni quiebra, sus lazos terminan y nadie recluta a sus auxiliares.'
  ],
  '1ee2s05': [
    'El tesoro menguante de Bizancio',
    'Antes de robar sus cartas; lo que queda se redondea hacia arriba.'
  ],
  '27g6ej': ['¿La administración de qué líder?', 'La del mejor de los líderes de la nación en juego.'],
  p49hqt: ['¿Dónde están los líderes ociosos?', 'En la capital, en el acto.'],
  '18fix8g': ['Un federador que no puede pagarlo todo', 'Sufren primero los tributos a los federados.'],
  uxm24y: [
    '¿Por qué herejías paga una nación?',
    'Por las de su propia fe; en Oriens y Aegyptus, cuyo pueblo es monofisita mande quien mande, también por una monofisita.'
  ],
  '1k59v8k': [
    'Orden de penalizaciones y colapso',
    'Unidades, edad, declive, calamidad, luego la comprobación, con los valores de ese momento.'
  ],
  '1r2cu8s': ['¿Qué calamidades cuentan?', 'Las dañinas.'],
  tmnqo9: ['Ciudades de un Imperio colapsado con tropas extranjeras', 'Son de esas tropas.'],
  f08syb: ['¿Cuentan las flotas para el límite de reclutamiento?', 'Sí.'],
  '1ml2gh5': ['¿Dónde se botan las flotas?', 'En la zona de un puerto propio, cuatro como mucho.'],
  gyvdjo: ['Unidades en provincias rebeldes', 'No pueden colocarse allí.'],
  t62z6f: ['¿Quién comprueba si hay usurpador?', 'Las naciones sujetas al límite de reclutamiento.'],
  '13ao30v': [
    'La calamidad Intolerancia en un Imperio',
    'Su Área se tira entre aquellas donde vive una herejía u otra fe.'
  ],
  '1tbnpir': ['Un Imperio que no tiene nada de su tabla', 'El seleccionador tiene todas sus provincias.'],
  jj3r1h: ['Todas las provincias que pueden alzarse tienen Revuelta +', 'No pasa nada.'],
  zqs4ev: ['¿Son opcionales las repeticiones?', 'Se usan mientras el intento falla.'],
  '1kuqz6q': [
    'Fe de las Áreas',
    'Católica en las Áreas romanas y el Cáucaso, monofisita en Oriens y Aegyptus, mazdeísta en Mesopotamia y Persis, pagana en las demás.'
  ],
  i776o: [
    '¿A quién se pregunta si se convierte?',
    'A paganos y arrianos, Bárbaros o Reino, que tienen una provincia católica.'
  ],
  '15ply97': [
    'Puntos después de la conversión',
    'Se ofrecen cada turno hasta que se toman; luego se acaban.'
  ],
  czmo9h: [
    'Motín de los hérulos donde hay otros romanos',
    'Los amotinados acampan en la provincia libre más cercana del Área, o junto a la horda.'
  ],
  '1uquy60': ['¿Se agota el mazo de eventos?', 'No se roba carta; solo Reserva devuelve los descartes.'],
  '1aaskht': [
    '¿En qué orden pueden jugar los jugadores en un momento dado?',
    'Una ronda, desde el jugador de quien es el momento; quien acaba de jugar puede jugar otra vez.'
  ],
  '1ckgqw6': [
    '¿Puede responderse a Presagios, o anular el evento propio?',
    'Responde solo a otros; nada le responde.'
  ],
  '1bueeem': ['¿Se devuelve el coste si Presagios anula?', 'No.'],
  '1dfn4v': ['¿Debe un Bárbaro saquear la caravana?', 'Puede renunciar.'],
  b5l315: [
    '¿Quién cobra por un dueño inactivo o vasallo?',
    'Una nación inactiva no lleva tesoro, así que nadie.'
  ],
  '4tg99r': [
    '¿Deben atacar los incursores cuando lo dice la tabla temporal?',
    'Sí, si pueden alcanzar un objetivo; con una sola unidad van solos.'
  ],
  vi1wq7: [
    '¿Qué salida y qué camino, si hay varios?',
    'El que pasa ante menos unidades Civilizadas, luego el más corto, sin preguntar.'
  ],
  kffbyy: [
    '¿Qué es una «provincia enemiga Civilizada»?',
    'Una de un Área Civilizada cuyo dueño, de cualquier estado, es hostil al incursor.'
  ],
  o47hvb: [
    '¿Mar y tierra en una incursión?',
    'No: una zona marítima, si todos los incursores son anfibios, o una provincia como mucho.'
  ],
  '175uhpo': ['¿Un estrecho cerrado en el camino?', 'Cierra el paso a los incursores por tierra.'],
  '1u6x5zt': ['¿Un Limes o ciudad amurallada de un amigo en el camino?', 'No lo cierra.'],
  '158ubkq': ['¿Cuenta un Limes como unidad Civilizada?', 'Sí, en el objetivo.'],
  lzh4im: [
    '¿Qué «incursión anterior» suma +1 o +2?',
    'El marcador de la provincia objetivo, de este turno o del anterior.'
  ],
  zyk1w1: ['¿Cuándo se retira un marcador viejo?', 'Al empezar las incursiones del segundo turno siguiente.'],
  sjog5h: ['¿Qué unidad incursora se pierde?', 'La elige su dueño.'],
  '15kpocn': ['¿Totales por encima de 12?', 'Como 11-12.'],
  '1al6rbj': ['¿Un marcador o dos?', 'Uno se roba y se resuelve, otro nuevo queda boca abajo.'],
  '131z0em': [
    'Los incursores asentados tienen una carta con objetivos: ¿puntúan?',
    'No; puntúa su señor, por su propia carta.'
  ],
  vy2gr7: [
    '¿Incursores expulsados en la batalla?',
    'Vuelven a la reserva y siguen siendo incursores; las unidades de una nación Bárbara se retiran (XX.L).'
  ],
  kopvs6: ['¿Oro de los incursores que siguen siéndolo?', 'No se anota; los puntos sí.'],
  '69fddb': ['¿A qué ciudad afecta Terremoto como calamidad?', 'A la mayor ciudad de la nación en el Área.'],
  '1l8jbay': [
    '¿Qué tiradas, y cuántas veces?',
    'Cualquier tirada de cualquiera, una vez en la mesa; tras una nueva tirada puede responder quien tenga otra carta así. De los dados de batalla se repite uno; de una comprobación o tabla, toda.'
  ],
  '1nucp97': [
    '¿Qué hace un líder inactivo?',
    'Ni mueve ni va de campaña ni dirige ataques en su propia activación; en las ajenas intercepta, huye y defiende como siempre. Su apilamiento se mantiene.'
  ],
  '8iymz2': [
    '¿El estado de quién decide si cuentan los diamantes?',
    'Élite solo si son Civilizadas tanto la nación de la ficha como aquella a la que sirve.'
  ],
  '127zvnl': [
    'Tormenta sobre un apilamiento que transporta',
    'Lo detiene y golpea; la carga aún no está a bordo y queda en tierra.'
  ],
  '1ht8z1v': [
    'Un aliado que hace una incursión',
    'Las incursiones se anuncian y hacen antes de que muevan los demás del grupo; el incursor no hace nada más.'
  ],
  p3zpvi: [
    '¿Cómo pierde un Reino la horda que aún hace de capital?',
    'En batalla, como se pierde una horda: defiende, va con las unidades que sobreviven y cae por un impacto o si no tiene adónde ir. Entonces vale III.G. Con no más de tres provincias más, el Reino se somete, conserva la horda y paga un marcador de pillaje; si no, la horda falta hasta que VII.D funde una capital.'
  ],
  '1nqr743': ['Nómada', 'Un pueblo nómada mientras es Bárbaro.'],
  '1eeqvxu': [
    'Reunión desde el turno 9',
    'Vuelve a valer lo de los turnos 1 y 2: amigas, activación conjunta; dos administraciones.'
  ],
  avojd: [
    'Unión',
    'Desde el turno 10, entre dos Reinos libres de los que al menos uno tiene tierra en Britannia. Fichas, líderes, oro, vínculos y cartas de ambos; edad, fe y capital del mayor. El rey sin nombre del menor se retira.'
  ],
  golzyg: [
    'Una nación hace una incursión en vez de actuar con tropas suyas ante una ciudad hostil',
    'Se retiran al final de su activación.'
  ],
  '8a1xfs': [
    'El vecino más fuerte de los rodeados es vasallo o federado',
    'Buscan refugio con el más fuerte de los que pueden tener vasallos, o con su propio soberano; sin ninguno, sus unidades salen del juego.'
  ],
  '92pdtp': [
    'Un Reino desplazado cuya horda aún hace de capital',
    'La horda es desplazada con su pueblo como cualquier horda, y VII.D funda una capital cuando se puede. Si no tiene adónde ir, se retira como una capital.'
  ],
  '5y8jc4': [
    'Auxiliares de un Imperio caído en una provincia con otros',
    'Donde hay tropas de otros con quienes no pueden apilarse, van con su horda o a su capital, como los mercenarios. De varios pueblos se queda el que tiene más, y entre iguales el que tiene más cerca la horda o la capital, y con la ciudad.'
  ],
  bz5bsg: [
    '¿Puede una nación comprar o construir en una provincia suya donde hay tropas ajenas?',
    'Ni unidades ni Limes donde hay tropas hostiles o neutrales o una horda; ni murallas ni flotas donde hay enemigos. Lo mismo vale para mercenarios y unidades que trae una carta.'
  ],
  '8jgmtt': [
    '¿Dónde surgen galo-romanos y capadocios?',
    'En Neustria y Melitene, si la provincia es aún del Imperio o de nadie y no hay en ella tropas ni sede de otros; si no, en la mayor ciudad así de Gallia o de Cappadocia. Mientras no haya ninguna, esperan.'
  ],
  '1lcmas4': [
    '¿A qué fe afecta una herejía?',
    'Como calamidad, a la de la nación que la sufre; como evento, a la del pueblo del Área si la comparte una nación con tierra allí, y si no a la de la nación con más provincias. En Oriens y Aegyptus, siempre a la monofisita.'
  ],
  oc56e1: [
    '¿Qué Áreas están a salvo de la calamidad Herejía?',
    'Las que tienen una capital, sea de quien sea, o la horda que aún hace de capital de un Reino.'
  ],
  '5zszue': [
    '¿Cómo acaba una revuelta que encuentra un conquistador?',
    'Bajo Bárbaros paganos o arrianos, y bajo naciones inactivas, en el acto. Los demás pueden someterla en su próxima Fase de Administración, también los Bárbaros católicos. En tierra de nadie sigue hasta que alguien toma la provincia.'
  ],
  a58j76: [
    'Un Reino funda su capital, o un Imperio la traslada, en una ciudad en revuelta.',
    'La revuelta termina.'
  ],
  h13m28: [
    '¿Tiene un Imperio el control total de un Área en la que hay una horda hostil sola?',
    'No, aunque la horda no controla ninguna provincia.'
  ]
}
