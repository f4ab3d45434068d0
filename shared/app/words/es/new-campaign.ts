import { plural, translationOf } from '../../../words/dictionary.ts'
import type { newCampaign as english } from '../en/new-campaign.ts'

export const newCampaign = translationOf<typeof english>()({
  'new.title': 'Nueva campaña',
  'new.game': 'Juego',
  'new.name': 'Título',
  'new.name-default': 'Campaña del {{date}}',
  'new.people': 'Cuántas personas juegan',
  'new.nobody': 'Ninguna',
  'new.one-person-hint': 'Elige abajo tu bando. El ordenador lleva los demás.',
  'new.sides': 'Quién juega',
  'new.sides-hint-open':
    'Varias personas pueden compartir este ordenador: este juego no oculta nada a nadie.',
  'new.sides-hint': 'Varias personas pueden compartir este ordenador: la mesa se cubre en cada relevo.',
  'new.person': 'Persona',
  'new.computer': 'Ordenador',
  'new.player-name': plural(
    'side',
    'Nombre de quien juega con {{side}}',
    'Nombre de quien juega con los {{side}}'
  ),
  'new.level': plural(
    'side',
    'Quién juega con {{side}} por el ordenador',
    'Quién juega con los {{side}} por el ordenador'
  ),
  'player.random': 'El azar',
  'player-note.random': 'Hace cualquier cosa que permitan las reglas, sin plan alguno. Sirve para probar.',
  'seat.change': plural('side', '¿Quién juega con {{side}}?', '¿Quién juega con los {{side}}?'),
  'seat.take': 'Desde ahora',
  'new.player-default': 'Jugador {{number}}',
  'new.seed': 'Semilla',
  'new.seed-hint': 'Opcional. La misma semilla da los mismos dados y el mismo orden de cartas.',
  'new.seed-placeholder': 'Al azar',
  'new.create': 'Empezar',
  'new.creating': 'Preparando el mapa…',
  'new.back': 'Volver a las campañas',
  'new.no-human': 'El ordenador juega todos los bandos: tú observas.',
  'new.title-missing': 'Pon un título a la campaña.',
  'new.player-missing': 'Pon nombre a cada persona.'
})
