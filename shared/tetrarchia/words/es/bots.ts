import { plural, translationOf } from '../../../words/dictionary.ts'
import type { bots as english } from '../en/bots.ts'

export const bots = translationOf<typeof english>()({
  'why.move': 'Hay trabajo en {{province}}.',
  'why.move-away': '{{province}} es mejor lugar para quedarse.',
  'why.move-other': '{{emperor}} hace falta en {{province}}.',
  'why.sail': 'El camino por {{sea}} es más corto.',
  'why.protect': 'Un disco en {{province}} impide la agitación y apoya el próximo ataque.',
  'why.frontier': 'Así se cierra la frontera de {{region}}.',
  'why.subdue': plural(
    'count',
    'Lo que empieza en {{province}} puede extenderse a una vecina.',
    'Lo que empieza en {{province}} puede extenderse a {{count}} vecinas.'
  ),
  'why.subdue-alone': 'Así desaparece una amenaza del tablero.',
  'why.calm': 'No bastan los puntos para someterla, pero la agitación tarda más en estallar.',
  'why.calm-saves': 'Calmarla cuesta menos que someterla y deja puntos para otra cosa.',
  'why.attack': 'Victoria {{victory}} %, empate {{tie}} %, derrota {{defeat}} %.',
  'why.power': 'El poder vale su disco.',
  'why.buy-point': 'Un punto más vale el disco.',
  'why.point': 'El punto vale más allí.',
  'why.done': 'Nada más vale los puntos que cuesta.',
  'why.end-game': 'Nada puede devolver los discos que pide la victoria.',
  'why.fleet': 'Desde {{sea}} se alcanzan más costas.',
  'why.enter': 'Desde {{province}} hay más que hacer.',
  'why.entrust': 'Su Augusto es quien mejor lo dirige.',
  'why.add-discs': plural('count', 'La victoria vale un disco.', 'La victoria vale {{count}} discos.'),
  'why.keep-discs': 'Los discos hacen falta en las fronteras.',
  'why.stop': 'El ataque se perdería el {{percent}} % de las veces.',
  'why.stand': 'El ataque se puede resistir: solo se perdería el {{percent}} % de las veces.'
})
