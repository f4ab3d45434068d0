import { plural, translationOf } from '../../../words/dictionary.ts'
import type { revenue as english } from '../en/revenue.ts'

export const revenue = translationOf<typeof english>()({
  'prompt.provincial-income': '{{senator}} gobierna {{province}}: ¿se queda con sus ingresos?',
  'prompt.grain': '¿Vende {{senator}} {{concession}} a {{count}} veces su precio?',
  'prompt.rebel-upkeep': plural(
    'cost',
    '¿Qué unidades conserva {{senator}}, a {{cost}} talento cada una?',
    '¿Qué unidades conserva {{senator}}, a {{cost}} talentos cada una?'
  ),
  'prompt.contribute': 'El tesoro tiene {{treasury}} talentos. ¿Qué aportas?',
  'prompt.contribute-or-fall': plural(
    'talents',
    'Al Estado le falta {{talents}} talento y sin ellos cae. ¿Qué aportas?',
    'Al Estado le faltan {{talents}} talentos y sin ellos cae. ¿Qué aportas?'
  ),
  'prompt.redistribute': '¿Cómo mueves tu dinero?',
  'prompt.guard': '¿Pones un guardaespaldas junto a un senador?',
  'option.income-take': 'Se queda con ellos y es corrupto',
  'option.income-leave': 'Renuncia a ellos',
  'option.grain-dear': plural(
    'talents',
    'Caro: {{talents}} talento, por {{popularity}} de popularidad',
    'Caro: {{talents}} talentos, por {{popularity}} de popularidad'
  ),
  'option.grain-plain': 'Al precio de siempre',
  'option.legion': 'Legión {{number}}',
  'option.fleet': 'Flota {{number}}',
  'field.legions': 'Legiones',
  'field.fleets': 'Flotas',
  'field.from-purse': 'Del tesoro de la facción',
  'field.gifts': 'Aportaciones',
  'field.conditions': 'Condiciones',
  'field.transfers': 'Pagos',
  'refusal.pays-too-much': 'Es más que el mantenimiento',
  'refusal.not-your-purse': 'Ese dinero no es tuyo',
  'refusal.no-such-condition': 'Una condición nombra a otras facciones',
  'refusal.no-such-receiver': 'Ahí nadie puede recibirlo',
  'roll.provincial-income': 'Los ingresos del gobernador',
  'roll.development': 'Si la provincia se desarrolla',
  'roll.taxes': 'Impuestos de la provincia',
  'roll.raid': 'Si el gobernador defiende la frontera',
  'roll.disorder': 'Si el gobernador mantiene el orden',
  'roll.exile-or-family': 'A quién alcanza la nota',
  'roll.kinsman': 'A quién de la familia alcanza la nota',
  'event.income': plural(
    'talents',
    '{{senator}} recibe {{talents}} talento.',
    '{{senator}} recibe {{talents}} talentos.'
  ),
  'event.grain-sold': plural(
    'talents',
    '{{senator}} vende caro {{concession}}: {{talents}} talento más.',
    '{{senator}} vende caro {{concession}}: {{talents}} talentos más.'
  ),
  'event.province-spared': '{{senator}} respeta los ingresos de {{province}}.',
  'event.province-barren': '{{senator}} no encuentra nada que llevarse en {{province}}.',
  'event.province-taxed': plural(
    'talents',
    '{{senator}} saca {{talents}} talento de {{province}}.',
    '{{senator}} saca {{talents}} talentos de {{province}}.'
  ),
  'event.province-developed': '{{province}} prospera con {{senator}}.',
  'event.province-costs': plural(
    'talents',
    '{{province}} le cuesta al Estado {{talents}} talento.',
    '{{province}} le cuesta al Estado {{talents}} talentos.'
  ),
  'event.province-taxes': plural(
    'talents',
    '{{province}} paga {{talents}} talento en impuestos.',
    '{{province}} paga {{talents}} talentos en impuestos.'
  ),
  'event.province-overrun': plural(
    'legions',
    'Los bárbaros arrasan {{province}}; se pierde {{legions}} legión.',
    'Los bárbaros arrasan {{province}}; se pierden {{legions}} legiones.'
  ),
  'event.carried-off': 'Los bárbaros se llevan a {{senator}} de {{province}}.',
  'event.province-held': '{{province}} resiste.',
  'event.province-rose': '{{province}} se alza contra Roma.',
  'event.rebel-paid':
    '{{senator}} paga {{talents}} talentos por su fuerza; lo dejan {{legions}} legiones y {{fleets}} flotas.',
  'event.state-paid':
    'El Estado debe {{first}} por guerras, {{second}} por tierras y {{value}} por sus fuerzas.',
  'event.treasury-warning': 'Al tesoro le quedan {{treasury}} talentos.',
  'event.treasury-danger': 'El tesoro está casi vacío: {{treasury}} talentos.',
  'event.treasury-empty': plural(
    'talents',
    'El Estado no puede pagar: falta {{talents}} talento.',
    'El Estado no puede pagar: faltan {{talents}} talentos.'
  ),
  'event.contributed': plural(
    'talents',
    'Senadores y facciones aportan {{talents}} talento al Estado.',
    'Senadores y facciones aportan {{talents}} talentos al Estado.'
  ),
  'event.contributed-nothing': 'No se cumple ninguna condición: nadie aporta nada.',
  'event.term-passed': 'Pasa un año de mandato en {{provinces}}.',
  'event.governor-returned': '{{senator}} vuelve de {{province}}.',
  'event.redistributed': 'El dinero cambia de manos.',
  'event.gift': plural(
    'talents',
    'La facción del {{side}} da {{talents}} talento al tesoro de la del {{other}}.',
    'La facción del {{side}} da {{talents}} talentos al tesoro de la del {{other}}.'
  ),
  'event.gift-senator': plural(
    'talents',
    'La facción del {{side}} da {{talents}} talento a {{senator}}, de la del {{other}}.',
    'La facción del {{side}} da {{talents}} talentos a {{senator}}, de la del {{other}}.'
  ),
  'event.guarded': 'Un guardaespaldas acompaña a {{senator}}.',
  'event.guard-left': 'El guardaespaldas de {{senator}} se va sin cobrar.'
})
