import { translationOf } from '../../../words/dictionary.ts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook = translationOf<typeof english>()({
  'picture.white': 'Dado blanco',
  'picture.black': 'Dado negro',
  'picture.open': 'Cualquier terreno',
  'picture.mountains': 'Montaña',
  'picture.led': 'Con un líder {{change}}',
  'picture.invading': 'Lo mismo en una invasión',
  'picture.civilised': 'Una provincia Civilizada: cualquiera',
  'picture.barbarian': 'Una provincia Bárbara: Bárbaros',
  'picture.beside-horde': 'Lo mismo junto a su horda',
  'picture.settler': 'Una provincia Bárbara: un Reino o un Imperio',
  'picture.intruder': 'Intruso',
  'picture.next-door': 'Contigua, {{percent}} %',
  'picture.over-range': 'Tras una cordillera, {{percent}} %',
  'picture.far': '{{count}} pasos, {{percent}} %',
  'picture.of-empire': 'Un Imperio sin líder',
  'picture.reserve': 'Un dado por unidad',
  'picture.pool': 'La reserva',
  'picture.falls': '{{total}}: la ciudad cae con {{needed}} o más',
  'picture.besieged': 'Una ciudad amurallada, un sitiador Civilizado que asalta'
})
