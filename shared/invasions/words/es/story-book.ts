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
  'lapse.play': 'Reproducir',
  'lapse.pause': 'Pausa',
  'lapse.slider': 'Momento de la campaña',
  'lapse.moment': 'Turno {{turn}}, año {{year}}',
  'lapse.end': 'Turno {{turn}}, su final',
  'lapse.start': 'El comienzo, {{year}}',
  'lapse.picture': 'Quién tenía cada provincia al final del turno {{turn}}',
  'lapse.picture-now': 'Quién tiene cada provincia',
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
