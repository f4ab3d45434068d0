import { plural, translationOf } from '../../../words/dictionary.ts'
import type { coach as english } from '../en/coach.ts'

export const coach = translationOf<typeof english>()({
  'lesson.wants': 'Qué quieres',
  'lesson.wants-text':
    'Llevas varias naciones. Cada una puntúa por las provincias y Áreas de su propia lista, la próxima vez al final del turno {{turn}}. Estas son las que más te valen; haz clic en una para verla.',
  'lesson.map': 'Leer el mapa',
  'lesson.map-text':
    'Los colores muestran quién tiene qué; los botones bajo el mapa cambian lo que muestran. Las fichas cuadradas son apilamientos, con el número de unidades en la esquina. Arrastra para moverte, gira la rueda para acercarte.',
  'lesson.map-look':
    'Haz clic en una provincia, o pulsa {{key}}, para ver quién la tiene y por qué, quién puede llegar y cuánto vale.',
  'lesson.question': 'La pregunta',
  'lesson.question-text':
    'En «Decisión» el juego pregunta una cosa cada vez, y solo se puede elegir lo que las reglas permiten. La lámpara dice qué haría el ordenador. Lo que lamentes se puede deshacer hasta que caiga un dado.',
  'lesson.question-rule':
    'Los numeritos que ves por todas partes nombran una regla: haz clic en uno para leerla.',
  'lesson.card': 'Tus cartas',
  'lesson.card-text':
    'Las cartas están en el borde inferior del mapa. Haz clic en una para leerla. Cuando llega el momento de jugarla se te pregunta; si pasas, sigue siendo tuya.',
  'lesson.march': 'Una marcha',
  'lesson.march-text':
    'Toma un apilamiento: haz clic en él en el mapa o en la lista. Se iluminan los lugares que alcanza; señala uno para ver el coste, quién puede estorbarte y las probabilidades de una batalla o un asedio. Haz clic en él y confirma.',
  'lesson.intercept': 'Salir al paso de un ejército',
  'lesson.intercept-text':
    'Un enemigo pasa junto a ti. Puedes salirle al paso antes de que llegue adonde va: marca los apilamientos que deben intentarlo. La pregunta muestra la probabilidad de cada uno y las de la batalla que sigue.',
  'lesson.intercept-rule':
    'Se nombran todos antes de tirar un dado. Quien falla se queda donde está; quien llega combate en el acto.',
  'lesson.battle': 'Una batalla',
  'lesson.battle-text':
    'Cada unidad es un dado; el terreno, las murallas y las mejores tropas añaden dados o vuelven negros los blancos. La barra muestra tus probabilidades antes de tirar nada. Un líder te deja repetir dados. Tú eliges tus pérdidas, y recobras algunas.',
  'lesson.siege': 'Un asedio',
  'lesson.siege-text':
    'Para ganar una provincia hay que asediar su ciudad. Un dado, con todo lo que ayuda y estorba al lado, y tu probabilidad en tanto por ciento. Un asalto ayuda, pero cuesta impactos. Si falla, vuelves por donde viniste.',
  'lesson.scores': 'Qué puntúa',
  'lesson.scores-text':
    'Pulsa {{key}} cuando quieras: de dónde vienen todos los puntos y qué puntuaría ahora cada nación. Tal como están las cosas tendrías:',
  'lesson.scores-now': plural('points', '{{nation}}: {{points}} punto', '{{nation}}: {{points}} puntos'),
  'lesson.scores-end':
    'Lo demás viene jugando. {{rules}} abre las reglas, {{lore}} la enciclopedia, {{keys}} enumera todas las teclas.',
  'hint.administration-type':
    'El reverso dice el tipo y el precio, no lo que hace la carta. Las pasivas ahorran oro y dejan al gobernante en casa; las militares le dejan luchar; la reforma es cara y frena la edad.',
  'hint.purchases':
    'El oro que pasa del límite se pierde tras este paso. Un Reino paga mantenimiento por cada unidad cada turno; un Imperio, nada.',
  'hint.intercept':
    'Nombra todos los apilamientos antes de tirar. Un intento fallido solo cuesta la ocasión contra este apilamiento.',
  'hint.flee': 'Huir es difícil sin líder, murallas o gran número. Quien falla se queda y lucha.',
  'hint.found-kingdom':
    'Un Reino ingresa y compra, pero paga mantenimiento y sufre calamidades. Fúndalo donde haya ciudades que gravar.',
  'hint.offer-foedus':
    'Tierra y un tributo por un pueblo que ya no te ataca, guarda tu frontera y te presta una unidad.',
  'hint.raid-instead': 'Una incursión da oro y puntos sin batalla, pero la nación hace poco más este turno.',
  'hint.besiege': 'Sin asedio la provincia no es tuya, y debes dejarla.',
  'hint.suppress-revolt': 'Más unidades y un buen líder ayudan; un intento fallido cuesta una unidad.'
})
