import type { RuleText } from '../rule-text.ts'

/** Chapter 4. */
export const setUp: RuleText = {
  sections: {
    '1': {
      title: 'Facciones',
      text: [
        'En el Senado hay de {table.fewest} a {table.factions} facciones, cada una con el nombre de una colina de Roma. Cada facción recibe {start.senators} familias, o {start.senatorsOfThree} si solo juegan {table.fewest}. Las demás familias llegan con el mazo.'
      ]
    },
    '2': {
      title: 'Roma',
      text: [
        'El tesoro tiene {start.treasury} talentos, la inquietud está en {start.unrest} y {start.legions} legiones esperan en Italia. Aún no hay flotas ni provincias.'
      ]
    },
    '3': {
      title: 'Cuestores',
      text: [
        'Los cónsules nombran un Cuestor de Roma y un Cuestor de Campo. Cada uno gana {influence.quaestor} de influencia. El primer cónsul nombra a ambos; después, el cónsul de Roma nombra a uno y el cónsul de campo al otro, justo tras su elección. Un cuestor no ocupa cargo: puede ser elegido para cualquiera.'
      ]
    },
    '4': { title: 'El mundo', text: ['La Primera Guerra Púnica está en el tablero, inactiva (7.331).'] },
    '5': {
      title: 'Líderes',
      text: [
        'Cada facción elige un líder entre sus senadores. Un líder cobra más (6.1) y nadie puede atraerlo a su bando (7.7).'
      ]
    },
    '6': {
      title: 'El primer cónsul',
      text: [
        'El senador de número más bajo es cónsul de Roma hasta la primera elección. Gana {start.consulInfluence} de influencia y después es ex-cónsul.'
      ]
    },
    '7': {
      title: 'Las primeras cartas',
      text: [
        'Cada facción tiene {start.cards} cartas rojas: intriga, hombres de Estado, concesiones. Desde el primer cónsul y en el sentido de las agujas del reloj, cada una puede jugar ya sus hombres de Estado y repartir sus concesiones entre sus senadores.'
      ]
    }
  }
}
