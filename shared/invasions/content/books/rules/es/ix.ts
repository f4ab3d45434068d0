import type { RuleText } from '../rule-text.ts'

export const ix: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: ['En este paso las naciones reciben gratis las unidades y los líderes de la tabla temporal.']
    },
    B: {
      title: 'Desplazamiento',
      text: [
        'Donde llega una nación nueva, quien esté allí debe irse en el acto. Las unidades van a provincias contiguas vacías o amistosas, si es posible hacia su horda o capital, dentro del límite de apilamiento. Nadie las intercepta, y no es una huida.',
        {
          list: [
            'Las que no caben dejan el juego.',
            'Si todas están rodeadas, la nación se refugia en una provincia de su vecino más fuerte en número de unidades y se le somete (→XXIX); lo que no cabe deja el juego.',
            'Desde una isla pueden cruzar una zona marítima con flotas amistosas (XXV.D); si no, dejan el juego.',
            'Una horda se desplaza como las unidades. Una capital se retira y puede volver a fundarse (VII.D). Edad y tesoro no cambian.'
          ]
        }
      ]
    },
    C: {
      title: 'Líderes',
      text: [
        'Los líderes sin nombre pueden colocarse de nuevo en cualquier provincia de su nación. Los históricos llegan cuando los llama la tabla temporal, a cualquier provincia de su nación, y se van tras su turno si no se los llama para otro. El líder sin nombre de una nación Bárbara cede el sitio al histórico y vuelve al turno siguiente; los generales de los Imperios siguen a su lado.'
      ]
    },
    D: {
      title: 'Unidades bárbaras',
      text: [
        'Los refuerzos se colocan con la horda, sea cual sea el límite de apilamiento: eso se mira más tarde. Si la tabla temporal no tiene línea para una nación, recibe {reinforcements.byDefault} unidad.',
        {
          list: [
            'Un tipo agotado se sustituye por la infantería más sencilla.',
            'Donde solo hay un número, al menos la mitad ha de ser infantería si queda; el jugador elige el tipo de las demás. Dentro de un tipo, la mitad se saca a suertes y el resto se elige.',
            'Los Nómadas eligen cada unidad. Un vasallo recibe una como mucho (XXIX.F).'
          ]
        }
      ]
    },
    E: {
      title: 'Reinos e Imperios',
      text: [
        'Compran lo que necesitan (→XV). Un Reino menor inactivo con pérdidas recibe una unidad por turno (XXVII.C).'
      ]
    },
    F: {
      title: 'Federados y vasallos',
      text: [
        'Un federado repone el mercenario perdido en los Refuerzos de su federador (XXVIII.C). Un vasallo, solo si su soberano es Nómada, que lo elige (XXIX.D).'
      ]
    },
    G: {
      title: 'Naciones desaparecidas',
      text: [
        'Si una nación ya no tiene unidades propias en el mapa, cada nación que conserva auxiliares o mercenarios suyos pierde uno, a su elección, en cada paso de Refuerzos.'
      ]
    }
  }
}
