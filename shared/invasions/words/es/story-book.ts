import { plural, translationOf } from '../../../words/dictionary.ts'
import type { storyBook as english } from '../en/story-book.ts'

export const storyBook = translationOf<typeof english>()({
  'book.standings': 'Cómo terminó',
  'book.standings-now': 'Cómo está',
  'book.score': 'De dónde vinieron los puntos',
  'book.map': 'El mapa a través de los años',
  'book.chronicle': 'Crónica',
  'book.luck': 'Lo que dieron los dados',
  'book.hall': 'Galería de líderes',
  'standing.rank': 'Puesto',
  'standing.side': 'Bando',
  'standing.points': 'Puntos',
  'standing.last-turn': 'De ellos, en el último turno',
  'standing.by-last-turn':
    'Los {{side}} y los {{otherSide}} tienen {{points}} puntos cada uno. Entre ellos los puntos del último turno cuentan otra vez: {{now}} contra {{before}} en el turno {{turn}}.',
  'standing.by-order':
    'Los {{side}} y los {{otherSide}} tienen {{points}} puntos cada uno, y los mismos en el turno {{turn}}: decide el orden de juego.',
  'score-graph.label': 'Puntos de los {{side}} por su origen, turno a turno',
  'score-graph.other': 'lo demás',
  'score-graph.turn': 'Turno {{turn}}',
  'lapse.moment': 'Turno {{turn}}, año {{year}}',
  'lapse.end': 'Turno {{turn}}, su final',
  'lapse.start': 'El comienzo, {{year}}',
  'lapse.picture': 'Quién tenía cada provincia al final del turno {{turn}}',
  'lapse.free': 'De nadie',
  'luck.measure': 'Medida',
  'luck.throws': 'Tiradas',
  'luck.expected': 'Esperado',
  'luck.rolled': 'Salido',
  'luck.difference': 'Suerte',
  'luck.swords': 'impactos en dados de batalla',
  'luck.two-dice': 'puntos en dos dados',
  'luck.trials': 'pruebas superadas',
  'luck.hint':
    'Cada tirada se compara con lo que cabía esperar de ella. Los dados cuentan para quien causa con ellos los impactos, los tire quien los tire; un dado repetido es una tirada más, con su propia expectativa, de modo que elegir bien no es suerte. Las pruebas son todos los dados sueltos que a alguien le salen bien o mal: intercepción, huida, asedio, terror, incursión, desembarco, revuelta, la suerte de los líderes, tratados y otras, con las probabilidades que se mostraron antes. No cuentan los dados que solo eligen (un Área, una caravana, quién escoge), las tablas de cartas ni el chequeo de Reino.',
  'luck.by-reason': 'Los {{side}}, según para qué se tiró',
  'luck.reason': 'Para qué',
  'luck.swings': 'Las mayores sorpresas',
  'luck.many-hits': plural(
    'hits',
    '{{place}}, turno {{turn}}: los {{nation}} logran un impacto donde cabía esperar {{needed}}.',
    '{{place}}, turno {{turn}}: los {{nation}} logran {{hits}} impactos donde cabía esperar {{needed}}.'
  ),
  'luck.two-dice-rolled':
    '{{place}}, turno {{turn}}: los {{nation}} sacan {{natural}} con dos dados, donde 7 es lo medio.',
  'luck.against-odds': '{{place}}, turno {{turn}}: los {{nation}} lo logran con un {{percent}} % ({{what}}).',
  'luck.despite-odds':
    '{{place}}, turno {{turn}}: los {{nation}} fracasan con un {{percent}} % a favor ({{what}}).',
  'luck.seldom': 'el azar lo da en un {{percent}} % de las tiradas',
  'luck.none': 'Todavía no se ha tirado nada cuyas probabilidades se conozcan.',
  'honour.titles': 'Títulos de la campaña',
  'honour.captain': 'El gran capitán',
  'honour.captain-count': plural('count', '{{count}} batalla ganada', '{{count}} batallas ganadas'),
  'honour.realm': 'El mayor reino',
  'honour.realm-count': plural('count', '{{count}} provincia al final', '{{count}} provincias al final'),
  'honour.battles': 'Señores del campo',
  'honour.battles-count': plural('count', '{{count}} batalla ganada', '{{count}} batallas ganadas'),
  'honour.cities': 'Conquistadores de ciudades',
  'honour.cities-count': plural('count', '{{count}} ciudad tomada', '{{count}} ciudades tomadas'),
  'honour.sacks': 'El azote',
  'honour.sacks-count': plural('count', '{{count}} ciudad saqueada', '{{count}} ciudades saqueadas'),
  'honour.cards': 'Los mejor informados',
  'honour.cards-count': plural('count', '{{count}} carta jugada', '{{count}} cartas jugadas'),
  'honour.leader': '{{leader}}, de los {{nation}}',
  'honour.nation': 'Los {{nation}}',
  'honour.side': 'Los {{side}}',
  'hall.leader': 'Líder',
  'hall.nation': 'Pueblo',
  'hall.since': 'Desde el turno',
  'hall.battles': 'Batallas',
  'hall.won': 'Ganadas',
  'hall.fate': 'Destino',
  'hall.battle': 'cayó en batalla, turno {{turn}}',
  'hall.assassination': 'asesinado, turno {{turn}}',
  'hall.time': 'dejó la escena, turno {{turn}}',
  'hall.card': 'murió, turno {{turn}}',
  'hall.none': 'Todavía no ha luchado ningún líder con nombre.',
  'line.sack': plural(
    'points',
    'Turno {{turn}}: arde una ciudad, y los {{nation}} ganan un punto.',
    'Turno {{turn}}: arde una ciudad, y los {{nation}} ganan {{points}} puntos.'
  ),
  'line.kingdom': plural(
    'points',
    'Turno {{turn}}: los {{nation}} fundan un reino y ganan un punto.',
    'Turno {{turn}}: los {{nation}} fundan un reino y ganan {{points}} puntos.'
  ),
  'line.submission': plural(
    'points',
    'Turno {{turn}}: un pueblo se somete a los {{nation}}, que ganan un punto.',
    'Turno {{turn}}: un pueblo se somete a los {{nation}}, que ganan {{points}} puntos.'
  ),
  'line.points': plural(
    'points',
    'Turno {{turn}}: los {{nation}} ganan un punto ({{reason}}).',
    'Turno {{turn}}: los {{nation}} ganan {{points}} puntos ({{reason}}).'
  ),
  'line.points-lost': plural(
    'points',
    'Turno {{turn}}: los {{nation}} pierden un punto ({{reason}}).',
    'Turno {{turn}}: los {{nation}} pierden {{points}} puntos ({{reason}}).'
  ),
  'line.greatest': plural(
    'count',
    'Los {{nation}} tienen una provincia, más que nadie.',
    'Los {{nation}} tienen {{count}} provincias, más que nadie.'
  )
})
