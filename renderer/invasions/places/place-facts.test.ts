import { expect, test } from 'vitest'
import { createRandom } from '#shared/engine/random.ts'
import { answerScript } from '#shared/engine/scene/answer-script.ts'
import { startBattle } from '#shared/invasions/queries/battle/battle-in-progress.ts'
import { placeUnit } from '#shared/invasions/queries/pieces/placement.ts'
import { fightBattle } from '#shared/invasions/rules/battle/fight-battle.ts'
import { playOn } from '#shared/invasions/scene/run-scripted.ts'
import { nisibisOnMap } from '#shared/invasions/testing/printed-battles.ts'
import { viewOf } from '#shared/invasions/view.ts'
import { type Force, placeFactsAt } from './place-facts.ts'

const AT = 'assyria'

/** The forces that a spectator sees at the first question of a kind in the battle of Nisibis. */
function forcesWhenAsked(kind: string): readonly Force[] {
  const { state, order } = nisibisOnMap()
  const random = createRandom('any legal answer')
  let forces: readonly Force[] | null = null
  answerScript(fightBattle(playOn(state).play, order), {
    answer: (question) => {
      if (question.inquiry.kind === kind) forces ??= placeFactsAt(viewOf(state, null), AT).forces
      return question.sample(random)
    },
    refused: (_question, _answer, { reason }) => {
      throw new Error(`a sample was refused: ${reason.key}`)
    }
  })
  if (!forces) throw new Error(`${kind} was never asked`)
  return forces
}

test('a battle in progress shows its sides, the attacker first, and their dice', () => {
  const [attacker, defender] = forcesWhenAsked('battle-reroll')
  expect(attacker).toMatchObject({ nation: 'romans', fighting: { role: 'attacker', hits: null } })
  expect(defender).toMatchObject({ nation: 'persians', fighting: { role: 'defender', hits: null } })
  for (const force of [attacker, defender]) {
    expect(force?.fighting?.pool).toMatchObject({ white: expect.any(Number), black: expect.any(Number) })
  }
})

test('once the dice are counted, the hits are shown', () => {
  const forces = forcesWhenAsked('battle-losses')
  expect(forces.slice(0, 2).map(({ fighting }) => typeof fighting?.hits)).toContain('number')
})

test('without a battle no force has a role in one', () => {
  const { state } = nisibisOnMap()
  const { forces } = placeFactsAt(viewOf(state, null), AT)
  expect(forces.length).toBeGreaterThan(0)
  expect(forces.every(({ fighting }) => fighting === null)).toBe(true)
})

test('a side that lost all its units is still shown', () => {
  const { state, order } = nisibisOnMap()
  state.fights = [startBattle(state, order)]
  for (const id of order.defender.units) placeUnit(state, id, 'reserve')
  Object.assign(state.leaders['sapor-ii'] ?? {}, { at: null, presence: 'gone' })
  const persians = placeFactsAt(viewOf(state, null), AT).forces.find(({ nation }) => nation === 'persians')
  expect(persians).toMatchObject({ units: 0, leaders: [], fighting: { role: 'defender' } })
})
