import type { RuleText } from '../rule-text.ts'

export const xxii: RuleText = {
  sections: {
    A: {
      title: 'En general',
      text: [
        'Cuando sus unidades han movido y combatido, los líderes de una nación pueden ir de campaña, cada uno tantas veces como su valor de campaña, hasta {leaders.campaign}. Uno termina antes de que empiece otro. Al empezar cada campaña, él y su apilamiento pueden colocarse de nuevo en cualquier lugar de tierra amistosa conectada. Una horda nunca va con él.'
      ]
    },
    B: {
      title: 'Movimiento',
      text: [
        'El líder recoge y deja unidades al pasar; las cercanas pueden ir a su provincia para unirse a él, cada una con sus pasos. Nadie más mueve. Así el mismo ejército puede marchar y luchar una y otra vez mientras siga con él.'
      ]
    }
  }
}
