import type { RuleText } from '../rule-text.ts'

export const xix: RuleText = {
  sections: {
    A: {
      title: 'Intercepción',
      text: [
        'Cuando un apilamiento entra en la provincia de un enemigo, su dueño puede enviar allí otros en el acto: uno sin líder y cuantos quiera con líder. Se nombran todos antes de tirar, cada jugador sus unidades, y lo intentan en el orden en que se nombran. Llegan por tierra, por provincias vacías, neutrales o amistosas y estrechos abiertos, en {interception.steps} pasos como mucho; las unidades atacadas no pueden. Un apilamiento puede dejar unidades en casa, pero no por el camino, y nadie intercepta una intercepción. Un D10 por apilamiento:',
        {
          rows: [
            ['+', 'el combate del líder'],
            ['{+interception.forTheCapital}', 'la provincia tiene la capital del dueño'],
            ['{+interception.forAnEmpire}', 'el dueño es un Imperio'],
            ['{+interception.forThreeSteps}', 'el camino es de {interception.steps} pasos'],
            ['{+interception.forARange}', 'por cada cordillera cruzada'],
            ['{+interception.forAStrait}', 'por cada estrecho cruzado'],
            ['{+interception.forTheBosporus}', 'además, por el Bósforo']
          ]
        },
        'Con {interception.on} o más llega y se une a los defensores, hasta donde permita el límite; el resto se queda en casa. Si no, no puede intentarlo otra vez contra ese apilamiento, pero sí contra otros.',
        'Llegados todos hay batalla en el acto, salvo que no haya venido nadie o que el intruso desborde o fuerce el paso; él es el atacante. Los suyos que pasan del límite esperan y comparten su suerte. Si pierde, se retira y no mueve más; si no, sigue.',
        { picture: 'interception' }
      ]
    },
    B: {
      title: 'Huida',
      text: [
        'Cuando un apilamiento entra en la provincia de un enemigo, los que están allí pueden intentar escapar. Las naciones que están juntas huyen como un solo apilamiento. Un D10:',
        {
          rows: [
            ['+', 'el combate del líder, huya él o no'],
            ['{+flight.forACity}', 'la provincia tiene una ciudad fortificada'],
            ['{+flight.forTwiceAsMany}', 'son {flight.times} veces tantas como los atacantes'],
            ['{+flight.forLessCavalry}', 'tienen menos caballería'],
            ['{+flight.forACrossing}', 'la huida ha de empezar por un río, una cordillera o un estrecho']
          ]
        },
        'Con {flight.on} o más van hasta {flight.steps} pasos por provincias vacías, neutrales o amistosas y estrechos abiertos, a una provincia amistosa o a una vacía sin ciudad, dentro del límite; {movement.overrunners} de ellas pueden desbordar por el camino a un enemigo solo (XVIII.E). Algunas pueden quedarse o ser dejadas por el camino. No se las intercepta y no van en barco. Si fallan, se quedan y luchan. Quien ha huido aún puede interceptar a otros ese turno.'
      ]
    }
  }
}
