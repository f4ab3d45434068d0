import type { Translations } from '../../../words/readings.ts'

/** Our readings of docs/interpretations.md in Spanish, by the mark of the row. */
export const readings: Translations = {
  '17j8a28': [
    'El dibujo se ha perdido.',
    'Nuestra reconstrucción (`shared/tetrarchia/world`), cada dato con su fuente.'
  ],
  fej8q4: [
    '¿Los discos dibujados de las capitales cuentan como «ya ocupados» al repartir revueltas?',
    'No: una capital puede empezar en revuelta.'
  ],
  '19542c7': [
    '¿Cuántos niveles hay?',
    '81 según la tabla, 256 con la cuarta columna de las hojas resumen en español.'
  ],
  '18fk1a7': ['¿Pueden compartir zona las flotas?', 'Sí.'],
  '1wwtjvn': ['¿Quién coloca las flotas?', 'El jugador que dirige a Diocleciano.'],
  '3bdsvi': [
    '¿Puede llegar un emperador a una Roma en revuelta o con un disco?',
    'Sí: sólo su propia capital tiene que estar libre.'
  ],
  '5r2tlg': [
    'Tres comparten un César y su Augusto tiene la última palabra. ¿Cómo se contesta?',
    'Al empezar el turno del César, su Augusto dice cuál de los tres lo dirige en él.'
  ],
  '1ml93dm': [
    '¿Un movimiento de varios pasos es una sola acción?',
    'Se pregunta como una, por el camino más barato; las provincias de otros se atraviesan, nunca se ocupan.'
  ],
  '1wmepp6': [
    'Un emperador vuelve a una Roma donde está otro, y no hay salida.',
    'Este turno se queda fuera del tablero.'
  ],
  kkl1c6: [
    'La provincia de un emperador derrotado pierde el disco de emperador. ¿También una frontera?',
    'No: las fronteras quedan protegidas para siempre.'
  ],
  '1jelyit': [
    '¿De revuelta a agitación cuando no queda ningún disco gris?',
    'No se puede, pero no se pierde por ello.'
  ],
  gwfmuy: ['¿Las cadenas y los dobles cruzan los enlaces rotos?', 'Sí, en ambas fases.'],
  '1fm5h2w': [
    'En el texto francés una flota deja las costas «como si estuvieran conectadas». ¿Se puede atacar por mar?',
    'No, y tampoco las cadenas ni los dobles cruzan el mar.'
  ],
  '1h5spoe': [
    'La cadena de un ejército más allá de la frontera, que no pisa ningún disco',
    'La mayor cadena contigua.'
  ],
  jwkcsq: [
    '¿Cuántas veces se comprueba un enlace roto?',
    'Una en cada estado del Imperio, una en cada alzamiento y una por la marcha de cada ejército; no donde de todos modos decide un enlace entero.'
  ],
  xral3c: ['¿Un ejército que aparece en un eco avanza en el mismo turno?', 'Sí.'],
  '1cojuzl': [
    'Ejércitos en Italia a la misma distancia',
    'Italia cuenta como región 0; después, la provincia que va antes en la lista de nuestro tablero.'
  ],
  '13oyj5r': [
    '¿Puede estar Italia en rebelión?',
    'Sí: cualquier región cuyas provincias pidan más de seis puntos, agitación 1, revuelta 2.'
  ],
  xuwpuc: [
    '¿Cuándo no se puede ganar ya una partida, y qué pasa entonces?',
    'Cuando quedan demasiado pocos discos para las fronteras abiertas: los entregados por un poder ya no están, ni el de una provincia a la que no puede llegar ningún alzamiento ni ejército (Etruria y Sardinia, cuando ya no puede venir ningún ejército del oeste). Se avisa a todos, y antes de cada ronda se pregunta si termina la partida; todos deben estar de acuerdo.'
  ],
  '1g3gqqm': [
    'La variante española y la francesa difieren.',
    'Puede elegirse cualquiera de las dos, pero no ambas en una partida.'
  ],
  h3fzcq: ['¿Qué disco se da por un poder o un punto?', 'Uno de la mano.'],
  '16mt18j': ['¿Paga Diocleciano por cada movimiento de otro?', 'Un disco por todo el turno.'],
  '1m93wet': [
    'El +1 de Galerio: ¿antes o después de doblar?',
    'Antes; también cuando le atacan; se pregunta donde puede mejorar el resultado.'
  ],
  '2yuw0v': ['Flotas en las tres zonas', 'Una sola zona.'],
  '1k3sryq': [
    '¿El punto se puede tomar o dar en cualquier momento?',
    'Una vez en cada turno propio de Diocleciano y de Constancio.'
  ],
  gf9kk2: ['¿Quién dirige un combate que empezó un ejército?', 'El emperador atacado.'],
  '1pcpapp': ['Gloria cuando no queda disco gris', 'No se toma ninguna.'],
  xszf2k: ['Con tres jugadores', 'Permitida, en cooperación.'],
  v6y2a7: [
    'Dos o cuatro jugadores conservan la tetrarquía. ¿Es ése el objetivo de alguien?',
    'No: cada uno tiene el suyo, y el final dice además que la tetrarquía se conserva.'
  ],
  '6c8tp0': [
    '¿Cuándo se compran puntos?',
    'De uno en uno en la propia fase romana, también después de otras acciones.'
  ],
  l29glg: ['¿Puede un jugador renunciar a un disco que podría recuperar?', 'El disco vuelve por sí solo.']
}
