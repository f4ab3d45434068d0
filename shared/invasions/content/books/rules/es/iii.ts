import type { RuleText } from '../rule-text.ts'

export const iii: RuleText = {
  intro: ['Las palabras y las piezas de que se sirven los demás capítulos.'],
  sections: {
    A: {
      title: 'Dados y redondeo',
      text: [
        'Las batallas se libran con dados de batalla blancos y negros (XX.B), o con 2D6 si se ha elegido la batalla avanzada (→XXI). Para todo lo demás se tira un D10.',
        'Un D2 es un D10 que se supera con número par y se falla con impar.',
        'Las mitades se redondean siempre hacia arriba, y lo que bajaría de cero se queda en cero.'
      ]
    },
    B: {
      title: 'Unidades',
      text: [
        'Una unidad es estándar o de élite, y de ambas clases las hay pesadas. La estándar desaparece al primer impacto. La de élite se gira con el primero y cuenta desde entonces como infantería corriente, o como flota corriente, hasta que se repara o vuelve a ser alcanzada.',
        {
          list: [
            'La infantería es la unidad común. Los arqueros disparan antes del choque (XX.D) y luego luchan como las demás. La caballería puede ganar una ventaja táctica (XX.C); los arqueros a caballo son ambas cosas.',
            'Las unidades pesadas pueden ganar la ventaja pesada y estropear los dados del enemigo.',
            'Solo Reinos e Imperios emplean la élite como tal: entre los Bárbaros lucha como estándar hasta que fundan un Reino.',
            'Una guardia imperial cuenta como {elite.guard} de élite, y aun así un solo impacto la gira.',
            'Las unidades anfibias no sufren por los ríos en batalla (XX.F) ni por el riesgo del mar en los desembarcos (XXV.E). Las alpinas cuentan doble en una emboscada (XX.D). Unas y otras lo conservan aun dañadas, igual que quienes arrojan el hacha.',
            'Un Limes es un muro que no se mueve jamás (XVIII.I). Las flotas están solo en el mar (→XXV).',
            'Un mercenario es una unidad que su nación presta a otra, como cliente (XXVII.B), federada (XXVIII.C) o vasalla (XXIX.D), o por una carta (XXX.D, XXX.H).'
          ]
        }
      ]
    },
    C: {
      title: 'Líderes',
      text: [
        'Un líder no es una unidad. Los que no tienen nombre están siempre disponibles; los históricos llegan con su turno y se quedan {leaders.turns} turnos como mucho. Ninguno se compra.',
        {
          head: ['Valor', 'Qué da'],
          rows: [
            [
              'Combate',
              'Tantas repeticiones en batalla (XX.E), asedio (XXIV.C) y contra revueltas (XVI.F), y bonificación a la intercepción y la huida (→XIX)'
            ],
            ['Apilamiento', 'Tantas unidades más en su provincia (XVII.B)'],
            ['Administración', 'Tantas cartas de administración más (XIII.D)'],
            ['Diplomacia', 'Tantas cartas de diplomacia más (XXX.A)'],
            ['Campaña', 'Cuántas campañas puede hacer en una activación (XXII.A)']
          ]
        },
        'Unos pocos líderes conocen la montaña y allí no caen en emboscadas.'
      ]
    },
    D: {
      title: 'La horda',
      text: [
        'Cada nación Bárbara tiene una horda, su pueblo sobre carros. Con ella se reúnen los refuerzos (IX.D), de ella parten las incursiones (XI.C) y solo por ella tienen los Bárbaros un Área (XII.C). Cuando la nación funda un Reino, la horda pasa a ser su capital (VII.D).',
        'La horda está aparte de todo apilamiento y no cuenta para el límite. En defensa cuenta como una unidad; no puede ser destruida, solo sometida (XXIX.B). Se mueve en una migración (XVIII.G) o, durante una invasión, como infantería.'
      ]
    },
    E: {
      title: 'El mapa',
      text: [
        'El mapa se compone de provincias y zonas marítimas; las provincias forman Áreas, Bárbaras o Civilizadas. Una provincia tiene un ingreso y un terreno, y puede tener una ciudad o un emplazamiento para ella, un puerto, un granero, una caravana.',
        'Una frontera puede correr por un río, una cordillera o un estrecho. Una zona marítima puede valer algo para quien tenga el monopolio de su comercio.'
      ]
    },
    F: {
      title: 'Ciudades',
      text: [
        'Quien tiene la provincia tiene la ciudad. Para tomar una provincia con ciudad hay que asediarla con éxito (→XXIV), haya murallas o no. Un emplazamiento es un lugar donde puede fundarse una ciudad; mientras tanto lo saquean los incursores (XI.F). Las ciudades crecen hasta el nivel {city.most} por eventos, o cuando una horda se asienta.'
      ]
    },
    G: {
      title: 'Capitales',
      text: [
        'Cada nación Civilizada tiene una capital. Paga un extra (XIV.B), está siempre fortificada, atrae interceptores (XIX.A), nunca se rebela y guarda su Área de la calamidad de la herejía (XXXI.C). Saquearla da más oro (XXIV.D).',
        'Cuando cae, su nación pierde aliados, clientes y vasallos, y sus federados pueden irse. Un Reino cuya capital cae puede tener que someterse (XXIX.C). La capital se restablece al turno siguiente, y en ese turno no paga el extra.'
      ]
    },
    H: {
      title: 'El tesoro',
      text: [
        'Cada nación guarda su propio oro, también las Bárbaras. El oro solo pasa de una nación a otra donde lo dice una regla.'
      ]
    }
  }
}
