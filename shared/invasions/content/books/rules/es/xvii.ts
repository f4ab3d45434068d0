import type { RuleText } from '../rule-text.ts'

export const xvii: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'El límite vale para las unidades de una nación, de sus federados y de sus aliados juntos, no para los enemigos; un federado cuenta solo las suyas, no las de su federador. No vale mientras mueven, y puede pasar cualquier número. Se mira cuando todos han movido, tras el movimiento de cada campaña, en un paso a la fuerza y una intercepción, tras huida y retirada, y al comprar, desplazar o redesplegar unidades.'
      ]
    },
    B: {
      title: 'Límites',
      text: [
        {
          head: ['Terreno', 'Unidades'],
          rows: [
            ['cualquiera', '{stacking.limit}'],
            ['montaña', '{stacking.inMountains}'],
            ['con un líder', 'más, según su valor de apilamiento'],
            [
              'en una invasión',
              '{+stacking.forAnInvasion} en todos los apilamientos del invasor durante su activación'
            ]
          ]
        },
        { picture: 'stacking' },
        {
          example:
            'Un líder con apilamiento {+example.bonus} tiene sitio para {example.stack} unidades en terreno abierto y para {example.stackInMountains} en la montaña; cuando su pueblo invade, para una más.'
        }
      ]
    },
    C: {
      title: 'Casos especiales',
      text: [
        'Un Limes, una horda, una ciudad, un marcador de pillaje y los líderes no cuentan nunca. Hay un Limes por provincia como mucho.'
      ]
    }
  }
}
