import { translationOf } from '../../../words/dictionary.ts'
import type { eventNotes as english } from '../en/event-notes.ts'

export const eventNotes = translationOf<typeof english>()({
  'background.coronation-of-justinian-and-theodora':
    'En abril de 527 Justino hizo coemperador a su sobrino. En agosto Justiniano reinaba solo, con una antigua actriz a su lado.',
  'background.commission-of-the-first-code':
    'En febrero de 528 se encargó a diez juristas reunir en un solo libro cinco siglos de leyes imperiales.',
  'background.earthquake-at-antioch':
    'En noviembre de 528 la tierra volvió a temblar, dos años después de que la ciudad quedara destruida.',
  'background.the-academy-of-athens':
    'En 529 una orden de la corte puso fin a la enseñanza de la filosofía en Atenas.',
  'background.samaritan-revolt':
    'Entre 529 y 531 los samaritanos de Palestina se alzaron y coronaron a un rey propio.',
  'background.battle-of-dara':
    'En junio de 530 Belisario venció a un ejército persa más numeroso desde detrás de un foso.',
  'background.deposition-of-hilderic':
    'En 530 Gelimer arrebató el trono de los vándalos a un rey amigo del emperador.',
  'background.embassy-to-axum-and-himyar':
    'En 531 unos embajadores cruzaron el mar Rojo en busca de seda sin pasar por los persas.',
  'background.nika-riots':
    'En enero de 532 los colores del circo se alzaron juntos y quemaron el centro de la ciudad.',
  'background.treaty-of-eternal-peace':
    'En 532 se pagaron a Persia once mil libras de oro por una paz sin fin. Duró ocho años.',
  'background.expedition-against-the-vandals':
    'En junio de 533 zarparon hacia África quinientas naves al mando de Belisario.',
  'background.publication-of-the-digest':
    'En diciembre de 533 las opiniones de los antiguos juristas se hicieron ley, en cincuenta libros.',
  'background.conquest-of-sicily': 'En 535 Belisario tomó la isla casi sin combatir.',
  'background.year-without-a-sun':
    'En 536 un velo de polvo apagó el sol durante un año, y se perdieron las cosechas.',
  'background.consecration-of-hagia-sophia':
    'El 27 de diciembre de 537 se consagró la nueva iglesia, cinco años después del incendio.',
  'background.guardian-of-the-siege-of-rome':
    'Durante un año, desde marzo de 537, unos pocos miles de hombres defendieron de los godos la muralla de Aureliano.',
  'background.fall-of-ravenna':
    'En mayo de 540 los godos abrieron su capital a Belisario, a quien creían su nuevo emperador.',
  'background.sack-of-antioch':
    'En 540 Cosroes rompió la paz y se llevó a Persia a los habitantes de la ciudad.',
  'background.plague-at-pelusium':
    'En 541 la peste se vio por primera vez en un puerto de Egipto. Al año siguiente estaba en la capital.',
  'background.edict-on-the-three-chapters':
    'Un edicto de hacia 544 condenó escritos de autores muertos hacía mucho. África no lo aceptó.',
  'background.totila-before-rome':
    'En diciembre de 546 los godos de Totila tomaron Roma por una puerta que les abrieron.',
  'background.moorish-war-of-john-troglita': 'En 548 Juan Troglita deshizo la alianza de las tribus moras.',
  'background.siege-of-petra-in-lazica':
    'En 551 Besas, con más de setenta años, tomó al asalto la fortaleza del mar Negro.',
  'background.the-secret-of-silk':
    'Hacia 552 dos monjes sacaron de Asia huevos de gusano de seda, se dice que en un bastón hueco.',
  'background.landing-in-spania':
    'En 552 se envió al anciano Liberio a ayudar a un visigodo contra otro, y se quedó con la costa.',
  'background.fifth-ecumenical-council':
    'En mayo y junio de 553 los obispos se reunieron en la capital sin el papa, que estaba allí.',
  'background.pragmatic-sanction':
    'Una ley de agosto de 554 devolvió a Italia su antiguo orden, sobre el papel.',
  'background.bread-shortage-in-the-capital':
    'En 556 faltó el pan durante meses, y la multitud gritó al emperador ante un embajador persa.',
  'background.raid-of-zabergan':
    'En 559 los jinetes cutriguros llegaron a las murallas. Belisario hizo parecer mayor su pequeña tropa con árboles talados y ruido.',
  'background.fifty-year-peace':
    'En 561 y 562 los dos imperios acordaron una paz de cincuenta años, a cambio de oro cada año.'
})
