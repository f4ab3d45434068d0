import type { RuleText } from '../rule-text.ts'

/** Chapter 5. */
export const mortality: RuleText = {
  sections: {
    '1': {
      title: 'La nota',
      text: [
        'Se saca una nota de mortalidad. El senador con su número muere de viejo; si no está en la mesa, no pasa nada. {chits.blank} notas están en blanco y {chits.drawTwo} piden sacar un par más.'
      ]
    },
    '2': {
      title: 'La muerte',
      text: [
        'Sea cual sea la causa, se pierden los cargos, la influencia y el dinero del senador muerto. Si murió de viejo, su facción conserva sus concesiones y las asigna a otros en la fase de revolución; si no, van al foro.',
        'La familia de un líder se queda: dirige la facción tal como la imprime su carta. Cualquier otra familia va al fondo de la Curia y puede volver al final de una fase del foro con {forum.concessionReturnsOn} o más. Los hombres de Estado no vuelven.'
      ]
    },
    '3': {
      title: 'El fin de una facción',
      text: [
        'Una facción solo queda eliminada si pierde a su último senador por un intento de asesinato (9.84). Si no, toma la siguiente familia de la Curia.'
      ]
    }
  }
}
