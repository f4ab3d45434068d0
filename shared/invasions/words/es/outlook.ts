import { translationOf } from '../../../words/dictionary.ts'
import type { outlook as english } from '../en/outlook.ts'

export const outlook = translationOf<typeof english>()({
  'outlook.accept-alliance':
    'Los aliados son amigos durante el turno y actúan juntos, cuando le toca al último de ellos. Comparten lo que guarnecen ambos; al separarse, se va el más débil.',
  'outlook.accept-foedus':
    'Los federados viven en las dos provincias, reciben 3 de oro y 3 puntos por turno y prestan una unidad. Su horda se queda allí y no fundan un Reino.',
  'outlook.offer-foedus':
    'Un Foedus cuesta 3 de oro por turno y da una unidad como mercenaria. Sus provincias siguen contando como propias; solo el federado puede ponerle fin.',
  'outlook.break-foedus':
    'Se quedan las provincias con sus ciudades y recuperan a sus mercenarios. Las tropas de su señor que haya allí se van, o se quedan y luchan.',
  'outlook.try-to-break-foedus':
    'Una tirada par los libera: se quedan las provincias con sus ciudades y recuperan a sus mercenarios. Con una impar nada cambia.',
  'outlook.defend-foedus': 'Sí: tus tropas se quedan y luchan como defensoras. No: se retiran en el acto.',
  'outlook.inherit-foedus':
    'El Foedus sigue con su nuevo señor y su tributo de 3 de oro por turno; sin señor se acaba.',
  'outlook.leave-suzerain': 'Libres, ya no pagan tributo y todos sus puntos son suyos.',
  'outlook.rebel':
    'Con una tirada par son libres, pero la unidad que prestaron se queda con quien la emplea.',
  'outlook.reunite-empire':
    'Las dos mitades vuelven a ser amigas y actúan juntas, como hasta el 400; cada una conserva su tesoro.',
  'outlook.unite-nations':
    'Un tesoro y un ejército. Siguen la edad, la fe y la capital del Reino más viejo; el más joven deja de existir.',
  'outlook.found-kingdom':
    'Un Reino empieza con edad 1, 20 de oro ahora y 10 en el turno siguiente. Tiene capital e ingresos, compra sus unidades y las paga una a una; ya no le llegan guerreros por sí solos.',
  'outlook.campaign-again': 'En cada campaña las unidades de su pila vuelven a tener todos sus pasos.',
  'outlook.voluntary-retreat': 'La batalla se pierde, pero lo que queda de la pila escapa.'
})
