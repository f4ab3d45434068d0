import type { RuleText } from '../rule-text.ts'

/** Chapter 6. */
export const revenue: RuleText = {
  sections: {
    '1': {
      title: 'Ingresos personales',
      text: [
        'Un líder recibe {income.leader} talentos y cada uno de los demás senadores leales de una facción {income.senator}. Los rebeldes, exiliados y cautivos no reciben nada. Este dinero está en los tesoros personales, que todos pueden contar.'
      ]
    },
    '11': {
      title: 'Concesiones',
      text: [
        'Una concesión paga a su titular. En una sequía, el titular del grano puede venderlo caro: su precio una vez más por cada sequía, y pierde tanta popularidad como veces se multiplica el precio.'
      ]
    },
    '12': {
      title: 'Gobernadores',
      text: [
        'Un gobernador decide antes de tirar si se queda con los ingresos personales de su provincia. Si lo hace, es corrupto, salga lo que salga, y puede ser procesado a su regreso (9.43). Nunca paga una suma negativa: la paga el Estado.'
      ]
    },
    '13': {
      title: 'Fuerzas rebeldes',
      text: [
        'Un rebelde paga {state.unit} talentos por cada legión o flota que conserva; los veteranos que le obedecen a él o a quienes se le unieron no cuestan nada. Las unidades que no paga vuelven al Estado.'
      ]
    },
    '14': {
      title: 'Desarrollo',
      text: [
        'Después, cada gobernador de una provincia sin desarrollar tira un dado, con {development.bonus} más si renunció a sus ingresos. Con {development.on} o más se desarrolla: desde entonces rinde más, y él gana {influence.development} de influencia.'
      ]
    },
    '2': { title: 'La recaudación del Estado', text: ['El Estado recibe {state.annual} talentos al año.'] },
    '21': {
      title: 'Impuestos',
      text: [
        'Cada provincia con gobernador paga lo que muestren sus dados; una suma negativa le cuesta otro tanto al Estado. Una provincia sin gobernador, o en revuelta, no paga nada.'
      ]
    },
    '22': {
      title: 'Deudas y contribuciones',
      text: [
        'El Estado paga {state.war} talentos por cada guerra o revuelta activa, el coste de sus certificados de tierras y {state.unit} por cada legión y flota leal. Por debajo de {state.warning} y de {state.danger} talentos se avisa a todos.',
        'Luego todas las facciones pueden aportar a la vez, y condicionar su aportación a lo que den otras. La aportación de un senador le da influencia; lo que exceda de un escalón no se guarda:',
        {
          head: ['Talentos', 'Influencia'],
          rows: [
            ['{contribution.small}', '{contribution.smallInfluence}'],
            ['{contribution.medium}', '{contribution.mediumInfluence}'],
            ['{contribution.great}', '{contribution.greatInfluence}']
          ]
        },
        'Si el Estado aún debe algo, está en bancarrota: gana el rebelde declarado (12.1) o pierden todos.'
      ]
    },
    '3': {
      title: 'Redistribución',
      text: [
        'Ahora, y solo ahora, el dinero se mueve libremente: del tesoro de la propia facción y de los propios senadores a cualquier tesoro de facción y a cualquier senador leal, también de otros. Todos lo mueven a la vez, y nadie puede gastar lo que está a punto de recibir. Antes se hacen los pagos prometidos (7.37).'
      ]
    },
    '31': {
      title: 'El tesoro de la facción',
      text: [
        'Solo este dinero sirve para intervenir en la persuasión de otra facción (7.513), puede mantener las legiones de un rebelde y es el único a salvo cuando muere un senador.'
      ]
    },
    '32': { title: 'Secreto', text: ['Lo que hay en el tesoro de una facción es secreto.'] }
  }
}
