import { translationOf } from '../../../words/dictionary.ts'
import type { population as english } from '../en/population.ts'

export const population = translationOf<typeof english>()({
  'prompt.approve': '{{senator}} rinde cuentas al pueblo. ¿Apruebas su gestión?',
  'option.approve-for': 'Aprobar',
  'option.approve-against': 'Desaprobar',
  'option.approve-abstain': 'Callar',
  'roll.people': 'Qué responde el pueblo',
  'modifier.unrest': 'inquietud',
  'modifier.speaker': 'su popularidad',
  'modifier.approval': 'el voto del Senado',
  'event.discontent':
    'El pueblo se queja: {{first}} por la sequía, {{second}} por guerras que nadie combate.',
  'event.approved': 'El Senado aprueba la gestión de {{senator}} por {{first}} a {{second}}.',
  'event.not-approved': 'El Senado no aprueba la gestión de {{senator}}: {{first}} a {{second}}.',
  'event.people-calm': 'El pueblo aclama a {{senator}} ({{total}}).',
  'event.people-quiet': 'El pueblo escucha a {{senator}} ({{total}}).',
  'event.people-angry': 'El pueblo abuchea a {{senator}} ({{total}}).',
  'event.people-mob': 'Una turba asalta el Senado tras las palabras de {{senator}} ({{total}}).',
  'event.people-revolt': 'El pueblo se alza contra el Senado de {{senator}} ({{total}}).'
})
