import type { RuleText } from '../rule-text.ts'

export const xxxi: RuleText = {
  sections: {
    A: {
      title: 'Religiones',
      text: [
        'Católicos son Roma y Bizancio, britanos, armenios, colquidianos y moros. Oriens y Aegyptus son monofisitas; persas e íberos, mazdeístas; los godos, arrianos; los demás Bárbaros, paganos.'
      ]
    },
    B: {
      title: 'Conversión al catolicismo',
      text: [
        'Un pueblo pagano o arriano puede hacerse católico al principio de su administración. Si su página lo enumera, tiene una vez, entonces o en un turno posterior, tantos puntos como ingresos dan las provincias católicas sin herejía que tiene. Quien tiene Roma recibe la mitad.'
      ]
    },
    C: {
      title: 'Herejías',
      text: [
        'Una herejía afecta a un Área, por evento o calamidad; a una con una capital, sea de quien sea, solo por evento. Los Bárbaros paganos y arrianos son inmunes. Dura hasta la segunda fase de Tiempo siguiente (VI.F). Cuesta oro (XIV.G), agrava calamidades y hace más difícil someter revueltas (XVI.F). Pertenece a una fe y afecta a las naciones de esa fe; la de las Áreas monofisitas, a quien tenga tierra en ellas. Vistos desde una capital herética, los herejes son los fieles de fuera; si ambos lo son, hay paz entre ellos.'
      ]
    }
  }
}
