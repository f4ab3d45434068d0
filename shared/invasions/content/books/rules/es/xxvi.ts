import type { RuleText } from '../rule-text.ts'

export const xxvi: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: ['Los aliados son iguales. Una alianza viene de la diplomacia (XXX.B) o de un evento.']
    },
    B: {
      title: 'Mecánica',
      text: [
        'Ni un federado ni un cliente ni un vasallo puede ser aliado, y la alianza acaba cuando un socio pasa a serlo. Los aliados se activan juntos, en el último de sus momentos. Ellos y sus federados son amigos; sus clientes y vasallos, neutrales (XII.D). Lo que ambos guarnecen es de ambos: ingresos y puntos se parten. Cuando acaba la alianza, la fuerza menor deja la provincia compartida; si son iguales, un D2: superado, se va la nación más joven, si no la más vieja. Quien se queda tiene la provincia con su ciudad.'
      ]
    }
  }
}
