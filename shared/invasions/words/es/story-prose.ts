import { plural, translationOf } from '../../../words/dictionary.ts'
import type { storyProse as english } from '../en/story-prose.ts'

export const storyProse = translationOf<typeof english>()({
  'tale.heading': 'Turno {{turn}}, año {{year}}',
  'tale.opening-first': 'En el año {{year}} empieza la larga contienda de los pueblos.',
  'tale.opening': 'Los cronistas pasan la página al año {{year}}.',
  'tale.opening-war': 'Los años que siguen al {{year}} pertenecen a la espada.',
  'tale.opening-wandering': 'Después del año {{year}} pueblos enteros se echan al camino.',
  'tale.opening-ruin': 'Los años que siguen al {{year}} se recuerdan por las ciudades que arden.',
  'tale.opening-quiet': 'Los años que siguen al {{year}} pasan casi en paz.',
  'tale.arrived': plural(
    'count',
    'De lo desconocido llegan los {{nations}}.',
    'De lo desconocido llegan, uno tras otro, nuevos pueblos: {{nations}}.'
  ),
  'tale.kingdoms': plural(
    'count',
    'Los {{nations}} dejan el carro y fundan un reino.',
    'Nacen reinos entre estos pueblos: {{nations}}.'
  ),
  'tale.gone': 'Salen de la historia: {{nations}}.',
  'tale.no-land': 'No se mueve ni una frontera.',
  'tale.taken': 'Los {{nation}} arrebatan a los {{other}} {{provinces}}.',
  'tale.taken-many':
    'Los {{nation}} arrebatan a los {{other}} {{count}} provincias, entre ellas {{provinces}}.',
  'tale.settled': 'Los {{nation}} hacen suyas estas tierras: {{provinces}}.',
  'tale.settled-many':
    'Los {{nation}} se extienden por {{count}} provincias sin dueño, entre ellas {{provinces}}.',
  'tale.lost': 'Los {{nation}} ya no pueden conservar {{provinces}}.',
  'tale.lost-many': 'Los {{nation}} ya no pueden conservar {{count}} provincias, entre ellas {{provinces}}.',
  'tale.lost-too': 'Tampoco los {{nation}} logran retener {{provinces}}.',
  'tale.land-rest': plural(
    'count',
    'Una provincia más encuentra otro dueño.',
    'Otras {{count}} provincias encuentran nuevo dueño.'
  ),
  'tale.no-battles': 'Ningún ejército se enfrenta a otro.',
  'tale.battles': plural('count', 'Se libra una sola batalla.', 'Se libran {{count}} batallas.'),
  'tale.bloodiest': plural(
    'units',
    'La más sangrienta, en {{province}}, cuesta una unidad: los {{winner}} vencen a los {{loser}}.',
    'La más sangrienta, en {{province}}, cuesta {{units}} unidades: los {{winner}} vencen a los {{loser}}.'
  ),
  'tale.only-battle': plural(
    'units',
    'En {{province}} los {{winner}} vencen a los {{loser}}, y se pierde una unidad.',
    'En {{province}} los {{winner}} vencen a los {{loser}}, y se pierden {{units}} unidades.'
  ),
  'tale.champion': 'Nadie vence más veces que los {{nation}}: {{count}}.',
  'tale.cities': plural(
    'count',
    'La ciudad de {{provinces}} abre sus puertas a los {{nation}}.',
    'Abren sus puertas a los {{nation}} las ciudades de {{provinces}}.'
  ),
  'tale.sacked': plural('count', '{{provinces}} es saqueada.', '{{provinces}} son saqueadas.'),
  'tale.raids': plural(
    'count',
    'Una incursión vuelve con botín: la de los {{nation}}.',
    '{{count}} incursiones vuelven con botín; los más temidos son los {{nation}}.'
  ),
  'tale.alliance': 'Juran ser aliados: {{nations}}.',
  'tale.foedus': 'Los {{federate}} entran al servicio de los {{federator}} y reciben {{provinces}}.',
  'tale.foedus-broken': 'Los {{federate}} rompen el foedus que los unía a los {{federator}}.',
  'tale.client': 'Los {{client}} se ponen bajo la protección de los {{patron}}.',
  'tale.submitted': 'Los {{vassal}} se someten a los {{suzerain}}.',
  'tale.freed': 'Los {{vassal}} se sacuden el yugo de los {{suzerain}}.',
  'tale.bankrupt': 'Las arcas vacías avergüenzan a estos pueblos: {{nations}}.',
  'tale.bankrupt-many': 'Las arcas de {{count}} reinos están vacías.',
  'tale.gain': plural(
    'points',
    'Los {{side}} son quienes más ganan en estos años: un punto.',
    'Los {{side}} son quienes más ganan en estos años: {{points}} puntos.'
  ),
  'tale.leader':
    'Al terminar, los {{side}} van en cabeza con {{total}} puntos, {{amount}} más que los {{otherSide}}.',
  'tale.leaders': 'Al terminar, los {{side}} y los {{otherSide}} van en cabeza juntos, con {{total}} puntos.',
  'tale.brief': 'Empezada en el año {{year}} y llegada al turno {{turns}}.',
  'tale.brief-war': plural(
    'count',
    'Se libró una batalla, en la que cayeron {{units}} unidades.',
    'Se libraron {{count}} batallas, en las que cayeron {{units}} unidades.'
  ),
  'tale.brief-kingdoms': plural(
    'count',
    'Un pueblo fundó un reino: {{nations}}.',
    '{{count}} pueblos fundaron reinos: {{nations}}.'
  )
})
