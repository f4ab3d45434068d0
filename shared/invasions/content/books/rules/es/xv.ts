import type { RuleText } from '../rule-text.ts'

export const xv: RuleText = {
  sections: {
    A: { title: 'Bárbaros', text: ['No compran nada.'] },
    B: {
      title: 'Naciones civilizadas',
      text: [
        'Compran de las fichas que les quedan y las colocan en provincias que controlan, dentro del límite de apilamiento. Las pesadas cuestan algo más, las de élite lo que más, y los Imperios pagan más que los Reinos. Algunas naciones tienen sus propias armas algo más baratas que aquí:',
        { table: 'prices', head: ['Unidad', 'Reino', 'Imperio'] },
        {
          list: [
            'Un Imperio puede reparar hasta {purchases.repairs} unidades de élite dañadas a mitad de precio.',
            'Roma y Bizancio pueden reclutar {recruits.early} unidad nacional por turno, y desde el turno {recruits.lateFrom}, {recruits.late}. Los auxiliares bárbaros no tienen límite cuando los hay.',
            'En declive, tiran un D2 tras sus compras; si fallan, llega la calamidad Usurpador.',
            'Las murallas cuestan {purchases.walls} de oro (XXIII.C). Un Limes perdido se reconstruye gratis donde se recuperó su provincia (XVIII.I).'
          ]
        }
      ]
    },
    C: {
      title: 'Unidades con fecha',
      text: ['Algunas unidades solo se tienen desde cierto turno, o después de que ocurra algo.']
    }
  }
}
