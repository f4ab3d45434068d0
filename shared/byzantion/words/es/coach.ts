import { translationOf } from '../../../words/dictionary.ts'
import type { coach as english } from '../en/coach.ts'

export const coach = translationOf<typeof english>()({
  'lesson.goal': 'Lo que buscas',
  'lesson.goal-text':
    'Doxa, la gloria de tu facción: los carros alrededor del mapa muestran cuánta tiene cada uno. Tras el último evento gana quien más Doxa tenga.',
  'lesson.goal-ways':
    'Viene de lo que das a los eventos, de votaciones, desafíos y cartas y, al final, de tus misiones secretas.',
  'lesson.cards': 'Tu mano',
  'lesson.cards-text':
    'Cada carta cuesta Nomismata y produce lo que muestra a su derecha. Los laureles hacen al héroe: desde que está en juego abarata las cartas de su tipo según su nivel.',
  'lesson.cards-choose': 'Elige cartas de uno o dos tipos, con algún héroe entre ellas.',
  'lesson.events': 'El evento de la ronda',
  'lesson.events-text':
    'Pide recursos a todos los jugadores juntos. V es lo que gana quien más da si se completa; D, lo que pierde quien menos da si no se completa.',
  'lesson.events-vote':
    'La votación decide entre dos opciones. Debajo de cada una ves lo que tienes y lo que los otros podrían dar como mucho.',
  'lesson.position': 'Posición y keimelion',
  'lesson.position-text':
    'Toma una posición: su cofre es tuyo al momento; su keimelion, durante la ronda. Los números del I al IV son el orden de la votación y de los turnos.',
  'lesson.actions': 'Tu turno',
  'lesson.actions-text':
    'Cada Dynamis es una acción. Haz clic en lo que quieras usar: una carta de tu mano para usarla, una en juego para activarla, el mercado para comprar, un recurso tuyo para vender, la oferta para robar.',
  'lesson.actions-order':
    'Una buena primera ronda: usa un héroe, luego cartas de su tipo, ponlas detrás de él y activa el bandon.',
  'lesson.contribute': 'Dar en secreto',
  'lesson.contribute-text':
    'Todos dan a la vez y sin verse. Cada recurso da una Doxa, aunque el evento fracase. Si falta un solo recurso, el evento se cancela.',
  'lesson.end': 'Sigue tú',
  'lesson.end-text':
    'Al final de la ronda te quedas con seis cartas y el anillo pasa al siguiente. Las reglas están a una tecla, y cada pregunta nombra su sección.',
  'hint.position': 'El I vota y actúa primero; el IV, el último y sabiendo lo que hicieron los demás.',
  'hint.vote': 'Quien más Auctoritas pone en una votación gana dos de Doxa, gane la opción que gane.',
  'hint.action': 'Un bandon produce con todas sus cartas por un solo Dynamis.',
  'hint.contribute': 'Quien menos da a un evento cancelado sufre la penalización D.',
  'hint.bandons': 'Solo el héroe que va delante conserva su habilidad.'
})
