import type { RuleText } from '../rule-text.ts'

export const x: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: ['Se roban cartas de evento, atacan los incursores y llegan las caravanas, en este orden.']
    },
    B: {
      title: 'Cartas de evento',
      text: [
        'Cada jugador roba una carta, en el orden de los jugadores, tenga las naciones que tenga. De las {cards.events} cartas, {cards.publicEvents} son públicas y se juegan en el acto; {cards.privateEvents} son privadas y pueden guardarse. Algunos marcadores de pillaje sirven también como cartas de evento (XXIV.D).',
        'Una carta puede jugarse en asuntos ajenos igual que en los propios. Una nación inactiva no puede ser su objetivo, salvo en batalla. Los descartes solo vuelven con el evento Reserva.'
      ]
    },
    C: {
      title: 'Incursiones',
      text: [
        'Las naciones incursoras atacan en el orden de la tabla temporal. Cada una tiene al menos {raid.party} unidades para ello. Cómo va una incursión se cuenta en →XI.'
      ]
    },
    D: {
      title: 'Caravanas',
      text: [
        'Una provincia con caravana paga {caravan.gold} de oro por turno a la nación Civilizada que la tiene, haya revuelta o no. Un D10 señala la caravana del año, que paga {caravan.exceptionalGold}:',
        { table: 'caravans', head: ['D10', 'Caravana'] },
        'Con el evento Caravana son {caravan.goldInABoom} y {caravan.exceptionalGoldInABoom} de oro.',
        'Los Bárbaros que tienen una caravana pueden saquearla por {caravan.markers} marcador de pillaje con un D2, la del año sin tirar; con el evento Caravana, por {caravan.markersInABoom} marcadores.'
      ]
    }
  }
}
