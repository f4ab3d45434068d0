import type { RuleText } from '../rule-text.ts'

export const xxviii: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'Un Foedus liga a una nación Bárbara, el federado, con un Imperio, el federador. Un Imperio puede ofrecer uno por turno, a más tardar cuando los Bárbaros van a activarse; más de uno, y el de un Reino, requieren la carta (XXX.F). El federador debe controlar un par de provincias Civilizadas de una misma Área que se toquen, al menos una junto a la tierra de los Bárbaros. Entra en vigor al activarse la nación, si todo eso sigue siendo así.'
      ]
    },
    B: {
      title: 'Hacer un Foedus',
      text: [
        'El federador cede esas provincias. La horda va en el acto a una de ellas, con cuantas unidades permitan los límites, como si no hubiera allí ninguna del federador. Este retira luego lo que sobra, y más si quiere, también a las provincias que el federado ha dejado.'
      ]
    },
    C: {
      title: 'El mercenario del federado',
      text: [
        'El federado presta una unidad a su elección. Va junto al César, al emperador, al rey o a la capital; si no hay sitio, adonde quiera el federador. Se queda hasta que es destruida, y se repone en los Refuerzos siguientes. Cuenta como propia del federador.'
      ]
    },
    D: {
      title: 'El federador',
      text: [
        'Paga {foedus.tribute} de oro por turno y Foedus, empezando en el acto. En sus provincias las unidades del federado cuentan como suyas para control, apilamiento, Áreas, puntos y, si es Reino, ingresos. Puede acantonar unidades allí. No puede ponerle fin.'
      ]
    },
    E: {
      title: 'El federado',
      text: [
        'Es amigo de su federador y de los amigos de este, y neutral con sus clientes y vasallos. Recibe refuerzos como siempre, debe conservar sus provincias y tener en ellas su horda, no puede fundar un Reino ni someter a otros. Tiene {foedus.points} puntos por turno y Foedus, aunque pierda una de sus provincias.'
      ]
    },
    F: {
      title: 'Varios Foedera',
      text: [
        'A un federado se le puede dar otro par de provincias, con el tributo, los puntos y el mercenario que les tocan.'
      ]
    },
    G: {
      title: 'Romper un Foedus',
      text: [
        'Solo el federado puede romperlo, en su activación: libremente el turno siguiente al acuerdo, más tarde con un D2. También cuando surge un usurpador, cuando cae la capital del federador, cuando este cae en bancarrota, es sometido o desaparece, o con los eventos Traición y Renacimiento.',
        'Entonces las provincias y sus ciudades son del federado; donde haya unidades de ambos, las del federador se quedan y se defienden o se retiran; todos los mercenarios vuelven con la horda, sea cual sea el límite.'
      ]
    }
  }
}
