import type { RuleText } from '../rule-text.ts'

export const xxi: RuleText = {
  intro: ['Una campaña puede usar estas reglas en vez de →XX.'],
  sections: {
    A: {
      title: 'En general',
      text: [
        'A la ronda de disparo siguen como mucho un par de rondas de combate, y 2D6 con modificadores ocupan el lugar de las reservas de dados.'
      ]
    },
    B: { title: 'Ventajas tácticas', text: ['Como en XX.C, miradas antes de cada ronda.'] },
    C: {
      title: 'Ronda de disparo',
      text: [
        'El bando que puede disparar tira 2D6:',
        {
          rows: [
            [
              '{+advanced.archer}',
              'por arquero; {+advanced.horseArcher} por arquero a caballo en llano, estepa y desierto'
            ],
            ['{+advanced.frank}', 'por franco con hacha'],
            ['{+advanced.ambusher}', 'por cada otra unidad en una emboscada'],
            ['{+advanced.shotAtHeavy}', 'el enemigo tiene la ventaja pesada']
          ]
        },
        {
          head: ['Total', 'Impactos'],
          rows: [
            ['menos de {advanced.oneHitInTheOpenOn}', 'ninguno'],
            ['{advanced.oneHitInTheOpenOn}', 'uno, solo en llano, estepa y desierto'],
            ['{advanced.oneHitOn} o más', 'uno'],
            ['{advanced.twoHitsOn} o más', 'un par']
          ]
        },
        'Emboscada y unidades alpinas, como en XX.D.'
      ]
    },
    D: {
      title: 'Líderes y repeticiones',
      text: [
        'Como en XX.E. Un líder con combate {battle.combatForTheOption} o más puede renunciar en cada ronda, antes de tirar, a una repetición por {+advanced.tacticalBonus} a su tirada o por quitar otro tanto a la del enemigo.'
      ]
    },
    E: {
      title: 'Modificadores',
      text: [
        {
          head: ['Atacante', '2D6'],
          rows: [
            ['en pantano', '{+advanced.inMarsh}'],
            ['todas por un estrecho, salvo si es interceptado', '{+advanced.overACrossing}'],
            [
              'todas por un río o una cordillera, en la primera ronda, salvo si es interceptado',
              '{+advanced.overACrossing}'
            ],
            ['en bosque contra Bárbaros que no son Nómadas', '{+advanced.inForest}'],
            ['Bárbaros en una provincia Bárbara contra Civilizados', '{+advanced.barbariansAtHome}']
          ]
        },
        {
          head: ['Defensor', '2D6'],
          rows: [
            ['ciudad fortificada', '{+advanced.inACity}, un Imperio {+advanced.inACityOfAnEmpire}'],
            ['los atacantes cruzaron todos un estrecho', '{+advanced.acrossAStrait}']
          ]
        },
        {
          head: ['Cualquiera', '2D6'],
          rows: [
            [
              '{battle.eliteForASwap} de élite o más (Roma y Bizancio con {battle.romanEliteForTwo}, otro tanto)',
              '{+advanced.elite}'
            ],
            ['ventaja de caballería', '{+advanced.forCavalry}'],
            ['el enemigo tiene la ventaja pesada', '{+advanced.againstHeavy}'],
            ['un Imperio contra Bárbaros', '{+advanced.againstBarbarians}'],
            ['Nómadas en la estepa', '{+advanced.nomadsInSteppe}']
          ]
        }
      ]
    },
    F: {
      title: 'Rondas de combate',
      text: [
        'La fila es la tirada modificada, la columna el número de unidades. Las mitades cuentan como uno en llano, estepa y desierto, y como nada en otros terrenos.',
        { table: 'combat', head: ['2D6'] },
        'Tras la primera ronda el defensor y luego el atacante pueden retirarse por su voluntad; el otro ha vencido. Las hordas cuentan como una unidad en defensa, un Limes también.'
      ]
    },
    G: { title: 'Victoria', text: ['Como en XX.I.'] },
    H: { title: 'Caída de líderes', text: ['Como en XX.J.'] },
    I: { title: 'Recuperación', text: ['Como en XX.K.'] },
    J: { title: 'Retirada', text: ['Como en XX.L.'] }
  }
}
