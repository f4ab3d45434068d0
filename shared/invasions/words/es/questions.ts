import { plural, translationOf } from '../../../words/dictionary.ts'
import type { questions as english } from '../en/questions.ts'

export const questions = translationOf<typeof english>()({
  'pin.confirm-at': 'Confirmar: {{place}}',
  'realm.click-place': 'Haz clic en uno de los lugares iluminados del mapa, o elige por el nombre.',
  'realm.click-area': 'Haz clic en cualquier provincia de un Área del mapa, o elige por el nombre.',
  'realm.click-pair': 'Haz clic en dos provincias vecinas, en el mapa o aquí.',
  'realm.second': '{{place}} ¿y qué vecina?',
  'realm.units-there': plural('units', '{{units}} unidad propia', '{{units}} unidades propias'),
  'realm.area-held': plural(
    'count',
    '{{count}} provincia suya · {{religion}}',
    '{{count}} provincias suyas · {{religion}}'
  ),
  'realm.empty-site': 'emplazamiento vacío',
  'realm.faith-now': 'como hasta ahora',
  'realm.faith-shared': plural(
    'count',
    '{{count}} de tus provincias la comparte',
    '{{count}} de tus provincias la comparten'
  ),
  'realm.put-down': 'de sofocarla',
  'realm.failure-costs': 'Un fracaso cuesta una de las unidades que hay allí.',
  'elsewhere.not-offered': 'No está entre los lugares que se pueden elegir.',
  'elsewhere.no-grant':
    'No se puede ceder: han de ser dos provincias Civilizadas vecinas de un Área, una junto a su tierra, sin capital (XXVIII.A).',
  'elsewhere.not-mustered':
    'Las unidades nuevas solo se reúnen donde la tierra es tuya, está en paz y hay sitio (XV.B).',
  'elsewhere.no-revolt': 'Aquí no hay revuelta que tus tropas puedan sofocar (XVI.F).',
  'elsewhere.no-building': 'Nada que construir aquí: las murallas son para tus ciudades sin ellas (XXIII.C).',
  'yes-no.chance': 'de lograrlo',
  'yes-no.forced': 'de serlo de todos modos',
  'follows.nothing': 'Nada cambia.',
  'follows.asked-again': 'Se vuelve a preguntar el turno que viene.',
  'follows.kingdom.start': 'Un Reino de edad 1, con 20 de oro ahora y 10 más el turno que viene.',
  'follows.kingdom.capital': 'Una ciudad se funda o crece, y la horda se convierte en capital amurallada.',
  'follows.kingdom.life':
    'Tiene ingresos y compra unidades, paga 1 de oro por cada unidad y puede elegir su fe.',
  'follows.kingdom.price': 'Ya no llegan guerreros por sí solos, y no puede ser federado.',
  'follows.kingdom.stay': 'Siguen siendo Bárbaros, con los refuerzos de la Tabla Temporal.',
  'follows.kingdom.forced': 'Un dado decide ahora si se convierten en Reino de todos modos.',
  'follows.convert.yes': plural(
    'points',
    'Son católicos para siempre. Sus provincias católicas darían {{points}} punto, una sola vez.',
    'Son católicos para siempre. Sus provincias católicas darían {{points}} puntos, una sola vez.'
  ),
  'follows.convert.bonus': 'Cuándo contar los puntos se decide aparte: ahora o en un turno posterior.',
  'follows.convert.revolts': 'Como católicos, también los Bárbaros conocen revueltas y herejías.',
  'follows.convert.no': 'Conservan su fe: {{religion}}.',
  'follows.bonus.yes': plural(
    'points',
    '{{points}} punto ahora, y nunca más.',
    '{{points}} puntos ahora, y nunca más.'
  ),
  'follows.bonus.pope': 'Quien tenga Roma anota la mitad.',
  'follows.bonus.no': 'Los puntos esperan: con más tierra católica pueden ser más, con menos, menos.',
  'follows.foedus.gold': plural(
    'gold',
    '{{gold}} de oro y {{points}} puntos cada turno, aunque se pierda una de las provincias.',
    '{{gold}} de oro y {{points}} puntos cada turno, aunque se pierda una de las provincias.'
  ),
  'follows.foedus.land': 'La horda y todos los que caben se trasladan enseguida a {{provinces}}.',
  'follows.foedus.leaves': 'Pierden la tierra que dejan: {{provinces}}.',
  'follows.foedus.leaves-areas': 'Con ella se va el control de {{areas}}.',
  'field.more-places': plural('count', '{{count}} lugar más', '{{count}} lugares más'),
  'follows.foedus.lend': 'Una unidad a tu elección sirve a los {{federator}} mientras dure el Foedus.',
  'follows.foedus.bound': 'La horda se queda en esa tierra; sin Reino y sin vasallos propios.',
  'follows.foedus.end': 'Puedes dejarlo el turno que viene, y más tarde con una tirada par.',
  'follows.foedus.declined': 'Los {{federator}} no pueden hacer otra oferta este turno.',
  'follows.break.land':
    'Los {{federate}} se quedan las provincias con sus ciudades, y sus mercenarios vuelven a casa.',
  'follows.break.leave': 'Las tropas de los {{federator}} que hay allí se van, o se quedan y combaten.',
  'follows.break.tribute': 'Se acaban el tributo y los puntos del Foedus.',
  'follows.break.no': 'El Foedus sigue, con su oro y sus puntos.',
  'follows.break.try': 'Una tirada par los libera; con una impar nada cambia.',
  'follows.defend.yes': 'Tus tropas se quedan y luchan como defensoras.',
  'follows.carry.yes':
    'Tus flotas los llevan ahora. Los enemigos pueden interceptarlas por el camino, y lo que se hunde arrastra su carga.',
  'follows.carry.no': 'No encuentran pasaje con vosotros.',
  'follows.defend.no': 'Se retiran en el acto.',
  'follows.inherit.yes':
    'El Foedus de {{provinces}} sigue con los {{federator}}, que pagan 3 de oro por turno.',
  'follows.inherit.no': 'Sin señor, el Foedus se acaba, y los {{federate}} se quedan la tierra.',
  'follows.alliance.friends': 'Este turno son amigos y actúan juntos, cuando le toca al último de los dos.',
  'follows.alliance.share': 'Lo que ambos guarnecen lo comparten: ingresos y puntos a medias.',
  'follows.alliance.end': 'Se acaba con la última activación; donde estén los dos, el más débil se va.',
  'follows.leave.yes': 'Libres de los {{suzerain}}: sin tributo, y todos sus puntos vuelven a ser suyos.',
  'follows.leave.no': 'Siguen siendo vasallos: 1 de oro por turno y la mitad de sus puntos.',
  'follows.rebel.yes': 'Con una tirada par son libres; la unidad prestada se queda con quien la emplea.',
  'follows.rebel.failure': 'Con una impar pierden {{points}} puntos y una unidad a su elección.',
  'follows.unite.yes': 'Un Reino, un tesoro, un ejército: los {{nation}}.',
  'follows.unite.older':
    'Siguen la edad, la fe y la capital del Reino más viejo; el más joven deja de existir.',
  'follows.unite.no': 'Siguen siendo dos Reinos.',
  'follows.reunite.yes': 'Las mitades son amigas para siempre y actúan juntas; cada una conserva su tesoro.',
  'follows.reunite.no': 'Oriente y Occidente siguen cada uno por su lado.',
  'follows.convert.no-points': 'Son católicos para siempre. Ahora no hay puntos por ello.',
  'outlook.leader-succeeds': 'Ocupa el lugar del caído y manda a los que están con él.',
  'outlook.end-heresy':
    'Una herejía cuesta 1 de oro por turno y hace más difícil sofocar revueltas: una de ellas se acaba.',
  'outlook.vassal-levy': 'Los vasallos Bárbaros no reciben más de una unidad por turno.',
  'outlook.strongest-neighbour':
    'Se hacen vasallos: 1 de oro por turno, la mitad de sus puntos y una unidad prestada.',
  'outlook.defector':
    'Un dado decide, a partes iguales: se queda al margen en esta batalla o se pasa al enemigo.',
  'outlook.vanished-people': 'Su pueblo ya no existe: uno de los suyos a tu servicio se va también.',
  'outlook.set-attitudes':
    'Desde ahora y hasta que lo cambies en Vínculos: a los que marques se les puede atacar, y ellos pueden atacarte. Se te vuelve a preguntar cuando un vínculo entre vosotros empieza o acaba.',
  'outlook.declare-hostility':
    'Solo este turno: a los que nombres se les puede atacar, y ellos pueden atacarte. Los demás quedan en paz.',
  'outlook.lend-mercenary': 'Está y combate a las órdenes de otro mientras dure el vínculo.',
  'outlook.place-mercenary': 'Se reúne allí ahora y te obedece como una unidad propia.',
  'outlook.place-leader': 'Solo puede mandar a los que están con él.',
  'outlook.place-capital':
    'Desde ahora la ciudad está amurallada y da 5 de oro por turno a un Reino, 10 a un Imperio.',
  'outlook.grow-city':
    'Un emplazamiento vacío se convierte en ciudad de nivel 1; cada nivel da 1 de oro por turno.',
  'outlook.choose-religion':
    'Una fe distinta de la de un Área hace más difícil sofocar sus revueltas. Solo los católicos cuentan los puntos de una conversión.',
  'realm.strikes.heresy':
    'Hasta la segunda fase de Tiempo desde ahora cuesta oro cada turno, agrava las calamidades y hace más difícil sofocar allí las revueltas.',
  'realm.strikes.earthquake':
    'Su mayor ciudad de allí baja un nivel, nunca por debajo de 1, y pierde las murallas si no es capital.',
  'outlook.revolt-province':
    'Una provincia en revuelta no da nada, cuesta 1 de oro por turno (3 con grado +) y es hostil a las tropas de su propio señor.',
  'outlook.shaken-city':
    'Su nivel baja uno, nunca por debajo de 1, y caen sus murallas, salvo que sea capital.',
  'outlook.suppress-revolt': 'Un dado por intento, cada provincia una vez por turno. Nadie está obligado.',
  'outlook.pay-or-mutiny':
    'Paga los atrasos, o la pila que se amotina pierde una unidad y no mueve este turno.',
  'outlook.unpaid-units':
    'Bancarrota: lo que no se puede pagar se va a casa, como mucho la mitad del ejército.',
  'outlook.recover-sites':
    'Cada turno se recuperan dos emplazamientos saqueados de un Área: allí se pueden volver a fundar ciudades.',
  'outlook.treaty-province':
    'Sus tropas se van enseguida y entran las tuyas. Este turno los dos no se atacan.',
  'outlook.treaty-garrison': 'Al menos una unidad guarnece la provincia cedida.',
  'outlook.settle-foedus': 'Se trasladan todos los que caben; el resto se queda donde está.',
  'outlook.place-horde': 'La horda debe quedarse en la tierra de su Foedus.',
  'outlook.limes-follows-border':
    'Un Limes guarda la frontera en la que está; donde la frontera se ha movido, puede seguirla.',
  'outlook.take-back-mercenary': 'Su servicio ha terminado: vuelve a casa.',
  'outlook.lend-to-kin': 'Solo para una activación; luego vuelve a casa.',
  'outlook.levy-kind': 'Desde ahora está con la horda.',
  'outlook.levy-type': 'Cuál de ellas es, lo decide la suerte.',
  'outlook.administration-type': 'Pagas por todas las cartas del tipo, las miras y juegas una.',
  'outlook.administration-card': 'Solo tiene efecto la carta que juegas; las demás vuelven al mazo.'
})
