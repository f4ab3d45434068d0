import { translationOf } from '../../../words/dictionary.ts'
import type { forecasts as english } from '../en/forecasts.ts'

export const forecasts = translationOf<typeof english>()({
  'outlook.offer-foedus':
    'Un Foedus cuesta 3 de oro por turno y da una unidad como mercenaria. Sus provincias siguen contando como propias; solo el federado puede ponerle fin.',
  'outlook.choose-grant':
    'Un Foedus cuesta 3 de oro por turno y da una unidad como mercenaria. Sus provincias siguen contando como propias; solo el federado puede ponerle fin.',
  'outlook.choose-campaigner':
    'En cada campaña él y su pila marchan y combaten una vez más, con todos sus pasos; otros pueden unirse a ellos, pero nadie se mueve sin él. Sin ella, nadie de tus naciones sale ahora de campaña.',
  'outlook.campaign-again':
    'Él y su pila marchan y combaten una vez más, con todos sus pasos. Si se queda, sus campañas de este turno terminan y se levantan los asedios mantenidos por él.',
  'outlook.break-through':
    'Arrollar: el único defensor queda barrido por un paso más, y la marcha sigue. Forzar el paso: algunas se quedan para sujetar a los defensores y combatirlos después, las demás siguen. Quedarse: la marcha acaba aquí, en una batalla.',
  'outlook.holding-units':
    'Se quedan atrás y combaten a los defensores cuando todos han movido; las demás siguen su marcha.',
  'outlook.excess-units':
    'Se repliegan al lugar de donde vinieron, o al terreno más cercano con sitio para ellas; la que no lo encuentra se pierde.',
  'outlook.fighting-units':
    'No pueden combatir más de las que caben en el terreno. Las que esperan comparten la suerte de las que combaten.',
  'outlook.interceptors-arrive':
    'Se unen a los defensores y combaten en el acto; las demás se quedan donde están.',
  'outlook.intercept':
    'Quien llega combate en el acto junto a los defensores. Quien no, se queda en casa y aún puede intentarlo contra otras pilas.',
  'outlook.flee':
    'Quien escapa no puede ser interceptado por el camino. Quien no, ha de quedarse y combatir.',
  'outlook.raid-instead':
    'La incursión es todo lo que hacen en esta activación. Puede traer oro, botín y puntos; si fracasa, una de las unidades se pierde para siempre.',
  'outlook.raid-target':
    'Fracasa: una de las unidades se pierde para siempre. Incursión −: algo de oro y un punto. Incursión +: un marcador de botín y más puntos; con una tirada muy alta pueden asentarse allí.',
  'outlook.settle': 'Quien se asienta se queda en el mapa, y combate en el acto donde haya enemigos.',
  'outlook.naval-interception': 'A quien alcanzan ha de combatir, o paga por rehusar.',
  'outlook.carrying-stack': 'Los lleva, y puede ser interceptada por el camino.',
  'outlook.discard-from-hand': 'Su mano queda a tu vista esta vez. La carta que nombres se descarta.',
  'outlook.make-room':
    'Lo que ya no cabe debe salir; lo demás puede. Quien se retira va a terreno seguro; otras pueden ocupar la tierra que el federado ha dejado.',
  'assumes.fight': 'Si nadie juega cartas ni abandona, y caen primero las unidades menos útiles.',
  'assumes.stand':
    'Si los atacantes se quedan a combatir, nadie juega cartas ni abandona, y caen primero las unidades menos útiles.',
  'assumes.march': 'Si nadie intercepta, huye ni juega cartas.',
  'assumes.interception': 'Si no llega otra pila y nadie juega cartas.',
  'outlook.voluntary-retreat': 'La batalla se pierde, pero lo que queda de la pila escapa.'
})
