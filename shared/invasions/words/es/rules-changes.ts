import { translationOf } from '../../../words/dictionary.ts'
import type { rulesChanges as english } from '../en/rules-changes.ts'

export const rulesChanges = translationOf<typeof english>()({
  'rules-change.points':
    'Algunos objetivos dan un punto más o menos: más, Moesia y Graecia (bizantinos), Garumnum, Septimania y Carpetania (visigodos); menos, Mesopotamia, Persis y Oriens (persas), África (vándalos) y Gallaecia (suevos).',
  'rules-change.suzerain':
    'Un nuevo soberano deja las ciudades de su vasallo sin retirarse a la capital que también tiene que dejar.',
  'rules-change.routine':
    'El juego solo pregunta lo que importa. A las preguntas de rutina da la respuesta habitual; en «Qué se me pregunta» eliges cuáles decides tú.',
  'rules-change.attitudes':
    'Dices una sola vez cómo están tus pueblos con otros en las Áreas Bárbaras. En Vínculos lo cambias.',
  'rules-change.sieges': 'Asediar, asaltar o retirarse es una sola pregunta.',
  'rules-change.parting':
    'Cuando acaba una relación, las tropas de las dos naciones se separan allí donde están juntas. Nadie se queda al lado de un enemigo.',
  'rules-change.sharing':
    'Aliados y vasallos conservan sus provincias y ciudades. Solo comparten los ingresos y los puntos del Área.',
  'rules-change.displacement':
    'Los recién llegados desplazan también el campamento de un Reino que hace las veces de capital.',
  'rules-change.purchases': 'Nadie compra, construye ni recibe unidades entre enemigos.',
  'rules-change.flight': 'Un apilamiento de varias naciones huye junto, con un solo dado.',
  'rules-change.own-units':
    'En intercepciones y retiradas cada jugador decide sobre sus propias unidades, y en qué orden interceptan.',
  'rules-change.stacking': 'Para el apilamiento solo cuentan la nación activa, sus federados y sus aliados.',
  'rules-change.vanished':
    'Las naciones sin unidades, tierras ni sede han desaparecido: ni administran ni quiebran.',
  'rules-change.more':
    'Correcciones menores a Foedera, hostilidad, matrimonios, herejías, tratados y emboscadas. Las «Lecturas» de las reglas las enumeran.'
})
