import type { Translations } from '../../../../../../words/readings.ts'

/** Our readings of control, marches, reactions and sieges in Spanish, by the mark of the English row. */
export const warReadings: Translations = {
  '4jhj6x': [
    '¿Tiene Limes Moesia Inferior? La ayuda pone cuatro en el Danuvius de Savus a Tyras; los ejemplos de 375 la hallan desprotegida.',
    'Lo tiene al empezar; la tabla temporal lo abre en el turno 2.'
  ],
  '1g7tv7s': [
    'Bosporus está en un Área Bárbara: ¿necesitaría Bizancio tres unidades allí?',
    'No: basta su Limes.'
  ],
  '3ur0nj': ['¿Cuenta un Limes como unidad para el control?', 'Sí.'],
  '1bzrtxt': [
    '¿Controla un Imperio un Área Bárbara por su única ciudad (Sarmatia por Heraclea)?',
    'No: allí necesita la mayoría de las provincias, como un Reino, y no hay ingreso de Imperio.'
  ],
  qkrfnz: [
    '¿Quién controla una provincia guarnecida por ambas mitades del Imperio unido?',
    'La que tiene más del resto del Área; si no, la más fuerte.'
  ],
  tvrfn1: [
    'El control de provincias vacías depende del Área, y el del Área de las provincias.',
    'Las vacías cuentan para su último dueño; luego se decide el Área; luego pasan a quien controla el Área, o a nadie.'
  ],
  ruxwwz: [
    '¿Sigue a su Área la provincia de una capital?',
    'No: es de su nación hasta que se toma por asedio o es desplazada (IX.B).'
  ],
  '2lov7l': [
    '¿De quién es una provincia donde hay solo una horda?',
    'No está vacía, así que no sigue un Área ajena; y una horda sola no tiene nada. Una ciudad allí sigue siendo de quien era. La horda de un federado en la tierra de su Foedus cuenta como del federador.'
  ],
  '3rl2rx': [
    '¿Cuentan en su Área las tropas ante una ciudad que no ha caído?',
    'No: la ciudad cuenta para su dueño.'
  ],
  '1913ywn': ['Una ciudad de nadie en un Área de alguien cuyas tropas están en ella', 'Es suya, sin asedio.'],
  '115wbf': [
    '¿Son amigos o neutrales entre sí los federados de un mismo federador (o de aliados)?',
    'Amigos.'
  ],
  '1m9k3fc': [
    'Movimiento impreso en las hordas',
    'Germanos y escotos 3, Nómadas 4, eslavos 2; vale en una migración, mientras que la horda de un invasor anda 3 como infantería (III.D).'
  ],
  '1dg96gh': [
    '¿Qué más números marrones hay tras el «etc.»?',
    'También 25, 29, 35 y 70, un marcador cada uno.'
  ],
  '7whvpo': ['¿Cuántos marcadores?', '48, con 90 de oro en total (media 1,875).'],
  '11yzrbv': [
    '¿Puede interceptar un aliado del dueño a quien una tregua obliga a estar en paz con el intruso?',
    'No: solo acuden los aliados hostiles al intruso.'
  ],
  '1ru1rj3': ['¿Efecto del evento Reacción?', '+4 a una intercepción o huida.'],
  egd9sm: [
    '¿Cuentan las provincias de un vasallo para la mayoría de su soberano en un Área?',
    'Sí, si él mismo tiene algo allí y el vasallo no controla el Área por sí solo; si no, el vasallo tiene el Área y él la tiene a través del vasallo. Lo que era del vasallo sigue siendo del vasallo.'
  ],
  k9i4yu: [
    '¿A quién pertenece un Área que tienen aliados juntos?',
    'Al aliado que la controlaría solo; si no, al de mayor estado, y luego al que más aporta; ambos comparten ingresos y puntos. Cada uno conserva sus provincias, también las vacías, y una que guarnecen ambos sigue siendo de quien la tenía. Las vacías de nadie o de otros pasan al nombrado.'
  ],
  mgjkzh: [
    '¿Dónde se reconstruye un Limes?',
    'Donde hubo uno (al empezar, movido por la frontera persa, o reconstruido) y la provincia no ha sido desde entonces ni de su nación ni de un amigo.'
  ],
  r9xmuq: ['¿Puede devolverse un marcador privado?', 'Se guarda siempre: no cuesta nada.'],
  '13zzppu': ['¿Marcadores de un saqueo?', 'Se roban juntos, así que ninguno dos veces.'],
  wfm9bc: ['¿Se agotan los marcadores?', 'Ni marcador ni oro.'],
  yd3akg: [
    '¿Quién declara hostilidad en un Área Bárbara, y cuándo?',
    'Al activarse, una nación Bárbara puede declararse hostil a otras, por lejos que estén, y estas a ella; dura hasta el final del turno. No se pregunta por dos naciones de las que ninguna está en un Área Bárbara.'
  ],
  xzg2vg: [
    '¿En qué orden se declara la hostilidad?',
    'En ninguno: se pregunta a todos a la vez, y una pareja nombrada por ambos es hostil una vez.'
  ],
  p8ldp8: [
    '¿Debe un jugador declarar su hostilidad en cada activación?',
    'Una persona dice una vez cómo están sus naciones con cada pueblo, también con los que están por llegar; vale hasta que lo cambie, y se le vuelve a preguntar cuando acaba un Foedus, un vasallaje o una clientela entre ellos. Hasta que sus naciones actúan por primera vez son neutrales. Quien quiera que se le pregunte en cada activación, se le pregunta.'
  ],
  l7rhln: [
    '¿Qué es «vacía» para paso, huida y refugio?',
    'Una provincia sin unidades, muros ni hordas hostiles, la controle quien la controle. Un refugio ha de ser amistoso, o vacío y sin ciudad.'
  ],
  '1yz7fof': [
    '¿Puede detenerse un apilamiento en terreno neutral?',
    'No donde hay unidades u hordas neutrales, ni en provincia de un cliente, patrón, vasallo o soberano; en un Área Bárbara, una provincia vacía de un neutral por defecto está abierta.'
  ],
  cfnoei: [
    '¿Qué pasa con un apilamiento demasiado grande al comprobarlo?',
    'Su jugador elige el exceso, que vuelve adonde vino, o al refugio más cercano a 3 pasos; lo que no halla ninguno se pierde.'
  ],
  mhdtqt: [
    'Un límite que mengua bajo un apilamiento: su líder cae o se va, acaba la activación de un invasor',
    'El apilamiento se queda hasta la próxima comprobación; una retirada respeta el límite de su momento.'
  ],
  '1qmqidd': ['¿Cuánto dura la bonificación de invasión?', 'Solo durante la activación del propio invasor.'],
  '10yu4pu': [
    'Aliados de dos jugadores',
    'Cada jugador ordena las unidades de sus naciones, uno tras otro en el orden del grupo; comprobaciones y combate son comunes.'
  ],
  '1nxlh6p': [
    '¿Por dónde va un apilamiento al que solo se dice adónde ir?',
    'Por el más corto de los caminos más seguros: en lo que permiten sus pasos no entra donde puedan interceptarlo o haya enemigos. Su jugador puede nombrar otro.'
  ],
  '6w8t39': [
    '¿Cuándo se vuelve a preguntar dentro de una orden?',
    'Tras cada intento de interceptar o huir, batalla, desbordamiento, paso forzado, carta o terror, si quedan pasos; no donde nadie reaccionó.'
  ],
  o5c16p: [
    '¿Cuánto mueve un líder?',
    'Cinco pasos, como la caballería que manda; solo, únicamente por terreno amistoso.'
  ],
  '1mzirtk': [
    'Un Limes cuyos defensores huyen, o que cae',
    'El apilamiento se detiene allí igualmente, incluso tras ganar una batalla de intercepción.'
  ],
  j033x9: [
    'Unidades del apilamiento sin un paso de sobra',
    'No cuentan entre las seis ni pagan nada; se quedan en la provincia despejada.'
  ],
  '1bajh0k': [
    '¿Puede una parte de un apilamiento forzar el paso para el resto?',
    'Sí: su jugador nombra el doble de unidades que defensores (una horda cuenta una) y las demás siguen. Un paso forzado acaba con el derecho de los defensores a huir de apilamientos posteriores, no con el de otros a interceptar.'
  ],
  n8bdx0: [
    '«Junto con todas las unidades de la nación, sin atacar»',
    'Van con ella todas las que están junto a la horda; desde entonces ninguna de la nación puede entrar donde hay enemigos ni detenerse ante una ciudad enemiga en ese subpaso, y tras un ataque la horda se queda.'
  ],
  '15dju62': [
    'Varios caminos de intercepción',
    'Cuenta el mejor: rodeando una cordillera, o por el Helesponto mejor que por el Bósforo, en tres pasos.'
  ],
  '107ndt2': [
    '¿Una nación que es Reino en el turno de su invasión?',
    'No invade: un solo subpaso de apilamientos, sin bonificación, y embajadores y cartas llegan a ella.'
  ],
  '1dzgedk': [
    '¿Quién puede entrar en las tierras prohibidas?',
    'En Scythia, los pueblos nómadas mientras son Bárbaros y, en el turno 1, los ostrogodos. En Arabia Deserta, los árabes. En el Área Mauretania, los bereberes y los mauritanos. Nadie más, esté donde esté su horda o su capital; los mercenarios cuentan como aquel a quien sirven.'
  ],
  bx3bt6: [
    '¿Quién reacciona?',
    'El dueño hostil de la provincia con sus aliados; si nadie la controla, la nación hostil que está allí. Las inactivas huyen pero no interceptan.'
  ],
  irrkgx: [
    '¿Puede un federado interceptar en las provincias de su Foedus?',
    'Sí, con sus apilamientos y a su elección, y sin el +2 del Imperio, haya o no tropas del federador al lado.'
  ],
  '8w0eme': [
    'Intercepción y huida contra la misma entrada',
    'Primero se nombran y tiran las intercepciones; si nadie llega, los atacados pueden huir.'
  ],
  zm3xu2: [
    '¿Qué unidades luchan si un apilamiento es interceptado donde ya esperan amigos?',
    'Solo el apilamiento que mueve, contra interceptores y defensores.'
  ],
  '1czmu2': [
    'Dejar unidades por el camino',
    'Lograda la huida, su jugador dice quién se queda dónde en el camino al refugio nombrado, también una horda; un líder no se queda solo en terreno no amistoso.'
  ],
  t9ndob: [
    '¿Pueden interceptores y fugitivos pasar por tierra donde sus unidades nunca pueden estar?',
    'No: Áreas cerradas, y hogares que guardias, sátrapas y unidades locales no dejan, atan cada paso; quien no puede seguir se queda.'
  ],
  '1ah8n7y': [
    '«Debe comenzar cruzando»',
    'Se toma el camino sin cruce al principio si lleva al mismo refugio en tres pasos; si no, −2.'
  ],
  xfrjg2: ['Campañas extra de una carta', 'Son del primer líder de la nación que sale tras la carta.'],
  '323hiz': ['Orden en el subpaso de combate', 'Primero todas las batallas, luego los asedios.'],
  '1z0ftl6': [
    'Terror',
    'Una vez por ciudad y subpaso de movimiento: al entrar sin defensores, o antes del asedio tras ganar una batalla. Un saqueo detiene al apilamiento.'
  ],
  '1s9pa9h': [
    'Mantener un asedio',
    'Tras un fallo puede seguir mientras al líder que lo empezó le queden campañas en esta activación, también desde el subpaso de apilamientos.'
  ],
  '10gabbh': [
    '¿Son amigos (XXVIII.E, XXVI.B, glosario) o neutrales (una línea de XII.D) los federados de una potencia?',
    'Amigos.'
  ],
  '6e6a39': [
    '¿Quién puede declarar hostilidad en un Área Bárbara?',
    'La nación activada y las demás, de uno u otro lado: Bárbaros y sus vasallos, también Reinos.'
  ],
  '1dpleuq': ['Un vasallo de Bárbaros que es Reino', 'Comparte la neutralidad de las Áreas Bárbaras.'],
  '1om3okv': [
    '¿Hay que asediar una ciudad sin dueño?',
    'Sí, quien llegue, también tropas que ya están en ella; es hostil a todos, así que nadie se retira, huye ni es desplazado a ella.'
  ],
  '5fyt9g': [
    '¿Son opcionales las repeticiones?',
    'El dado se repite solo mientras la ciudad resiste y quedan repeticiones.'
  ],
  pc06ej: ['¿Pueden derribarse las murallas de una capital conquistada?', 'No.'],
  '12xb2lx': [
    '¿Desde cuándo cuentan las murallas de Teodosio?',
    'Desde el turno en que las construye la tabla temporal.'
  ],
  '1jyd6p3': [
    '¿Qué unidades cuentan contra el límite de quién?',
    'Contra el de la nación que mueve, llega, huye o se retira: las suyas, las de sus aliados y las de los federados de unas y otros. Para un federado solo las suyas, no las de su federador ni las de otros federados. Un líder da su bonificador a las mismas naciones.'
  ],
  '13ljypc': [
    'Atacan un apilamiento de varios jugadores: ¿quién decide su huida?',
    'Primero el dueño de la provincia, luego los demás por su fuerza. El primero que quiere huir nombra el refugio; aquellos a quienes se pregunta después pueden mandar sus piezas con él por el mismo camino, mientras quede sitio, o dejarlas allí. Se tira un solo dado, con el mejor líder de todo el apilamiento y todas sus unidades contra las atacantes, se quede quien se quede.'
  ],
  '1rq059s': [
    'Unidades aliadas de varios jugadores están en una provincia: ¿quién las manda a interceptar?',
    'Cada jugador nombra las suyas, primero el dueño de la provincia. Lo que sale de una provincia es un apilamiento con un dado y el mejor líder enviado; si no caben todas, los jugadores se reparten el sitio según sus unidades y cada uno elige entre las suyas. El único apilamiento sin líder lo es para todos los jugadores juntos.'
  ],
  uupyih: [
    '¿En qué orden lo intentan varios apilamientos?',
    'En el que su jugador los nombra; los del dueño de la provincia antes que los de sus aliados.'
  ],
  zmiojl: [
    '¿Quién es el oponente del +2 por Imperio y del +3 por la capital?',
    'El dueño de la provincia, venga por él el apilamiento del aliado que sea; un federado en la tierra de su Foedus acude por sí mismo.'
  ],
  gw0ugq: [
    'Varios líderes están con las unidades que interceptan',
    'El mejor líder de cada jugador allí puede ir con el apilamiento, y cuenta el mejor de los que van; los demás se quedan. No forman un segundo apilamiento en esa provincia.'
  ],
  '19q7vwz': [
    'Unidades de varios jugadores han de replegarse o retirarse',
    'Cada jugador mueve las suyas; si solo sobran algunas, los jugadores se reparten el número según sus unidades y cada uno elige entre las suyas.'
  ],
  ckl69l: [
    'Otros líderes en la provincia del que va de campaña',
    'Ni mueven con él ni ayudan a sus pasos; se quedan, y van a sus propias campañas antes o después. En una batalla donde están juntos manda el mejor.'
  ],
  i2nmbh: [
    '¿Qué movimientos puede hacer una nación antes de su incursión?',
    'De una provincia que controla, por sí o por un vasallo, a otra, y solo a través de otras así; no por las de amigos, ni con unidades que están en otra parte.'
  ],
  swdcub: [
    '¿Cuál es la provincia más cercana?',
    'La suya si es amistosa; si no, la más cercana por tierra: desde una zona marítima, contando desde todas sus costas; desde una isla, por el mar que la rodea.'
  ],
  utmtti: [
    '¿En qué batallas ayuda la carta?',
    'En las del apilamiento que recibió la carta, tras el movimiento en que se jugó.'
  ],
  '1h9oymi': [
    '¿Los enemigos de quién tiene un apilamiento de varias naciones, una de ellas en paz con quien intercepta?',
    'Los de la nación con más unidades entre todas las que llegaron, sea cual sea la elegida para luchar.'
  ]
}
