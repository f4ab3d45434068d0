import { plural, translationOf } from '../../../words/dictionary.ts'
import type { turn as english } from '../en/turn.ts'

export const turn = translationOf<typeof english>()({
  'event.chits-drawn': plural(
    'count',
    'Se saca una nota de mortalidad.',
    'Se sacan {{count}} notas de mortalidad.'
  ),
  'event.turn-began': 'Comienza el año {{turn}}.',
  'event.phase-began': 'Fase: {{phase}}.',
  'event.died-age': '{{senator}} muere de viejo.',
  'event.died-battle': '{{senator}} cae en combate.',
  'event.died-mob': 'La turba mata a {{senator}}.',
  'event.died-epidemic': '{{senator}} muere en la epidemia.',
  'event.died-assassin': '{{senator}} es asesinado.',
  'event.died-execution': '{{senator}} es ejecutado.',
  'event.died-punishment': '{{senator}} paga el crimen con su vida.',
  'event.died-captivity': '{{senator}} muere en cautiverio.',
  'event.died-riot': 'El pueblo mata a {{senator}}.',
  'event.died-raid': '{{senator}} cae ante los bárbaros.',
  'event.died-rebellion': '{{senator}} muere como rebelde.',
  'event.new-leader': '{{senator}} dirige la facción del {{side}}.',
  'event.eliminated': 'La facción del {{side}} deja de existir.',
  'event.influence-gained': '{{senator}} gana {{count}} de influencia.',
  'event.influence-lost': '{{senator}} pierde {{count}} de influencia.',
  'event.popularity-gained': '{{senator}} gana {{count}} de popularidad.',
  'event.popularity-lost': '{{senator}} pierde {{count}} de popularidad.',
  'event.unrest-rose': 'La inquietud sube {{count}}, hasta {{unrest}}.',
  'event.unrest-fell': 'La inquietud baja {{count}}, hasta {{unrest}}.',
  'event.treasury-gained': plural(
    'talents',
    'El Estado ingresa {{talents}} talento y tiene {{treasury}}.',
    'El Estado ingresa {{talents}} talentos y tiene {{treasury}}.'
  ),
  'event.treasury-paid': plural(
    'talents',
    'El Estado paga {{talents}} talento y tiene {{treasury}}.',
    'El Estado paga {{talents}} talentos y tiene {{treasury}}.'
  ),
  'event.claimed-influence':
    '{{senator}} domina Roma con su influencia: la facción del {{side}} gana si Roma sobrevive.',
  'event.claimed-rebellion': '{{senator}} ha tomado Roma: la facción del {{side}} gana si Roma sobrevive.',
  'event.claimed-consul-for-life':
    '{{senator}} es cónsul vitalicio: la facción del {{side}} gana si Roma sobrevive.',
  'event.claimed-collapse':
    'El Senado cae y {{senator}} gobierna: la facción del {{side}} gana si Roma sobrevive.',
  'event.claimed-last-card': 'La facción del {{side}} tiene la mayor influencia.',
  'event.ended-influence': 'Gana la facción del {{sides}}: {{senator}} reúne toda la influencia de Roma.',
  'event.ended-rebellion': 'Gana la facción del {{sides}}: {{senator}} gobierna Roma con la espada.',
  'event.ended-consul-for-life': 'Gana la facción del {{sides}}: {{senator}} es cónsul vitalicio.',
  'event.ended-collapse': 'Gana la facción del {{sides}}: {{senator}} se queda con las ruinas del Estado.',
  'event.ended-last-card': 'Gana la facción del {{sides}} por su influencia.',
  'event.ended-draw': 'Nadie gana: la influencia está igualada.',
  'event.ended-four-wars': 'Roma cae ante cuatro guerras. Pierden todas las facciones.',
  'event.ended-people-revolt': 'El pueblo derroca al Senado. Pierden todas las facciones.',
  'event.ended-bankruptcy': 'El Estado está en bancarrota. Pierden todas las facciones.',
  'event.ended-rebel-overrun':
    'El vencedor de la guerra civil no puede salvar Roma. Pierden todas las facciones.',
  'event.ended-no-senators': 'No queda facción alguna en el Senado. Pierden todas.',
  'roll.initiative-card': 'Qué trae el foro',
  'roll.happening': 'Qué sucede',
  'modifier.evil-omens': 'malos presagios',
  'refusal.nothing-to-spend': 'No hay tanto dinero'
})
