import type { RuleText } from '../rule-text.ts'

export const xxv: RuleText = {
  sections: {
    A: {
      title: 'Flotas',
      text: [
        'Las flotas están en zonas marítimas. Cada una mueve hasta {sea.zones} zonas por activación, nunca a más de {sea.farthestFromAPort} de una ciudad costera de su nación. Navegan en apilamientos de hasta {sea.fleetsInAStack}; una nación forma otro en una zona solo cuando el primero está completo, y tiene como mucho {sea.fleetsInAZone} flotas en una zona. Por el camino pueden dejar flotas y recoger otras. En una zona caben flotas de muchas naciones. Nunca huyen.'
      ]
    },
    B: {
      title: 'Intercepción naval',
      text: [
        'Donde hay apilamientos de enemigos en una zona, cualquiera puede intentar provocar batalla, antes el inactivo: con seguridad si tiene todas las ciudades costeras de la zona, si no con un D2. En una activación cada apilamiento lo intenta, o lo sufre, una vez; uno en su segundo transporte puede sufrirlo otra.'
      ]
    },
    C: {
      title: 'Batalla naval',
      text: [
        'Un apilamiento por bando, como una batalla terrestre sin disparos ni modificadores. En el Mediterráneo y el Pontus Euxinus, el bando que tiene todos los puertos de la zona tiene {sea.rerollsForAllPorts} repeticiones. Las flotas de élite de Roma y Bizancio aguantan un impacto más. Gana quien destruye al otro, si no quien causa más impactos; puede haber empate. Un líder a bordo da sus repeticiones, y muere con el apilamiento.',
        'Cualquiera puede rehusar. El apilamiento activo entonces no mueve más; el jugador del inactivo da {sea.pointsForRefusing} punto al otro.'
      ]
    },
    D: {
      title: 'Transporte',
      text: [
        'Las unidades terrestres cruzan una zona marítima, o un par de zonas contiguas, de una costa amistosa a otra amistosa, con un apilamiento amistoso en cada zona. Una flota lleva {sea.unitsAFleet} unidades y un líder, cuyo apilamiento no ayuda. Un apilamiento naval hace como mucho {sea.transports} transportes por activación; uno terrestre, uno por activación o campaña, y puede marchar antes y después. Cada zona cuesta un paso, y otro a la flota. Las flotas enemigas pueden interceptar: si el que transporta rehúsa la batalla, no hay transporte; si se pierden flotas, se pierde lo que las otras no pueden llevar. Los Nómadas nunca van en barco, salvo como mercenarios o auxiliares.'
      ]
    },
    E: {
      title: 'Desembarcos anfibios',
      text: [
        'A una costa enemiga o vacía, el transporte debe afrontar primero el mar con un D10, una sola vez sean cuantas sean las zonas y los apilamientos. Los Bárbaros que invaden Britannia y las unidades anfibias no lo necesitan.',
        {
          rows: [
            ['{+sea.withoutAPort}', 'salvo que la nación tenga un puerto en la misma costa y zona'],
            ['{+sea.romansAtHome}', 'Roma y Bizancio, en el Mediterráneo y el Pontus Euxinus']
          ]
        },
        'Con {sea.landingOn} o más sale bien, si no lo impide una flota enemiga. Los pasos se gastan en todo caso.'
      ]
    },
    F: {
      title: 'Cerrar un estrecho',
      text: [
        'Un apilamiento naval puede cerrar un estrecho a los enemigos de tierra hasta que lo destruyan, aunque haya allí otro amistoso de ellos.'
      ]
    }
  }
}
