import { plural, translationOf } from '../../../words/dictionary.ts'
import type { coach as english } from '../en/coach.ts'

export const coach = translationOf<typeof english>()({
  'lesson.goal': 'Para qué se juega',
  'lesson.goal-text':
    'Protege las {{count}} fronteras con discos de tus emperadores y ganas. Cada una puede protegerse cuando su región está libre de revueltas:',
  'lesson.goal-revolts': plural('count', '{{count}} revuelta', '{{count}} revueltas'),
  'lesson.goal-lost':
    'Se pierde si un ejército entra en Roma, o si se acaban los discos negros o los grises.',
  'lesson.board': 'El tablero',
  'lesson.board-text':
    'Los círculos son provincias; las líneas, los enlaces entre ellas. Una línea rota es terreno difícil: más caro para ti, y las amenazas sólo lo cruzan la mitad de las veces.',
  'lesson.board-look':
    'Los discos negros son revueltas, los grises agitación. Haz clic en una provincia para saber qué hay en ella; los botones bajo el mapa muestran lo que amenaza.',
  'lesson.fleets': 'Tus flotas',
  'lesson.fleets-text':
    'Una flota lleva a los emperadores de cualquier costa de su zona a cualquier otra por un solo punto. La zona central tiene más costas: una flota allí nunca sobra. Más tarde se pueden enviar a otra zona.',
  'lesson.enter': 'Llega un emperador',
  'lesson.enter-text':
    'Cada emperador empieza en Roma o en su propia capital. Mira dónde está la revuelta más cercana, y qué frontera podría ser tuya después.',
  'lesson.points': 'Seis puntos',
  'lesson.points-text':
    'Cada turno tiene {{count}} puntos de Imperium. Los círculos verdes están al alcance, con lo que cuesta el camino; un clic lleva allí. Nada es definitivo hasta que rueda un dado: {{key}} deshace un paso.',
  'lesson.work': 'Trabajo por hacer',
  'lesson.work-text':
    'Allí donde estás puedes someter un disco de agitación o de revuelta, o proteger la provincia. Somete antes las revueltas que tienen muchas vecinas: si los dados nombran una, se alzan todas.',
  'lesson.work-discs':
    'Cuida tus discos. Necesitas uno para cada frontera, y ninguna acción recoge un disco del tablero.',
  'lesson.attack': 'El combate',
  'lesson.attack-text':
    'Ponte junto a un ejército y atácalo: antes de hacerlo ves las probabilidades exactas. Tus discos en cadena se suman a tu dado, y cada colega junto al ejército dobla la suma. Ataca al final: el derrotado pierde el resto del turno.',
  'lesson.barbarians': 'El turno de los bárbaros',
  'lesson.barbarians-text':
    'Cuando acabas, la agitación junto a una revuelta se convierte en revuelta, los dados golpean una provincia y cada ejército da un paso hacia Roma. No termines sobre una revuelta, ni sobre agitación junto a una: expulsarían a tu emperador.',
  'lesson.barbarians-look':
    'El panel «Lo que amenaza» dice qué puede pasar después, con su probabilidad. Y la lámpara da una pista siempre que quieras.',
  'hint.enter': 'La capital está más cerca del trabajo de su emperador; Roma, de los ejércitos.',
  'hint.action':
    'Los puntos que sobran se pierden: enviar una flota, o un lugar mejor donde quedarse, cuesta uno.',
  'hint.entrust-caesar': 'Quien dirige ahora al César decide por él todo este turno.',
  'hint.add-discs': 'Los discos se dan para siempre: cuenta los que aún piden las fronteras.',
  'hint.stop-army': 'El ejército sólo se detiene este turno, y vuelve en el siguiente.'
})
