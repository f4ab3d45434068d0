// The chronicle: dice are read one by one, and a battle shows everything that decided it.
import { expect, test } from 'vitest'
import { answer, discsIn, playFrom, position, runTasks } from '#shared/tetrarchia/testing/position.ts'
import { eventSentence } from './event-sentence.ts'
import { createTetrarchiaTranslator } from './i18n/tetrarchia-translator.ts'

test('II.1 the two dice of the barbarian phase name their province and have no total', () => {
  const { events } = runTasks(position(), [{ task: 'strike' }], [2, 1])
  const [roll] = events.filter(({ type }) => type === 'roll').map(eventSentence)
  expect(roll).toMatchObject({
    of: [{ ref: 'province', id: 'belgica' }],
    dice: { values: [2, 1], total: null },
    rule: 'II.1'
  })
})

test('I.5 a battle shows both chains and whoever doubles', () => {
  const scene = position({
    active: 'maximian',
    emperors: { maximian: 'germania-superior', constantius: 'lugdunensis' },
    armies: ['narbonensis'],
    discs: { ...discsIn('maximian', 'cisalpina', 'etruria'), ...discsIn('revolt', 'narbonensis') }
  })
  const words = createTetrarchiaTranslator('en')
  const told = answer(playFrom(scene, [{ task: 'action' }], [4, 5]), { do: 'attack', place: 'narbonensis' })
  const battle = told.filter(({ type }) => type === 'battle').map(eventSentence)
  expect(
    battle.map(({ lines }) =>
      lines?.map(
        ({ amounts, why }) => `${words.say(amounts[0]?.words ?? { key: '' })} ${words.name(why.ref, why.id)}`
      )
    )
  ).toEqual([['+3 his discs in one chain', '×2 Constantius', '+1 revolts in the chain of the army']])
})
