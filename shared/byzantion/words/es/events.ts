import { plural, translationOf } from '../../../words/dictionary.ts'
import type { events as english } from '../en/events.ts'

export const events = translationOf<typeof english>()({
  'event.game-began': plural(
    'side',
    '{{side}} tiene el anillo imperial. Quedan {{rounds}} rondas por delante.',
    'Los {{side}} tienen el anillo imperial. Quedan {{rounds}} rondas por delante.'
  ),
  'event.solo-began': 'Justiniano acepta la corona. Quedan {{rounds}} rondas por delante.',
  'event.missions-chosen': 'Cada bando ha renunciado a una misión.',
  'event.picked': plural('side', '{{side}} se queda con {{card}}.', 'Los {{side}} se quedan con {{card}}.'),
  'event.drafted': 'Termina el reparto. Cada cual tiene seis cartas en la mano.',
  'event.round-began': 'Ronda {{round}}: {{event}}.',
  'event.solo-round-quiet': 'Ronda {{round}}: aún no hay evento.',
  'event.chests-placed': 'Hay cuatro cofres de marfil abiertos.',
  'event.position-taken': plural('side', '{{side}} toma {{keimelion}}.', 'Los {{side}} toman {{keimelion}}.'),
  'event.chest-opened': plural(
    'side',
    '{{side}} encuentra {{goods}} en el cofre.',
    'Los {{side}} encuentran {{goods}} en el cofre.'
  ),
  'event.chest-repeated': plural(
    'side',
    '{{card}} abre otra vez el cofre: {{side}} encuentra {{goods}}.',
    '{{card}} abre otra vez el cofre: los {{side}} encuentran {{goods}}.'
  ),
  'event.voted': plural(
    'side',
    '{{side}} gasta {{count}} Auctoritas por «{{option}}».',
    'Los {{side}} gastan {{count}} Auctoritas por «{{option}}».'
  ),
  'event.abstained': plural('side', '{{side}} no asigna nada.', 'Los {{side}} no asignan nada.'),
  'event.option-chosen': 'El emperador elige «{{option}}», {{first}} a {{second}}.',
  'event.tie-broken': plural('side', '{{side}} deshace el empate.', 'Los {{side}} deshacen el empate.'),
  'event.turn-began': plural('side', 'Turno de {{side}}.', 'Turno de los {{side}}.'),
  'event.action-declared': plural('side', '{{side}} quiere {{action}}.', 'Los {{side}} quieren {{action}}.'),
  'event.action-free': plural(
    'side',
    '{{side}} quiere {{action}}, sin Dynamis.',
    'Los {{side}} quieren {{action}}, sin Dynamis.'
  ),
  'event.action-cancelled': plural(
    'side',
    '{{side}} no puede {{action}}: el turno termina.',
    'Los {{side}} no pueden {{action}}: el turno termina.'
  ),
  'event.passed': plural('side', '{{side}} pasa.', 'Los {{side}} pasan.'),
  'event.discarded-income': plural(
    'side',
    '{{side}} descarta {{cards}} por Auctoritas y Nomismata.',
    'Los {{side}} descartan {{cards}} por Auctoritas y Nomismata.'
  ),
  'event.discarded-forced': plural(
    'side',
    '{{side}} tiene que descartar {{cards}}.',
    'Los {{side}} tienen que descartar {{cards}}.'
  ),
  'event.discarded-limit': plural(
    'side',
    '{{side}} descarta {{cards}} hasta quedarse en seis.',
    'Los {{side}} descartan {{cards}} hasta quedarse en seis.'
  ),
  'event.drew': plural('count', '{{side}}: {{count}} carta robada.', '{{side}}: {{count}} cartas robadas.'),
  'event.cards-drawn': plural('side', '{{side}} roba {{cards}}.', 'Los {{side}} roban {{cards}}.'),
  'event.took-from-offer': plural(
    'side',
    '{{side}} toma {{card}} de la oferta.',
    'Los {{side}} toman {{card}} de la oferta.'
  ),
  'event.took-discard': plural(
    'side',
    '{{side}} toma {{card}} del descarte.',
    'Los {{side}} toman {{card}} del descarte.'
  ),
  'event.offer-filled': 'Nuevo en la oferta: {{cards}}.',
  'event.played': plural(
    'side',
    '{{side}} usa {{card}} por {{cost}}.',
    'Los {{side}} usan {{card}} por {{cost}}.'
  ),
  'event.played-for': plural(
    'side',
    '{{side}} usa {{card}} por 1 {{resource}}.',
    'Los {{side}} usan {{card}} por 1 {{resource}}.'
  ),
  'event.played-free': plural('side', '{{side}} usa {{card}} gratis.', 'Los {{side}} usan {{card}} gratis.'),
  'event.bandons-formed': plural(
    'side',
    '{{side}} rehace los bandones.',
    'Los {{side}} rehacen los bandones.'
  ),
  'event.activated': plural(
    'side',
    '{{side}} activa {{card}}: {{goods}}.',
    'Los {{side}} activan {{card}}: {{goods}}.'
  ),
  'event.sold': plural(
    'side',
    '{{side}} vende {{resources}} por {{value}}.',
    'Los {{side}} venden {{resources}} por {{value}}.'
  ),
  'event.bought': plural(
    'side',
    '{{side}} compra {{resources}} por {{value}}.',
    'Los {{side}} compran {{resources}} por {{value}}.'
  ),
  'event.market-renewed': plural('side', '{{side}} renueva el mercado.', 'Los {{side}} renuevan el mercado.'),
  'event.gained': plural('side', '{{side}} recibe {{goods}}.', 'Los {{side}} reciben {{goods}}.'),
  'event.gained-by': plural(
    'side',
    '{{side}} recibe {{goods}} de {{card}}.',
    'Los {{side}} reciben {{goods}} de {{card}}.'
  ),
  'event.lost': plural('side', '{{side}} pierde {{goods}}.', 'Los {{side}} pierden {{goods}}.'),
  'event.lost-by': plural(
    'side',
    '{{side}} pierde {{goods}} por {{card}}.',
    'Los {{side}} pierden {{goods}} por {{card}}.'
  ),
  'event.intrigue-played': plural(
    'side',
    '¡Intriga! {{side}} usa {{card}} por {{cost}}.',
    '¡Intriga! Los {{side}} usan {{card}} por {{cost}}.'
  ),
  'event.intrigue-cancelled': plural(
    'other',
    '{{other}} cancela {{card}}.',
    'Los {{other}} cancelan {{card}}.'
  ),
  'event.vote-flipped': plural(
    'side',
    'El voto de {{side}} pasa entero a la otra opción.',
    'El voto de los {{side}} pasa entero a la otra opción.'
  ),
  'event.votes-shifted': '{{count}} Auctoritas abandonan «{{option}}».',
  'event.card-removed': plural(
    'side',
    '{{side}} pierde {{card}} para siempre.',
    'Los {{side}} pierden {{card}} para siempre.'
  ),
  'event.card-flipped': plural(
    'side',
    '{{card}} queda boca abajo ante {{side}}.',
    '{{card}} queda boca abajo ante los {{side}}.'
  ),
  'event.goods-split': plural(
    'side',
    '{{side}} divide el botín: {{goods}} o {{others}}.',
    'Los {{side}} dividen el botín: {{goods}} o {{others}}.'
  ),
  'event.goods-split-all': plural(
    'side',
    '{{side}} divide el botín: {{goods}} o nada.',
    'Los {{side}} dividen el botín: {{goods}} o nada.'
  ),
  'event.hand-seen': plural(
    'side',
    '{{side}} ve {{cards}} en la mano de los {{other}}.',
    'Los {{side}} ven {{cards}} en la mano de los {{other}}.'
  ),
  'event.hand-seen-empty': plural(
    'side',
    '{{side}} ve vacía la mano de los {{other}}.',
    'Los {{side}} ven vacía la mano de los {{other}}.'
  ),
  'event.card-taken': plural(
    'side',
    '{{side}} toma una carta de la mano de los {{other}}.',
    'Los {{side}} toman una carta de la mano de los {{other}}.'
  ),
  'event.card-taken-seen': plural(
    'side',
    '{{side}} toma {{card}} de la mano de los {{other}}.',
    'Los {{side}} toman {{card}} de la mano de los {{other}}.'
  ),
  'event.units-moved': plural(
    'count',
    '{{count}} unidad se mueve ({{side}}).',
    '{{count}} unidades se mueven ({{side}}).'
  ),
  'event.units-placed': plural('side', '{{side}} coloca {{units}}.', 'Los {{side}} colocan {{units}}.'),
  'event.units-removed': plural('side', '{{side}} retira {{units}}.', 'Los {{side}} retiran {{units}}.'),
  'event.contributed': 'Todas las manos están abiertas: {{goods}} para el emperador.',
  'event.contributed-nothing': 'Todas las manos están abiertas y vacías.',
  'event.event-completed': plural(
    'side',
    '{{event}}: completado. {{side}} sale con la victoria.',
    '{{event}}: completado. Los {{side}} salen con la victoria.'
  ),
  'event.event-cancelled': plural(
    'side',
    '{{event}}: cancelado. {{side}} carga con la derrota.',
    '{{event}}: cancelado. Los {{side}} cargan con la derrota.'
  ),
  'event.rewarded': plural(
    'side',
    '{{side}} recibe {{goods}} de recompensa.',
    'Los {{side}} reciben {{goods}} de recompensa.'
  ),
  'event.penalised': plural(
    'side',
    '{{side}} paga {{goods}} de penalización.',
    'Los {{side}} pagan {{goods}} de penalización.'
  ),
  'event.penalised-doxa': plural(
    'side',
    '{{side}} paga {{goods}} de penalización y {{doxa}} Doxa por lo que falta.',
    'Los {{side}} pagan {{goods}} de penalización y {{doxa}} Doxa por lo que falta.'
  ),
  'event.penalised-only-doxa': plural(
    'side',
    '{{side}} no puede pagar la penalización y pierde {{doxa}} Doxa.',
    'Los {{side}} no pueden pagar la penalización y pierden {{doxa}} Doxa.'
  ),
  'event.penalised-nothing': plural(
    'side',
    '{{side}} ya no tiene nada que perder.',
    'Los {{side}} ya no tienen nada que perder.'
  ),
  'event.penalty-avoided': plural(
    'side',
    '{{side}} se libra de la penalización.',
    'Los {{side}} se libran de la penalización.'
  ),
  'event.event-units': '{{area}}: {{units}}.',
  'event.event-units-none': '{{area}}: no queda ninguna figura en la caja.',
  'reveal.missions': 'Has visto las misiones de todos.',
  'event.challenge-revealed': 'Se revelan las aportaciones al desafío.',
  'event.challenge-ranked': 'El desafío está decidido.',
  'event.doxa': plural('side', '{{side}} gana {{doxa}} Doxa.', 'Los {{side}} ganan {{doxa}} Doxa.'),
  'event.doxa-lost': plural('side', '{{side}} pierde {{doxa}} Doxa.', 'Los {{side}} pierden {{doxa}} Doxa.'),
  'event.mission-due': 'Termina la edad II: cada bando renuncia a otra misión.',
  'event.round-ended': 'Termina la ronda {{round}}.',
  'event.final-began': 'Ha pasado el último evento. Las intrigas tienen la última palabra.',
  'event.ranked-resources': 'Se cuentan los recursos restantes.',
  'event.ranked-costs': 'Se cuenta el coste de las cartas.',
  'event.mission-scored': plural(
    'side',
    '{{side}} obtiene {{doxa}} Doxa por «{{mission}}».',
    'Los {{side}} obtienen {{doxa}} Doxa por «{{mission}}».'
  ),
  'event.ended': 'Victoria en la carrera: {{sides}}.',
  'event.solo-revealed': 'Se descubre: {{event}}.',
  'event.reserved': '{{card}} se queda en la oferta.',
  'event.event-paid': '{{goods}} para {{event}}.',
  'event.sealed': 'Justiniano coloca un sello en {{keimelion}}.',
  'event.solo-succeeded': '{{event}}: ¡victoria! {{goods}}.',
  'event.solo-failed': '{{event}}: derrota. Se pierden {{doxa}} Doxa.',
  'event.solo-ended-defeat': 'Tu imperio ha caído: eres emperador de las cenizas.',
  'event.solo-ended-nero': '{{doxa}} Doxa: te recordarán junto a Nerón.',
  'event.solo-ended-caligula': '{{doxa}} Doxa: te recordarán junto a Calígula.',
  'event.solo-ended-titus': '{{doxa}} Doxa: te recordarán junto a Tito.',
  'event.solo-ended-trajan': '{{doxa}} Doxa: te recordarán junto a Trajano.',
  'event.solo-ended-aurelius': '{{doxa}} Doxa: te recordarán junto a Marco Aurelio.',
  'event.solo-ended-caesar': '{{doxa}} Doxa: te recordarán junto a Julio César.',
  'event.solo-ended-augustus': '{{doxa}} Doxa: te recordarán junto a Augusto.'
})
