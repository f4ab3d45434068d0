import type { RuleText } from '../rule-text.ts'

export const xxx: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'La diplomacia se hace con {cards.diplomacy} cartas, que se roban en la fase de Tiempo de la nación más joven a la más vieja mientras queden. Un Reino roba tantas como la diplomacia de su líder; un Imperio, {diplomacy.cardsOfAnEmpire} más; los Bárbaros, ninguna. Con una nación que invade no se juega nada.',
        'Casi todas pueden jugarse hasta que empieza la primera de las activaciones de las naciones afectadas; Mercenario y Corrupción, también después. Se te pregunta tras el robo y al empezar cada activación que afecte a una carta. Quien no puede pagar no puede jugar. Al final de la guerra se descartan las que quedan, por {diplomacy.goldForADiscard} de oro cada una.'
      ]
    },
    B: {
      title: 'Alianza',
      text: [
        '{cards.alliance} cartas. Una alianza de un turno (→XXVI), con una nación que no es federada ni vasalla. Acaba cuando ambas se han activado. Otro jugador decide por su nación; la propia acepta con un D2. Un Reino menor acepta con un D2 y pasa a ser cliente (XXVII.A). O bien la carta rompe una alianza o una clientela, ajena o propia, con un D2.'
      ]
    },
    C: {
      title: 'Tratado',
      text: [
        '{cards.treaty} carta. {cost.treaty} de oro a la otra nación: ninguna ataca a la otra este turno, y cede una provincia junto a las propias, o una isla junto a las propias flotas, que no tenga capital, horda ni granero. Sus unidades se van, y al menos una de las tuyas entra.'
      ]
    },
    D: {
      title: 'Matrimonio',
      text: [
        '{cards.marriage} cartas. Una dote de {cost.marriage} de oro. La otra nación tiene {diplomacy.pointsForAMarriage} puntos si no te ataca en su próxima activación, y presta una unidad a su elección para la tuya, tras la cual vuelve a casa. Seguís siendo hostiles.'
      ]
    },
    E: {
      title: 'Tributo',
      text: [
        '{cards.tribute} cartas. {cost.tribute} de oro a la otra nación: son neutrales entre sí hasta que ambas se hayan activado.'
      ]
    },
    F: {
      title: 'Foedus',
      text: [
        '{cards.foedus} cartas. Una nación Bárbara debe aceptar un Foedus (→XXVIII). Solo así tiene un Imperio más de uno por turno, y un Reino alguno.'
      ]
    },
    G: {
      title: 'Corrupción',
      text: [
        '{cards.corruption} cartas. {cost.corruption} de oro a un sitiador, ante cualquier ciudad: el asedio se levanta.'
      ]
    },
    H: {
      title: 'Mercenario',
      text: [
        '{cards.mercenary} cartas. {cost.mercenary} de oro a Bárbaros cuya horda está en una de tus Áreas o junto a ella: te prestan una unidad para tu próxima activación, que colocas en una provincia que controlas. No lucha contra su pueblo: se pasa a él al empezar la batalla, y no cuenta para desbordarlo ni forzar su paso. Sí lucha contra otros de su pueblo que sirven a un tercero.'
      ]
    },
    I: { title: 'Nada', text: ['{cards.nothing} carta, un señuelo.'] }
  }
}
