import type { RuleText } from '../rule-text.ts'

export const iv: RuleText = {
  intro: [
    'Un turno dura unos {turns.years} años. Sus fases y pasos son siempre los mismos; la barra de arriba muestra en cuál se está.'
  ],
  sections: {
    A: {
      title: 'El turno',
      text: [
        {
          list: [
            'Tiempo: las naciones envejecen y cambian (→VI), llegan refuerzos (→IX), se roban eventos, atacan los incursores y llegan las caravanas (→X), se roban cartas de diplomacia (→XXX).',
            'Administración, para Reinos e Imperios: cartas (→XIII), ingresos (→XIV), compras (→XV), revueltas (XVI.F).',
            'Guerra: cada nación se activa una vez (VI.G): mueve (→XVIII), combate (→XX) y asedia (→XXIV), y luego sus líderes van de campaña (→XXII). La diplomacia sin usar termina.',
            'Puntuación, en los turnos que la tienen (V.B).'
          ]
        },
        'En el turno {turns.first} se omiten las caravanas y toda la administración: ya están hechas.'
      ]
    }
  }
}
