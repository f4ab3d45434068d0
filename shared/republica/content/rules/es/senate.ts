import type { RuleText } from '../rule-text.ts'

/** Chapter 9. */
export const senate: RuleText = {
  sections: {
    '1': {
      title: 'Orden de precedencia',
      text: [
        'Los cargos se ordenan así: dictador, cónsul de Roma, cónsul de campo, censor, caballerizo mayor. Preside el primero de ellos que esté en Roma. Si no hay ninguno, abre la sesión el senador más influyente; a igual influencia decide la oratoria.',
        'Asisten todos los senadores que están en Roma: todos salvo gobernadores, procónsules, exiliados, cautivos y rebeldes.'
      ]
    },
    '11': {
      title: 'El magistrado que preside',
      text: [
        'Quien abre la sesión la preside hasta que asume un nuevo cónsul de Roma o un dictador. Solo él somete asuntos sin gastar un tribuno, fija en qué orden votan las facciones y puede exigir el voto inmediato: quien no contesta se abstiene. Los procesos corresponden al censor.',
        'Pasadas las elecciones y los procesos, puede levantar la sesión siempre que no quede nada pendiente.'
      ]
    },
    '2': {
      title: 'Elecciones',
      text: [
        'Lo primero es elegir a los cónsules entre los senadores alineados. No se exige rango alguno, pero nadie es cónsul en turnos consecutivos. Nadie ocupa más de un cargo; un censor puede ser elegido cónsul y deja entonces la censura.'
      ]
    },
    '21': {
      title: 'Candidaturas',
      text: [
        'Los candidatos se presentan y se eligen por parejas. Una pareja derrotada no vuelve este turno; cada uno de ellos sí, junto a otro. Los demás solo proponen candidatos con un tribuno.'
      ]
    },
    '22': {
      title: 'Tribunos en la sesión',
      text: [
        'Con un tribuno, otra facción consigue que se vote su propuesta. Se juega cuando no hay nada en debate; o durante una propuesta, con veto o sin él, para asegurarse la siguiente; o recién levantada la sesión, que así continúa. Algunos hombres de Estado tienen uno propio cada turno.'
      ]
    },
    '23': {
      title: 'La última pareja',
      text: [
        'Se presentan candidatos hasta que salga elegida una pareja. Si solo queda una pareja posible, resulta elegida sin votar.'
      ]
    },
    '24': {
      title: 'Quién puede ser candidato',
      text: [
        'El candidato está en Roma y no tiene más cargo superior que el de censor: así ningún cónsul se sucede a sí mismo. Nadie puede negarse, aunque sí votar en contra.'
      ]
    },
    '25': {
      title: 'Cónsul de Roma y cónsul de campo',
      text: [
        'Entre ambos acuerdan quién será cónsul de Roma. Si no hay acuerdo, cada uno tira un par de dados y el mayor elige. Cada uno gana {influence.consul} de influencia, que conserva al dejar el cargo. El cónsul de Roma preside desde ese momento; los salientes pasan a ser excónsules.'
      ]
    },
    '3': {
      title: 'La votación',
      text: [
        'El magistrado que preside llama a las facciones una por una. La llamada vota, se abstiene o anula la votación con un tribuno. Todo acaba cuando han respondido todas. En los certificados de tierras no cabe abstenerse: quien no vota lo hace contra el certificado, o por su anulación.'
      ]
    },
    '31': {
      title: 'Los votos',
      text: [
        'Cada senador presente en Roma tiene tantos votos como oratoria y caballeros. Por cada talento que pague de su propio tesoro, tiene uno más en esa votación.'
      ]
    },
    '32': {
      title: 'Facciones divididas',
      text: [
        'Los senadores de una facción no tienen por qué votar lo mismo. Lo declarado no se cambia, ni esa facción puede ya vetarlo.'
      ]
    },
    '33': {
      title: 'Mayoría',
      text: ['Se aprueba con más de la mitad de los votos emitidos. El empate rechaza.']
    },
    '34': {
      title: 'Rechazo unánime',
      text: [
        'Si todos los senadores en Roma de las demás facciones votan contra una candidatura o una propuesta de peso del magistrado que preside, este pierde {vote.lostFace} de influencia, o cede la presidencia al siguiente en precedencia.'
      ]
    },
    '4': {
      title: 'El censor',
      text: [
        'Tras los cónsules se elige censor entre los excónsules que estén en Roma sin cargo; el censor puede repetir. Si hay un solo candidato, no se vota. Si no hay ninguno, vale cualquier senador presente. El censor gana {influence.censor} de influencia y preside los procesos.'
      ]
    },
    '41': {
      title: 'Los procesos',
      text: [
        'El censor no abre ninguno, o hasta {trial.minor} procesos menores, o {trial.major} mayor. El acusado suma su influencia a los votos en su favor. Sin mayoría en contra queda libre y no se le procesa otra vez este turno por lo mismo. Los procesos a asesinos van aparte.'
      ]
    },
    '411': {
      title: 'Procesos menores',
      text: [
        'El acusado tuvo un cargo el turno anterior o cobró una concesión. Condenado, pierde {trial.popularity} de popularidad y {trial.influence} de influencia, deja de ser excónsul y sus concesiones vuelven al Foro.'
      ]
    },
    '412': {
      title: 'El fiscal',
      text: [
        'El censor nombra a otro senador que acepte. Si el acusado es condenado o se exilia, el fiscal se queda con su rango de excónsul y con la mitad de la influencia que pierde por el proceso, redondeada hacia arriba.'
      ]
    },
    '42': {
      title: 'Procesos mayores',
      text: [
        'El acusado tuvo un cargo el turno anterior, sin contar una gobernación. Condenado, muere, salvo que ya se haya exiliado.'
      ]
    },
    '421': {
      title: 'El exilio',
      text: [
        'Un hombre de Estado sometido a un proceso mayor puede salir de Roma cuando llaman a su facción, en vez de votar, incluso tras apelar al pueblo. Su tesoro queda congelado. Pierde todo ingreso, el rango de excónsul, las concesiones, los sacerdocios, el favor popular y la influencia que exceda la impresa. Conserva caballeros y veteranos.'
      ]
    },
    '422': {
      title: 'La vida en el exilio',
      text: [
        'A un exiliado solo le alcanza la muerte: su número o una epidemia en el extranjero. Su familia sigue como si él hubiera muerto. Si sale su número y la familia también está en juego, decide un dado: impar, el exiliado.'
      ]
    },
    '423': {
      title: 'La vuelta del exilio',
      text: [
        'Solo una votación del Senado lo llama. Vuelve al Foro, o a la facción que tenga a su familia. La facción que más votos dio a su vuelta puede intentar ganárselo enseguida y sin oposición: un par de dados ha de sumar menos que su lealtad.'
      ]
    },
    '43': {
      title: 'Quién puede ser procesado',
      text: [
        'Dictadores, caballerizos mayores, cónsules, procónsules y censores. Los gobernadores, solo el turno en que regresan y solo si se han enriquecido.'
      ]
    },
    '44': {
      title: 'El llamamiento popular',
      text: [
        'Cuando llaman a su facción, el acusado puede tirar un par de dados y sumar su popularidad. La tabla le da votos, se los quita, lo libera o hace que la multitud lo mate.',
        'Si queda libre, se saca una nota de mortalidad por cada punto por encima de {trial.freedAbove}: el censor y el fiscal mueren si sale la suya. Después de apelar aún puede exiliarse o jugar un tribuno.',
        {
          head: ['Total', 'El pueblo'],
          rows: [
            ['{appeal.killed} o menos', 'lo mata'],
            ['{appeal.tThree}', '{+appeal.vThree} votos'],
            ['{appeal.tFour}', '{+appeal.vFour} votos'],
            ['{appeal.tFive}', '{+appeal.vFive} votos'],
            ['{appeal.tSix}', '{+appeal.vSix} votos'],
            ['{appeal.tSeven}', '{+appeal.vSeven} votos'],
            ['{appeal.tEight}', '{+appeal.vEight} votos'],
            ['{appeal.tNine}', '{+appeal.vNine} votos'],
            ['{appeal.tTen}', '{+appeal.vTen} votos'],
            ['{appeal.tEleven}', '{+appeal.vEleven} votos'],
            ['más de {trial.freedAbove}', 'lo libera']
          ]
        }
      ]
    },
    '45': {
      title: 'Un tribuno contra el proceso',
      text: [
        'Cuando llaman a su facción, el acusado o un amigo puede vetar el proceso. Sigue contando entre los del censor.'
      ]
    },
    '46': {
      title: 'Fin de los procesos',
      text: ['El censor devuelve la sesión a quien más rango tenga.']
    },
    '5': {
      title: 'Llenar los escaños',
      text: [
        'Siempre que en la sesión haya menos de {senate.fewest} senadores alineados en Roma, el senador más alto de la Curia entra en la facción con menos senadores; si empatan, en la de menos influencia en Roma. Con la Curia vacía, esa facción elige del Foro.'
      ]
    },
    '6': {
      title: 'Otros asuntos',
      text: [
        'Después el magistrado que preside propone lo que quiera; los demás, con un tribuno. Él dirige todas las votaciones. Cada propuesta trata un solo asunto, salvo las parejas de cónsules, los gobernadores y las concesiones que se dan a la vez. Levanta la sesión cuando quiere, si no queda nada pendiente.'
      ]
    },
    '61': {
      title: 'Adjudicar concesiones',
      text: [
        'La propuesta dice qué concesiones del Foro van a qué senadores presentes. Lo rechazado, solo o en grupo, no se propone más este turno. La comisión de tierras solo se adjudica con algún certificado en vigor; sin ninguno, vuelve al Foro al acabar la fase.'
      ]
    },
    '611': {
      title: 'Concesiones destruidas',
      text: [
        'En cada fase del Senado con la Segunda Guerra Púnica o la Revuelta de los Gladiadores, un dado destruye el arrendatario de ese número; con Aníbal o Espartaco, se tira otro. El grano se pierde por las guerras siciliana y alejandrina, otras concesiones por desastres. La destruida queda en la Curia y vuelve al Foro con {forum.concessionReturnsOn} o más al final de una fase del Foro.'
      ]
    },
    '62': {
      title: 'Los gobernadores',
      text: [
        'Después de los procesos, y antes de los demás asuntos, cada provincia vacante recibe gobernador. Se vota hasta elegir a uno o hasta que quede un solo candidato. Pueden elegirse varios a la vez. El gobernador sale de Roma en el acto y no tiene otro cargo.'
      ]
    },
    '621': {
      title: 'El mandato',
      text: [
        'Un gobernador sirve {senate.term} años; al final de cada recaudación pasa uno. El turno en que regresa no se le reelige sin su consentimiento.'
      ]
    },
    '622': {
      title: 'Gobernadores relevados',
      text: [
        'Un gobernador no asiste a las sesiones. Se le llama, a tiempo para la votación siguiente, eligiendo a su sucesor; nunca el mismo año en que fue elegido.'
      ]
    },
    '623': {
      title: 'Gobernadores no alineados',
      text: [
        'Puede elegirse a un senador no alineado del Foro. Nadie puede ganárselo hasta que vuelva a él. No se enriquece en su provincia.'
      ]
    },
    '624': {
      title: 'Provincias vacantes',
      text: ['Una provincia sin gobernador no produce nada.']
    },
    '625': {
      title: 'Provincias de frontera',
      text: ['Las de frontera sufren ataques bárbaros y necesitan guarniciones.']
    },
    '626': {
      title: 'Lo que el Senado no puede',
      text: [
        'El Senado no cambia las reglas ni obliga a nadie en lo que es asunto suyo: los juegos, las contribuciones, a quién procesa un censor.'
      ]
    },
    '63': {
      title: 'Certificados de tierras',
      text: [
        'Un certificado de tierras calma al pueblo. Hay varios tipos: el I se paga una vez; el II y el III, cada año. Nombra un promotor y un copromotor, que deben aceptar y ganan el favor del pueblo. Quien vota en contra lo pierde, aunque se apruebe; quien lo veta, no. Cada tipo se propone una vez por turno, y solo caben unos cuantos en vigor.',
        {
          head: ['Tipo', 'Coste', 'Inquietud', 'Promotor', 'Copromotor', 'Votar en contra'],
          rows: [
            [
              'I',
              '{bill.costOne}',
              '{+bill.unrestOne}',
              '{+bill.sponsorOne}',
              '{+bill.cosponsorOne}',
              '{+bill.againstOne}'
            ],
            [
              'II',
              '{bill.costTwo}',
              '{+bill.unrestTwo}',
              '{+bill.sponsorTwo}',
              '{+bill.cosponsorTwo}',
              '{+bill.againstTwo}'
            ],
            [
              'III',
              '{bill.costThree}',
              '{+bill.unrestThree}',
              '{+bill.sponsorThree}',
              '{+bill.cosponsorThree}',
              '{+bill.againstThree}'
            ]
          ]
        }
      ]
    },
    '631': {
      title: 'La anulación',
      text: [
        'Puede anularse un certificado de tipo II o III, uno por turno. El promotor necesita más popularidad de la que le costarán promoverla y votarla, y vota a favor. Todos los que votan a favor pierden el favor del pueblo, se apruebe o no.',
        {
          head: ['Tipo', 'Inquietud', 'Promotor', 'Votar a favor'],
          rows: [
            ['II', '{+bill.repealUnrestTwo}', '{+bill.repealSponsorTwo}', '{+bill.repealVotersTwo}'],
            ['III', '{+bill.repealUnrestThree}', '{+bill.repealSponsorThree}', '{+bill.repealVotersThree}']
          ]
        }
      ]
    },
    '632': {
      title: 'El pago',
      text: ['Los certificados se pagan en la recaudación. El de tipo I termina entonces.']
    },
    '633': {
      title: 'Matar a un promotor',
      text: [
        'Si el promotor y el copromotor son de la misma facción, cualquier senador puede intentar matar a uno de ellos antes de que acabe la votación. Si lo atrapan, muere, y no pasa nada más. La votación sigue.'
      ]
    },
    '64': {
      title: 'Crear fuerzas',
      text: [
        'El Senado crea legiones y flotas, {units.most} de cada como mucho, a {units.cost} talentos cada una, al contado. Su uso y su mando pueden ser otra propuesta; entretanto quedan en Italia. A ninguna guerra se va sin las flotas que pide. También puede mover o licenciar unidades leales.'
      ]
    },
    '641': {
      title: 'Guarniciones',
      text: [
        'Se pueden enviar legiones a una provincia; quedan al mando de su gobernador hasta que se las llame.'
      ]
    },
    '642': {
      title: 'Fuerza mínima',
      text: [
        'Nadie va a una guerra contra su voluntad, salvo que su fuerza, con su rating militar, supere la de la guerra y su líder. Un procónsul debilitado por las bajas debe seguir luchando, salvo que no le queden legiones o le falten flotas: entonces se le llama. Sin su consentimiento no se le quitan legiones hasta dejarlo por debajo de esa fuerza.'
      ]
    },
    '65': {
      title: 'El mando',
      text: [
        'Cuando se envía un ejército, su comandante sale de Roma en el acto. El cónsul de campo, si vive, va antes que el de Roma o con él. Si se envía a la guerra al más alto funcionario, la fase termina; quien quiera aprobar algo antes juega un tribuno cuando lo llamen a esa votación, que entonces espera.'
      ]
    },
    '66': {
      title: 'Llamar a un procónsul',
      text: [
        'Se puede llamar al procónsul que no venció en el último combate. Vuelve enseguida, y sus fuerzas con él, salvo que la misma votación envíe a quien lo releve.'
      ]
    },
    '67': {
      title: 'Cónsul vitalicio',
      text: [
        'Una vez por turno, elegidos ya los cónsules, cualquier jugador puede proponer a un senador que esté en Roma, tenga un cargo y más de {life.influence} de influencia. El candidato suma su influencia a sus votos. No cabe veto; sí asesinarlo antes de que acabe la votación. Si se aprueba, ha ganado, siempre que la República sobreviva al turno.'
      ]
    },
    '68': {
      title: 'Mociones menores',
      text: ['Gracias, censuras, insultos: no cambian nada ni cuestan nada.']
    },
    '69': {
      title: 'Propuestas cambiadas',
      text: [
        'Lo rechazado solo vuelve en la misma fase si ha cambiado: otro comandante, otro número. Las concesiones y el cónsul vitalicio van una vez por turno.'
      ]
    },
    '7': {
      title: 'Los tribunos',
      text: ['Un tribuno veta o hace una propuesta, y se descarta.']
    },
    '71': {
      title: 'Para proponer',
      text: [
        'Acabados los procesos, un tribuno obliga al magistrado que preside a someter una propuesta a votación.'
      ]
    },
    '72': {
      title: 'Para vetar',
      text: [
        'Se juega antes de que llamen a la facción o cuando la llaman. La votación se anula, se haya votado lo que se haya votado. Los candidatos, el acusado o la propuesta no vuelven. No hay veto contra el cónsul vitalicio, el proceso a un asesino, las propuestas de un dictador ni el último candidato.'
      ]
    },
    '8': {
      title: 'El asesinato',
      text: [
        'Cada facción intenta uno por turno y sufre uno como mucho. Las cartas ayudan, pero no hacen falta.'
      ]
    },
    '81': {
      title: 'Solo en sesión',
      text: ['Asesino y víctima están en Roma y la sesión sigue abierta. Levantada la sesión, ya es tarde.']
    },
    '82': {
      title: 'El atentado',
      text: [
        'Se nombra al asesino y a la víctima; las cartas suman a un dado. Con {murder.killed} o más muere, con {murder.failsFrom} o {murder.failsTo} falla, con {murder.caught} o menos atrapan al asesino.'
      ]
    },
    '83': {
      title: 'Los guardaespaldas',
      text: [
        'Después de la tirada, la facción de la víctima dice cuántos guardaespaldas secretos juega. Cada uno resta uno; y si el asesino no ha caído, tira otra vez por cada uno, solo para ver si cae.'
      ]
    },
    '84': {
      title: 'El castigo',
      text: [
        'El asesino atrapado muere. El líder de su facción pierde {murder.leaderLoses} de influencia y se le abre enseguida un proceso a muerte, con un llamamiento popular del que se resta la popularidad de la víctima. Si es culpable muere también, y se sacan tantas notas como popularidad tenía la víctima: matan a otros de la facción que estén en Roma. Ni censor ni fiscal intervienen, pero el censor llama a votar.'
      ]
    },
    '9': {
      title: 'El dictador',
      text: [
        'Antes de elegir censor puede nombrarse un dictador si Roma afronta {danger.wars} guerras activas, o una cuya fuerza pase de {danger.strength}.'
      ]
    },
    '91': {
      title: 'El nombramiento',
      text: [
        'Los cónsules nombran de común acuerdo a cualquier senador sin cargo. Si solo uno está en Roma, lo nombra él. Si no, el más alto funcionario puede hacerlo elegir. El dictador cuenta como excónsul, gana {influence.dictator} de influencia y nombra caballerizo mayor, que gana {influence.masterOfHorse}.'
      ]
    },
    '92': {
      title: 'Su mandato',
      text: [
        'El dictador preside y nadie veta sus propuestas. Sirve hasta la siguiente fase del Senado: allí preside la elección de los cónsules y deja el cargo. Puede ser nombrado otra vez.'
      ]
    },
    '93': {
      title: 'El caballerizo mayor',
      text: [
        'Acompaña al dictador en toda campaña, y cuentan los ratings militares de ambos, en tierra y en el mar. No puede evitar un desastre ni un empate. En una derrota mueren ambos.'
      ]
    }
  }
}
