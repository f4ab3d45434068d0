import type { RuleText } from '../rule-text.ts'

export const xxiv: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'Un apilamiento en una provincia enemiga con ciudad, y ya sin unidades enemigas, debe asediarla, seguir o retirarse. Si la ciudad no cae, el sitiador se retira (XX.L).'
      ]
    },
    B: {
      title: 'Terror',
      text: [
        'Una ciudad sin murallas puede rendirse a un líder Bárbaro que llega, con un D2. Si no lo hace, él la asedia, sigue o se retira. Si quiere saquearla, no mueve más.'
      ]
    },
    C: {
      title: 'El asedio',
      text: [
        'Un D10, con el combate del líder como repeticiones:',
        {
          rows: [
            ['{+siege.forAnAssault}', 'un asalto, que cuesta al sitiador {siege.hitsOfAnAssault} impactos'],
            ['{+siege.byCivilised}', 'el sitiador es Civilizado'],
            ['{+siege.byNomads}', 'el sitiador es Nómada, hasta el final del turno {turns.nomadsUntil}'],
            ['{+siege.forDecline}', 'por cada nivel de declive de la nación de la ciudad'],
            ['−', 'las murallas (XXIII.B); una ciudad abierta, {+walls.braced} en los turnos {turns.braced}'],
            [
              '{+siege.suppliedBySea}',
              'un puerto con un apilamiento naval amistoso en su zona, pero no contra un asalto'
            ]
          ]
        },
        'Con {siege.on} o más la ciudad cae; si era una capital, su nación la vuelve a fundar el turno siguiente (III.G). En una campaña, una unidad puede mantener un asedio fallido mientras el líder va a otra parte: se vuelve a tirar en cada campaña posterior suya, sin repeticiones mientras esté fuera. Si aún resiste tras la última, el sitiador se retira.',
        { picture: 'siege' }
      ]
    },
    D: {
      title: 'Saqueo',
      text: [
        'El conquistador puede saquear la ciudad: {siege.booty} de oro y un marcador de pillaje por nivel. La capital de un Reino da {siege.bootyOfAKingdom} de oro más; la de un Imperio, {siege.bootyOfAnEmpire}.',
        'Un marcador da de {plunder.least} a {plunder.most} de oro. Algunos llevan además el número de un evento: si es público, ocurre en el acto; si es privado, se guarda como carta. En unos pocos está el Usurpador: los Bárbaros no le hacen caso; una nación en declive lo sufre, otra solo con un {siege.usurperOn} en un D10.',
        'Después queda un marcador sobre la ciudad: no puede saquearse otra vez, y paga {income.sackedCity} de oro, hasta la próxima recuperación de su nación (XIV.I).',
        {
          example:
            'Fritigerno asedia Atenas sin asaltarla; una flota romana la abastece, así que tira con {+siege.suppliedBySea}. Tiene repeticiones, y el mejor de sus dados es un {example.die}: queda en {example.total}, y la ciudad cae.'
        }
      ]
    },
    E: {
      title: 'Derribar murallas',
      text: [
        'El conquistador puede derribar las murallas de cualquier ciudad que no sea capital. Pueden reconstruirse en un turno posterior.'
      ]
    }
  }
}
