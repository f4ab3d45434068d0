import type { RuleText } from '../rule-text.ts'

/** Chapter 7. */
export const forum: RuleText = {
  sections: {
    '1': {
      title: 'El tiempo pasa',
      text: ['Lo que sucedió en el foro dura hasta que empieza la siguiente fase del foro.']
    },
    '2': {
      title: 'Iniciativas',
      text: [
        'Primero roba cada facción (7.3); después cada una toma su iniciativa: una persuasión (7.5), juegos (7.4), otro líder. Empieza la facción del cónsul de Roma, o la del funcionario de más rango; siguen las demás en el sentido de las agujas del reloj.',
        'Con menos de {forum.initiatives} facciones, las iniciativas que faltan se venden hasta que haya {forum.initiatives}: desde el funcionario de más rango, cada facción puja una vez, al menos {forum.leastBid} talento y más que la anterior, con dinero de un senador en Roma. Si nadie puja, es del funcionario. Quien la obtiene roba antes.'
      ]
    },
    '3': {
      title: 'Cartas',
      text: [
        'Por cada robo se tira un par de dados: {forum.happeningOn} trae un suceso (7.35), cualquier otro resultado la primera carta del mazo. Las cartas rojas (intriga, concesiones, hombres de Estado, leyes) van a la mano de la facción; guerras, líderes, familias y legados, a la mesa. Nadie empieza un turno con más de {hand.limit} cartas (11.1).'
      ]
    },
    '31': {
      title: 'Senadores',
      text: [
        'Un senador tiene capacidad militar, oratoria (sus votos), lealtad, influencia y popularidad. La influencia nunca baja de nada; la popularidad va de {popularity.least} a {popularity.most}. Su número es el de su nota de mortalidad.'
      ]
    },
    '312': {
      title: 'Hombres de Estado',
      text: [
        'Un hombre de Estado se juega en la preparación o en la fase de revolución. Si el senador de su familia está en su facción, o no tiene ninguna, ocupa su lugar con todo lo que tiene, y con la mayor de ambas influencias y popularidades. No puede llegar mientras otra facción tenga su familia u otro hombre de ella esté en la mesa; hermanos y primos pueden convivir. Un hombre de Estado junto a otro al que se opone no tiene lealtad.'
      ]
    },
    '32': {
      title: 'Concesiones',
      text: [
        'Una concesión es de quien la recibió y le paga cada año. Armamentos y construcción naval pagan cuando se crean unidades; la comisión de tierras, solo mientras rige un certificado de tierras. Tras una muerte o una condena va al foro, donde el Senado la vuelve a otorgar (9.61); si fue destruida, queda en la Curia hasta que un dado muestre {forum.concessionReturnsOn} o más al final de una fase del foro.'
      ]
    },
    '33': {
      title: 'Guerras',
      text: [
        'Una guerra tiene su fuerza en tierra, las flotas que Roma necesita para apoyar a un ejército contra ella y, a veces, una flota propia que hay que vencer antes. Otros números de la carta indican desastres (10.21) y empates (10.31).'
      ]
    },
    '331': {
      title: 'Guerras inactivas',
      text: [
        'Algunas guerras están inactivas al salir. Despiertan cuando el Senado las ataca, cuando llega otra guerra de su tipo o su líder, cuando un líder halla refugio en ellas o con la Guerra Social.'
      ]
    },
    '332': {
      title: 'Guerras iguales',
      text: [
        'Las guerras de un mismo tipo se refuerzan: cada una de un par cuenta el doble, y así según cuántas haya. Las flotas que necesita un ejército no cambian nunca. Cada una se libra por separado, y ninguna puede atacarse antes que las activas más antiguas de su tipo.'
      ]
    },
    '333': {
      title: 'Piratas',
      text: ['Los piratas son una sequía por cada una de sus cartas, aunque estén inactivos (8.1).']
    },
    '334': {
      title: 'Consecuencias',
      text: [
        'Cada guerra activa cuesta al Estado {state.war} talentos al año. Al final del combate, {victory.wars} guerras activas hacen caer Roma. Una guerra activa sin una legión enfrente en ese momento queda inconclusa y aumenta la inquietud.'
      ]
    },
    '335': {
      title: 'Revueltas',
      text: [
        'Una revuelta es una guerra sin despojos. Algunas cartas solo son revueltas si existe cierta provincia; y cuando se gana la última guerra de una serie, las anteriores pasan a ser revueltas.'
      ]
    },
    '34': {
      title: 'Líderes',
      text: [
        'Un líder enemigo suma su fuerza a todas las guerras de su tipo, en tierra y mar, después de multiplicarlas, y añade sus números de desastre y empate. Se va con su última guerra. Sin guerra, espera: al final de cada fase del foro decide un dado, y con {forum.leaderDiesOn} o más muere.'
      ]
    },
    '35': {
      title: 'Sucesos',
      text: [
        'Lo que sucede se tira con {dice.triple} dados en la tabla de la época. Dura un turno; si se repite en el mismo turno, es peor.',
        {
          list: [
            'Violencia de la turba: tantas notas como inquietud matan en Roma a quien sea menos popular que ella.',
            'Desastre natural: el Estado paga {happening.disaster} talentos y un dado destruye una concesión.',
            'Malos presagios: el Estado paga {happening.omens}; todas las tiradas del turno empeoran en uno, y persuadir cuesta uno más.',
            'Epidemia: {happening.epidemic} notas golpean en Roma; si se repite, a un senador de fuera.',
            'Sequía: inquietud y grano caro.',
            'Tormenta en el mar: se hunde un par de dados de flotas.',
            'Falta de hombres: cada unidad nueva cuesta {units.shortage} más.',
            'Deserta un aliado, propio o enemigo: algunas batallas son más duras o más fáciles.',
            'Refugio: un líder vencido huye a la siguiente guerra.',
            'Muere un líder enemigo, a elección del funcionario de más rango.',
            'Entusiasmo de los aliados: {happening.enthusiasm} talentos en la próxima recaudación, o {happening.greatEnthusiasm}.',
            'Rodas presta {happening.alliedFleets} flotas para una guerra, {happening.moreAlliedFleets} en total.',
            'Nueva alianza: al levantarse el Senado, una guerra que no sea revuelta acaba por la mitad de sus despojos, o para siempre.',
            'Proceso de Verres: los gobernadores sacan {happening.verres} menos y el Estado más.',
            'Pretendiente, desorden interno, ataques bárbaros: hay provincias que se alzan o son arrasadas.'
          ]
        }
      ]
    },
    '36': {
      title: 'Cartas de intriga',
      text: [
        'Los tribunos proponen y vetan (9.7); asesinos y guardaespaldas actúan en el Senado (9.8). En el foro, la seducción y el chantaje hacen que una persuasión no tenga oposición; quien resiste un chantaje pierde un par de dados de influencia y de popularidad. El tráfico de influencias toma una carta al azar de otra mano. Otras cartas y las leyes son de épocas posteriores.'
      ]
    },
    '37': {
      title: 'Acuerdos',
      text: [
        'Las facciones pueden pactar. Cuando todos los nombrados aceptan un acuerdo, es público, y lo que las reglas pueden cumplir se cumple: dinero en la siguiente redistribución (6.3), cartas en la fase de revolución (11.1). Lo demás queda anotado, cumplido o roto. Nadie puede obligarse sobre el reparto del consulado, un asesinato o una rebelión.'
      ]
    },
    '4': {
      title: 'Juegos',
      text: [
        'Un senador en Roma puede pagar juegos con su propio tesoro. Gana popularidad, y la inquietud baja otro tanto.',
        {
          head: ['Juegos', 'Coste', 'Popularidad', 'Inquietud'],
          rows: [
            ['menores', '{games.minorCost}', '{+games.minorPopularity}', '{+games.minorUnrest}'],
            ['medianos', '{games.mediumCost}', '{+games.mediumPopularity}', '{+games.mediumUnrest}'],
            ['grandes', '{games.grandCost}', '{+games.grandPopularity}', '{+games.grandUnrest}']
          ]
        }
      ]
    },
    '5': {
      title: 'Persuasión',
      text: ['Un senador en Roma puede intentar atraer a otro que esté en Roma, sin facción o de otra.']
    },
    '51': {
      title: 'El número',
      text: [
        'El número base es su oratoria e influencia menos la lealtad del otro. Un par de dados debe quedar por debajo; con {persuasion.fails} o más en los propios dados siempre fracasa. En la lectura clásica basta el número mismo.'
      ]
    },
    '511': {
      title: 'Lealtad',
      text: [
        'Quien pertenece a una facción es {persuasion.aligned} más leal, y todos lo son en uno por cada talento que poseen.'
      ]
    },
    '512': {
      title: 'Sobornos',
      text: [
        'Cada talento del persuasor sube el número en uno. Todo acaba en manos del otro, se deje convencer o no.'
      ]
    },
    '513': {
      title: 'Contrasobornos',
      text: [
        'Todas las demás facciones pueden poner dinero de sus tesoros, a favor del intento o en contra. En un intento sin oposición nadie puede.'
      ]
    },
    '514': {
      title: 'Las ofertas',
      text: [
        'El persuasor nombra a su hombre y su primer soborno. Los demás pagan por turno, en el sentido de las agujas del reloj; después él tira o paga más, y se da otra vuelta. El dinero puesto no se recupera.',
        {
          example:
            'Fabio corteja a Claudio: su oratoria e influencia igualan la lealtad de Claudio, así que el número es cero. Lo que él y los demás pagan después lo sube y lo baja hasta que tira.'
        }
      ]
    },
    '6': {
      title: 'Caballeros',
      text: [
        'Con la opción de caballeros, una facción puede intentar ganarse uno en su iniciativa: un dado más los talentos pagados debe llegar a {knight.on}. Un caballero da a su senador {income.knight} talento al año y un voto.'
      ]
    },
    '7': { title: 'Líderes de facción', text: ['Nadie puede atraer al líder de una facción.'] }
  }
}
