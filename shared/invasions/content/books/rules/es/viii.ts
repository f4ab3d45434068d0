import type { RuleText } from '../rule-text.ts'

export const viii: RuleText = {
  sections: {
    A: { title: 'En general', text: ['Lo que cuenta es el tamaño, no la edad.'] },
    B: {
      title: 'Por fuerza',
      text: [
        'Un Reino que tiene {empire.areas} Áreas o más lo comprueba en el Estado de las Naciones y siempre que avanza en edad (VI.E); nunca en el turno en que fue fundado. Un Área Bárbara cuenta {empire.partOfABarbarianArea}, y aquí las mitades no se redondean. Tira un D10:',
        {
          rows: [
            ['{+empire.forAGreatLeader}', 'un líder con combate {empire.greatLeader} o más'],
            ['{+empire.forDecline}', 'por cada nivel de declive'],
            ['{+empire.forAnAreaBeyond}', 'por cada Área Civilizada después de las primeras {empire.areas}'],
            ['{+empire.forABarbarianArea}', 'por cada Área Bárbara'],
            ['{+empire.forAnImperialCity}', 'tiene Roma o Constantinopla'],
            ['{+empire.forAClient}', 'por cada cliente, solo Persia']
          ]
        },
        'Con {empire.on} o más es Imperio en el acto.'
      ]
    },
    C: {
      title: 'El joven Imperio',
      text: [
        'Su edad vuelve al primer espacio (Persia conserva la mitad de la suya) y el declive desaparece. Recibe {kingdom.gold} de oro ahora y {kingdom.goldNextTurn} al turno siguiente.'
      ]
    }
  }
}
