import type { RuleText } from '../rule-text.ts'

export const xxxi: RuleText = {
  sections: {
    A: {
      title: 'Religions',
      text: [
        'Catholic are Rome and Byzantium, Britons, Armenians, Colchians and Moors. Oriens and Aegyptus are Monophysite, Persians and Iberians Mazdaist, the Goths Arian; all other Barbarians are Pagan.'
      ]
    },
    B: {
      title: 'Conversion to Catholicism',
      text: [
        'A Pagan or Arian people may turn Catholic at the start of its administration. If its page lists it, it has once, then or in a later turn, as many points as the Catholic provinces without heresy that it holds pay in income. Whoever holds Rome has half as many.'
      ]
    },
    C: {
      title: 'Heresies',
      text: [
        'A heresy strikes an Area, by event or calamity; one with a capital in it, whoever’s, only by event. Pagan and Arian Barbarians are immune. It lasts until the second Time phase after it (VI.F). It costs gold (XIV.G), makes calamities worse and revolts harder to put down (XVI.F). It belongs to one faith and concerns the nations of that faith; that of Monophysite Areas concerns whoever holds land there. Seen from a heretical capital the faithful elsewhere are the heretics; if both are heretical there is peace between them.'
      ]
    }
  }
}
