import type { RuleText } from '../rule-text.ts'

export const xi: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'La incursión busca pillaje, no tierra. Las naciones incursoras hacen la suya en la fase de Tiempo; los demás Bárbaros, en su activación.'
      ]
    },
    B: {
      title: 'Naciones incursoras',
      text: [
        'Parten de la provincia de su página, o de cualquiera del Área que esta nombre, con {raid.party} unidades, sacadas a suertes si hay más. No están en el mapa hasta que se asientan, y no se activan.'
      ]
    },
    C: {
      title: 'Naciones bárbaras',
      text: [
        'Una nación Bárbara que no es federada ni vasalla puede hacer una incursión en su activación, con {raid.party} unidades si las tiene, estén donde estén. Parte de su horda. Lo único más que puede hacer la nación es mover antes unidades entre sus propias provincias.'
      ]
    },
    D: {
      title: 'Cómo va una incursión',
      text: [
        'El objetivo es una provincia enemiga de un Área Civilizada con un emplazamiento de ciudad vacío, contigua a la salida o con una sola provincia en medio. No se cruza una provincia con Limes o ciudad fortificada. Los incursores anfibios pueden cruzar una zona marítima. Las incursiones no se interceptan.'
      ]
    },
    E: {
      title: 'Qué trae una incursión',
      text: [
        'Se tira un D10:',
        {
          rows: [
            [
              '{+raid.forAUnit}',
              'por cada unidad Civilizada en el objetivo y en la provincia o zona cruzada'
            ],
            ['{+raid.afterAMinus}', 'la incursión anterior dejó allí Incursión −'],
            ['{+raid.afterAPlus}', 'la incursión anterior dejó allí Incursión +']
          ]
        },
        {
          head: ['Total', 'Resultado'],
          rows: [
            ['hasta {raid.failsUpTo}', 'Fracasa, y un incursor se pierde para siempre'],
            ['hasta {raid.minusUpTo}', 'Incursión −: {raid.gold} de oro y {raid.pointsOfAMinus} punto'],
            ['hasta {raid.plusUpTo}', 'Incursión +: un marcador de pillaje y {raid.pointsOfAPlus} puntos'],
            ['{raid.settlesFrom} o más', 'lo mismo, y los incursores pueden quedarse']
          ]
        },
        'Una Incursión + destruye el Limes de la provincia. Un marcador de incursión que no se renueva se retira.'
      ]
    },
    F: {
      title: 'Marcadores de pillaje',
      text: [
        'El marcador se resuelve como tras un saqueo (XXIV.D). Mientras hay uno en el emplazamiento, la provincia no puede sufrir otra incursión. Tras los ingresos de cada nación se retiran hasta {income.sitesRecovered} de cada una de sus Áreas (XIV.I).'
      ]
    },
    G: {
      title: 'Incursores que se asientan',
      text: [
        'Quienes se quedan combaten en el acto si hay enemigos en la provincia. Su nación queda inactiva hasta que la tabla temporal diga otra cosa.'
      ]
    }
  }
}
