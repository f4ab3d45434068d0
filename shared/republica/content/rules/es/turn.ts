import type { RuleText } from '../rule-text.ts'

/** Chapter 3. */
export const turn: RuleText = {
  intro: [
    'Diriges una facción del Senado. Las facciones se disputan cargos, ejércitos, dinero y votos, y gobiernan Roma juntas: si las guerras, las deudas o el pueblo derriban la República, pierden todas (12.2).'
  ],
  sections: {
    '1': {
      title: 'El año',
      text: [
        'Un turno es un año. Sus fases llegan siempre en este orden:',
        {
          list: [
            'Mortalidad: puede morir de viejo un senador (→5).',
            'Recaudación: cobran los senadores y el Estado, el Estado paga lo que debe y el dinero cambia de manos (→6).',
            'Foro: sucede algo que afecta a todos, se roban cartas y las facciones toman iniciativas (→7).',
            'Población: el pueblo juzga el año (→8).',
            'Senado: elecciones, procesos, gobernadores y los demás asuntos (→9).',
            'Combate: luchan los ejércitos enviados (→10).',
            'Revolución: se juegan cartas, y los vencedores entregan el mando o se rebelan (→11).'
          ]
        },
        'Quien haya ganado entonces, gana si Roma sigue en pie (12.3).'
      ]
    }
  }
}
