import type { RuleTexts } from './rule-text.ts'

export const chapters: RuleTexts = {
  B: {
    intro: [
      'Los círculos son las {board.provinces} provincias del Imperio, en {board.regions} regiones de {board.members}: Italia en el centro y las demás a su alrededor, en el sentido del reloj. El dado romano nombra una región y el dado normal una provincia de ella. Los dados nunca nombran Italia.',
      'Más allá de cada región exterior hay una tierra que no es romana: su frontera. De allí llegan los ejércitos, y allí se gana la partida.',
      'Un enlace está entero o roto. Los rotos cruzan montes, ríos, estrechos o desiertos: más caros para los emperadores (I.1), inciertos para las amenazas (→II). «Enlazado» siempre quiere decir contiguo, por un enlace de cualquier clase.',
      'Un círculo con mar es costa de esa zona. Hay {board.seas} zonas en fila, del océano al mar Negro.',
      'En una provincia caben una figura (emperador o ejército) y un disco, nunca más.',
      {
        head: ['En la caja', ''],
        rows: [
          ['Discos de agitación, grises', '{threats.discs}'],
          ['Discos de revuelta, negros', '{threats.discs}'],
          ['Ejércitos', '{box.armies}'],
          ['Flotas', '{box.fleets}'],
          ['Discos de cada emperador', '{box.discs}']
        ]
      }
    ],
    sections: {}
  },
  S: {
    intro: [
      'El dado normal pone una revuelta en cada región exterior; una tirada de menos de {setup.lowest} se repite, para que ninguna región empiece con su primera provincia en revuelta. Después los dados ponen en el tablero tantas revueltas más como diga el nivel, y el dado romano tantos ejércitos, cada uno más allá de la frontera que nombra. Lo que ya está ocupado se tira de nuevo.',
      'Un nivel se dice por sus cifras, del valor más fácil de cada fila al más difícil:',
      {
        rows: [
          ['Discos de cada emperador', '{level.discs}'],
          ['Flotas', '{level.fleets}'],
          ['Revueltas además de las primeras', '{level.revolts}'],
          ['Ejércitos al principio', '{level.armies}']
        ]
      },
      'El nivel {level.normal} es el normal; el {level.first}, un buen comienzo. Sin los valores más difíciles hay {level.count} niveles.',
      'Las flotas empiezan en las zonas que los jugadores quieran, también juntas en una.'
    ],
    sections: {}
  },
  T: {
    intro: [
      'Los emperadores juegan siempre en el mismo orden: Diocleciano, Galerio, Constancio, Maximiano. Cada turno es una fase romana (→I) y una fase bárbara (→II).',
      'Todos los emperadores están siempre en juego. Un jugador solo los dirige a todos; en pareja, uno dirige el Este y otro el Oeste; si falta un jugador para que cada emperador tenga el suyo, entre todos dirigen un César, sobre el que su Augusto tiene la última palabra; con un jugador por emperador, cada uno dirige el suyo. Se gana o se pierde en común (→E).',
      'El emperador que no está en el tablero, en la primera ronda o tras una desgracia, llega al empezar su turno: a Roma, o a su propia capital si no hay allí ejército ni disco. Si otro emperador está en ese lugar, tiene que seguir adelante con su primera acción.'
    ],
    sections: {}
  },
  I: {
    intro: [
      'El emperador tiene {turn.points} puntos de Imperium para gastar en las acciones que quiera y en el orden que quiera. Lo que no gasta se pierde. Hasta que ruede el primer dado, todo puede deshacerse.'
    ],
    sections: {
      1: {
        title: 'Mover',
        text: [
          {
            head: ['Paso', 'Puntos'],
            rows: [
              ['por un enlace entero', '{move.link}'],
              ['por un enlace roto', '{move.broken}'],
              ['en una flota, de una costa de su zona a otra', '{move.fleet}'],
              ['a una provincia en revuelta, además', '{+move.intoRevolt}']
            ]
          },
          'Nadie entra en la provincia de un ejército. Por la de otro emperador se puede pasar, pero no detenerse ni actuar allí.',
          'Las flotas en zonas contiguas no las unen (salvo con V.2).'
        ]
      },
      2: {
        title: 'Navegar',
        text: [
          'Por {sail.cost} punto, un emperador que esté en el tablero envía una flota a una zona contigua, esté él donde esté. La flota transporta desde ese momento.'
        ]
      },
      3: {
        title: 'Proteger',
        text: [
          'Donde no hay disco, el emperador puede poner uno suyo: {protect.province} punto. Impide la agitación y le apoya en combate (I.5). Se queda hasta que se lo lleve un alzamiento, un ejército o su propia derrota; él mismo no puede recogerlo.',
          'Una tierra más allá de la frontera cuesta {protect.frontier} puntos, y su región tiene que estar libre de revueltas. Ese disco se queda para siempre. Con todas las fronteras protegidas se gana la partida (→E).'
        ]
      },
      4: {
        title: 'Someter',
        text: [
          'Allí donde está, el emperador puede',
          {
            rows: [
              ['quitar un disco de agitación', '{subdue.unrest}'],
              ['quitar un disco de revuelta', '{subdue.revolt}'],
              ['convertir la revuelta en agitación', '{subdue.calm}']
            ]
          }
        ]
      },
      5: {
        title: 'Atacar',
        text: [
          'A un ejército contiguo se le ataca por los puntos de un movimiento a través de ese enlace; la flota no sirve. Se tiran los dados: el romano por el emperador, el normal por el ejército.',
          {
            list: [
              'El emperador suma a su dado sus propios discos de una cadena que llegue hasta él: en su provincia o al lado, y de disco en disco. Si son varias, cuenta la más larga.',
              'El ejército suma a su dado los discos de revuelta de la cadena que llegue hasta él.',
              'Cada otro emperador enlazado con el ejército multiplica la suma del emperador por {fight.factor}; cada otro ejército enlazado con el emperador hace lo mismo con la del ejército.'
            ]
          },
          { picture: 'chain' },
          {
            example:
              'En el dibujo, al emperador del segundo círculo le llega una cadena de {example.right} por la derecha y otra de {example.left} por la izquierda: suma {example.right}.'
          },
          'Una capital que nada cubre cuenta como disco de su emperador, y Roma como disco de cualquiera. En combate los enlaces rotos son enlaces.',
          {
            rows: [
              [
                'El emperador tiene más',
                'El ejército y el disco que pisaba se retiran, y él ocupa su lugar.'
              ],
              [
                'El ejército tiene más',
                'El emperador deja el tablero y su turno acaba; se retira el disco de emperador de donde estaba, pero nunca el de una frontera.'
              ],
              ['Lo mismo', 'No pasa nada.']
            ]
          }
        ]
      }
    }
  },
  II: {
    intro: [
      'Se mueven las amenazas: el estado del Imperio, los dados, los ejércitos. Cada vez que en esta fase importa un enlace roto, el dado normal decide si deja pasar la amenaza, con {link.opensOn} o más; la próxima vez se tira de nuevo.'
    ],
    sections: {
      0: {
        title: 'El estado del Imperio',
        text: [
          'La agitación enlazada con una revuelta se convierte en revuelta, y la que esté enlazada con ésta también, hasta que nada cambie. Después, todo emperador que pise una revuelta deja el tablero.',
          'Esto va antes que los dados: a quien sorprende un alzamiento se queda donde está hasta la fase bárbara del turno siguiente.'
        ]
      },
      1: {
        title: 'El resultado de los dados',
        text: [
          'Los dados nombran una provincia:',
          {
            rows: [
              ['disco de emperador, o capital descubierta', 'Nada: está protegida.'],
              ['sin disco', 'Agitación.'],
              ['agitación', 'Revuelta.'],
              ['revuelta', 'Un alzamiento (II.2).']
            ]
          }
        ]
      },
      2: {
        title: 'Los alzamientos y sus ecos',
        text: [
          'Toda provincia romana enlazada con la que se alza queda en revuelta, tenga el disco que tenga. No pasa de las vecinas, y nunca cruza una frontera.',
          'Mientras quede un ejército en reserva, el alzamiento tiene un eco: el dado romano nombra una región. Si la tierra más allá de su frontera está vacía, aparece allí un ejército. Si no, el dado normal nombra una provincia de esa región, y se le aplica el resultado de los dados (II.1), quizá con otro alzamiento.'
        ]
      },
      3: {
        title: 'El avance de los bárbaros',
        text: [
          'Cada ejército da un paso hacia Roma por sus flechas: desde más allá de la frontera, por las provincias de la región según su número, y luego por el camino más corto. Primero mueven los más cercanos a Roma, después los de la región de número menor. Detrás de otro ejército, espera.',
          'La provincia en la que entra un ejército queda en revuelta; cualquier otro disco se retira.',
          'Si un emperador le cierra el paso, le ataca, con las sumas de I.5. Si pierde el emperador, deja el tablero y el ejército entra; si pierde el ejército, se retira con la revuelta que pisaba.'
        ]
      }
    }
  },
  E: {
    intro: [
      {
        list: [
          'Se gana en el acto: las {board.frontiers} fronteras están protegidas.',
          'Se pierde en el acto: un ejército entra en Roma, o hay que poner un disco de agitación o de revuelta y no queda ninguno.'
        ]
      },
      'Cada frontera pide su propio disco. Los discos entregados por un poder no vuelven (V.1), ni tampoco el de una provincia a la que ya no puede llegar ningún alzamiento ni ejército. Cuando quedan demasiado pocos para las fronteras abiertas, ya no se puede ganar: se avisa a todos, y antes de cada ronda se pregunta a los jugadores si terminan ahí la partida. Termina si todos están de acuerdo.',
      'Cómo va la cosa, en una escala de hasta {scale.most}:',
      {
        rows: [
          ['cada frontera protegida', '{+scale.frontier}'],
          ['Italia libre de revueltas', '{+scale.italia}'],
          ['cada frontera abierta', '{-scale.frontier}'],
          ['cada ejército en el tablero', '{-scale.army}'],
          [
            'cada región en rebelión: más de {scale.mostToSubdue} puntos para someterla entera',
            '{-scale.rebels}'
          ]
        ]
      }
    ],
    sections: {}
  },
  V: {
    intro: [
      'Las variantes se eligen en cualquier combinación, salvo que una partida usa una sola edición de Imperium. El Grande enfrenta a los emperadores sin que dejen su causa común; todas las demás hacen la partida más fácil.'
    ],
    sections: {
      1: {
        title: 'Imperium',
        text: [
          'Cada emperador tiene un poder. Cada uso le cuesta {power.discs} disco de su mano para el resto de la partida.',
          {
            list: [
              'Diocleciano puede gastar puntos de este turno en mover a los demás emperadores.',
              'Galerio suma {power.added} a su dado, después de tirarlo, tantas veces como discos tenga.',
              'Constancio detiene a un ejército que va a atacarle.',
              'Maximiano tiene {power.point} punto más en este turno.'
            ]
          }
        ]
      },
      2: {
        title: 'Mare Nostrum',
        text: [
          'Las zonas contiguas que tienen flota son una sola: se cruza de cualquiera de sus costas a cualquier otra.'
        ]
      },
      3: {
        title: 'Diarchia',
        text: [
          'Los discos de un Augusto y los de su César apoyan a ambos en combate. Cada uno sigue poniendo sólo los suyos.'
        ]
      },
      4: {
        title: 'Patres Patriae',
        text: [
          'En cada ronda Diocleciano puede tomar {power.point} punto del turno de Galerio, y Constancio puede dar {power.point} al de Maximiano.'
        ]
      },
      5: {
        title: 'El Grande',
        text: [
          'Quien dirige una victoria toma {rivalry.glory} disco gris de gloria; quien dirige una derrota devuelve {rivalry.glory}, si lo tiene. Tras la victoria común, cada uno cuenta las fronteras que ha protegido y su gloria:',
          {
            list: [
              'con {rivalry.lead} puntos más que cualquier otro es el Grande, el único emperador;',
              'si no lo hay, con {rivalry.lead} más que su colega es señor del Este o del Oeste.'
            ]
          },
          'En pareja, cada jugador quiere que uno de los suyos sea el Grande; con un jugador por emperador, cada uno quiere serlo, o al menos señor de su mitad. Uno solo, o en amistad, quieren que no ocurra ni lo uno ni lo otro: la tetrarquía se conserva.'
        ]
      },
      6: {
        title: 'Imperium, edición francesa',
        text: [
          'En lugar de los poderes de V.1, un emperador puede entregar en su turno discos de su mano, tantos como quiera. Cada disco le da {purchase.point} punto más en ese turno y sale de la partida.',
          'Cada vez que dirige una victoria o protege una frontera, recupera {purchase.regained} de los discos que ha entregado.'
        ]
      }
    }
  }
}
