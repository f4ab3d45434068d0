import { translationOf } from '../../../words/dictionary.ts'
import type { beginnings as english } from '../en/beginnings.ts'

export const beginnings = translationOf<typeof english>()({
  'prompt.leader': '¿Quién dirige tu facción?',
  'prompt.new-leader': '¿Cambia de líder tu facción?',
  'prompt.quaestor': '¿A quién nombras {{quaestor}}?',
  'prompt.opening-card': '¿Qué carta de tu primera mano juegas?',
  'option.keep-leader': 'Sigue {{senator}}',
  'option.play-concession': '{{card}} para {{senator}}',
  'option.play-statesman': '{{card}} entra en el Senado',
  'option.opening-done': 'Ninguna más',
  'event.first-consul': '{{senator}} es cónsul de Roma hasta la primera elección.',
  'event.quaestor-named': '{{senator}} pasa a ser {{quaestor}}.',
  'event.concession-played': '{{senator}} recibe {{concession}}.',
  'event.statesman-played': '{{senator}} aparece por la facción del {{side}}.'
})
