import type { RuleText } from '../rule-text.ts'

export const vii: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'Tarde o temprano una nación Bárbara se convierte en Reino, por voluntad o por fuerza. Un federado no puede (XXVIII.E). Los hunos nunca lo hacen: al faltar Atila desaparecen o pasan de golpe a Imperio.'
      ]
    },
    B: {
      title: 'Por voluntad',
      text: [
        'Desde la edad {kingdom.voluntaryAge} la nación puede anunciar su Reino al principio de un turno, en el Estado de las Naciones. No se tira ningún dado.'
      ]
    },
    C: {
      title: 'Por fuerza',
      text: [
        'Desde la edad {kingdom.forcedAge}, la nación que no lo anuncia tira un D10 en ese momento:',
        {
          rows: [
            ['{+kingdom.forGold}', 'por cada {kingdom.goldForAPoint} de oro en su tesoro'],
            ['{+kingdom.inBarbarianArea}', 'su horda está en un Área Bárbara']
          ]
        },
        'Con su edad o menos es Reino en el acto; con más, sigue siendo Bárbara este turno.'
      ]
    },
    D: {
      title: 'El joven Reino',
      text: [
        {
          list: [
            'Su edad es la del primer espacio del registro Civilizado. Recibe {kingdom.gold} de oro ahora y {kingdom.goldNextTurn} al turno siguiente, salvo que entretanto sea Imperio.',
            'En un emplazamiento vacío de una de sus provincias se funda una ciudad del nivel más bajo. Si no lo hay, crece en uno una ciudad del nivel más bajo, o si no del intermedio; si todas tienen nivel {city.most}, el crecimiento se pierde.',
            'Su horda pasa a ser la capital, para siempre, en una de sus ciudades. Sin ciudad alguna, la horda se queda, y vale como capital en todo menos en ingresos, hasta que tenga un emplazamiento o una ciudad.',
            'Puede conservar su fe o tomar la arriana o la católica (→XXXI).',
            'Ya no recibe refuerzos gratuitos.'
          ]
        }
      ]
    }
  }
}
