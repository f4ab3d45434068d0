import type { RuleText } from '../rule-text.ts'

export const xviii: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'En cada paso de movimiento la nación mueve las unidades que quiera, apilamiento por apilamiento; uno puede detenerse para mover otro y seguir después. Va de una provincia a otra contigua, por tierra o por un estrecho, o en barco por un par de zonas marítimas como mucho (→XXV). Terreno, ríos y cordilleras no cuestan nada, y el apilamiento solo se mira cuando todos han movido (XVII.B). El vasallo de un soberano Nómada se queda en el Área de la horda de este o en una contigua.'
      ]
    },
    B: {
      title: 'Capacidad',
      text: [
        {
          head: ['Unidad', 'Pasos'],
          rows: [
            ['infantería', '{steps.infantry}'],
            ['caballería', '{steps.cavalry}'],
            ['con un líder todo el camino', '{+movement.withALeader}']
          ]
        },
        'La horda tiene su propio número. Los pasos se renuevan al empezar cada paso de movimiento y cada campaña, y no se guardan ni se traspasan. En una campaña solo mueven las unidades que van con el líder o hacia él.'
      ]
    },
    C: {
      title: 'Dónde termina',
      text: [
        'Un apilamiento se detiene donde hay unidades de una nación hostil, aunque sea del mismo jugador. En un Área Bárbara los Bárbaros no se detienen unos a otros. Desbordar o forzar el paso permite seguir.'
      ]
    },
    D: {
      title: 'Dejar y recoger',
      text: [
        'Por el camino se pueden dejar y recoger unidades, cada una con sus pasos. La que no va con el líder todo el camino no tiene su bonificación.'
      ]
    },
    E: {
      title: 'Desbordar',
      text: [
        '{movement.overrunners} unidades o más desbordan a una sola unidad enemiga que no consigue escapar: la destruyen sin batalla, por {movement.overrunSteps} paso más. Lo impiden un Limes, una ciudad fortificada y un estrecho.'
      ]
    },
    F: {
      title: 'Forzar el paso',
      text: [
        'Si entran {movement.forcingTimes} veces tantas unidades como defensores, dentro del límite, los sujetan: se detienen allí y les darán batalla; las demás pueden cruzar la provincia, que sigue siendo hostil. Lo impiden un Limes, una ciudad fortificada y un estrecho.'
      ]
    },
    G: {
      title: 'Migración de una horda',
      text: [
        'Fuera de una invasión (XVIII.H) una horda solo mueve con todas las unidades de su nación juntas y sin atacar; nadie puede interceptarla entonces. Huye y se retira como las demás, y nunca mueve en una campaña.'
      ]
    },
    H: {
      title: 'Invasiones',
      text: [
        'La tabla temporal dice quién invade y cuándo. El invasor mueve y combate una primera y una segunda vez, tiene sitio para {stacking.forAnInvasion} unidad más en todos sus apilamientos, su horda mueve {movement.hordeInAnInvasion} pasos, y luego sus líderes van de campaña con la misma ventaja.'
      ]
    },
    I: {
      title: 'Los limites romanos',
      text: [
        'Hasta el turno {turns.limitesLast} unos muros guardan las fronteras de ambos Imperios. Todos se detienen donde hay uno, y nadie pasa por fuerza, desbordando ni en incursión. Hay como mucho uno por provincia, y nunca cuenta para el límite de apilamiento. Con unidades al lado, un Limes cuenta como una en defensa y puede recibir un impacto. Solo, cae en el acto, y causa un impacto si supera un D2, también antes de que lleguen romanos que interceptan allí. Los perdidos se reconstruyen gratis en las compras, una vez recuperada la provincia. En las compras del turno {turns.limitesEnd} todos pasan a ser unidades locales.'
      ]
    },
    J: {
      title: 'Estrechos',
      text: [
        'Un estrecho hace contiguas las provincias que une. Para cruzarlo hay que empezar el movimiento a su lado, y se agotan todos los pasos; solo Bizancio cruza el Bósforo por un solo paso. Por un estrecho no se desborda ni se fuerza el paso, y las flotas pueden cerrarlo (XXV.F). Quien intercepta o huye lo cruza en su camino.'
      ]
    },
    K: {
      title: 'Casos especiales',
      text: [
        'Scythia está abierta solo a Nómadas, y a los ostrogodos en el turno {turns.first}; Arabia Deserta, a incursores árabes; Mauretania, a incursores bereberes y a los moros.'
      ]
    }
  }
}
