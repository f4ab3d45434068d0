import type { RuleTexts } from './rule-text.ts'

export const chapters: RuleTexts = {
  S: {
    intro: [
      'Diriges un demos, una facción del hipódromo, en la corte de Justiniano. Gana quien tenga más Doxa al final. La dan lo que aportas a los eventos del emperador, salir victorioso de ellos, las votaciones y las misiones secretas.',
      'Cada ronda tiene una fase de eventos (→E), una fase de acciones (→A) y una resolución (→R). Tras el último evento llega el recuento (→V). Las cartas de intriga (→I) se cuelan en todo ello.'
    ],
    sections: {
      1: {
        title: 'Eventos',
        text: [
          'Cada ronda tiene su evento. De cada edad se roban estos:',
          {
            head: ['Partida', 'Edades I, II y III'],
            rows: [
              ['Estándar', '{events.standard}'],
              ['Maratón', '{events.marathon}']
            ]
          },
          'Van por fecha y, dentro de un año, por orden alfabético. Todos están a la vista desde el principio.'
        ]
      },
      2: {
        title: 'Misiones',
        text: [
          'Cada jugador recibe {missions.dealt} misiones y renuncia a {missions.discarded}; al terminar la edad II renuncia a {missions.discarded} más. Las misiones son secretas hasta el final (V.3).'
        ]
      },
      3: {
        title: 'El reparto',
        text: [
          'Cada cual recibe {draft.dealt} cartas, se queda una y pasa las demás en el sentido de las agujas del reloj, hasta tener {draft.kept}. Lo que nadie ha querido forma el montón de descarte.'
        ]
      },
      4: {
        title: 'La mesa',
        text: [
          'Cada cual empieza con {start.auctoritas} Auctoritas y {start.nomismata} Nomismata. Quien tiene el anillo imperial empieza con {start.doxa} Doxa, y cada jugador siguiente, en el sentido de las agujas del reloj, con una más.',
          {
            head: ['Jugadores', 'Dynamis por ronda'],
            rows: [
              ['una pareja', '{dynamis.pair}'],
              ['un trío', '{dynamis.trio}'],
              ['la mesa completa', '{dynamis.full}']
            ]
          },
          'La oferta muestra {offer.cards} cartas. El mercado tiene una unidad de cada recurso, en orden aleatorio.'
        ]
      }
    }
  },
  E: {
    sections: {
      1: {
        title: 'Iniciativa y cofres',
        text: [
          'En cada posición, de la I a la IV, se abre un cofre. Desde quien tiene el anillo, en el sentido de las agujas del reloj, cada cual ocupa una posición libre y recibe el contenido de su cofre y su keimelion. Todas las posiciones están disponibles, sean cuantos sean los jugadores. Las posiciones marcan el orden de votos y turnos.'
        ]
      },
      2: {
        title: 'Keimelia y empates',
        text: [
          {
            head: ['Posición', 'Lo que da en esta ronda'],
            rows: [
              ['I, el lábaro', '{keimelion.labarum} Dynamis más'],
              [
                'II, el cáliz',
                '{keimelion.chalice} Auctoritas solo para la votación; en un desafío, otros tantos de su recurso solo para el desafío'
              ],
              ['III, el cetro', 'la última palabra en todos los empates'],
              [
                'IV, las vestiduras',
                '{keimelion.robes} veces la recompensa si sales victorioso, y ninguna penalización por aportar menos que nadie'
              ]
            ]
          },
          'Si nadie tiene el cetro, desempata quien tiene el anillo.'
        ]
      },
      3: {
        title: 'La votación',
        text: [
          'Por orden de iniciativa, cada jugador asigna a una de las opciones la Auctoritas que quiera. Se gasta. La opción con más es lo que el emperador quiere en esta ronda.',
          'Quien más ha asignado recibe {vote.alone} Doxa; si hay empate, {vote.tied} cada uno. Si nadie ha asignado nada no hay Doxa y se deshace el empate (E.2).',
          'Un evento de desafío no tiene opciones y nadie vota (R.4).'
        ]
      }
    }
  },
  A: {
    sections: {
      1: {
        title: 'Turnos',
        text: [
          'Por orden de iniciativa, una y otra vez, el siguiente jugador gasta un Dynamis en una de las acciones de abajo, hasta que a nadie le quede ninguno. Quien pasa ya no actúa en la ronda y pierde el Dynamis que le quede.',
          'En tu turno puedes descartar cartas de la mano en cualquier momento: cada una da {discard.auctoritas} Auctoritas y {discard.nomismata} Nomismata.'
        ]
      },
      2: {
        title: 'Robar',
        text: [
          {
            head: ['Auctoritas', 'Cartas'],
            rows: [
              ['{draw.deck}', '{draw.cards} del mazo'],
              ['{draw.offer}', 'una del mazo y una de la oferta, que se repone'],
              ['{draw.discard}', 'una del mazo y la de arriba del montón de descarte']
            ]
          },
          'Cuando se acaba el mazo, el descarte forma uno nuevo.'
        ]
      },
      3: {
        title: 'Usar cartas',
        text: [
          'Cualquier número de cartas, cada una por su coste en Nomismata. Un héroe de tu área abarata las cartas de su tipo en su nivel (sus laureles), también las de héroes, y desde el primer momento. Varios héroes no se suman: cuenta el mejor. El que es de un par de tipos hace ambos descuentos a una carta de ambos. Los héroes que están detrás de otro siguen contando; las cartas boca abajo, no. Una carta de un par de tipos pertenece a los que muestra.',
          'Una carta sin laureles tiene una habilidad que actúa una vez, al usarla y antes de la siguiente. Puedes no aprovecharla. La habilidad de un héroe actúa desde entonces.'
        ]
      },
      4: {
        title: 'Bandones',
        text: [
          'Tras usar cartas puedes disponer las tuyas: un héroe delante y, detrás, tantas cartas de su tipo como su nivel; un héroe de un par de tipos dirige ambos. Solo la carta de delante conserva su habilidad. Puede haber héroes detrás de otros.',
          'Una carta o un bandon con un Dynamis encima no cambia hasta que termine la ronda.'
        ]
      },
      5: {
        title: 'Activar',
        text: [
          'Pon el Dynamis sobre una carta o un bandon: todas sus cartas producen lo que muestran. Con cada uno se hace una vez por ronda. Una habilidad que activa sin Dynamis no deja marca y puede usar lo marcado.'
        ]
      },
      6: {
        title: 'Vender',
        text: [
          'Los espacios del mercado valen {market.values} Nomismata. Puedes vender una unidad de cada recurso que falte en el mercado: va al primer espacio vacío y da su valor. Una vez por acción también puedes vender un duplicado del primer recurso: va igualmente al primer espacio vacío, después el primero se retira y los demás bajan.'
        ]
      },
      7: {
        title: 'Comprar',
        text: [
          'Los recursos que quieras, por el valor de sus espacios. Después los demás bajan y llenan los huecos.'
        ]
      },
      8: {
        title: 'Renovar el mercado',
        text: [
          'El mercado se vacía y se llena con una unidad de cada recurso; el último espacio queda vacío. Robas {renew.cards} carta.'
        ]
      }
    }
  },
  I: {
    sections: {
      1: {
        title: 'Usar y cancelar',
        text: [
          'Las cartas sin producción son intriga. Cuestan Nomismata, pero ni acción ni Dynamis; se usan en su momento, también en turno ajeno, y se quedan en tu área. Los héroes también las abaratan.',
          'Una acción declarada puede cancelarse antes de que se conozcan sus detalles: se pierde con su Dynamis y el turno termina. Una carta de intriga puede cancelarse al usarla, y también la que cancela: la última se resuelve primero. Una carta cancelada se paga y se queda en el área.'
        ]
      },
      2: {
        title: 'Efectos',
        text: [
          'Los objetivos se eligen cuando ya nadie cancela la carta. Las unidades van a cualquier área. Una carta retirada abandona la partida y su dueño puede rehacer sus bandones; una que queda boca abajo ni produce ni actúa hasta que termine la ronda.',
          'Cuando se reparte un botín, el jugador elegido hace las partes y el dueño de la carta elige primero.'
        ]
      }
    }
  },
  R: {
    sections: {
      1: {
        title: 'Aportar',
        text: [
          'Todos eligen en secreto lo que dan y abren las manos a la vez. Nadie da de una clase más de lo que pide el evento. Cada recurso da {contribution.doxa} Doxa, y lo mismo {contribution.nomismata} Nomismata. Lo aportado se pierde, pase lo que pase.'
        ]
      },
      2: {
        title: 'Completado o cancelado',
        text: [
          'Si entre todos alcanzan todo lo que se pide, el evento se completa: quien más ha aportado sale victorioso (V) y recibe la recompensa. Si falta algo, se cancela: quien menos ha aportado, aunque sea nada, sale derrotado (D) y sufre la penalización. Cada recurso cuenta uno; las Nomismata, {contribution.nomismata} por uno.',
          'Lo que no puedas pagar cuesta Doxa: {contribution.doxa} por cada recurso y por cada {contribution.nomismata} Nomismata, redondeando hacia abajo. La Doxa nunca baja de cero.'
        ]
      },
      3: {
        title: 'Unidades',
        text: [
          'Un evento completado coloca las unidades de su opción en su área, mientras queden en la caja.'
        ]
      },
      4: {
        title: 'Desafíos',
        text: [
          'Un evento de desafío no se vota. Cuando se completa, todos dan en secreto el recurso que indica. Las mayores aportaciones reciben, por orden, la Doxa que muestra el evento; los empates se deshacen (E.2). Quien no da nada no gana nada, y estas aportaciones no dan otra Doxa.'
        ]
      },
      5: {
        title: 'La siguiente ronda',
        text: [
          'Las manos bajan a {hand.limit} cartas; cada descarte da lo de siempre. Las cartas boca abajo se dan la vuelta. El anillo pasa al siguiente jugador en el sentido de las agujas del reloj.'
        ]
      }
    }
  },
  V: {
    sections: {
      1: {
        title: 'Las últimas intrigas',
        text: [
          'Por orden de iniciativa, hasta que nadie quiera más, los jugadores pueden usar intrigas que colocan, mueven o retiran unidades. Quien no pueda pagar una de ellas puede descartar otras cartas por su ingreso. Antonina ya no actúa.'
        ]
      },
      2: {
        title: 'Clasificaciones',
        text: [
          {
            head: ['Más', 'Doxa de los primeros puestos'],
            rows: [
              ['recursos restantes', '{ranks.resources}'],
              ['coste impreso de las cartas en juego', '{ranks.costs}']
            ]
          },
          'Los empatados comparten el mejor puesto.'
        ]
      },
      3: {
        title: 'Misiones',
        text: ['Se muestran y puntúan todas las misiones. Ya no se usan intrigas.']
      },
      4: {
        title: 'El ganador',
        text: [
          'Gana quien tenga más Doxa; después, más Auctoritas; después, más Nomismata. Quienes sigan empatados ganan juntos.'
        ]
      }
    }
  },
  J: {
    intro: [
      'A solas eres Justiniano. Nadie vota ni rivaliza contigo, pero cada evento que fracasa cuesta Doxa, y sin Doxa el imperio cae.'
    ],
    sections: {
      1: {
        title: 'Preparación',
        text: [
          'Las intrigas y Antonina se quedan en la caja. Ves {draft.dealt} cartas y te quedas {draft.kept}. Tienes {start.doxa} Doxa y {dynamis.alone} Dynamis por ronda. Se roban eventos individuales: {events.soloStandard} de las edades en una partida estándar, {events.soloMarathon} en un maratón. El primero está a la vista, los demás boca abajo. La primera ronda no tiene evento.',
          'Los cofres de las posiciones duran toda la partida.'
        ]
      },
      2: {
        title: 'Cartas que cambian',
        text: [
          'Lo que una carta da a otros se ignora. Lo que otros perderían lo recibes tú, y en lugar de la carta que descartarían robas una. Lo que actúa con un evento completado, o con lo que se aporta, actúa con cada unidad que colocas.'
        ]
      },
      3: {
        title: 'La ronda',
        text: [
          'Actúas hasta gastar tu Dynamis. Sin Dynamis puedes descubrir un evento futuro por {solo.reveal} Auctoritas, guardar una carta de la oferta en esta ronda por {solo.reserve} Auctoritas, pagar lo que pida un evento además de unidades (no da Doxa) y colocar un sello (J.5).'
        ]
      },
      4: {
        title: 'Colocar unidades',
        text: [
          'Una acción coloca cualquier número de unidades en cualquier área. Cada una cuesta sus recursos, y cada recurso da una Doxa. Por cada unidad que coloques puedes mover otra.'
        ]
      },
      5: {
        title: 'Sellos',
        text: [
          'Una vez por turno puedes colocar un sello en una posición que no tenga y recibir su cofre y su keimelion:',
          {
            rows: [
              ['el lábaro', 'un Dynamis por cada carta de un bandon, {solo.least} como mínimo'],
              ['el cáliz', '{solo.chalice} Nomismata por cada unidad del mapa'],
              ['el cetro', 'un recurso a tu elección por cada evento completado'],
              ['las vestiduras', 'ves tantas cartas del mazo como tengas en juego y puedes usar una gratis']
            ]
          }
        ]
      },
      6: {
        title: 'El evento',
        text: [
          'Si sus unidades están en su área y sus bienes pagados, recibes la recompensa; si no, pierdes su Doxa. Después se cambian las cartas de la oferta que no has guardado y tu mano baja a {hand.limit}.'
        ]
      },
      7: {
        title: 'El rango',
        text: [
          {
            head: ['Desde Doxa', 'Te recuerdan junto a'],
            rows: [
              ['{ranks.nero}', 'Nerón'],
              ['{ranks.caligula}', 'Calígula'],
              ['{ranks.titus}', 'Tito'],
              ['{ranks.trajan}', 'Trajano'],
              ['{ranks.aurelius}', 'Marco Aurelio'],
              ['{ranks.caesar}', 'Julio César'],
              ['{ranks.augustus}', 'Augusto']
            ]
          }
        ]
      }
    }
  },
  C: {
    intro: ['Lo que hace una carta está escrito en ella. Algunas piden una palabra más.'],
    sections: {
      1: {
        title: 'Cartas sueltas',
        text: [
          {
            rows: [
              [
                'Triboniano, Severo, Junilo, Africano, Germano',
                'una vez por evento, una unidad de lo que nombran vale por cualquier recurso que se pida'
              ],
              [
                'Comisario de suministro de alimentos y similares',
                'una carta más en el acto, por un recurso en lugar de Nomismata; así no se puede usar una intriga'
              ],
              ['Mundo, Buces, Artabanes, Martín', 'abren otra vez, en el acto, el cofre de su keimelion'],
              ['Escolta eclesiástica', 'una acción más sin Dynamis; una activación no deja marca'],
              [
                'Cosme Indicopleustes',
                'exactamente un recurso por cada carta de Emporion, antes de la siguiente carta'
              ],
              ['Pedro Barsimes', 'mejor en uno por cada recurso que se compra o se vende'],
              [
                'Procopio de Cesarea',
                'por cada carta de Rustica se activa y se marca un bandon, nunca uno ya marcado'
              ]
            ]
          }
        ]
      }
    }
  }
}
