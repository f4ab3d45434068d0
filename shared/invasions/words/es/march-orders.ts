import { plural, translationOf } from '../../../words/dictionary.ts'
import type { marchOrders as english } from '../en/march-orders.ts'

export const marchOrders = translationOf<typeof english>()({
  'hand.stacks': 'Pilas que aún pueden actuar',
  'hand.no-stacks': 'Nadie más puede actuar.',
  'hand.hint': 'Toma una pila en el mapa o aquí y haz clic adonde va, o arrástrala hasta allí.',
  'hand.strength': plural('count', '{{count}} unidad', '{{count}} unidades'),
  'hand.fleets': plural('count', '{{count}} flota', '{{count}} flotas'),
  'hand.leaders': plural('count', '{{count}} líder', '{{count}} líderes'),
  'hand.steps-left': plural('count', 'queda {{count}} paso', 'quedan {{count}} pasos'),
  'hand.end': 'Terminar los movimientos',
  'hand.end-unmoved': plural(
    'count',
    'Terminar ({{count}} pila sin mover)',
    'Terminar ({{count}} pilas sin mover)'
  ),
  'hand.advised': 'Consejo: {{what}} de {{from}} a {{to}} ({{notes}}).',
  'hand.advised-end': 'Consejo: terminar aquí los movimientos.',
  'hand.give-order': 'Dar esta orden',
  'hand.who-goes': '¿Quién sale de {{place}}?',
  'hand.who-sails': '¿Quién zarpa de {{place}}?',
  'hand.who-embarks': '¿Quién embarca en {{place}}?',
  'hand.take-aboard': 'Haz clic en un ejército de esta costa: embarca.',
  'hand.all': 'Todas',
  'hand.kind-only': 'Doble clic: solo estas',
  'hand.damaged': 'dañada',
  'hand.horde': 'La horda',
  'hand.kind.march': 'Marchar allí',
  'hand.kind.attack': 'Atacar',
  'hand.kind.siege': 'Marchar ante la ciudad',
  'hand.kind.redeploy': 'Redesplegar allí',
  'hand.kind.sail': 'Navegar hasta allí',
  'hand.kind.sea-attack': 'Atacar las flotas',
  'hand.kind.aboard': 'Embarcar',
  'hand.kind.carry': 'Cruzar el mar',
  'hand.kind.landing': 'Desembarcar allí',
  'hand.cost': plural('count', '{{count}} paso', '{{count}} pasos'),
  'hand.intercept': 'Los {{nation}} pueden interceptar en {{province}} desde {{from}}: {{percent}} %',
  'hand.battle': 'Batalla: {{percent}} % de ganarla',
  'hand.over-seas': 'Por {{what}}',
  'hand.sea-risk': 'El mar: {{percent}} % de pasar',
  'hand.at-sea': plural(
    'count',
    'Los {{nation}} ({{count}} flota) pueden interceptar en {{sea}}: {{percent}} %',
    'Los {{nation}} ({{count}} flotas) pueden interceptar en {{sea}}: {{percent}} %'
  ),
  'hand.hunt': plural(
    'count',
    'Se da con los {{nation}} ({{count}} flota): {{percent}} %',
    'Se da con los {{nation}} ({{count}} flotas): {{percent}} %'
  ),
  'hand.sea-battle': 'Batalla naval: {{percent}} % ganada, {{amount}} % perdida',
  'hand.turned-back': 'Las barcas interceptadas dan la vuelta',
  'hand.losses': 'Pérdidas medias: {{count}} nuestras, {{amount}} suyas',
  'hand.terror': 'Se rinde por terror antes del asedio: {{percent}} %',
  'hand.siege': 'Un asedio: {{percent}} % de que caiga la ciudad',
  'hand.assault': 'Un asalto: {{percent}} %',
  'hand.gain': plural(
    'count',
    '{{count}} punto más mientras se conserve',
    '{{count}} puntos más mientras se conserve'
  ),
  'hand.stands': 'Allí: {{what}}',
  'hand.why-not': 'Imposible: {{what}}',
  'hand.another-way': 'O haz clic en otro lugar del mapa.',
  'hand.back': 'Otro lugar'
})
