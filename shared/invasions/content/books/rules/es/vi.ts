import type { RuleText } from '../rule-text.ts'

export const vi: RuleText = {
  sections: {
    A: {
      title: 'Estado y edad',
      text: [
        'Una nación es Bárbara, Reino o Imperio; los últimos son Civilizados. Su marcador está en uno de los registros de edad. El de los Bárbaros tiene {age.oldestBarbarian} espacios y el de los Civilizados {age.oldestCivilised}: joven hasta el {age.youngUntil}, madura hasta el {age.matureUntil}, vieja después. Quien entra en juego empieza en el primer espacio.'
      ]
    },
    B: {
      title: 'Naciones inactivas',
      text: [
        'Algunos pueblos y pequeños Reinos están inactivos. No atacan, no envejecen, no llevan tesoro y no dan puntos al jugador que cuida de ellos: este solo decide su huida, sus batallas en defensa y sus refuerzos. Cuando son clientes, federados o vasallos, dan puntos a su señor.'
      ]
    },
    C: {
      title: 'Naciones incursoras',
      text: [
        'Son Bárbaros sin lugar en el mapa. Aparecen para una incursión cuando lo dice la tabla temporal (X.C, →XI). Tras un gran éxito pueden asentarse, y quedan inactivos. Algunas se vuelven más tarde naciones corrientes; solo esas llevan tesoro desde el principio, y envejecen una vez en el mapa.'
      ]
    },
    D: {
      title: 'Envejecen los Bárbaros',
      text: [
        'Una nación Bárbara envejece un espacio por turno, hasta {age.oldestBarbarian}. Desde la edad {kingdom.voluntaryAge} puede fundar un Reino y desde la {kingdom.forcedAge} puede verse obligada (→VII). Si algo la llevara más allá del último espacio, comprueba en el acto si es Reino.'
      ]
    },
    E: {
      title: 'Envejecen los Civilizados',
      text: [
        'Reinos e Imperios envejecen un espacio por turno, y más por cartas de administración, calamidades, eventos y bancarrota. Cada vez que avanza un Reino lo bastante grande, comprueba si es Imperio (VIII.B), una sola vez por avance, por largo que sea.',
        'El declive tiene un nivel simple y otro doble. Cada nivel añade {age.declineCost} de oro a los gastos de cada turno.',
        {
          list: [
            'Envejecer más allá del espacio {age.oldestCivilised} sube un nivel el declive.',
            'Rejuvenecer estando en declive lo baja un nivel y deja la edad como está.',
            'En el nivel doble, otra subida deja el marcador donde está: un Reino comprueba en el acto si es Imperio, y un Imperio paga en el acto {age.doubleDecline} de oro, con lo que puede caer en bancarrota.'
          ]
        }
      ]
    },
    F: {
      title: 'Envejecen las herejías',
      text: [
        'En la fase de Tiempo se retiran primero los marcadores de Herejía −; después, los de Herejía + pasan a Herejía −.'
      ]
    },
    G: {
      title: 'Orden de activación',
      text: [
        'Primero los Bárbaros, luego los Reinos, luego los Imperios. Entre iguales, antes la nación más vieja; con la misma edad, la de menor iniciativa.'
      ]
    },
    H: {
      title: 'Bárbaros',
      text: [
        'No tienen administración, ingresos ni mantenimiento, y no compran nada; viven de tributos y pillaje (XIV.C). Son inmunes a revueltas y herejías mientras son paganos o arrianos. Sus líderes toman ciudades abiertas por puro terror (XXIV.B). En el turno en que aparecen suelen invadir (XVIII.H). Reciben refuerzos cada turno (IX.D), y tarde o temprano han de buscar tierra para un Reino (→VII), mejor en un Área Civilizada.'
      ]
    },
    I: {
      title: 'Nómadas',
      text: [
        'Alanos, ávaros, heftalitas, hunos, jázaros y kusitas son Nómadas, una clase de Bárbaros.',
        {
          list: [
            'Eligen libremente sus refuerzos (IX.D).',
            'Solo ellos entran en Scythia (XVIII.K). Cruzan estrechos, pero nunca van en barco (XXV.D), salvo como mercenarios o auxiliares de otros.',
            'Luchan mejor en la estepa (XX.G) y asedian peor (XXIV.C).',
            'En Áreas Bárbaras someten más fácilmente a otros Bárbaros (XXIX.B). Eligen los mercenarios de sus vasallos, pero estos se rebelan más (XXIX.D, XXIX.G).'
          ]
        }
      ]
    },
    J: {
      title: 'Reinos',
      text: [
        'Un Reino se activa después de los Bárbaros. Tiene una capital, juega una carta de administración por turno (→XIII), que puede envejecerlo, traerle una calamidad o retener a su líder, tiene ingresos (XIV.D), paga {income.upkeep} de oro por cada una de sus unidades y compra las que quiere (→XV).'
      ]
    },
    K: {
      title: 'Imperios',
      text: [
        'Un Imperio se activa el último. Se administra como un Reino, pero gana menos, no paga mantenimiento y saca más de su capital. En batalla es superior a los Bárbaros (XX.G). Roma y Bizancio son uno hasta que se dividen en el turno {turns.divides}. Persia puede llegar a Imperio; los hunos, solo de golpe o nunca. Un Imperio de edad {collapse.age} o más que cae en bancarrota puede colapsar (XIV.K).'
      ]
    }
  }
}
