import { translationOf } from '../../../words/dictionary.ts'
import type { greatMoments as english } from '../en/great-moments.ts'

export const greatMoments = translationOf<typeof english>()({
  'peril.army':
    'Este turno puede acabar la partida: el ejército de {{province}} está a un paso de Roma y entra con un {{percent}} %.',
  'peril.unrest': 'La próxima agitación acaba la partida: no quedan discos grises.',
  'peril.revolt': 'La próxima revuelta acaba la partida: no quedan discos negros.',
  'ceremony.map': 'El Imperio, ronda a ronda',
  'ceremony.titles': 'Los títulos',
  'great.frontier': 'Se cierra una frontera',
  'great.frontier-1': '{{emperor}} cierra la frontera de {{region}} en {{province}}.',
  'great.frontier-2': '{{province}} resiste: {{emperor}} ha cerrado la frontera de {{region}}.',
  'great.frontier-3': 'Ya nada pasa por {{province}}. {{emperor}} vigila {{region}}.',
  'great.army': 'Se reúne un ejército',
  'great.army-1': 'Más allá de la frontera, un ejército se reúne en {{province}}.',
  'great.army-2': 'Hogueras en {{province}}: viene un ejército.',
  'great.army-3': 'Los exploradores avisan: hay un ejército en {{province}}.',
  'great.uprising': '¡Levantamiento!',
  'great.uprising-1': '{{province}} se levanta, y sus vecinas con ella.',
  'great.uprising-2': 'De {{province}} la revuelta salta a sus vecinas.',
  'great.expelled': 'Un emperador, expulsado',
  'great.expelled-1': '{{emperor}} tiene que huir de {{province}}.',
  'great.expelled-2': '{{emperor}} pierde {{province}} y deja el tablero hasta su próximo turno.',
  'great.victory': 'El ejército, vencido',
  'great.victory-1': '{{emperor}} vence al ejército en {{province}}.',
  'great.victory-2': 'El campo de {{province}} es de {{emperor}}.',
  'great.victory-3': '{{emperor}} expulsa al ejército de {{province}}.',
  'great.peril': 'Roma peligra',
  'great.peril-1':
    'Si nadie detiene al ejército de {{province}}, entra en Roma este turno y se pierde la partida.',
  'great.peril-2': 'Un paso separa {{province}} de Roma: este turno puede acabar la partida.',
  'great.hopeless': 'La victoria ya es imposible',
  'great.hopeless-1':
    'Quedan discos para solo {{count}} de {{most}} fronteras. Esta partida ya no se puede ganar.'
})
