import type { Phrases } from '../ability-phrases.ts'

const n = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const list = new Intl.ListFormat('es')

const metrics = {
  'intrigue-played': 'ha usado más cartas de intriga que tú',
  'heroes-in-play': 'tiene más héroes en juego que tú',
  'votes-led': 'ha dominado más votaciones que tú'
} as const

/** What cards do, in Spanish. */
export const abilities: Phrases = {
  effects: {
    gain: ({ stuff }, say) => `recibes ${say.amounts(stuff)}`,
    'gain-any': ({ count }) => `recibes ${n(count, 'recurso', 'recursos')} a tu elección`,
    draw: ({ count }) => `robas ${n(count, 'carta', 'cartas')} del mazo`,
    'take-discard': ({ which }) =>
      which === 'top'
        ? 'tomas la carta de arriba del montón de descarte'
        : 'tomas cualquier carta del montón de descarte',
    'others-draw': ({ count }) => `los demás jugadores roban ${n(count, 'carta', 'cartas')}`,
    'others-discard': ({ count }) =>
      `los demás jugadores descartan ${n(count, 'carta', 'cartas')} sin recibir nada`,
    'others-lose': ({ stuff }, say) => `los demás jugadores pierden ${say.amounts(stuff)}`,
    'play-for': ({ pay }, say) => `usas enseguida una carta más por 1 ${say.good(pay)} en lugar de su coste`,
    'free-action': () => 'haces una acción más sin Dynamis cuando termine esta',
    activate: ({ marks }) =>
      marks
        ? 'activas una carta o un bandon sin marcar, y lo marcas'
        : 'activas una carta o un bandon, marcado o no, sin marcarlo',
    trade: ({ count }) => `compras o vendes ${n(count, 'recurso', 'recursos')} sin Dynamis`,
    'trade-bonus': ({ nomismata }) => `te cuesta ${nomismata} menos o te da ${nomismata} más`,
    substitute: ({ pay }, say) =>
      `una vez, 1 ${say.good(pay)} puede valer por cualquier recurso que pida el evento`,
    'repeat-chest': () => 'abres su cofre una segunda vez',
    'cost-less': ({ nomismata }) =>
      `pagas ${n(nomismata, 'Nomisma', 'Nomismata')} menos, salvo al final de la partida`,
    'vote-add': ({ auctoritas }) => `añades ${auctoritas} Auctoritas que solo existen en esta votación`,
    'vote-flip': () => 'todo ese voto pasa a la otra opción',
    'vote-double': () => 'tu voto cuenta doble para su opción, pero no para la Doxa',
    'vote-shift': ({ auctoritas }) => `mueves hasta ${auctoritas} Auctoritas de una opción a la otra`,
    'cancel-action': () => 'la acción se pierde y el turno termina',
    'cancel-intrigue': () => 'la carta no tiene efecto; también puede ser una que cancele',
    'move-units': ({ count, type }, say) =>
      `mueves hasta ${count} unidades de tipo ${say.type(type)} a cualquier área`,
    'place-units': ({ count, type }, say) =>
      `colocas hasta ${count} unidades de tipo ${say.type(type)} en cualquier área`,
    'remove-units': ({ count }) => `retiras hasta ${n(count, 'unidad', 'unidades')} del mapa`,
    'remove-card': () =>
      'una carta del área de otro jugador abandona la partida; él puede rehacer sus bandones',
    'flip-card': () =>
      'una carta del área de otro jugador queda boca abajo hasta el final de la ronda: ni produce, ni tiene habilidad, ni descuenta',
    divide: ({ stuff }, say) =>
      `un jugador a tu elección divide ${say.amounts(stuff)} en dos partes; tú tomas una y él la otra`,
    'avoid-penalty': () => 'no sufres la penalización',
    'redirect-penalty': () => 'un jugador a tu elección sufre la penalización en tu lugar',
    'share-reward': () => 'te llevas la mitad de la recompensa, redondeada hacia arriba',
    'challenge-add': ({ count }) => `tu aportación cuenta ${count} más`,
    'challenge-reduce': ({ count }) => `la aportación de otro cuenta ${count} menos`,
    'take-card': () => 'miras la mano de otro jugador y tomas una carta de ella',
    steal: ({ stuff }, say) => `tomas ${say.amounts(stuff)}, si los tiene, de un jugador con más Doxa`
  },
  triggers: {
    'round-start': () => 'Cuando empieza una ronda',
    'play-type': ({ type }, say) => `Cuando usas otra carta de tipo ${say.type(type)}`,
    'play-intrigue': () => 'Cuando usas una intriga',
    'draw-action': () => 'Cuando robas cartas como acción',
    'discard-card': () => 'Por cada carta que descartas por su ingreso',
    influence: () => 'Cuando votas',
    'influence-top': () => 'Cuando nadie asigna más Auctoritas que tú',
    contribute: () => 'Cuando aportas a un evento',
    'contribute-each': () => 'Por cada recurso que aportas a un evento',
    'event-completed': () => 'Cuando se completa un evento',
    victor: () => 'Cuando eres el victorioso',
    defeated: () => 'Cuando sufres la penalización de un evento',
    'activate-self': () => 'Cuando activas el bandon que dirige',
    'trade-each': () => 'Por cada recurso que compras o vendes',
    'renew-market': () => 'Cuando renuevas el mercado',
    keimelion: ({ keimelion }, say) => `Cuando tomas ${say.keimelion(keimelion)}`,
    challenge: () => 'En un desafío'
  },
  windows: {
    'own-action': 'En tu turno',
    'any-time': 'En cualquier momento',
    'vote-own': 'Antes de votar',
    'vote-placed': 'Cuando otro jugador ha votado',
    'vote-closed': 'Cuando todos han votado',
    'action-declared': 'Cuando otro jugador declara una acción',
    'intrigue-played': 'Cuando otro jugador usa una intriga',
    defeated: 'Cuando eres el derrotado',
    victor: 'Cuando eres el victorioso',
    'other-victor': 'Cuando otro jugador es el victorioso',
    challenge: 'Cuando se revela un desafío',
    'end-game': 'Al final de la partida'
  },
  missions: {
    most: ({ metric, doxa }) => `${doxa} Doxa si nadie ${metrics[metric]}.`,
    units: ({ which, per, doxa }, say) => {
      const what =
        'area' in which
          ? `en ${say.area(which.area)}`
          : 'type' in which
            ? `de tipo ${say.type(which.type)} en el mapa`
            : `en el mapa entre ${say.units(which.units)}`
      return per === 1
        ? `${doxa} Doxa por cada unidad ${what}.`
        : `${doxa} Doxa por cada ${per} unidades ${what}.`
    },
    cards: ({ type, doxa, most }, say) =>
      `${doxa} Doxa por cada carta de tipo ${say.type(type)} que tengas en juego, ${most} como máximo.`,
    threshold: ({ metric, value, doxa }) =>
      metric === 'largest-bandon'
        ? `${doxa} Doxa si uno de tus bandones tiene ${value} cartas o más.`
        : `${doxa} Doxa si tienes en juego dos cartas o más de ${value} tipos.`,
    events: ({ outcome, doxa }) =>
      `${doxa} Doxa por cada evento ${outcome === 'completed' ? 'completado' : 'cancelado'}.`,
    nomismata: ({ per, doxa, most }) =>
      `${doxa} Doxa por cada ${per} Nomismata que te queden, ${most} como máximo.`
  },
  next: ' y luego ',
  list: (items) => list.format(items)
}
