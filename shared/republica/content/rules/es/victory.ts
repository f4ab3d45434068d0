import type { RuleText } from '../rule-text.ts'

/** Chapter 12. */
export const victory: RuleText = {
  sections: {
    '1': {
      title: 'Victoria',
      text: [
        {
          list: [
            'Un senador leal tiene {victory.influence} de influencia al final del turno. De varios gana el que más tenga; luego, aquel cuya facción tenga más influencia; luego, nadie.',
            'Un rebelde vence a los ejércitos del Senado, o no encuentra ninguno (11.5).',
            'Un senador es nombrado cónsul vitalicio (9.67).',
            'El Estado cae en bancarrota o el pueblo se subleva durante una guerra civil: gana el rebelde.',
            'Se roba la última carta del mazo: gana la facción con más influencia al final de ese turno.'
          ]
        }
      ]
    },
    '2': {
      title: 'La derrota de todos',
      text: [
        'Pierden todos si hay {victory.wars} guerras activas al final del combate, incluida una rebelión; si el pueblo se subleva sin guerra civil; y si el Estado no puede pagar lo que debe sin guerra civil.'
      ]
    },
    '3': {
      title: 'Supervivencia',
      text: ['Quien ha ganado debe ver aún el final del turno: Roma tiene que seguir en pie.']
    },
    '31': {
      title: 'La palabra del vencedor',
      text: [
        'Cuando un senador es cónsul vitalicio o ha llegado a {victory.influence} de influencia, las demás facciones le obedecen el resto del turno, salvo la que esté en rebelión. Gana si vive y Roma sobrevive.'
      ]
    },
    '32': {
      title: 'El vencedor de la guerra civil',
      text: [
        'Un rebelde que ha ganado aún puede perder con todos si hay {victory.wars} guerras activas al final del combate. Toma entonces las legiones vencidas y todas las flotas y libra guerra tras guerra hasta que queden menos. Cualquier cosa que no sea una victoria, o la falta de flotas, es el fin.'
      ]
    }
  }
}
