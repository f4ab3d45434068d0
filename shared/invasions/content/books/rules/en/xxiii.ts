import type { RuleText } from '../rule-text.ts'

export const xxiii: RuleText = {
  sections: {
    A: { title: 'In general', text: ['Walled cities are marked on the map. Every capital is fortified.'] },
    B: {
      title: 'What walls give',
      text: [
        {
          list: [
            'No forced passage, overrun or raid goes through the province; terror is in vain (XXIV.B).',
            'In battle a Civilised defender has a die more, a black one if he is an Empire (XX.F, XX.G), or a better roll (XXI.E).',
            'A besieger rolls with {-walls.ordinary}. Rome’s walls count {-walls.rome}, those of Ctesiphon, Ravenna and Constantinople {-walls.strong}, and Constantinople’s {-walls.theodosian} once Theodosius has built, in turn {turns.theodosian}.'
          ]
        }
      ]
    },
    C: { title: 'Building walls', text: ['{purchases.walls} gold, in the Purchases step.'] },
    D: {
      title: 'Cities without walls',
      text: [
        'Barbarian leaders may take them by terror (XXIV.B). In turns {turns.braced} they brace themselves, and the besieger rolls with {+walls.braced}.'
      ]
    }
  }
}
