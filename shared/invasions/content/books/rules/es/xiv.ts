import type { RuleText } from '../rule-text.ts'

export const xiv: RuleText = {
  sections: {
    A: {
      title: 'Límites del tesoro',
      text: [
        'Un tesoro nunca baja de cero. Lo que pasa de {income.mostTreasury} de oro tras las compras se pierde.'
      ]
    },
    B: {
      title: 'Ciudades',
      text: [
        'Una ciudad paga su nivel, de {city.first} a {city.most} de oro; una saqueada, {income.sackedCity} sea cual sea su nivel. Una capital paga {income.capitalOfAKingdom} más para un Reino y {income.capitalOfAnEmpire} más para un Imperio, salvo el turno en que se restablece.'
      ]
    },
    C: {
      title: 'Bárbaros',
      text: [
        'Reúnen oro como federados (XXVIII.E), como soberanos (XXIX.E), por la diplomacia y sobre todo por el pillaje (X.D, XI.F, XXIV.D). No gastan nada; solo el tributo de un vasallo sale de su tesoro.'
      ]
    },
    D: {
      title: 'Reinos',
      text: [
        'Ingreso bruto: ciudades, provincias, capital, comercio, caravanas y tributos. Cada provincia paga lo que muestra el mapa. Ciudades y provincias en revuelta no pagan nada.'
      ]
    },
    E: {
      title: 'Imperios',
      text: [
        'Ingreso bruto: ciudades, Áreas, capital, comercio, caravanas y tributos. Cada Área paga {income.area} de oro, con control total {income.areaInFullControl}. Las ciudades en revuelta no pagan nada.'
      ]
    },
    F: {
      title: 'Otros ingresos',
      text: [
        {
          list: [
            'Comercio: {income.trade} de oro por cada zona marítima con valor donde la nación tiene una ciudad costera que no está en revuelta; si las tiene todas y ninguna está en revuelta, además el valor del monopolio.',
            'Las caravanas se cobran antes (X.D).',
            'Tributo: {income.tributeOfAVassal} de oro por vasallo, aunque sea pobre; hasta {clients.tribute} por cliente.',
            'Paga {income.tributeOfAVassal} a su soberano y {foedus.tribute} por cada Foedus. Quien no puede cae en bancarrota, y los federados pueden romper (XXVIII.G).'
          ]
        }
      ]
    },
    G: {
      title: 'Revueltas, herejías, declive',
      text: [
        'Se suman a los gastos:',
        {
          rows: [
            ['{income.revoltMinus}', 'por cada provincia con Revuelta −'],
            ['{income.revoltPlus}', 'por cada provincia con Revuelta +'],
            [
              '{income.heresy}',
              'por cada Área herética; para un Reino, solo si unas de sus Áreas lo son y otras no'
            ],
            ['{age.declineCost}', 'en declive simple'],
            ['{age.doubleDecline}', 'en declive doble']
          ]
        }
      ]
    },
    H: {
      title: 'Ingresos netos',
      text: [
        'Un Reino paga {income.upkeep} de oro de mantenimiento por cada una de sus unidades, también las prestadas; un Imperio, nada. El ingreso bruto menos mantenimiento y gastos, redondeado hacia arriba, va al tesoro. Puede ser menos que nada.'
      ]
    },
    I: {
      title: 'Recuperación del saqueo',
      text: [
        'Tras los ingresos se retiran los marcadores de pillaje de todas las ciudades de la nación, y se restablece la capital perdida. En cada una de sus Áreas se retiran hasta {income.sitesRecovered} marcadores de emplazamientos vacíos, una vez por turno. También los Bárbaros se recuperan.'
      ]
    },
    J: {
      title: 'Bancarrota',
      text: [
        'Una nación Civilizada que no pudo pagar ninguna carta de administración, o que no puede pagar sus gastos, cae en bancarrota, una vez por turno como mucho:',
        {
          list: [
            'envejece {bankruptcy.ages} espacios;',
            'su declive sube un nivel;',
            'se roba una carta de administración por su calamidad, si la muestra;',
            'un Reino que no pudo pagar sus gastos pierde las unidades que no puede pagar, o la mitad de las que tiene si son menos.'
          ]
        }
      ]
    },
    K: {
      title: 'Colapso',
      text: [
        'Un Imperio de edad {collapse.age} o más que cae en bancarrota tira un D10:',
        {
          rows: [
            ['{+collapse.forAYear}', 'por cada espacio por encima de {collapse.age}'],
            ['{+collapse.forDecline}', 'por cada nivel de declive'],
            ['{+collapse.forACalamity}', 'por cada calamidad de este turno'],
            ['{+collapse.forALostCapital}', 'su capital cayó el turno anterior'],
            ['{+collapse.forAnArea}', 'por cada Área además de la de la capital']
          ]
        },
        'Con {collapse.on} o más deja de existir. Sus unidades, líderes, capital y tesoro dejan el juego; los auxiliares pasan a ser infantería de sus pueblos mientras les quede; los mercenarios vuelven a casa; vasallos y federados quedan libres.'
      ]
    }
  }
}
