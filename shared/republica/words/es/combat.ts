import { plural, translationOf } from '../../../words/dictionary.ts'
import type { combat as english } from '../en/combat.ts'

export const combat = translationOf<typeof english>()({
  'prompt.next-battle': '¿Qué ejército combate primero?',
  'option.next-battle': '{{senator}}: {{war}}',
  'prompt.land-battle': 'La flota enemiga está vencida ({{war}}). ¿Ataca {{senator}} por tierra enseguida?',
  'prompt.ransom': plural(
    'talents',
    '{{senator}} está cautivo. Su rescate cuesta {{talents}} talento.',
    '{{senator}} está cautivo. Su rescate cuesta {{talents}} talentos.'
  ),
  'option.ransom-captive': 'Lo paga él mismo',
  'option.ransom-faction': 'Lo paga la facción',
  'option.ransom-wait': 'Esperar',
  'prompt.turn-veterans': plural(
    'count',
    'Una legión veterana de {{senator}} está con el rebelde. ¿La llama de vuelta?',
    '{{count}} legiones veteranas de {{senator}} están con el rebelde. ¿Las llama de vuelta?'
  ),
  'prompt.next-war': '{{senator}} es dueño de Roma, pero la amenazan {{count}} guerras. ¿A cuál acude ahora?',
  'option.war': '{{war}}',
  'roll.battle': 'Batalla',
  'roll.military': 'Su valor militar en esta batalla',
  'roll.random-loss': 'Qué legión se pierde',
  'event.battle-victory': '{{senator}} vence en batalla ({{war}}): {{first}} contra {{second}}.',
  'event.battle-stalemate': '{{senator}} combate sin decisión ({{war}}): {{first}} contra {{second}}.',
  'event.battle-standoff': '{{senator}} no logra avanzar: empate ({{war}}).',
  'event.battle-defeat': '{{senator}} es derrotado ({{war}}): {{first}} contra {{second}}.',
  'event.battle-disaster': '{{senator}} lleva a su ejército al desastre ({{war}}).',
  'event.sea-battle-victory': '{{senator}} vence en el mar ({{war}}): {{first}} contra {{second}}.',
  'event.sea-battle-stalemate':
    '{{senator}} combate en el mar sin decisión ({{war}}): {{first}} contra {{second}}.',
  'event.sea-battle-standoff': '{{senator}} no logra avanzar en el mar: empate ({{war}}).',
  'event.sea-battle-defeat': '{{senator}} es derrotado en el mar ({{war}}): {{first}} contra {{second}}.',
  'event.sea-battle-disaster': '{{senator}} pierde sus naves en un desastre ({{war}}).',
  'event.civil-battle-victory':
    '{{senator}} aplasta al ejército rebelde en nombre del Senado: {{first}} contra {{second}}.',
  'event.civil-battle-stalemate':
    '{{senator}} y el rebelde combaten sin decisión: {{first}} contra {{second}}.',
  'event.civil-battle-standoff': '{{senator}} y el rebelde quedan en empate.',
  'event.civil-battle-defeat':
    'El rebelde destruye al ejército del Senado, que mandaba {{senator}}: {{second}} contra {{first}}.',
  'event.civil-battle-disaster': '{{senator}} lleva al ejército del Senado al desastre.',
  'event.units-lost-both': 'Se pierden legiones ({{legions}}) y flotas ({{fleets}}).',
  'event.units-lost-legions': plural('legions', 'Se pierde una legión.', 'Se pierden {{legions}} legiones.'),
  'event.units-lost-fleets': plural('fleets', 'Se pierde una flota.', 'Se pierden {{fleets}} flotas.'),
  'event.veteran': 'La legión {{number}} es ahora veterana y obedece a {{senator}}.',
  'event.veteran-masterless': 'La legión {{number}} es ahora veterana.',
  'event.captured': '{{senator}} cae prisionero ({{war}}).',
  'event.ransomed': plural(
    'talents',
    '{{senator}} queda libre por {{talents}} talento.',
    '{{senator}} queda libre por {{talents}} talentos.'
  ),
  'event.fleet-beaten': 'La flota enemiga ya no existe ({{war}}).',
  'event.war-won': '{{senator}} ha ganado: {{war}}.',
  'event.war-won-spoils': plural(
    'talents',
    '{{senator}} ha ganado: {{war}}. El Estado recibe {{talents}} talento.',
    '{{senator}} ha ganado: {{war}}. El Estado recibe {{talents}} talentos.'
  ),
  'event.war-over': 'Ha terminado: {{war}}.',
  'event.war-over-spoils': plural(
    'talents',
    'Ha terminado: {{war}}. El Estado recibe {{talents}} talento.',
    'Ha terminado: {{war}}. El Estado recibe {{talents}} talentos.'
  ),
  'event.leader-beaten': '{{leader}} está vencido.',
  'event.leader-sheltered': '{{leader}} huye, y el próximo enemigo de Roma le dará refugio.',
  'event.war-became-revolt': 'Ya no es más que una revuelta: {{war}}.',
  'event.province-created': 'Nueva provincia: {{province}}.',
  'event.army-home': 'Un ejército regresa con {{senators}}.',
  'event.army-home-alone': 'Regresa un ejército sin comandante.',
  'event.battle-declined': 'Este año nadie puede combatir: {{war}}.',
  'event.war-unprosecuted': 'Queda inconclusa: {{war}}.',
  'event.veterans-to-rebel': plural(
    'count',
    'Una legión veterana sigue a {{senator}} en la revuelta.',
    '{{count}} legiones veteranas siguen a {{senator}} en la revuelta.'
  ),
  'event.veterans-to-senate': plural(
    'count',
    'Una legión veterana de {{senator}} vuelve al Senado.',
    '{{count}} legiones veteranas de {{senator}} vuelven al Senado.'
  ),
  'event.revolt-crushed': '{{senator}} ha aplastado la revuelta de {{target}}.',
  'event.revolt-collapsed': 'La revuelta de {{target}} ha sido aplastada.'
})
