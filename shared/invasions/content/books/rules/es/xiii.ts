import type { RuleText } from '../rule-text.ts'

export const xiii: RuleText = {
  intro: ['En el turno {turns.first} no hay administración.'],
  sections: {
    A: {
      title: 'Bárbaros',
      text: [
        'Solo se recuperan del saqueo (XIV.I). No tienen ingresos. El oro que roban o les pagan queda en su tesoro hasta que fundan un Reino.'
      ]
    },
    B: {
      title: 'Reinos e Imperios',
      text: ['Cada uno roba cartas de administración, paga por un tipo y juega una.']
    },
    C: {
      title: 'Las cartas',
      text: [
        'Hay {cards.administration}: {cards.passive} pasivas, {cards.military} militares, {cards.reform} de reforma. El reverso muestra el tipo; el precio depende solo de él, no del tamaño ni de la edad:',
        { table: 'administration', head: ['Tipo', 'Reino', 'Imperio'] }
      ]
    },
    D: {
      title: 'Procedimiento',
      text: [
        'En el orden de activación, cada nación Civilizada',
        {
          list: [
            'roba {administration.cards} cartas y tantas más como la administración de su líder, boca abajo, y luego más hasta tener {administration.types} tipos;',
            'elige un tipo y lo paga; si no puede pagar ninguno, toma el más barato, entrega cuanto tiene y cae en bancarrota tras sus ingresos (XIV.J);',
            'mira sus cartas de ese tipo y juega una; todas vuelven al mazo.'
          ]
        },
        {
          example:
            'Teodorico tiene administración {+example.bonus}: los ostrogodos roban {example.cards} cartas, una pasiva, un par de militares y una de reforma. Pagan la reforma, ven solo esa carta y la juegan.'
        }
      ]
    },
    E: {
      title: 'Qué hace una carta',
      text: [
        'Muestra, según la edad de la nación, oro que se gana o se pierde, espacios de envejecimiento, quizá una de las {cards.calamities} calamidades, y si el gobernante puede actuar. Si no puede, él y todos los líderes sin nombre se quedan en la capital ese turno; aun así pueden interceptar y huir. Los generales con nombre están siempre libres.'
      ]
    }
  }
}
