import type { RuleText } from '../rule-text.ts'

/** Chapter 10. */
export const combat: RuleText = {
  sections: {
    '1': {
      title: 'Las guerras del año',
      text: [
        'Se combate toda guerra a la que el Senado ha enviado un ejército, y Roma es quien ataca. El ataque despierta una guerra dormida. El Senado no tiene que combatirlas todas; la que deja sola queda inconclusa (10.72).'
      ]
    },
    '11': {
      title: 'Batallas en tierra',
      text: [
        'El ejército cuenta sus legiones, las veteranas como {combat.veteran} cada una (10.51), y el valor militar de su comandante, que no suma más de lo que cuenta el propio ejército. Se resta la fuerza del enemigo, según las guerras iguales y los líderes (7.332, 7.34). La diferencia se suma a la tirada y el total se busca en la tabla:',
        {
          head: ['Total', 'Resultado'],
          rows: [
            ['desde {combat.safeFrom}', 'victoria sin pérdidas'],
            ['desde {combat.victoryFrom}', 'victoria; a mayor total, menos unidades perdidas'],
            ['desde {combat.stalemateFrom}', 'tablas; a mayor total, menos unidades perdidas'],
            ['menos', 'derrota; a menor total, más unidades perdidas, y al final todas']
          ]
        },
        'Las pérdidas valen para legiones y para flotas por igual, hasta donde el ejército las tenga.'
      ]
    },
    '12': {
      title: 'Batallas en el mar',
      text: [
        'Si la guerra tiene flota, hay que vencerla primero, del mismo modo, pero con flotas en lugar de legiones. Las legiones embarcadas también sufren pérdidas. Tras vencer en el mar, el comandante puede atacar por tierra el mismo año si le quedan flotas de apoyo suficientes. Una flota vencida no vuelve.'
      ]
    },
    '2': {
      title: 'Derrota',
      text: [
        'El comandante muere. Lo que sobrevive se queda donde combatió hasta que lo llamen o alguien tome el mando. La inquietud sube {combat.defeat}.'
      ]
    },
    '21': {
      title: 'Desastre',
      text: [
        'Si los propios dados dan un número de desastre de la guerra o de uno de sus líderes, no se mira la tabla: se pierde la mitad de las legiones y la mitad de las flotas, redondeando cada una hacia arriba. La inquietud sube {combat.disaster}.'
      ]
    },
    '3': {
      title: 'Tablas',
      text: [
        'La guerra continúa. Los supervivientes se quedan, y con ellos su comandante, como procónsul (10.7).'
      ]
    },
    '31': {
      title: 'Empate',
      text: [
        'Si los propios dados dan un número de empate de la guerra o de uno de sus líderes, se pierde la cuarta parte de las legiones y de las flotas, redondeando cada una hacia arriba, y la guerra continúa.'
      ]
    },
    '4': {
      title: 'Victoria',
      text: [
        'La inquietud baja {combat.victory}. El comandante gana la mitad de la fuerza impresa, hacia arriba, como popularidad y como influencia; en el mar, la mitad de la de la flota. Una victoria en tierra acaba la guerra: el Estado recibe los despojos, salvo de una revuelta, y pueden crearse provincias. El vencedor conserva su ejército hasta la fase de revolución (11.2).'
      ]
    },
    '5': {
      title: 'Veteranos',
      text: [
        'Tras unas tablas, un empate o una victoria, una legión superviviente pasa a ser veterana. Obedece al comandante mientras ambos vivan, la mande quien la mande después.'
      ]
    },
    '51': {
      title: 'A quién obedecen los veteranos',
      text: [
        'Una legión veterana cuenta {combat.veteran} en cualquier ejército. Antes de una batalla de la guerra civil, los veteranos de los rebeldes se pasan a ellos, estén donde estén (11.51).'
      ]
    },
    '52': {
      title: 'Pérdidas al azar',
      text: [
        'Donde hay veteranas y bisoñas juntas, cada pérdida se tira: el dado de color da las decenas y el blanco las unidades. Hasta el número que el cuadro da para el tamaño del ejército y de su parte menor, la legión la pierde la parte menor. Entre veteranas se saca una a ciegas. Las flotas aliadas se hunden antes que las de Roma.'
      ]
    },
    '6': {
      title: 'Flotas insuficientes',
      text: [
        'Un ejército cuyas flotas ya no bastan para apoyar su guerra no puede combatir. El Senado le envía más o el ejército regresa a Italia.'
      ]
    },
    '7': {
      title: 'Procónsules',
      text: [
        'El comandante que sobrevive sin vencer se queda con su ejército, fuera de Roma, hasta que venza o lo llamen (9.66). No es cónsul, y se eligen otros.'
      ]
    },
    '71': {
      title: 'Refuerzos',
      text: [
        'El Senado puede enviar más unidades a un procónsul. Sin legiones, o sin flotas suficientes, debe recibirlas o volver.'
      ]
    },
    '72': {
      title: 'Guerras inconclusas',
      text: [
        'Una guerra activa sin legión alguna enfrente al final de la fase queda inconclusa; si ese año hubo batalla naval, basta una flota para vigilarla. Cada una sube la inquietud en la siguiente fase de población (8.1). Ningún ejército sigue en campaña sin comandante más allá del siguiente Senado.'
      ]
    },
    '8': {
      title: 'La suerte de los comandantes',
      text: [
        'Tras toda batalla que no sea derrota se sacan tantas notas de mortalidad como unidades perdidas. Solo afectan a quienes mandan: el comandante, y el caballerizo mayor junto a un dictador.'
      ]
    },
    '81': {
      title: 'Ataques bárbaros',
      text: ['El gobernador de una provincia asolada saca tantas notas como marque el dado de color.']
    },
    '82': {
      title: 'Cautiverio',
      text: [
        'A quien le toca la última de varias notas no lo matan: lo capturan. Su rescate es de {ransom.least} talentos, o de {ransom.each} por punto de influencia si es más. Lo paga él o el tesoro de su facción, al comienzo de cualquier fase. Si antes se gana su guerra, muere; al cautivo de los bárbaros hay que rescatarlo antes de la siguiente fase del foro.'
      ]
    },
    '9': {
      title: 'Varios ejércitos',
      text: [
        'Los ejércitos enviados a la misma guerra combaten por separado. Tras unas tablas, un empate o un desastre, los números de desastre y de empate de esa guerra ya no valen ese año.'
      ]
    }
  }
}
