import type { RuleText } from '../rule-text.ts'

export const xxiii: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: ['Las ciudades amuralladas están señaladas en el mapa. Toda capital está fortificada.']
    },
    B: {
      title: 'Qué dan las murallas',
      text: [
        {
          list: [
            'Nadie fuerza el paso, desborda ni cruza en incursión; el terror no sirve (XXIV.B).',
            'En batalla el defensor Civilizado tiene un dado más, negro si es Imperio (XX.F, XX.G), o mejor tirada (XXI.E).',
            'El sitiador tira con {-walls.ordinary}. Las de Roma cuentan {-walls.rome}, las de Ctesifonte, Rávena y Constantinopla {-walls.strong}, y las de Constantinopla {-walls.theodosian} cuando Teodosio ha construido, en el turno {turns.theodosian}.'
          ]
        }
      ]
    },
    C: { title: 'Construir murallas', text: ['{purchases.walls} de oro, en el paso de Compras.'] },
    D: {
      title: 'Ciudades sin murallas',
      text: [
        'Los líderes Bárbaros pueden tomarlas por terror (XXIV.B). En los turnos {turns.braced} se preparan, y el sitiador tira con {+walls.braced}.'
      ]
    }
  }
}
