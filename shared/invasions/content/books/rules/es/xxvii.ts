import type { RuleText } from '../rule-text.ts'

export const xxvii: RuleText = {
  intro: [
    'Armenia, Colchis, Iberia y Mauretania son Reinos menores independientes al principio; otros pueden aparecer.'
  ],
  sections: {
    A: {
      title: 'Estados clientes',
      text: [
        'Un Reino menor puede ser cliente de un Reino o Imperio, su patrón. Paga tributo, casi siempre {clients.tribute} de oro, presta un mercenario y es neutral con su patrón y los amigos de este. El patrón tiene la mitad de los puntos de su tierra. Un Reino menor cuya capital toma una nación Civilizada pasa a ser su cliente; los Bárbaros lo hacen vasallo.'
      ]
    },
    B: {
      title: 'El mercenario del cliente',
      text: [
        'Mientras el cliente tiene todas sus unidades, su patrón dispone de una, a suertes, en cada una de sus activaciones. La coloca en cualquier provincia que controla, dentro del límite, y la trata como suya; al final vuelve a casa.'
      ]
    },
    C: {
      title: 'Recuperación',
      text: [
        'Un Reino menor inactivo recibe una unidad perdida por turno, a suertes; cuando las tiene todas, repara una de élite por turno. Una capital saqueada se recupera en el paso de Ingresos.'
      ]
    },
    D: { title: 'Liberación', text: ['Un cliente queda libre cuando cae la capital de su patrón.'] }
  }
}
