import type { RuleText } from '../rule-text.ts'

export const xvi: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: ['Las revueltas vienen de calamidades y eventos. Los Bárbaros paganos y arrianos son inmunes.']
    },
    B: {
      title: 'Quién coloca una revuelta',
      text: [
        'Un D10 señala al jugador que elige la provincia:',
        { table: 'selectors', head: ['D10', 'Jugador'] }
      ]
    },
    C: {
      title: 'El Área',
      text: [
        'En un Imperio el Área se tira con un D10, en la tabla de la mitad del mapa donde está su capital, hasta dar con una donde tenga una provincia:',
        { table: 'revolts', head: ['D10', 'Oeste', 'Este'] }
      ]
    },
    D: {
      title: 'La provincia',
      text: [
        'No puede tener capital ni líder; las unidades no importan. Recibe un marcador de Revuelta −; el que ya tuviera pasa a Revuelta +.'
      ]
    },
    E: {
      title: 'Efectos de una revuelta',
      text: [
        'La provincia es hostil a su dueño, aunque sigue siendo suya. No paga nada, ni su ciudad, tampoco por comercio; cuesta {income.revoltMinus} o {income.revoltPlus} de oro por turno (XIV.G). Quien la conquista hereda la revuelta, pero bajo Bárbaros paganos o arrianos termina. A las caravanas no les afecta.'
      ]
    },
    F: {
      title: 'Sometimiento',
      text: [
        'Al final de la administración una nación puede intentarlo donde tenga unidades, con un D10; un líder da repeticiones. No hay asedio ni batalla.',
        {
          rows: [
            ['{+suppression.forAUnit}', 'por cada unidad presente'],
            [
              '{+suppression.forHeresy}',
              'el Área es herética, o lo es la de la capital y esta tiene la misma fe sin la herejía'
            ],
            ['{+suppression.forAnotherFaith}', 'la nación tiene otra fe que el Área']
          ]
        },
        'Con {suppression.on} o más la revuelta termina. Si no, se pierde una unidad a elección; si era la única, un líder presente cae con un D2 fallado.'
      ]
    }
  }
}
