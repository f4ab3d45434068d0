import type { Translations } from '../../../../../../words/readings.ts'

/** Our readings of relations and diplomacy in Spanish, by the mark of the English row. */
export const relationsReadings: Translations = {
  rd2irv: ['¿Son contiguas las Áreas unidas solo por un estrecho?', 'Sí.'],
  '1s7f2fp': [
    '¿Cuándo aparecen galo-romanos y capadocios?',
    'Cuando su Imperio colapsa, o desde el turno 5 cuando Roma pierde Italia, o cuando cae Constantinopla.'
  ],
  '1xl3q94': [
    '¿Quién puede jugar Traición o Renacimiento sobre un federado o vasallo?',
    'Cualquiera; el jugador del federado o vasallo decide si rompe.'
  ],
  fp6y1l: ['¿Puede la diplomacia nombrar una nación inactiva?', 'Sí; los eventos no (X.B).'],
  '187q4d2': ['¿Hace neutrales el Tratado?', 'Sí, como el Tributo: ninguna puede atacar a la otra.'],
  '1acfy7b': ['¿Quién elige el mercenario?', 'La nación que lo presta.'],
  i8aegw: [
    'Britanos en 425 con tropas de Roma en la isla',
    'Las fichas romanas van a la reserva de Roma y se sustituyen por britanas mientras las haya.'
  ],
  '18ywxjh': ['Britanos en 425 si Occidente ha caído antes', 'Se alzan en lo que nadie tiene de la isla.'],
  t7ruuu: ['Un vasallo vence a una horda', 'No hay sumisión; la horda se retira.'],
  e5c1cx: ['Reino sin capital', 'Se somete cuando su apilamiento es destruido y no sobrevive ningún líder.'],
  '1wwukom': ['Varias alianzas a la vez', 'Una cada vez.'],
  tjjchi: [
    '¿Cuál de dos naciones es más joven?',
    'La de menor edad, sea cual sea el registro; luego la de mayor número de iniciativa.'
  ],
  fy760y: [
    'Federados y otros amigos de un aliado en una provincia compartida',
    'Cuentan con él, y se van o se quedan con él.'
  ],
  lyaaz7: [
    'Una alianza hecha al empezar la activación del aliado anterior',
    'Esa activación se detiene; ambos actúan en la posterior, donde embajadores y cartas pueden hablar otra vez.'
  ],
  '10dz1i4': [
    'Una carta alía dos naciones: ¿quién ha de aceptar?',
    'Cada jugador de una de ellas salvo quien la jugó; si uno rehúsa, la carta no da nada.'
  ],
  '6xf1al': [
    'Acaba una alianza mientras un aliado espera la activación del otro',
    'Se activa después, por sí solo.'
  ],
  sxfuh0: [
    'Un Reino menor de más de tres provincias pierde su capital ante una nación Civilizada',
    'Pasa a ser cliente igualmente.'
  ],
  '1vjjvq': [
    'Unio jugada sobre un Reino menor que actúa por sí (britanos, galo-romanos, capadocios)',
    'Se gana como cliente con el D2; nunca es aliado por esa carta.'
  ],
  iwrbsj: [
    'Dónde los eslavos se someten a los ávaros sin batalla',
    'En el Área de la horda de los ávaros y en las de alrededor.'
  ],
  jtfwnv: [
    '«Usualmente permanente»',
    'Lo dice el registro de cada Reino menor; otros son clientes por el turno.'
  ],
  e2b5s4: [
    '¿Cuándo hace su oferta un Imperio?',
    'Al empezar la activación de la nación Bárbara, el último momento permitido; oferta, aceptación y efecto coinciden.'
  ],
  '125mcqv': [
    'Un Foedus por carta',
    'Acordado al jugar la carta, entra en vigor al empezar la activación de los Bárbaros, antes de cualquier oferta. Entonces se dice qué dos provincias; si no las hay, o falla otra condición, queda en nada y la carta se gasta.'
  ],
  sv5j85: [
    'Una nación Bárbara inactiva',
    'También puede recibir la oferta del turno. Nunca se activa, así que lo acordado entra en vigor antes de la primera activación del turno; una carta jugada después, en el acto.'
  ],
  '19x0muq': ['Incursores asentados, que no tienen horda', 'No pueden ser federados.'],
  '1h9jpzc': ['¿Qué provincias pueden cederse?', 'No la de la capital, ni una ya cedida.'],
  vk5htw: ['Tropas ajenas en una provincia que se va a ceder', 'No se cede.'],
  '1fs313r': [
    '«Provincias de la nación Bárbara»',
    'Lo que controla, donde está su horda y las provincias de su Foedus.'
  ],
  '9r2xki': ['Un vasallo como federado o federador', 'Ninguna de las dos cosas.'],
  '1m3vsqa': ['Líderes del federado', 'Van con la horda.'],
  oe33fv: ['César, emperador, rey o capital', 'En este orden, el primero con sitio.'],
  '4x3glp': [
    'Tributo del turno en que entra en vigor un Foedus',
    'Se paga entonces: el paso de Ingresos ya pasó, y el turno 1 no lo tiene. Sin el oro no hay oferta ni efecto de una carta.'
  ],
  '1tpewc6': [
    'La horda del federado y el control de un Área',
    'En la tierra de su Foedus no da el Área al federado.'
  ],
  g6ybmt: [
    '«Debe mantener el control de las provincias del Foedus»',
    'Su última unidad no puede salir de una que sería entonces de nadie o de otro; donde el federador tiene el Área sí.'
  ],
  '1ctye53': [
    '«Incluso si pierde una de ellas»',
    'Los 3 puntos se anotan mientras federador o federado controlen al menos una de las dos.'
  ],
  '1342l6h': ['Una nación inactiva como federada', 'No puntúa, y el oro que se le paga no se anota.'],
  '83n41o': [
    'Otro Foedus',
    'La horda puede quedarse en cualquiera de las provincias, las unidades no tienen que mover.'
  ],
  '1jn907l': ['Varios Foedera', 'Se rompen juntos; cuenta el más nuevo para la ruptura libre.'],
  '1qu2o9u': [
    '«Todas las unidades prestadas a su federador»',
    'También las contratadas por carta o matrimonio.'
  ],
  '17xf16b': ['Tropas de los amigos del federador allí', 'Se quedan o se van con las suyas.'],
  '14fd26p': [
    'Las tropas del federador que se quedan',
    'Luchan en el acto, atacando el federado; una horda sola ataca con el dado que nunca falta (XX.F), y un impacto la captura. Un Limes allí se pierde.'
  ],
  or4er1: [
    'Un Foedus heredado por la otra mitad del Imperio',
    'El heredero controla sus provincias, con sus ciudades, como el primer federador.'
  ],
  gmpctg: [
    'Un federado que es sometido',
    'Su Foedus acaba; conserva lo que tiene, y sus tropas se separan de las del federador como las de los aliados (XXVI.B).'
  ],
  '1avxxde': ['Un vasallo cambia de soberano', 'Su mercenario vuelve a casa del antiguo.'],
  jvqui6: ['La mitad de un tesoro impar', 'El vasallo conserva la mitad mayor.'],
  '16z2gda': ['«No más de 3 provincias»', 'Además de la capital que cayó.'],
  udhi37: [
    'Amigos junto al soberano donde se somete la horda',
    'Se van con él, salvo un pueblo cuya propia horda está allí.'
  ],
  esnjxt: [
    '¿Cuándo se miran las dos condiciones?',
    'Al caer la capital; lo perdido después en el turno ya no cuenta.'
  ],
  r1lrtk: [
    '¿De quién es la provincia de la capital cuando el conquistador se ha ido?',
    'Otra vez del vasallo o cliente, si lo era: una horda que hacía de capital en tierra del vencedor se la deja a él.'
  ],
  jtswjk: [
    '¿Qué unidad recibe un vasallo donde se listan varias?',
    'Elige su jugador: una clase nombrada o, donde la tabla dice solo «unidades», una de un tipo; una sola es infantería, y dentro de un tipo decide la suerte. Los Nómadas eligen cualquiera.'
  ],
  wno2jl: [
    'La horda de un soberano nómada se aleja de su vasallo',
    'El vasallo puede ir adonde quiera hasta estar otra vez cerca.'
  ],
  g6fj0t: [
    '¿A qué vasallos se pregunta?',
    'Libres en el acto si el soberano acaba o pierde su capital (III.G); se les pregunta si se somete o es federado.'
  ],
  '2j3iul': ['La bonificación con varios líderes', 'La mejor.'],
  '1257rpy': [
    'Alianza con un Reino menor activo',
    'Se le corteja como cliente, con el D2, y nunca es aliado por esta carta; a un vasallo no se le corteja.'
  ],
  '1s79g29': ['Una provincia donde hay otros además de su dueño', 'No se cede.'],
  '4er342': [
    'Tratado',
    'Ambos son neutrales por el turno, como con el Tributo; un Limes en la provincia cedida se pierde.'
  ],
  '1my1pmo': ['Objetivos', 'Naciones hostiles.'],
  '12u8moe': ['¿Cuándo llega el mercenario?', 'En cuanto se juega la carta.'],
  '1chws6j': [
    '¿Quién deserta?',
    'Unidades contratadas para una activación; no las de un federado o vasallo, ni la que dejó un rebelde.'
  ],
  '1tdlc9f': [
    'Un Reino vasallo se convierte en Imperio',
    'Sigue siendo vasallo hasta que lo libere una de las vías de XXIX.G.'
  ],
  l9bibr: [
    'Cae la capital de un Reino y se somete: dos razones para romper a la vez',
    'Se pregunta a sus federados una vez, como de un señor que se ha sometido.'
  ],
  htv0t6: [
    'El intercambio (godos)',
    'Lo ofrece el jugador que presta al empezar la activación del otro, también a un invasor.'
  ],
  '12bt5g7': [
    '¿Qué lazos separan a las tropas cuando acaban?',
    'Todos: alianza, Foedus, clientela, vasallaje, el Imperio unido; y los amigos de una nación que desaparece se separan entre sí. Los amigos que ahora solo son neutrales se separan también.'
  ],
  '1mm23mm': [
    'Antiguos amigos comparten varias provincias',
    'Se decide en todas quién se va antes de que nadie se retire.'
  ],
  '14wbq7o': [
    'Un Limes en una provincia compartida',
    'Cuenta como una unidad. Si su bando ha de irse, se pierde.'
  ],
  '7utn16': [
    '¿De quién es una provincia compartida que un bando ha dejado?',
    'De quien se queda, con su ciudad.'
  ],
  '1m276gb': [
    'Antiguos amigos están en la capital de uno de ellos, o junto a la horda de un federado en la tierra de su Foedus',
    'El dueño, o el federado, se queda, sean cuales sean los números.'
  ],
  '1fm78so': [
    'Tropas solas en una ciudad de un antiguo amigo',
    'La ciudad sigue siendo de su dueño. Se retiran en el acto; una nación que aún ha de actuar en su activación puede asediarla.'
  ],
  '1ytaeso': [
    'Una nación hace una incursión mientras otras en una provincia con ella son hostiles este turno',
    'Se separan al final de su activación como antiguos aliados (XXVI.B).'
  ],
  '1h6amx9': [
    'Provincias fuera del Foedus con tropas de ambos',
    'También allí las tropas del federador se quedan y luchan o se van, y quien queda tiene la provincia con su ciudad. De la capital del federador se va el federado.'
  ],
  '3pwtlv': ['Un Imperio caído tenía varios Foedera con un pueblo', 'La otra mitad asume todos o ninguno.'],
  nqme7z: [
    'Un Imperio en bancarrota puede colapsar: ¿cuándo se pregunta a sus federados?',
    'Antes de la comprobación.'
  ],
  '1ud329f': [
    'Los hunos, federados, pasan a ser un Imperio',
    'Su Foedus se rompe, con todos los efectos de XXVIII.G.'
  ],
  ymusqw: ['El nuevo soberano está ante otra ciudad de su vasallo', 'El asedio acaba y se retira.'],
  '19n14yk': [
    'Unidades de la provincia cedida que no hallan refugio, como en una isla',
    'Van a la provincia más cercana de su nación con sitio, o si no por encima del límite de apilamiento.'
  ],
  '160w0ky': [
    'Tropas del federador solas en una provincia del Foedus roto',
    'Sigue siendo suya, con su ciudad.'
  ],
  '1ct50xa': [
    'Unos Bárbaros comparten una provincia y uno pasa a ser Reino; o expira un pacto entre neutrales',
    'Se separan como antiguos aliados (XXVI.B).'
  ],
  qu3byj: [
    'Qué cuenta como ataque a la familia política',
    'En la activación de la propia nación objetivo: una batalla por tierra o mar, un desbordamiento, un Limes que cae, un asedio o el terror ante una ciudad, y una incursión; vale para cada nación con unidades en el apilamiento. Marchar por tierra que nadie defiende, o cuyos defensores huyen, no cuenta.'
  ],
  mkmzs2: [
    '¿Pueden los bárbaros que tomaron el oro lanzar incursiones contra la nación que pagó?',
    'No; contra otras sí, también contra un aliado de la que pagó.'
  ],
  '1723dax': [
    'Cuándo se juegan las cartas',
    'Tras el robo propio y al empezar una activación, las que afectan a esa nación; Mercenario también en ambos momentos, incluso después de que haya actuado su objetivo. No mientras actúan terceras naciones ni durante la activación propia.'
  ],
  '1563jk': [
    'El nuevo soberano tiene que dejar varias provincias.',
    'No se retira de una a otra de ellas, ni a la provincia de la capital o de la horda que acaba de dejar.'
  ],
  '1cqkaoc': [
    'Se rompe un Foedus en cuyas provincias está la capital del federador (Ravenna, cuando la corte se traslada allí).',
    'El federado la toma con las demás; cuenta como capital caída, sin asedio ni saqueo.'
  ]
}
