import { plural, translationOf } from '../../../words/dictionary.ts'
import type { forum as english } from '../en/forum.ts'

export const forum = translationOf<typeof english>()({
  'prompt.persuade': '¿A quién intentas atraer a tu facción?',
  'prompt.first-bribe': '¿Qué ofreces a {{target}}? El número base es {{base}}.',
  'prompt.raise': 'El número base para {{target}} es {{base}}. ¿Qué más ofreces? Con nada, ruedan los dados.',
  'prompt.counter-bribe':
    '{{senator}} corteja a {{target}}; el número base es {{base}}. ¿Qué paga tu facción?',
  'prompt.games': '¿Celebra juegos alguno de tus senadores?',
  'prompt.knight': '¿Quién intenta ganarse a un caballero, y por cuánto?',
  'prompt.bid': 'Iniciativa {{number}}: ¿cuánto pujas? Al menos {{least}}.',
  'prompt.lost-fleets': plural(
    'count',
    'La tormenta hunde {{count}} flota. ¿Cuáles?',
    'La tormenta hunde {{count}} flotas. ¿Cuáles?'
  ),
  'prompt.dying-leader': '¿Qué líder enemigo muere?',
  'prompt.ended-war': 'Un nuevo aliado ofrece la paz. ¿Qué guerra acaba?',
  'prompt.allied-fleets': plural(
    'fleets',
    'Rodas presta {{fleets}} flota. ¿Para qué guerra?',
    'Rodas presta {{fleets}} flotas. ¿Para qué guerra?'
  ),
  'option.persuade': '{{senator}} corteja a {{target}}',
  'option.persuade-with': '{{senator}} corteja a {{target}}, con {{card}}',
  'option.peddle': '{{card}}: una carta de la facción del {{side}}',
  'option.persuade-none': 'A nadie',
  'option.games': plural(
    'cost',
    '{{senator}}: {{games}} por {{cost}} talento',
    '{{senator}}: {{games}} por {{cost}} talentos'
  ),
  'option.games-none': 'Sin juegos',
  'option.nobody': 'Nadie',
  'option.leader': '{{leader}}',
  'option.no-war': 'Ninguna',
  'field.talents': 'Talentos',
  'field.in-favour': 'A favor',
  'refusal.only-against': 'Los demás solo pueden resistirse',
  'refusal.bid-too-low': 'Alguien ya ha pujado tanto',
  'refusal.wrong-fleets': 'Nombra tantas flotas como se pierden',
  'roll.persuasion': 'Si se deja convencer',
  'roll.blackmail': 'Qué le cuesta el chantaje',
  'roll.knight': 'Si un caballero lo sigue',
  'roll.mob': 'Cuánto se enfurece la turba',
  'roll.disaster': 'Qué destruye el desastre',
  'roll.storm': 'Cuántas flotas se hunden',
  'roll.leader-ages': 'Si el líder sigue vivo',
  'roll.concession-returns': 'Si la concesión se recupera',
  'roll.family-returns': 'Si la familia regresa',
  'event.card-drawn': 'La facción del {{side}} roba una carta.',
  'event.card-received': 'La facción del {{side}} roba {{card}}.',
  'event.deck-out': 'Se roba la última carta: la partida acaba este año.',
  'event.family-appeared': '{{senator}} llega al foro.',
  'event.family-joined': '{{senator}} respalda a {{target}}.',
  'event.war-sleeps': '{{war}}: amenaza.',
  'event.war-breaks-out': 'Estalla: {{war}}.',
  'event.war-wakes-others': 'Estalla: {{war}}, y con ella {{wars}}.',
  'event.leader-appeared': 'Aparece {{leader}}, sin guerra.',
  'event.leader-wakes': 'Aparece {{leader}} y despierta {{wars}}.',
  'event.bequest-appeared': '{{bequest}}: un rey deja su tierra a Roma.',
  'event.concession-destroyed': 'Queda destruida la concesión {{concession}}.',
  'event.concession-ruined': '{{senator}} pierde {{concession}}: queda destruida.',
  'event.happened': '{{happening}}.',
  'event.happened-again': '{{happening}}, por {{count}}.ª vez este año.',
  'event.fleets-lost': plural('count', 'Se hunde {{count}} flota.', 'Se hunden {{count}} flotas.'),
  'event.fleets-allied': plural(
    'count',
    'Rodas presta {{count}} flota para {{war}}.',
    'Rodas presta {{count}} flotas para {{war}}.'
  ),
  'event.peace': plural(
    'talents',
    '{{war}} acaba en paz; Roma recibe {{talents}} talento.',
    '{{war}} acaba en paz; Roma recibe {{talents}} talentos.'
  ),
  'event.leader-died': 'Muere {{leader}}.',
  'event.leader-stayed': '{{leader}} sigue vivo.',
  'event.concession-returned': '{{concession}} vuelve al foro.',
  'event.family-returned': '{{senator}} vuelve a la vida pública.',
  'event.initiative-began': 'Iniciativa {{number}}: la facción del {{side}}.',
  'event.initiative-bid': plural(
    'talents',
    'La facción del {{side}} puja {{talents}} talento.',
    'La facción del {{side}} puja {{talents}} talentos.'
  ),
  'event.initiative-no-bid': 'La facción del {{side}} no puja.',
  'event.initiative-sold': plural(
    'talents',
    'La facción del {{side}} compra la iniciativa: {{senator}} paga {{talents}} talento.',
    'La facción del {{side}} compra la iniciativa: {{senator}} paga {{talents}} talentos.'
  ),
  'event.initiative-free': 'Nadie puja: la iniciativa es de la facción del {{side}}.',
  'event.persuasion-began': '{{senator}} corteja a {{target}}: el número base es {{base}}.',
  'event.persuasion-unopposed':
    '{{senator}} corteja a {{target}} con {{card}}: el número base es {{base}} y nadie puede intervenir.',
  'event.bribed': plural(
    'talents',
    '{{senator}} ofrece {{talents}} talento: {{base}}.',
    '{{senator}} ofrece {{talents}} talentos: {{base}}.'
  ),
  'event.counter-bribed': plural(
    'talents',
    'La facción del {{side}} paga {{talents}} talento en contra: {{base}}.',
    'La facción del {{side}} paga {{talents}} talentos en contra: {{base}}.'
  ),
  'event.helped-bribe': plural(
    'talents',
    'La facción del {{side}} paga {{talents}} talento a favor: {{base}}.',
    'La facción del {{side}} paga {{talents}} talentos a favor: {{base}}.'
  ),
  'event.persuaded': '{{senator}} gana a {{target}} para la facción del {{side}}.',
  'event.not-persuaded': plural(
    'talents',
    '{{target}} resiste a {{senator}} y se queda {{talents}} talento.',
    '{{target}} resiste a {{senator}} y se queda {{talents}} talentos.'
  ),
  'event.card-stolen': 'La facción del {{side}} se queda con una carta de la del {{other}}.',
  'event.card-stolen-seen': 'La facción del {{side}} le quita {{card}} a la del {{other}}.',
  'event.games-held': '{{senator}} celebra {{games}}.',
  'event.knight-won': plural(
    'talents',
    'Un caballero sigue a {{senator}} ({{talents}} talento).',
    'Un caballero sigue a {{senator}} ({{talents}} talentos).'
  ),
  'event.knight-refused': plural(
    'talents',
    'Ningún caballero sigue a {{senator}} ({{talents}} talento).',
    'Ningún caballero sigue a {{senator}} ({{talents}} talentos).'
  )
})
