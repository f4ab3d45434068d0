import type { Translations } from '../../../words/readings.ts'

/** Our readings of docs/interpretations.md in Spanish, by the mark of the row. */
export const readings: Translations = {
  '1a3t80k': [
    '¿Basta el número impreso?',
    'Como está impreso: hace falta más (o menos) que el número. Con la opción clásica basta el número en todas partes.'
  ],
  '1l7jh0t': [
    'Las concesiones de un muerto: ¿a la facción o al foro?',
    'A la facción tras una muerte por vejez en la fase I, si no al foro; una opción las manda siempre al foro. La facción las guarda en la mano y las asigna en la fase de revolución.'
  ],
  '123rpvn': [
    'Muere un líder.',
    'La carta de su familia se queda como nuevo líder con sus valores impresos, salvo tras un asesinato descubierto. Cualquier otra familia va al fondo de la Curia; al final de cada fase del foro, un 5 o un 6 la devuelve al foro.'
  ],
  '15e7vd7': [
    '¿Cuándo se roban cartas?',
    'Cada facción roba una vez al principio de la fase del foro: con dos dados, un 7 es un suceso y lo demás una carta. Una iniciativa comprada roba al tomarse.'
  ],
  j4mwpd: [
    '¿Cómo se vende una iniciativa?',
    'Una ronda de pujas crecientes en el sentido de las agujas del reloj desde el funcionario de más rango, al menos 1 talento, que paga un senador en Roma. Si nadie puja, es de la facción del funcionario.'
  ],
  ngykot: [
    '¿Cuánto sirven los cuestores?',
    'El primer cónsul nombra a ambos. Tras cada elección, el cónsul de Roma nombra a uno y el de campo al otro; cada uno gana 1 de influencia, nadie dos veces seguidas. No es un cargo.'
  ],
  '1j8chzr': ['¿Gana algo el primer cónsul?', '5 de influencia y un marcador de ex-cónsul.'],
  '1bo4exf': ['¿Cuáles son los primeros recursos?', 'Tres cartas rojas para cada uno.'],
  ej1p3t: [
    '¿Pueden los demás apoyar una persuasión, y con qué dinero?',
    'Sí, con el tesoro de su facción: a favor suma, en contra resta. Una opción permite solo resistir.'
  ],
  g5m07w: [
    '¿Qué efecto tiene el voto de aprobación?',
    'Se anota. Una opción hace que su mayoría cambie la tirada en 1.'
  ],
  '18awtvt': [
    '¿Hay caballeros?',
    'Solo con la opción: un dado más los talentos pagados debe llegar a 6; un caballero da un voto y un talento al año.'
  ],
  '1dnmnc4': [
    '¿Pueden rebelarse los gobernadores? ¿Hay impuestos locales, fuerzas provinciales, sacerdocios?',
    'No: son de un juego avanzado que no está impreso.'
  ],
  a0c3my: [
    '¿Qué pago imposible es el final?',
    'Cualquiera que el Estado deba hacer. En la fase de recaudación aún pueden salvarlo las contribuciones.'
  ],
  ou5nec: [
    '¿Cuándo son el fin cuatro guerras: tras el combate o al final del turno?',
    'Tras el combate. El ganador se declara al final del turno.'
  ],
  '9e1gvs': [
    'Sale la nota de una familia con un exiliado y su carta en juego.',
    'Un dado: impar es el exiliado.'
  ],
  '1hbbptq': [
    'Hay en la mesa dos hombres de Estado con el mismo número y sale su nota.',
    'Muere uno de ellos; un dado dice quién.'
  ],
  '1o9by48': [
    'Se roba la última carta en la fase del foro.',
    'El turno se juega hasta el final; entonces cuenta la influencia de todos menos rebeldes y cautivos. De las facciones empatadas ganan todas.'
  ],
  xwrak1: [
    'Una facción se queda sin senadores pero no está eliminada.',
    'Toma la siguiente familia de la Curia.'
  ],
  '1la4l1o': [
    '¿Anula una revuelta popular o la bancarrota la pérdida por cuatro guerras para el rebelde?',
    'No: aún debe vencer las guerras que sobran.'
  ],
  '1gxqbnk': [
    '¿Quién gana si han ganado varios?',
    'El vencedor de una guerra civil, luego el cónsul vitalicio, luego la influencia, luego la última carta.'
  ],
  t5s3o9: ['¿Puede aportar el tesoro de una facción?', 'Sí, sin influencia para nadie.'],
  v1vmg2: [
    'Aportaciones condicionadas entre sí',
    'Se dan todas las que pueden sostenerse juntas: quien pide más de lo que dan los otros se retira, hasta que no se retira nadie.'
  ],
  h8zats: ['¿Qué aportación de un senador cuenta?', 'Lo que da ese turno de su propio tesoro, en una suma.'],
  '1uct8s7': [
    '¿Cuándo se vende caro el grano?',
    'Después de todos los ingresos, su precio una vez más por cada efecto de sequía.'
  ],
  '18e34mo': [
    '¿Qué guerras son una sequía?',
    'Los piratas siempre; las demás marcadas así, mientras están activas.'
  ],
  '17f2whc': [
    '¿Dónde encuentra un hombre de Estado a su familia?',
    'En su facción, o sin facción en la mesa; una familia que sale después va con él. La de un exiliado va por su cuenta.'
  ],
  ye7458: [
    '¿A qué tiradas afectan los malos presagios?',
    'A todas menos las de robar, las de un suceso y las de los ingresos provinciales, que bajan en 1 por sí mismos. Persuadir cuesta 1 más; el diez se lee en los propios dados.'
  ],
  xpj5ig: [
    '¿Qué es una provincia que se alza?',
    'Una revuelta con las fuerzas de tierra de su carta, sin guerras iguales. Su gobernador dirige contra ella a la guarnición como procónsul; sin guarnición vuelve a casa. Desde entonces la provincia está sin desarrollar.'
  ],
  wweupl: [
    'Una guerra pide la paz, o una alianza la termina.',
    'Los ejércitos vuelven y los cautivos quedan libres. Con la mitad de los despojos, la carta queda entre las seis siguientes del mazo.'
  ],
  '1gmo6x': [
    '¿En qué se distinguen las Repúblicas posteriores?',
    'El mazo de la época posterior está debajo del de la anterior; los sucesos y 11.21 siguen la época elegida.'
  ],
  '7meunb': [
    '¿A quién se pide un contrasoborno?',
    'A todas las facciones, también a las que no tienen dinero.'
  ],
  '1kqav8l': [
    '¿Cómo se juega el guardaespaldas manifiesto?',
    'Al principio de la fase de recaudación; se pregunta a todos, para que nadie sepa quién lo tiene.'
  ]
}
