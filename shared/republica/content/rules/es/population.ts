import type { RuleText } from '../rule-text.ts'

/** Chapter 8. */
export const population: RuleText = {
  sections: {
    '1': {
      title: 'Inquietud',
      text: [
        'Al principio de la fase, la inquietud sube en uno por cada sequía y por cada guerra inconclusa. Los desastres y derrotas la suben al momento; las victorias, los juegos y los certificados de tierras la bajan. Nunca baja de nada y no tiene tope.',
        {
          example:
            'Unos piratas activos a los que nadie combate cuentan como sequía y como guerra inconclusa.'
        }
      ]
    },
    '2': {
      title: 'El estado de la República',
      text: [
        'El cónsul de Roma, o el funcionario de más rango, rinde cuentas del año. Todas las facciones lo aprueban o no a la vez, con la oratoria de sus senadores en Roma. Luego se tiran {dice.triple} dados, se resta la inquietud y se suma la popularidad del orador; la tabla dice cómo cambia la inquietud.',
        {
          head: ['Total', 'Inquietud', 'Además'],
          rows: [
            ['{people.fromA} o más', '{+people.unrestA}', ''],
            ['{people.fromB} o más', '{+people.unrestB}', ''],
            ['{people.fromC} o más', '{+people.unrestC}', ''],
            ['{people.fromD} o más', '{+people.unrestD}', ''],
            ['{people.fromE} o más', '{+people.unrestE}', ''],
            ['{people.fromF} o más', '{+people.unrestF}', ''],
            ['{people.fromG} o más', '{+people.unrestG}', ''],
            ['{people.fromH} o más', '{+people.unrestH}', 'falta de hombres'],
            ['{people.fromI} o más', '{+people.unrestI}', ''],
            ['{people.fromJ} o más', '{+people.unrestJ}', 'falta de hombres'],
            ['{people.fromK} o más', '{+people.unrestK}', ''],
            ['{people.fromL} o más', '{+people.unrestL}', 'falta de hombres'],
            ['{people.fromM} o más', '{+people.unrestM}', 'sin unidades nuevas'],
            ['{people.fromN} o más', '{+people.unrestN}', 'sin unidades nuevas y con turba'],
            ['{people.fromO} o más', '{+people.unrestO}', 'sin unidades nuevas y con turba'],
            ['menos', '', 'el pueblo se subleva']
          ]
        },
        'Un mal resultado puede prohibir unidades nuevas ese turno o encarecerlas. Peor: una turba mata en el Senado con {mob.chits} notas. Al final, el pueblo se subleva: gana un rebelde o pierden todos. El voto solo se anota, salvo que la opción haga que cambie la tirada en uno.'
      ]
    }
  }
}
