import { plural, translationOf } from '../../../words/dictionary.ts'
import type { questions as english } from '../en/questions.ts'

export const questions = translationOf<typeof english>()({
  'prompt.place-fleet': '¿Dónde empieza la flota {{number}} de {{most}}?',
  'option.place-fleet': 'En {{sea}}',
  'prompt.entrust-caesar': '¿Quién dirige a {{emperor}} en este turno?',
  'option.entrust-caesar': '{{side}}',
  'preset.entrust-caesar': 'Su Augusto tiene la última palabra',
  'prompt.enter': '¿Por dónde entra {{emperor}} en el tablero?',
  'option.enter': 'En {{province}}',
  'preview.enter-shared': 'Allí está {{other}}: deberá salir enseguida',
  'prompt.action': plural(
    'count',
    'A {{emperor}} le queda {{count}} punto de Imperium',
    'A {{emperor}} le quedan {{count}} puntos de Imperium'
  ),
  'prompt.leave': '{{emperor}} no puede quedarse con {{other}}: ¿adónde va?',
  'option.move': 'Mover a {{province}}',
  'option.move-other': 'Mover a {{emperor}} a {{province}}',
  'option.sail': 'Enviar una flota de {{from}} a {{to}}',
  'option.protect': 'Proteger {{province}}',
  'option.subdue-unrest': 'Calmar la agitación en {{province}}',
  'option.subdue-revolt': 'Someter la revuelta en {{province}}',
  'option.calm': 'Rebajar la revuelta en {{province}} a agitación',
  'option.attack': 'Atacar al ejército en {{province}}',
  'option.power-diocletian': 'Entregar un disco: en este turno puede mover a los demás emperadores',
  'option.power-maximian': 'Entregar un disco por un séptimo punto',
  'option.point-taken': 'Tomar un punto de Galerio',
  'option.point-given': 'Dar un punto a Maximiano',
  'option.done': 'Terminar la fase romana',
  'group.move': 'Mover',
  'group.move-others': 'Mover a otros emperadores',
  'group.here': 'Aquí',
  'group.attack': 'Atacar',
  'group.sail': 'Navegar',
  'group.free': 'Sin coste',
  'preview.cost': plural('points', '{{points}} punto', '{{points}} puntos'),
  'preview.odds': 'Victoria {{victory}} %, empate {{tie}} %, derrota {{defeat}} %',
  'preview.left-unspent': plural('count', 'se pierde {{count}} punto', 'se pierden {{count}} puntos'),
  'prompt.add-discs':
    'Los dados dan {{roman}} a {{barbarian}}: ¿cuántos discos entrega {{emperor}}, a uno más por disco?',
  'option.add-none': 'Ninguno',
  'option.add-discs': plural('count', '{{count}} disco', '{{count}} discos'),
  'preview.victory': 'Victoria',
  'preview.tie': 'Empate',
  'preview.defeat': 'Derrota',
  'prompt.stop-army':
    'El ejército de {{from}} está a punto de atacar a {{emperor}} en {{to}}: ¿entrega un disco para detenerlo?',
  'refusal.no-disc-in-hand': 'Todos sus discos están en el tablero',
  'refusal.region-in-revolt': 'Su región no está libre de revueltas',
  'refusal.too-few-points': 'Faltan puntos de Imperium',
  'refusal.no-unrest-disc': 'No queda ningún disco de agitación'
})
