import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import type { Decision } from '#shared/engine/decision.ts'
import type { GameTypes } from '#shared/engine/game.ts'
import { message, reference } from '#shared/engine/message.ts'
import { idleStore } from '../../testing/idle-store.ts'
import type { DecisionSurroundings, TableOf } from '../game/game-client.ts'
import { someTable } from '../testing/tables.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { draftFor } from './draft.ts'

const seats = { south: { kind: 'human', name: 'Bea' } } as const
const table: TableOf<GameTypes> = someTable(seats, 'south', 'south')

function shown(decision: Decision, surroundings: DecisionSurroundings<GameTypes> = {}): string {
  const ignore = () => undefined
  return renderToStaticMarkup(
    <Provider store={idleStore()}>
      <DecisionPanel
        decision={decision}
        table={table}
        place={null}
        near={null}
        sending={false}
        draft={draftFor(decision)}
        surroundings={surroundings}
        refusal={{ reason: message('refusal.too-few'), rule: 'XV.B' }}
        onDraft={ignore}
        onPlace={ignore}
        onEverywhere={ignore}
      />
    </Provider>
  )
}

const asked = {
  side: 'south',
  kind: 'order',
  rule: 'XVIII.A',
  prompt: message('prompt.choose-order'),
  number: 0
}

test('any choice shows its options, previews, and blocked options with their reasons', () => {
  const page = shown({
    ...asked,
    actor: 'river-crew',
    body: {
      type: 'choice',
      options: [
        {
          key: 'a',
          label: message('order.march', { to: reference('province', 'upper_river') }),
          preview: [message('preview.cost', { gold: 3 })]
        },
        { key: 'b', label: message('order.rest') }
      ],
      blocked: [
        {
          key: 'c',
          label: message('order.besiege'),
          refusal: { reason: message('refusal.no-city-here'), rule: 'XXIV.A' }
        }
      ]
    }
  })
  for (const text of ['Choose order', 'River Crew', 'XVIII.A', 'Upper River', 'Cost', 'gold: 3', 'Rest']) {
    expect(page).toContain(text)
  }
  for (const text of ['Besiege', 'No city here', 'XXIV.A', 'Too few are chosen.', 'XV.B']) {
    expect(page).toContain(text)
  }
})

test('the game adds content around a question, and can replace the plain list', () => {
  const options = [
    { key: 'up', label: message('option.upstream') },
    { key: 'down', label: message('option.downstream') }
  ]
  const question: Decision = { ...asked, body: { type: 'choice', options } }
  const around = shown(question, { Head: () => 'HEAD', Above: () => 'ABOVE', Below: () => 'BELOW' })
  expect(around).toMatch(/HEAD.*ABOVE.*Upstream.*BELOW/)
  const own = shown(question, { views: { order: ({ decision }) => `OWN ${decision.kind}` } })
  expect(own).toContain('OWN order')
  expect(own).not.toContain('Upstream')
})

test('a preset answer is filled in, with its reason', () => {
  const options = [
    { key: 'up', label: message('option.upstream') },
    { key: 'down', label: message('option.downstream') }
  ]
  const preset = { answer: 'down', reason: message('preset.with-the-current') }
  const page = shown({ ...asked, body: { type: 'choice', options, preset } })
  expect(page).toMatch(/checked="" value="down"|value="down" checked=""/)
  expect(page).toContain('With the current')
})

test('any form shows each of its fields', () => {
  const options = [
    { key: 'x', label: message('unit.rower') },
    { key: 'y', label: message('unit.steersman') }
  ]
  const page = shown({
    ...asked,
    body: {
      type: 'form',
      fields: [
        { field: 'one', name: 'leader', label: message('field.leader'), options },
        { field: 'many', name: 'units', label: message('field.units'), options, min: 1, max: 2 },
        { field: 'number', name: 'gold', label: message('field.gold'), min: 1, max: 9 },
        { field: 'flag', name: 'force', label: message('field.force') }
      ]
    }
  })
  for (const text of ['Leader', 'Units', 'Gold', 'Force', 'Rower', 'Steersman', '1 to 9']) {
    expect(page).toContain(text)
  }
  expect(page).toContain('type="radio"')
  expect(page).toContain('type="number"')
})
