import type { RuleText } from '../rule-text.ts'

export const xxix: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'Una nación puede ser obligada a someterse; un Imperio, nunca. Pasa a ser vasalla de su soberano. Un vasallo sometido por otro cambia de soberano.'
      ]
    },
    B: {
      title: 'Someter a Bárbaros',
      text: [
        'Hay que destruir todas las unidades que están con la horda; si una escapa, la horda va con ella. La mitad del tesoro pasa al soberano. A los Nómadas les basta ganar la batalla contra otros Bárbaros en un Área Bárbara, donde la horda no puede retirarse; roban una carta al jugador vencido y eligen las unidades que vuelven. También puede ser sometida la horda de un atacante. El soberano deja luego la provincia de la horda, y todas aquellas donde habrían de luchar.'
      ]
    },
    C: {
      title: 'Someter un Reino',
      text: [
        'Hay que tomar su capital cuando no tiene más de {submission.provincesOfAKingdom} provincias. El que no tiene capital se somete cuando es destruido el apilamiento de un líder, y deja un marcador de pillaje. El soberano se va luego.'
      ]
    },
    D: {
      title: 'El mercenario del vasallo',
      text: [
        'El vasallo presta una unidad a su elección, una sola vez; va a la horda o la capital del soberano. Un soberano Nómada la elige él mismo, y recibe otra si se pierde.'
      ]
    },
    E: {
      title: 'El soberano',
      text: [
        'Tiene la mitad del tesoro de los Bárbaros o el saqueo de la capital, {income.tributeOfAVassal} de oro por turno aun de un vasallo pobre, y puntos por toda su tierra como por la propia.'
      ]
    },
    F: {
      title: 'El vasallo',
      text: [
        'Es neutral con su soberano y los amigos de este. El Bárbaro recibe una unidad por turno como mucho. El de un Nómada se queda en el Área de la horda del soberano o en una contigua. Puede ganar tierra, pero no someter a otros ni tener federados. Tiene la mitad de sus puntos, paga su tributo hasta donde puede, y un Reino conserva sus ingresos.'
      ]
    },
    G: {
      title: 'Libertad',
      text: [
        'Un vasallo puede quedar libre cuando su soberano es sometido, federado o desaparece, cuando cae su capital, o con los eventos Traición y Renacimiento.',
        'El de un Nómada puede rebelarse cada turno al empezar su activación, desde el turno siguiente a su sumisión, con un D2. Si lo logra, el mercenario se queda con el soberano. Si falla, tiene {+submission.pointsForAFailedRevolt} puntos y pierde una unidad a su elección.'
      ]
    }
  }
}
