import type { RuleText } from '../rule-text.ts'

export const xxvi: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: ['Allies are equals. An alliance comes from diplomacy (XXX.B) or from an event.']
    },
    B: {
      title: 'Mechanics',
      text: [
        'No federate, client or vassal can be an ally, and an alliance ends when a partner becomes one. Allies are activated together, at the later of their moments. They and their federates are friends, their clients and vassals neutral (XII.D). What both garrison, both hold: income and points are halved. When an alliance ends, the smaller force leaves a shared province; on a tie, a D2: if it is passed the younger nation, else the older. Who stays has the province with its city.'
      ]
    }
  }
}
