import { plural, translationOf } from '../../../words/dictionary.ts'
import type { revolution as english } from '../en/revolution.ts'

export const revolution = translationOf<typeof english>()({
  'prompt.play-hand': '¿Qué cartas juegas para el año que viene?',
  'prompt.play-hand-excess': plural(
    'count',
    'Te sobra una carta. Juégala o descártala.',
    'Te sobran {{count}} cartas. Juégalas o descártalas.'
  ),
  'option.discard-card': 'Descartar {{card}}',
  'option.hand-done': 'Ninguna carta más',
  'prompt.command': '{{senator}} ha ganado su guerra. ¿Renuncia a su mando?',
  'option.lay-down': 'Lo devuelve al Senado',
  'option.sound-legions': 'Pregunta a sus legiones si marcharían sobre Roma',
  'prompt.legion-bribes': plural(
    'count',
    '{{senator}} sondea {{count}} legión. Cada una lo sigue con {{value}} o más; un talento suma uno a su dado.',
    '{{senator}} sondea {{count}} legiones. Cada una lo sigue con {{value}} o más; un talento suma uno a su dado.'
  ),
  'field.own-talents': 'De su propio tesoro',
  'field.master-talents': 'De su caballerizo mayor',
  'prompt.lend-purse': '{{target}} quiere marchar sobre Roma. ¿Le presta {{senator}} su dinero?',
  'prompt.rebel': plural(
    'count',
    'A {{senator}} lo sigue {{count}} legión y su fuerza es {{value}}. ¿Se rebela?',
    'A {{senator}} lo siguen {{count}} legiones y su fuerza es {{value}}. ¿Se rebela?'
  ),
  'prompt.join-revolt': '¿Quién se une a la revuelta de {{senator}}? Los demás siguen leales al Senado.',
  'field.joining': 'Se unen a él',
  'roll.legion-follows': '¿Lo sigue la legión?',
  'modifier.legion-bribe': 'un talento para la legión',
  'refusal.legion-bribed-twice': 'Cada legión acepta un talento como mucho',
  'refusal.not-of-the-faction': 'No está entre los preguntados',
  'event.card-discarded': 'La facción del {{side}} descarta {{card}}.',
  'event.command-laid-down': '{{senator}} renuncia a su mando.',
  'event.legions-sounded': plural(
    'count',
    'Una legión seguiría a {{senator}}; las que no: {{left}}.',
    '{{count}} legiones seguirían a {{senator}}; las que no: {{left}}.'
  ),
  'event.rebel-outbid': '{{senator}} es más fuerte que {{target}}, cuya revuelta queda en nada.',
  'event.rebelled': '{{senator}}, de la facción del {{side}}, se rebela con una fuerza de {{value}}.',
  'event.joined-revolt': '{{senator}} se une a la revuelta de {{target}}.'
})
