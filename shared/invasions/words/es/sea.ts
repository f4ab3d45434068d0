import { plural, translationOf } from '../../../words/dictionary.ts'
import type { sea as english } from '../en/sea.ts'

export const sea = translationOf<typeof english>()({
  'prompt.naval-interception': 'Los {{nation}} están en {{sea}}: ¿interceptan tus flotas?',
  'prompt.naval-battle':
    'Los {{enemy}} han alcanzado a las flotas de los {{nation}} en {{sea}}: ¿combatir o rehusar?',
  'prompt.naval-reroll': '{{nation}}, {{sea}}: ¿qué dado se repite? Quedan {{amount}}',
  'prompt.carrying-stack': '{{nation}}: ¿qué apilamiento los lleva por {{sea}}?',
  'prompt.carry-friends': 'Los {{friend}} piden paso por {{sea}}: ¿los llevan las flotas de los {{nation}}?',
  'prompt.cargo-lost': plural(
    'amount',
    '{{nation}}: {{amount}} unidad se hunde con las naves; ¿cuál?',
    '{{nation}}: {{amount}} unidades se hunden con las naves; ¿cuáles?'
  ),
  'field.cargo-lost': 'Unidades perdidas en el mar',
  'option.let-pass': 'Dejarlos pasar',
  'option.intercept-with-fleets': 'Interceptar con un apilamiento de {{amount}}',
  'option.fight-at-sea': 'Presentar batalla',
  'option.refuse-battle': 'Rehusar',
  'option.naval-die': 'Un dado de los {{nation}} que muestra {{hits}}',
  'option.carrying-stack': plural('amount', '{{nation}}, {{amount}} flota', '{{nation}}, {{amount}} flotas'),
  'option.fleet': '{{unit}}',
  'option.sail': 'Navegar de {{from}} a {{to}}',
  'option.attack-fleets': plural(
    'amount',
    'Interceptar a los {{nation}} en {{sea}} ({{amount}} flota)',
    'Interceptar a los {{nation}} en {{sea}} ({{amount}} flotas)'
  ),
  'option.embark': '{{leader}} embarca en {{sea}}',
  'option.ashore': '{{leader}} desembarca en {{province}}',
  'option.carry': 'Llevar de {{from}} por {{sea}} a {{to}}',
  'option.carry-over-two': 'Llevar de {{from}} por {{sea}} y {{secondSea}} a {{to}}',
  'option.land': 'Desembarcar desde {{from}} por {{sea}} en {{to}}',
  'option.land-over-two': 'Desembarcar desde {{from}} por {{sea}} y {{secondSea}} en {{to}}',
  'preview.percent': 'Éxito en un {{percent}} %',
  'preview.landing': 'Supera el mar en un {{percent}} %',
  'preview.enemy-fleets': plural(
    'amount',
    'Los {{nation}} tienen allí {{amount}} flota y pueden interceptar ({{percent}} %)',
    'Los {{nation}} tienen allí {{amount}} flotas y pueden interceptar ({{percent}} %)'
  ),
  'preview.refusal-ends-movement': 'Termina su movimiento',
  'preview.refusal-costs-a-point': 'Un punto de victoria pasa al otro jugador',
  'refusal.too-far-at-sea': 'Estas flotas no pueden llegar juntas.',
  'refusal.not-in-that-zone': 'No todas están en esa zona.',
  'refusal.two-fleets-a-stack': 'Un apilamiento naval tiene dos flotas como máximo.',
  'refusal.too-many-leaders-aboard': 'Un líder por flota.',
  'refusal.leader-without-fleet': 'Un líder quedaría en el mar sin flota.',
  'refusal.not-in-that-stack': 'Estas flotas no están en ese apilamiento.',
  'refusal.only-the-leader': 'Solo el propio líder.',
  'refusal.other-nation': 'Las tropas de cada nación se llevan por separado.',
  'refusal.nomads-at-sea': 'Los nómadas no van por mar.',
  'refusal.carried-once': 'Ya han ido por mar.',
  'refusal.horde-at-sea': 'Una horda no se lleva por mar.',
  'refusal.too-many-aboard': 'Tres unidades por flota.',
  'roll.naval-interception': 'Intercepción naval',
  'roll.naval-dice': 'Combaten las flotas',
  'roll.naval-reroll': 'Se repite un dado',
  'roll.sea-risk': 'Riesgo del mar',
  'modifier.no-port-on-that-coast': 'Sin ciudad propia en esa costa',
  'modifier.romans-on-their-sea': 'Romanos en su propio mar',
  'reason.refused-naval-battle': 'batalla naval rehusada',
  'event.fleet-sailed': 'Flotas de los {{nation}} navegan de {{from}} a {{to}}.',
  'event.fleet-halted': 'Las flotas de los {{nation}} en {{sea}} no siguen.',
  'event.fleet-sunk': 'Una flota de los {{nation}} se pierde en {{sea}}.',
  'event.fleet-damaged': 'Una flota de los {{nation}} sufre daños en {{sea}}.',
  'event.naval-interception': 'Los {{nation}} interceptan a los {{other}} en {{sea}}.',
  'event.naval-interception-failed':
    'Los {{nation}} intentan en vano interceptar a los {{other}} en {{sea}}.',
  'event.naval-battle-refused': 'Los {{nation}} rehúsan la batalla en {{sea}}.',
  'event.naval-dice': plural(
    'hits',
    'Los {{nation}} logran {{hits}} impacto en {{sea}}.',
    'Los {{nation}} logran {{hits}} impactos en {{sea}}.'
  ),
  'event.naval-battle-won': 'Los {{winner}} vencen a los {{loser}} en el mar, en {{sea}}.',
  'event.naval-battle-drawn':
    'Batalla naval en {{sea}} entre los {{attacker}} y los {{defender}}: sin vencedor.',
  'event.crossing-declared': 'Los {{nation}} se hacen a la mar de {{from}} hacia {{to}}.',
  'event.crossing-in-boats': 'Los {{nation}} se hacen a la mar en sus barcas de {{from}} hacia {{to}}.',
  'event.crossing-cancelled': 'Los {{nation}} regresan a {{from}}.',
  'event.landing-failed': 'Fracasa el desembarco de los {{nation}} en {{to}}.',
  'event.carried': 'Los {{nation}} van por mar de {{from}} a {{to}}.',
  'event.landed': 'Los {{nation}} desembarcan en {{to}}.',
  'event.cargo-lost': plural(
    'units',
    'Los {{nation}} pierden {{units}} unidad en el mar, en {{sea}}.',
    'Los {{nation}} pierden {{units}} unidades en el mar, en {{sea}}.'
  ),
  'event.leader-embarked': '{{leader}} embarca en {{sea}}.',
  'event.leader-disembarked': '{{leader}} desembarca en {{province}}.'
})
