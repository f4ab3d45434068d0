import { plural, translationOf } from '../../../words/dictionary.ts'
import type { relationsPicture as english } from '../en/relations-picture.ts'

export const relationsPicture = translationOf<typeof english>()({
  'ties.title': 'Quién está ligado a quién',
  'ties.open': 'Vínculos',
  'ties.none': 'Ninguna nación está ligada a otra ahora.',
  'ties.picture': 'Las naciones en círculo, sus vínculos como líneas',
  'ties.all': 'Todas las naciones',
  'ties.of': 'Vínculos de los {{nation}}',
  'ties.since': 'desde el turno {{turn}}',
  'ties.from-start': 'desde el principio',
  'ties.this-turn': 'solo este turno',
  'ties.ends': 'Se acaba por',
  'ties.gold': '{{nation}}: {{change}} de oro por turno',
  'ties.points': plural(
    'points',
    '{{nation}}: {{points}} punto por turno',
    '{{nation}}: {{points}} puntos por turno'
  ),
  'ties.mercenary': '{{unit}} sirve a los {{nation}}',
  'ties.kind.alliance': 'Alianza',
  'ties.kind.client': 'Clientes',
  'ties.kind.foedus': 'Foedus',
  'ties.kind.vassal': 'Vasallos',
  'ties.kind.truce': 'Tregua',
  'ties.kind.hostility': 'Hostilidad',
  'ties.pair.alliance': '{{nation}} y {{other}}',
  'ties.pair.client': '{{other}}, clientes de los {{nation}}',
  'ties.pair.foedus': '{{other}}, federados de los {{nation}}',
  'ties.pair.vassal': '{{other}}, vasallos de los {{nation}}',
  'ties.pair.truce': '{{nation}} y {{other}}',
  'ties.pair.hostility': '{{nation}} contra {{other}}',
  'ties.means.alliance': 'Amigos; actúan juntos y comparten lo que ambos guarnecen.',
  'ties.means.client':
    'Neutrales; el patrón anota la mitad de su tierra y recibe prestada una unidad en cada activación.',
  'ties.means.foedus': 'Amigos; el federador controla y anota la tierra, el federado presta una unidad.',
  'ties.means.vassal':
    'Neutrales; el soberano anota su tierra, ellos la mitad; como Bárbaros reciben como mucho una unidad nueva por turno.',
  'ties.means.truce': 'Ninguno ataca al otro.',
  'ties.means.hostility': 'Bárbaros que pueden atacarse.'
})
