import type { Translations } from '../../../words/readings.ts'

/** Our readings of docs/interpretations.md in Spanish, by the mark of the row. */
export const readings: Translations = {
  '1tme13f': [
    '¿Se «seleccionan tres misiones» antes del reparto, o se reciben cinco y se descarta una?',
    'Se reciben cinco; una se descarta enseguida y otra tras la edad II: puntúan tres.'
  ],
  '1f5mvbk': ['¿Quién empieza con el anillo?', 'Decide el azar.'],
  vs814j: ['«Sello imperial»', 'Es el anillo imperial.'],
  '13te6q1': ['Labaron, labarum, lavaron', 'Son lo mismo.'],
  '1b52ryk': [
    '¿Decide el cetro quién recibe las 2 Doxa de la votación?',
    'No: los empatados reciben 1 cada uno. Decide la opción.'
  ],
  '1wgl6hi': ['Nadie asigna nada.', 'Nadie recibe Doxa y se deshace el empate.'],
  '1ijg04j': [
    '¿Puede un jugador reservarse lo que cartas y cáliz dan para la votación?',
    'Se gasta antes que su propia Auctoritas.'
  ],
  '12o832h': [
    '¿Puede un jugador pasar con Dynamis?',
    'Sí, para el resto de la ronda; lo que queda se pierde.'
  ],
  wmtfz8: [
    'Descartes «en cualquier momento durante una acción»',
    'En el propio turno, antes de la acción y entre carta y carta.'
  ],
  '1v74v9w': [
    '¿Habilidades instantáneas «antes de la siguiente» o «después de todas»?',
    'En el acto, carta por carta.'
  ],
  '12n8c93': [
    'Las habilidades son opcionales. ¿Se pregunta por los regalos?',
    'La habilidad instantánea se declara con la carta. Los regalos y robos de un héroe llegan sin preguntar; lo que tiene elección se pregunta.'
  ],
  '1yj8bci': [
    'Varios héroes y una carta de dos tipos',
    'Cuenta el mejor héroe, con todos los tipos que comparte.'
  ],
  '2vr3g8': ['¿Se aplican los descuentos a las intrigas?', 'Sí.'],
  g7vf26: ['¿Cartas «igual al nivel» o «hasta»?', 'Hasta.'],
  vviela: [
    'Un bandon marcado pierde a su héroe por un asesinato.',
    'Sus cartas se quedan, sueltas y marcadas.'
  ],
  '1bxf003': ['Valores del mercado', 'De 2 a 9.'],
  '140h7we': [
    '¿Cuándo se usan en turno ajeno las cartas de «cualquier momento»?',
    'Siempre que haya una ventana abierta a su dueño, salvo en respuesta a una intriga.'
  ],
  ukeky0: ['¿Se pierde el Dynamis de una acción cancelada?', 'Sí.'],
  '1gzf6w6': [
    '¿A quién se pregunta si reacciona?',
    'A quienes, por lo que todos saben, podrían tener una carta y pagarla; los demás claramente no pueden.'
  ],
  '1gnxc8': [
    'Intrigas y héroes que responden a un tipo',
    'Llega el regalo del héroe; tratos y activaciones, solo con cartas usadas como acción.'
  ],
  hpaxtk: ['Se nombra un chivo expiatorio.', 'Cuenta como derrotado y puede reaccionar a su vez.'],
  '10hql7q': ['¿Cuánto tiempo queda boca abajo una carta seducida?', 'Hasta el final de la ronda.'],
  e4ngxr: [
    '¿En secreto y a la vez, o por orden de iniciativa?',
    'Todos eligen en secreto, sustituciones incluidas; se revela y aplica en ese orden.'
  ],
  '1l4hidu': ['Una Nomisma suelta', 'No da nada: Doxa y tamaño se redondean hacia abajo.'],
  '1pwpamz': ['Quien no da nada, ¿es el que menos aporta?', 'Sí.'],
  '1ex41ec': ['Doxa por debajo de cero', 'Se queda en cero, salvo a solas, donde es el final.'],
  yi86l: ['¿Piden menos los eventos con dos o tres jugadores?', 'No.'],
  jzky7q: ['Se acaban las figuras.', 'Se colocan las que haya.'],
  '1gq8a6y': ['Las aportaciones de un desafío', 'No dan Doxa por recurso, y quien no da nada no gana nada.'],
  qpeufo: ['¿Pagan los descartes forzados?', 'No; los del límite de mano, sí.'],
  '1slrsrb': [
    '¿Qué intrigas se usan al final?',
    'Las de final y las de cualquier momento sobre unidades; en respuesta, las que cancelan.'
  ],
  ew1gak: ['Empate en el primer puesto', 'Ambos reciben su Doxa y el siguiente ocupa el tercer puesto.'],
  ls5f4x: ['¿Se puede usar una intriga con el Comisario y similares?', 'No.'],
  '1q7obmr': [
    'Los contrabandistas de seda figuran entre los sustitutos.',
    'Una Nomisma por cada recurso aportado.'
  ],
  v9yeu5: [
    '¿Seis rondas o siete?',
    'Siete: seis eventos tras una primera ronda sin él; nueve en un maratón.'
  ],
  hzr0b: ['Exactamente 20 Doxa', 'Nerón.']
}
