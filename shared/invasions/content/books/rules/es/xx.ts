import type { RuleText } from '../rule-text.ts'

export const xx: RuleText = {
  intro: [
    'Una batalla va en este orden: ventajas tácticas, ronda de disparo, ronda de combate, victoria, caída de líderes, recuperación, retirada.'
  ],
  sections: {
    A: {
      title: 'En general',
      text: [
        'Tras el movimiento hay batalla donde se encuentran unidades de naciones hostiles, una tras otra como quiera el atacante. La nación activa es la atacante. Hay una ronda de disparo y una de combate. El perdedor se retira.'
      ]
    },
    B: {
      title: 'Dados de batalla',
      text: ['Cada espada es un impacto; las rojas solo en llano, estepa y desierto.', { picture: 'dice' }]
    },
    C: {
      title: 'Ventajas tácticas',
      text: [
        'El bando con {battle.advantage} unidades montadas más que el otro, o con {battle.advantageOverNone} contra ninguna, tiene la ventaja de caballería; la ventaja pesada va igual, por unidades pesadas. Ambas se miran antes de los disparos y otra vez antes del combate.'
      ]
    },
    D: {
      title: 'Ronda de disparo',
      text: [
        'Cada bando tiene dados blancos, redondeando hacia arriba: uno por {battle.archersForADie} arqueros, uno por {battle.franksForADie} francos con hacha. Pierde {battle.shotsLostToHeavy} si el enemigo tiene la ventaja pesada. En llano, estepa y desierto un dado pasa a negro por cada {battle.horseArchersForASwap} arqueros a caballo, redondeando hacia arriba. Ambos disparan a la vez.',
        'En la montaña el defensor puede tender una emboscada: segura si el atacante cruzó una cordillera o un río, si no con un D2; no contra un líder que conoce la montaña. Quien embosca dispara primero, tiene un dado más por {battle.ambushersForADie} infanterías restantes, y sus unidades alpinas cuentan {battle.alpineTimes} veces. Solo responden las que sobreviven.',
        'Si un bando es destruido, se pasa en el acto a la caída de líderes.'
      ]
    },
    E: {
      title: 'Líderes y repeticiones',
      text: [
        'Un líder tiene tantas repeticiones como su combate, en la ronda de combate. Cuando ambos han tirado, primero el atacante, cada uno puede hacer repetir dados sueltos, suyos o del enemigo; vale la cara nueva, que puede repetirse otra vez.',
        'Un líder con combate {battle.combatForTheOption} o más puede renunciar antes de la ronda a una repetición por un dado negro más, o para quitar uno al enemigo.'
      ]
    },
    F: {
      title: 'La reserva de dados',
      text: [
        'Cada unidad da un dado blanco; las hordas y los Limites, no.',
        {
          head: ['Atacante', 'Dados'],
          rows: [
            ['en pantano', '{+battle.inMarsh}'],
            [
              'todas por un estrecho, un río o una cordillera, salvo si es interceptado; las anfibias no sufren por ríos',
              '{+battle.overACrossing}'
            ],
            ['en bosque contra Bárbaros que no son Nómadas', '{+battle.inForest}'],
            ['Bárbaros en una provincia Bárbara contra Civilizados', '{+battle.barbariansAtHome}']
          ]
        },
        {
          head: ['Defensor', 'Dados'],
          rows: [
            ['ciudad fortificada', '{+battle.inACity}'],
            ['Limes', '{+battle.behindALimes}'],
            ['una horda o más', '{+battle.besideAHorde}']
          ]
        },
        'Nadie tiene menos de un dado. Para el bosque y los Bárbaros en casa basta una unidad así en el bando en cuestión; para los cruces han de haber cruzado todas.'
      ]
    },
    G: {
      title: 'Intercambio de dados',
      text: [
        'Un dado blanco pasa a negro por cada una de estas cosas:',
        {
          list: [
            '{battle.eliteForASwap} de élite o más; Roma y Bizancio con {battle.romanEliteForTwo} o más tienen otro',
            'la ventaja de caballería',
            'un Imperio contra Bárbaros',
            'Nómadas en la estepa',
            'una ciudad fortificada, para un Imperio que defiende'
          ]
        },
        'Después, si el enemigo tiene la ventaja pesada, un dado negro vuelve a blanco, si lo hay. Las cartas van al final. Para el Imperio y los Nómadas basta una unidad así, pero los auxiliares solos no hacen un Imperio.',
        { picture: 'exchange' }
      ]
    },
    H: {
      title: 'Ronda de combate',
      text: [
        'Ambos tiran, y los impactos cuentan a la vez. Cada jugador elige sus pérdidas. Un impacto destruye una unidad estándar o gira una de élite. La primera unidad destruida de un apilamiento mixto ha de ser nacional. Una horda recibe impactos la última, y entonces su nación se somete (XXIX.B).'
      ]
    },
    I: {
      title: 'Victoria',
      text: [
        {
          list: [
            'Gana quien destruye todas las unidades enemigas;',
            'si no, quien ha perdido menos;',
            'si no, el defensor, si hay ciudad fortificada u horda;',
            'si no, el mejor líder por combate;',
            'si no, el defensor.'
          ]
        }
      ]
    },
    J: {
      title: 'Caída de líderes',
      text: [
        'Si todo un apilamiento es destruido, antes de la recuperación, su líder cae con un D2 fallado; si vive, va a la provincia amistosa más cercana. En un Imperio en declive, cada líder que vence es asesinado con {battle.assassinsOn} o más en un D10. Un líder sin nombre caído vuelve al turno siguiente.'
      ]
    },
    K: {
      title: 'Recuperación',
      text: [
        'Cada bando recobra {battle.recovered} de sus unidades destruidas, las de élite dañadas. Si un bando tenía solo {battle.smallBattle} unidades al empezar, cada uno recobra {battle.recoveredInASmallBattle}; si tenía una sola, nadie. Después cada nación Civilizada puede reparar {battle.repaired} de élite; tras una batalla naval se reparan todas las flotas de élite dañadas. Los Nómadas que someten a un pueblo en un Área Bárbara eligen lo que este recobra.'
      ]
    },
    L: {
      title: 'Retirada',
      text: [
        'El perdedor va hasta {battle.retreatSteps} pasos por provincias vacías, neutrales o amistosas y estrechos abiertos, a provincias amistosas o vacías sin ciudad, dentro del límite; puede dividirse. El atacante vuelve por donde vino; el defensor nunca hacia donde vino el atacante. Nadie va en barco ni es interceptado. {movement.overrunners} unidades pueden desbordar por el camino, y un atacante puede pasar por donde los suyos sujetan al enemigo (XVIII.F). Los Bárbaros cruzan cualquier provincia de un Área Bárbara. Quien llega a donde unos amigos aún han de dar batalla se queda al margen de ella, y sigue si se pierde o no hay sitio. Quien no halla sitio es destruido; un Limes no se retira.'
      ]
    }
  }
}
