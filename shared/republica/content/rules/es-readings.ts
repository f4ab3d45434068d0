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
  ],
  '66s0xb': [
    '«Caballero Mayor» en el orden de precedencia',
    'El caballerizo mayor; los caballeros son otra cosa.'
  ],
  '7brwug': [
    '¿Asisten a la sesión los senadores no alineados?',
    'No: están en el Foro. Solo pueden ser elegidos gobernadores.'
  ],
  mrgnw4: [
    '¿Qué es exigir el voto inmediato en un ordenador?',
    'Lo es cada llamada a una facción: contesta o se abstiene. Quien preside fija el orden de una vez o por partes.'
  ],
  zzoxgi: ['«El Censor actual debe ser elegido Cónsul»', 'Puede serlo, y deja entonces de ser censor.'],
  '13aeicd': [
    'Menos de dos candidatos al consulado',
    'También puede ser elegido quien estaría excluido por su cargo. Sin dos senadores en Roma no hay elección.'
  ],
  '9nxus7': [
    '¿Puede un tribuno proponer antes de que acaben los procesos?',
    'En las elecciones de cónsules, censor y gobernadores presenta los siguientes candidatos; lo demás lo propone después de los gobernadores.'
  ],
  qik6wl: [
    '¿Cuándo se juega un tribuno?',
    'Cuando llaman a la facción; para la próxima propuesta también antes de cerrarse la votación; y recién levantada la sesión.'
  ],
  zcssr7: ['Cónsules con tiradas iguales', 'Tiran otra vez. El ganador elige cualquiera de los dos cargos.'],
  '1rt8rku': [
    'Un cargo termina mientras su titular está con el ejército.',
    'El comandante sigue como procónsul; el caballerizo mayor vuelve a casa.'
  ],
  '1vdxcrb': [
    '¿Mayoría de qué, y los empates?',
    'De los votos emitidos. El empate rechaza una propuesta y absuelve al acusado.'
  ],
  '1vyzahd': [
    '¿Qué derrotas cuestan influencia a quien preside?',
    'Sus candidaturas y propuestas, no los procesos ni las mociones menores, si todos los senadores de los demás votan en contra. Una abstención rompe la unanimidad. Nada, si quien presidía ha muerto o cambiado.'
  ],
  npnk5u: [
    'Un candidato rechazado a censor o gobernador',
    'No vuelve para ese puesto; de un grupo, no vuelve el grupo. El último candidato resulta elegido.'
  ],
  '1262xd4': [
    '¿Qué es «el turno anterior»?',
    'Los cargos que alguien tenía al acabar la última sesión o ha tenido desde entonces, y las concesiones que le han pagado desde entonces. Cada cargo se juzga una vez por turno.'
  ],
  '1ezfx1': ['¿A quién se puede acusar?', 'A cualquiera que esté en Roma, salvo al propio censor.'],
  cjnmsc: [
    '¿La mitad de qué influencia tras un proceso mayor?',
    'De toda la que tenía el muerto; tras un exilio, de la que excedía la de su carta.'
  ],
  ycyxik: [
    'Dos facciones con los mismos votos por una vuelta',
    'Puede reclamarlo la primera desde quien preside, en el sentido de las agujas del reloj.'
  ],
  mfy20b: ['Muerto al apelar: ¿gana algo el fiscal?', 'No: no es una condena.'],
  '1xgq9tg': [
    'Facciones iguales en senadores y en influencia',
    'La primera desde el más alto funcionario, en el sentido de las agujas del reloj.'
  ],
  '8efusb': ['¿Qué concesiones están en juego?', 'Las de los senadores y las del Foro.'],
  viy76: [
    '¿Cuesta favor un certificado o una anulación vetados?',
    'No: sus votos se anulan. Un promotor asesinado no gana nada.'
  ],
  '16l26nw': [
    '¿Gasta el intento de la facción un ataque a un promotor?',
    'Sí, y solo los ataques a esos promotores se libran de las consecuencias.'
  ],
  '177026x': [
    '¿Qué debe superar una fuerza?',
    'El comandante no suma más de lo que vale su fuerza. Contra una flota deben superarla las flotas; las legiones que vayan deben superar además la fuerza de tierra.'
  ],
  '1a82tjk': [
    '¿Quién consiente?',
    'Quien lo propone acepta por sus senadores; a los demás se les pregunta antes de votar. Una propuesta sin consentimiento no se ha hecho.'
  ],
  a4edr4: [
    '¿Qué pone fin a la sesión?',
    'La salida del de más rango en Roma, también como relevo o por un legado; en el acto, sin última ventana.'
  ],
  g92yfg: [
    'La primera línea de la sección es ilegible.',
    'Se puede llamar a cualquier procónsul que no venció en la última fase de combate.'
  ],
  u6ee94: [
    '¿Cuándo se puede proponer un cónsul vitalicio?',
    'Antes del siguiente acto de quien preside, elegidos los cónsules, no mientras preside el censor; cualquier facción, una vez por turno, sin tribuno. Hace falta un cargo, salvo que una opción diga otra cosa.'
  ],
  venp98: [
    '¿En qué consiste obedecer a un cónsul vitalicio?',
    'Su facción emite los votos de las demás y hace las propuestas de quien preside; ellas ni vetan, ni asesinan, ni se rebelan. El dinero y las cartas siguen siendo suyos.'
  ],
  jw67qt: ['¿Cuántas mociones menores?', 'Seis por sesión.'],
  bss28p: [
    '«Asignar a Fabio ocho Senadores»',
    'Ocho legiones. Otro comandante, otra guerra u otro número es un cambio.'
  ],
  ehf9o7: ['¿Vuelven los candidatos vetados?', 'La pareja no; cada uno de los dos sí, junto a otro.'],
  '1tdvhv2': [
    'Alguien muere antes de cerrarse una votación.',
    'No tiene votos en ella. Lo que trataba de él decae; su familia no ocupa su lugar.'
  ],
  '1n642kq': [
    '¿Qué bajan los guardaespaldas secretos, y a quién se pregunta?',
    'La primera tirada y cada tirada para atrapar al asesino. Se pregunta a toda facción con cartas en la mano, salvo que ya haya caído.'
  ],
  '1in53je': [
    '«Puede restar la Popularidad de la víctima»',
    'Se resta siempre. Una víctima impopular ayuda al acusado, y no se saca ninguna nota.'
  ],
  wau92c: [
    'El líder es el propio asesino, o no está en Roma.',
    'La muerte del asesino es todo; un líder ausente pierde influencia y no es procesado.'
  ],
  '11fxss0': [
    'El pueblo mata al líder en el acto, o lo libera.',
    'Muerto, cuenta como culpable: se sacan notas. Libre, no se saca ninguna, porque ni censor ni fiscal intervienen.'
  ],
  '1phzd11': [
    '¿Cuándo se nombra un dictador, y cómo se ponen de acuerdo los cónsules?',
    'Entre las elecciones de cónsules y de censor. Ambos nombran a alguien; si difieren, cada uno ve el nombre del otro y puede cambiar el suyo una vez.'
  ],
  '1wc93ry': [
    '¿Qué guerras permiten un dictador?',
    'Las activas; de una guerra con flota cuenta la fuerza mayor. Una rebelión no es ninguna.'
  ],
  kptxzj: [
    'Cartas sobre reglas que no están impresas',
    'Las leyes Gabinia, Manilia y Vatinia y la Proscripción no están en el mazo. Cleopatra dirige la Guerra de Alejandría como cualquier líder.'
  ],
  li3ztn: [
    '¿Quién ordena las batallas del año?',
    'La facción del funcionario de más rango, ejército por ejército.'
  ],
  '1fzzklb': [
    '¿Cuándo dejan de valer los números de una guerra, y si un número es de ambas cosas?',
    'Tras unas tablas, un empate o un desastre contra esa guerra ese año. Si es ambas, es un desastre.'
  ],
  '1xwbfd8': ['¿Hacia dónde se redondean mitades y cuartos?', 'Siempre hacia arriba.'],
  g3lvv0: [
    '¿Cómo se sacan las pérdidas y qué hace el propio número del cuadro?',
    'Con el cuadro siempre que haya veteranas y bisoñas juntas; el propio número pierde una unidad de la parte menor. Entre veteranas se saca una a ciegas; las flotas aliadas se hunden primero.'
  ],
  vtfhkg: ['¿La mitad de qué fuerza tras una victoria naval?', 'De la fuerza impresa de la flota.'],
  fh4eo: [
    '¿Una victoria naval hace comandante victorioso, que puede rebelarse?',
    'No: su guerra continúa y él sigue en ella.'
  ],
  '10hub21': [
    'Un comandante cae en una batalla que crea un veterano.',
    'La legión pasa a ser veterana y no obedece a nadie; un cautivo conserva su obediencia.'
  ],
  '13oow3m': [
    'Una sola nota, y la captura en la batalla que acaba la guerra',
    'Una sola nota mata. Quien es capturado mientras la guerra se gana en tierra muere.'
  ],
  qhat03: [
    '¿Cuándo puede pagarse un rescate?',
    'Al comienzo de cada fase en que el cautivo o su facción puedan pagarlo entero; la facción dice quién paga.'
  ],
  ycfc7v: [
    'Un ejército no puede combatir por falta de flotas o legiones.',
    'No hay batalla; decide el siguiente Senado.'
  ],
  '1qjl3z4': [
    '¿Cuándo se declaran los demás de su facción?',
    'Cuando es seguro quién es el rebelde, tras todas las declaraciones.'
  ],
  msiky3: ['Rebeldes iguales', 'Sigue el primero que se declaró.'],
  j2endf: ['¿Qué pasa con los cargos de los rebeldes?', 'Los pierden, y las provincias que gobiernan.'],
  '18t0seq': [
    'El rebelde muere sin ser derrotado.',
    'La revuelta acaba; quienes se le unieron comparten su suerte y sus legiones vuelven.'
  ],
  '1kgrn1y': ['¿Cuándo se combate una revuelta?', 'En la fase de combate del año siguiente.'],
  '1xaloqg': ['¿Dejan por sí solos al rebelde los veteranos leales?', 'Decide su senador.'],
  '1dj3yp9': [
    'La fuerza del rebelde y lo que gana su vencedor',
    'Sus legiones y todo su valor militar; el vencedor gana la mitad de lo que contaban solo las legiones antes de la batalla.'
  ],
  '3hhil8': ['¿Qué se lleva el rebelde vencedor?', 'Todas las legiones de Italia y todas las flotas.'],
  '1yb1kie': [
    '¿Qué es un trato y qué se ejecuta de él?',
    'Una oferta que aceptan todos los que nombra, en cuatro momentos del año. Se ejecutan: votos sobre un asunto nombrado, una nominación de quien preside, dinero antes de la redistribución, cartas en la fase de revolución. Se anotan: aportaciones, un año sin procesos, y palabras, que juzgan los demás.'
  ],
  '1d5l6z7': [
    '¿Hay que pagar un servicio que no se prestó?',
    'No: si quien cobra rompió su parte o esta no llegó a darse, el pago decae. Quien no puede pagarlo todo paga lo que él y sus senadores tengan, y ha roto su palabra.'
  ],
  '7jufni': [
    '¿Qué leyes se introducen, y cuándo?',
    'Antes de los demás asuntos de la sesión, sin votar. Las de Gabinio, Manilio y Vatinio no: lo que cambian en el combate, la revolución y las provincias no está impreso. La ley Servilia deroga la Acilia y nada más.'
  ],
  '809the': ['¿Se procesa a un procónsul llamado después de los procesos?', 'Sí, el turno siguiente.'],
  ypfsf: [
    '¿Quién paga la corrupción, y quién sufre por el asesinato de un tribuno?',
    'Un senador de la facción que esté en Roma, el que ella nombre. La corrupción que no pueda pagar se pierde.'
  ]
}
