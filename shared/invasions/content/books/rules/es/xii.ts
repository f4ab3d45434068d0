import type { RuleText } from '../rule-text.ts'

export const xii: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'El control de provincias y Áreas da puntos y la mayor parte de los ingresos de Reinos e Imperios. Un soberano tiene lo que controlan sus vasallos. Un federador tiene las provincias de sus Foedera, pero nada más de lo que tenga un federado; donde hay unidades de ambos, la provincia es suya. Los aliados pueden compartir (→XXVI).'
      ]
    },
    B: {
      title: 'Provincias',
      text: [
        'Una nación controla la provincia donde tiene unidades suficientes y no hay enemigos:',
        {
          head: ['Provincia', 'Quién', 'Unidades'],
          rows: [
            ['Civilizada', 'cualquiera', '{control.civilisedProvince}'],
            [
              'Bárbara',
              'Bárbaros',
              '{control.barbariansInBarbarianProvince}, o {control.barbariansBesideTheirHorde} junto a su horda'
            ],
            [
              'Bárbara',
              'Reinos e Imperios',
              '{control.civilisedInBarbarianProvince}, contando las de un federado'
            ]
          ]
        },
        'Controla además toda provincia vacía de un Área que controla. Una provincia con ciudad hay que asediarla además (→XXIV); si la ciudad resiste, el atacante acaba por irse y la provincia queda vacía.',
        { picture: 'control' }
      ]
    },
    C: {
      title: 'Áreas',
      text: [
        'Varias naciones pueden aspirar a un Área: el Imperio se impone al Reino y el Reino a los Bárbaros. Los aliados cuentan juntos lo que tienen, y comparten el Área.',
        {
          list: [
            'Los Bárbaros controlan un Área si todas las hordas que hay en ella son suyas, de sus aliados o de sus vasallos; un Área Civilizada, también si tienen la mayoría de sus provincias.',
            'Un Reino la controla con la mayoría de sus provincias.',
            'Un Imperio la controla con la mayoría de sus ciudades, y tiene control total con todas ellas y ninguna provincia hostil. Un Área sin ciudades no puede ser así de un Imperio.'
          ]
        },
        'Quien controla un Área controla cada provincia vacía de ella; a un Imperio además le paga (XIV.E). Las provincias vacías de su aliado o vasallo siguen siendo de estos.'
      ]
    },
    D: {
      title: 'Amistad, neutralidad, hostilidad',
      text: [
        'Los amigos se apilan juntos. Los neutrales se dejan pasar, pero no se apilan. Solo los hostiles se atacan.',
        {
          rows: [
            ['Amistosos', 'aliados, federador y federado, y los federados de todos ellos'],
            [
              'Neutrales',
              'un cliente o vasallo y su señor, los aliados de este, y los clientes y vasallos de todos ellos; clientes y vasallos lo son también para los federados; los Bárbaros y sus vasallos entre sí en un Área Bárbara'
            ],
            ['Hostiles', 'todos los demás, aunque sean del mismo jugador']
          ]
        },
        'Cuando una nación se activa en un Área Bárbara, otros Bárbaros de allí pueden declararse hostiles a ella, por ese turno. Una provincia es amistosa para quien la controla, o está en ella sin oposición, y para sus amigos; las demás son neutrales u hostiles del mismo modo, y mientras quede allí una batalla o un asedio por resolver es hostil. Una ciudad es lo que sea su provincia. Una provincia en revuelta es hostil a su propio dueño.'
      ]
    }
  }
}
