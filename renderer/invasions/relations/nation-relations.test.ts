import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { Relation } from '#shared/invasions/state.ts'
import { relationsOf } from './nation-relations.ts'

const view = Match.begin(invasions, invasions.readOptions({}), 'ties').view('romans')
const relations: Relation[] = [
  { kind: 'vassal', suzerain: 'huns', vassal: 'gepids', since: 4, mercenary: null },
  { kind: 'alliance', nations: ['huns', 'alans'], since: 4, until: 'activations' },
  { kind: 'loan', lender: 'huns', borrower: 'alans', unit: 'x', since: 4 }
]

test('each nation of a relation has its own sentence', () => {
  expect(relationsOf({ ...view, relations }, 'gepids')).toEqual([{ key: 'tie.vassal-of', other: 'huns' }])
  expect(relationsOf({ ...view, relations }, 'huns')).toEqual([
    { key: 'tie.suzerain-of', other: 'gepids' },
    { key: 'tie.allies', other: 'alans' }
  ])
  expect(relationsOf({ ...view, relations }, 'franks')).toEqual([])
})
