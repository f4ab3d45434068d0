import type { RuleText } from '../rule-text.ts'

export const xxxii: RuleText = {
  intro: ['Las naciones del juego, cada una con su página en la enciclopedia.'],
  sections: {
    A: {
      title: 'Anglos y sajones',
      text: [
        'Desde el turno {turns.unionFrom} los anglos y los sajones pueden hacerse una sola nación, los anglosajones, si ambos son Reinos libres, al menos uno tiene tierra en Britannia y su jugador lo quiere.'
      ]
    }
  }
}
