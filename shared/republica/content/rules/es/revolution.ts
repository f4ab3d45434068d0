import type { RuleText } from '../rule-text.ts'

/** Chapter 11. */
export const revolution: RuleText = {
  sections: {
    '1': {
      title: 'Manos',
      text: [
        'Primero cambian de mano las cartas prometidas, y se pueden negociar más (7.37). Después, en el sentido de las agujas del reloj desde la facción del funcionario de más rango, cada cual juega hombres de Estado y concesiones para el año siguiente y descarta lo que pase de {hand.limit} cartas.'
      ]
    },
    '2': {
      title: 'Mandos',
      text: [
        'En el sentido de las agujas del reloj desde la facción del funcionario de más rango, todo comandante victorioso renuncia a su mando o se rebela. Solo hay una facción en rebelión: un rebelde más fuerte, contando legiones y valores militares, ocupa el lugar del que se declaró antes; uno igual, no. Mientras un rebelde siga invicto, nadie más se rebela. El caballerizo mayor sigue al dictador o permanece leal.'
      ]
    },
    '21': {
      title: 'A quién siguen las legiones',
      text: [
        'Antes de decidir, el comandante sondea a sus legiones. Las veteranas que le obedecen lo siguen. Cada una de las demás tira un dado:',
        {
          head: ['República', 'Una legión lo sigue con más de'],
          rows: [
            ['primera', '{follow.early}'],
            ['media', '{follow.middle}'],
            ['última', '{follow.late}']
          ]
        },
        'Un talento gastado antes de tirar, de su propio tesoro o, si este consiente, del de su caballerizo mayor, se suma al dado de una legión; ninguna acepta más. El dinero se pierde en todo caso.'
      ]
    },
    '22': {
      title: 'Quienes se unen',
      text: [
        'Los demás senadores de la facción del rebelde permanecen leales o se le unen. Quien se une deja Roma, no puede ser persuadido, pierde sus ingresos, presta su dinero y sus veteranos, entrega su propio mando y su provincia, y comparte la suerte del rebelde.'
      ]
    },
    '3': {
      title: 'Mantenimiento de los rebeldes',
      text: [
        'En la fase de recaudación el rebelde paga {state.unit} talentos por cada legión salvo sus propias veteranas (6.13). Las que no puede pagar vuelven al Senado. Las flotas no cuentan en una guerra civil.'
      ]
    },
    '4': {
      title: 'Ingresos de los rebeldes',
      text: [
        'Los rebeldes devuelven sus concesiones al foro y no tienen ingresos. Sus tesoros personales quedan congelados para los demás; el tesoro de la facción puede pagar sus legiones.'
      ]
    },
    '5': {
      title: 'La marcha sobre Roma',
      text: [
        'En la siguiente fase de combate el rebelde se enfrenta al ejército que envíe el Senado. Si no envía ninguno, Roma es suya (12.32).'
      ]
    },
    '51': {
      title: 'Veteranos que cambian de bando',
      text: [
        'Antes de la batalla, los veteranos de los rebeldes se pasan a ellos. Un senador leal puede llamar a los suyos que estén en el ejército rebelde.'
      ]
    },
    '52': {
      title: 'La batalla',
      text: [
        'El Senado ataca. El rebelde cuenta sus legiones y todo su valor militar. No hay desastres ni empates. Las pérdidas golpean a ambos ejércitos por igual, y las notas a cualquiera de los comandantes; al enemigo capturado se le da muerte. La victoria del Senado mata al rebelde y a cuantos se le unieron; sus legiones vuelven, y el vencedor gana la mitad de la fuerza de estas como popularidad y como influencia. Unas tablas se combaten de nuevo al año siguiente. Una derrota da Roma al rebelde, que no pierde nada.'
      ]
    },
    '53': {
      title: 'Una guerra más',
      text: ['Una revuelta que continúa cuenta como una de las {victory.wars} guerras con las que cae Roma.']
    }
  }
}
