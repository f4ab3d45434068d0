import type { RuleText } from '../rule-text.ts'

export const v: RuleText = {
  sections: {
    A: {
      title: 'Preparación',
      text: [
        'El escenario de 350 dice qué naciones están en juego, dónde están sus unidades, hordas y capitales, qué oro y edad tienen y quién es cliente de quién. Las ciudades están fortificadas como en el mapa. Se barajan todos los mazos. Se empieza por los eventos del turno {turns.first}.'
      ]
    },
    B: {
      title: 'Puntuación',
      text: [
        'Las naciones puntúan por lo que tienen: cada una tiene su lista de provincias y Áreas, con los puntos de cada una. Se cuenta al final de los turnos {turns.scoring} y del último.',
        {
          list: [
            'Un vasallo recibe la mitad de sus puntos, y su soberano puntúa por la tierra del vasallo como por la suya (XXIX.E, XXIX.F).',
            'Patrón y cliente se reparten los puntos de la tierra del cliente (XXVII.A). Los aliados que tienen algo en común se lo reparten (XXVI.B).',
            'El federador puntúa por las provincias cedidas en un Foedus; el federado tiene por ellas sus propios puntos (XXVIII.D, XXVIII.E).'
          ]
        },
        'También dan puntos las incursiones (XI.E), los matrimonios (XXX.D), la conversión al catolicismo (XXXI.B) y las hazañas que enumera la página de cada nación.'
      ]
    },
    C: {
      title: 'Ganar',
      text: [
        'Gana el jugador cuyas naciones suman más puntos al final. La partida acaba con el turno {turns.last}, o con el turno {turns.lastWithIslam} si ha surgido el islam. En caso de empate se suman otra vez los puntos del último turno; si sigue, decide el orden de los jugadores: Romanos, Hunos, Persas, Godos.'
      ]
    }
  }
}
