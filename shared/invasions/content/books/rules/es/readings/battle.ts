import type { Translations } from '../../../../../../words/readings.ts'

/** Our readings of battles on land and at sea in Spanish, by the mark of the English row. */
export const battleReadings: Translations = {
  '1p4wl9v': [
    '¿Qué zonas son el Mediterráneo?',
    'Adriaticum, Aegeum, Mauretanicum, Nostrum Orientalis, Siculum, Tyrrheneum, Sinus Gallicus, Propontis.'
  ],
  '1i8usit': [
    'Nisibis es romana al principio, pero las 32 ciudades de Bizancio no la incluyen.',
    'Una legión occidental guarda Assyria, así que su ciudad paga a Occidente.'
  ],
  '1lt7nj7': [
    '¿Cuándo se aplican los dados de evento?',
    'Jugados al principio o con las reservas, se aplican al final: primero dados añadidos o perdidos, luego cambios.'
  ],
  '15lw7ze': [
    '¿Eventos en la batalla avanzada?',
    'Cada evento de batalla tiene su modificador y dice para qué rondas.'
  ],
  dbbjex: [
    'Infantería alpina y corriente en una emboscada: ¿se redondea por grupos o junta?',
    'Junta; las alpinas cuentan dos.'
  ],
  '10xcmwl': [
    'Emboscada automática con entradas distintas',
    'Todas las unidades atacantes han de haber cruzado río o cordillera (valen mezclados).'
  ],
  xisrvt: [
    'Emboscada automática si el atacante fue interceptado',
    'No: en una intercepción los cruces no cuentan; se tira un D2.'
  ],
  '1wae7re': [
    'Emboscada sin unidades que puedan disparar en ella',
    'No se tira: la caballería sola embosca en el combate avanzado, donde cada unidad cuenta medio, no en el básico.'
  ],
  roftxl: [
    'Ventaja pesada para la respuesta de los emboscados',
    'Se mira otra vez tras los primeros disparos.'
  ],
  '19yt8vd': [
    '¿Puede el atacante repetir otra vez tras el defensor?',
    'No: todas las del atacante, luego todas las del defensor.'
  ],
  '13ke7nt': [
    '¿Se renuevan las repeticiones en la segunda ronda de XXI?',
    'No, un solo número para la batalla.'
  ],
  '1deci28': ['Dado negro del enemigo quitado por un líder', 'No su último dado.'],
  gep4c0: [
    '¿Son los auxiliares imperiales, Bárbaros o Civilizados?',
    'Civilizados, pero no imperiales; nunca Bárbaros ni Nómadas.'
  ],
  aij7oh: [
    'Todos cruzaron, unos un río, otros una cordillera o estrecho',
    'Se pierde un dado; en XXI cuenta como río o cordillera.'
  ],
  uasn9h: [
    '¿Cuenta como unidad perdida un Limes que recibe un impacto?',
    'Sí; no puede recobrarse, y cae si el defensor pierde.'
  ],
  bosnie: [
    'Todas las unidades de un defensor son alcanzadas, su horda no',
    'El ejército no está destruido (la horda cuenta como unidad en defensa): deciden menos pérdidas; una horda con el atacante no cuenta.'
  ],
  '10v2ddu': ['Varias hordas', 'Cada impacto de más captura una.'],
  '1n0x8d1': [
    '¿Quién defiende donde hay varias naciones juntas?',
    'La más fuerte, y entre iguales la dueña de la provincia; pero un federador con unidades propias allí (un Limes lo es) antes que sus federados.'
  ],
  '10ngamu': [
    'Impactos en un apilamiento de varios jugadores',
    'Cada uno toma una parte según sus unidades; lo que sobra va por los mayores restos, y entre iguales al jugador de la nación que manda; lo que uno no puede tomar pasa a los otros. Cada uno elige entre las suyas, primero el que manda.'
  ],
  '6u31pw': [
    '«La primera unidad eliminada es nacional» con varios jugadores',
    'Se pide al apilamiento: caída una nacional, de quien sea, el siguiente es libre; antes cada uno debe dar primero una propia, si la tiene.'
  ],
  jxsktu: [
    '¿Quién elige lo que recobra un bando de varios jugadores?',
    'El jugador de la nación que lo manda.'
  ],
  kw40mi: [
    'Federados y aliados en la línea',
    'Nacionales; solo son extranjeras las unidades que sirven a otra nación (mercenarios).'
  ],
  '1jewffk': ['Un líder de 0 contra ninguno', 'Iguales: gana el defensor.'],
  '1v38e6j': ['Ambos bandos destruidos', 'Deciden los otros criterios.'],
  '1e6y1vp': [
    'Líder de un apilamiento destruido cuyas unidades se recobran',
    'Comprueba antes de la recuperación; si vive, se queda con las recobradas.'
  ],
  xnx47w: [
    'Un apilamiento es destruido por desbordamiento, un Limes que cae o su propio asalto',
    'Su líder comprueba como tras una batalla; en un desbordamiento, cada líder presente.'
  ],
  bgsz9c: [
    '¿Cuándo está un líder solo entre enemigos?',
    'Cuando no hay con él unidades ni horda de su pueblo o amigos, y sí enemigos, o la provincia es de un enemigo; se va en el acto, antes de que nadie intercepte.'
  ],
  '1gok67h': [
    'Un líder solo cuya nación no tiene provincia amistosa',
    'Espera fuera del mapa a los Refuerzos de un turno en que la tenga.'
  ],
  '1w4slnh': ['Asesinato tras una retirada voluntaria (XXI.F)', 'Ninguno.'],
  pzseiu: ['Unidades al empezar una batalla', 'Con un Limes y (en defensa) las hordas como una.'],
  '4p1lvm': [
    'Una reparación por cada nación Civilizada implicada',
    'Por la nación que manda las unidades: Roma y Bizancio una cada una.'
  ],
  '15wprt1': ['¿Puede renunciarse a reparar o recobrar?', 'Se hace sin preguntar donde no hay elección.'],
  '1l54ayw': [
    'Dirección de la retirada de un atacante',
    'El primer paso lleva a una provincia de donde vino alguna de sus unidades en esta activación.'
  ],
  '1h9g248': [
    'Atacantes cuya entrada no se conoce, o que desembarcaron',
    'Cualquier refugio a tres pasos; en un ejército mixto cada parte por su lado, los líderes con la mayor.'
  ],
  '1k6294e': [
    'Retirada a una provincia con otra batalla',
    'Se pide sitio por el límite en el acto; las unidades quedan aparte hasta que acabe esa batalla o la activación.'
  ],
  '1hnadjh': ['Una horda sin salida', 'Cae en manos del vencedor.'],
  gwt0z5: ['«+½ por otra unidad» del que embosca', 'Toda unidad que no dispara, también caballería.'],
  '159hfka': ['Mitades', 'La suma de los tiradores se redondea hacia arriba antes del −2.'],
  '1ep8xp8': ['+1 del defensor de un estrecho si el atacante fue interceptado', 'No.'],
  i22jn7: [
    '¿Desde dónde se cuentan las dos zonas hasta una ciudad costera?',
    'La zona del puerto está a distancia 0, así que una flota puede estar dos zonas más allá. Vale para cada zona del camino. Una flota que quede más lejos por perder una ciudad solo puede acercarse.'
  ],
  '15mkqri': [
    '¿Vuelven las cuatro zonas en el segundo subpaso de un invasor o en una campaña?',
    'No: se cuentan en toda la activación, transportes incluidos. En campañas las flotas no navegan, pero pueden llevar al apilamiento del líder.'
  ],
  '1jcm7uu': [
    '¿Puede una nación pasar por una zona con más de cuatro flotas?',
    'No, el límite vale también de paso.'
  ],
  '1o5k2pu': [
    '«Las flotas interceptadas no se mueven»: ¿se detiene el apilamiento?',
    'Lucha en esa zona antes de seguir. Se detiene si es vencido o rehúsa; tras victoria o empate sigue.'
  ],
  h5vztq: [
    '¿Cuándo puede interceptar la nación activa?',
    'Por orden propia en cualquier momento mientras ambos estén en una zona; si aún no ha navegado en esta activación, se pregunta antes al otro. Al entrar en una zona se pregunta en el acto a los inactivos.'
  ],
  '9ocuck': [
    '¿Quién controla «todas las ciudades costeras» de una zona que no tiene?',
    'Nadie: hace falta un D2. Solo cuenta el control del interceptor, haya o no revuelta.'
  ],
  lt9pzr: [
    '¿Cuántas veces puede ser interceptado un segundo transporte?',
    'Una, por cualquier apilamiento, también uno que ya se encontró con alguien.'
  ],
  '1fz3ed5': [
    '¿Qué dados?',
    'Un dado blanco por flota y nada más, también con la batalla avanzada. Sin intercambio por élite o Imperio ni opción de dado negro; el líder da repeticiones.'
  ],
  qqjdzq: ['¿Aciertan en el mar las espadas rojas?', 'No.'],
  '1xdwqbi': [
    '¿Se recobra algo tras una batalla naval?',
    'Como en tierra: una flota por bando si ambos tenían dos, si no nada. Carga y líderes se cuentan antes. Las de élite dañadas quedan enteras, de ambos bandos.'
  ],
  j7lwvw: [
    '¿Qué flota recibe los impactos?',
    'Primero se giran las de élite, luego se hunden las estándar antes que las de élite dañadas; la primera en hundirse es nacional. No se pregunta.'
  ],
  xeiv59: ['¿Ambos apilamientos destruidos?', 'Ganan más impactos; iguales, empate.'],
  '19hve6i': [
    '¿Cómo se asigna un líder a un apilamiento naval?',
    'Embarca desde una provincia costera por un paso y desembarca en costa amistosa por otro; manda el apilamiento de su nación que luche en la zona. Los pasajeros también mandan. Uno por flota como mucho.'
  ],
  o0ophl: [
    '¿Quién puede rehusar?',
    'El bando interceptado. Un jugador puede quedar por debajo de cero puntos.'
  ],
  turksn: [
    '¿Las flotas de quién transportan?',
    'Cualquier apilamiento amistoso; se pregunta al otro jugador, y un no vale para la activación.'
  ],
  '1yvnopv': ['¿Dos apilamientos en una zona?', 'Transporta uno, a elección; juntos solo si ninguno basta.'],
  '1phbbf3': [
    'Pérdidas «en proporción»',
    'Se pierden las unidades que no caben en las flotas a flote, a elección de su jugador; también los líderes de más. Una batalla perdida no detiene el transporte.'
  ],
  xa5xvl: ['¿Pueden transportarse hordas?', 'No, salvo un pueblo del mar en sus propios botes.'],
  '1tl3zdb': [
    '«Las capacidades se gastan»',
    'Los pasos del cruce y de los apilamientos, no todo lo que queda. El apilamiento terrestre ya ha tenido su cruce.'
  ],
  '1cva90w': [
    '«Una nación Bárbara invade Britannia»',
    'Cualquier nación Bárbara que desembarca en el Área Britannia.'
  ],
  owgryr: ['Fuerzas anfibias', 'Sin riesgo cuando son anfibias todas las unidades a bordo.'],
  sy0ney: [
    '¿Cuesta un dado al atacante un desembarco?',
    'No. Los que desembarcan pueden desbordar y forzar el paso si tienen pasos.'
  ],
  '19tim5g': [
    '¿Adónde se retira una fuerza desembarcada que pierde asedio o batalla?',
    'A cualquier refugio a tres pasos; si no lo hay, es eliminada.'
  ],
  p0f429: [
    'Botes de los pueblos del mar (rasgo nuestro)',
    'Mares del norte: los Océanos, Mare Suebicum y Sinus Botnicus. Las unidades cruzan mientras su pueblo es Bárbaro, la horda en invasión o migración. Los botes no luchan: una intercepción lograda los hace volver, los pasos se gastan; una migración no se intercepta (XVIII.G).'
  ],
  idfbna: [
    '¿Hay que declarar un bloqueo? ¿Qué zonas?',
    'Cualquier apilamiento hostil en una zona a la que dan ambas orillas lo cierra.'
  ]
}
