/** The history behind the administration cards. */
export const administration = {
  'good-stewardship':
    'La Roma tardía funcionaba con prefectos, vicarios y unos treinta mil escribientes. En un buen año el sistema marchaba: entraba el impuesto, zarpaban los barcos del grano y nadie escribía sobre ello.',
  'tax-census':
    'Cada quince años la indicción contaba campos, olivos, bestias y gentes. Los campesinos huían a los grandes señores o a los bandidos antes que ser contados dos veces.',
  'quiet-years':
    'Las crónicas se saltan los años en que no ardió nada. Esos años levantaron las iglesias y granjas de Siria y las salas del norte.',
  'sale-of-offices':
    'Un puesto de gobernador costaba oro y tenía que devolverlo en uno o dos años. Los emperadores prohibieron el negocio una y otra vez, y luego tomaban su parte.',
  'church-quarrels':
    'Los panaderos de Constantinopla, dice Gregorio de Nisa, te decían que el Padre es mayor que el Hijo. Tales debates vaciaban de trabajo los palacios y llenaban de piedras las calles.',
  'idle-court':
    'Honorio, cuenta una anécdota, se alivió al saber que solo había perecido la ciudad de Roma y no su gallina de ese nombre. Muchos tronos de la época los ocupó un niño o una sombra.',
  'bread-and-games':
    'El pan gratis y las carreras mantuvieron leales durante siglos a las grandes ciudades. Azules y verdes del Hipódromo también podían quemar media Constantinopla, como en 532.',
  'levy-of-recruits':
    'Los terratenientes debían al ejército hombres o dinero. Preferían pagar, algunos reclutas se cortaban el pulgar, y las filas se llenaron de bárbaros.',
  'war-council':
    'De Juliano a Heraclio era notable, y popular, que un soberano cabalgara con su ejército. Los reyes germánicos no podían elegir.',
  donative:
    'Un nuevo emperador daba a cada soldado cinco sueldos y una libra de plata. La costumbre aficionaba a los ejércitos a los emperadores nuevos.',
  'border-war':
    'Las correrías tras la frontera alimentaban al ejército con ganado enemigo y daban tema a los poetas. Valentiniano cruzó tanto el Rin que los alamanes conocían sus barcas.',
  'quartered-troops':
    'Una ley de 398 daba al soldado alojado un tercio de la casa, tras elegir el dueño el suyo. Los bárbaros asentados pidieron luego tierra con las mismas fracciones.',
  'overmighty-generals':
    'Magno Máximo, Arbogastes, Constantino III, Ricimero, Focas: los ejércitos lejos de la corte seguían haciendo sus propios emperadores. Una victoria podía ser más peligrosa para el trono que una derrota.',
  'frontier-works':
    'Torres de vigía, fuertes fluviales y largos fosos bordeaban cada frontera, y los persas levantaron muros de ladrillo de doscientos kilómetros. Frenaban correrías; las invasiones solo las paraban los ejércitos.',
  'code-of-laws':
    'Teodosio II reunió la ley imperial en 438 y Justiniano en 529-534. Les siguieron reyes de Eurico a Rotario, cada uno con un libro para su pueblo.',
  'sound-coinage':
    'El sólido de oro de Constantino mantuvo su peso setecientos años. En 498 Anastasio dio además a los pobres una buena moneda de cobre, y los mercados lo agradecieron.',
  'new-provinces':
    'Diocleciano duplicó las provincias, Justiniano volvió a fundir algunas y Cosroes repartió Persia entre cuatro mandos. Todos esperaban que un mapa nuevo trajera más impuestos y menos rebeldes.',
  'army-reform':
    'Cosroes I pagó a hidalgos pobres para servir de caballería acorazada; Mauricio puso soldados y poder civil bajo un exarca. De tales remedios nacieron los themas de Bizancio.'
} as const
