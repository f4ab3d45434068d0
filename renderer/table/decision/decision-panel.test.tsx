import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import type { Decision } from '#shared/engine/decision.ts'
import { message, reference } from '#shared/engine/message.ts'
import { Bridge } from '../../state/bridge.ts'
import { createStore } from '../../state/store.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { draftFor } from './draft.ts'

function shown(decision: Decision): string {
  const store = createStore(new Bridge(() => ({ send: () => undefined, close: () => undefined })))
  const props = { decision, sending: false, draft: draftFor(decision), onDraft: () => undefined }
  return renderToStaticMarkup(
    <Provider store={store}>
      <DecisionPanel {...props} refusal={{ reason: message('refusal.too-few'), rule: 'XV.B' }} />
    </Provider>
  )
}

const asked = {
  side: 'huns',
  kind: 'order',
  rule: 'XVIII.A',
  prompt: message('prompt.choose-order'),
  number: 0
}

test('any choice is shown with its options, previews, blocked ones and their reasons', () => {
  const page = shown({
    ...asked,
    actor: 'visigoths',
    body: {
      type: 'choice',
      options: [
        {
          key: 'a',
          label: message('order.march', { to: reference('province', 'moesia_inferior') }),
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
  for (const text of ['Choose order', 'Visigoths', 'XVIII.A', 'Moesia Inferior', 'Cost', 'gold: 3', 'Rest']) {
    expect(page).toContain(text)
  }
  for (const text of ['Besiege', 'No city here', 'XXIV.A', 'Too few are chosen.', 'XV.B']) {
    expect(page).toContain(text)
  }
})

test('a question with much behind it says what follows', () => {
  const yesOrNo = { type: 'choice', options: [{ key: 'yes', label: message('option.yes') }] } as const
  expect(shown({ ...asked, kind: 'break-foedus', body: yesOrNo })).toContain('take their mercenaries back')
  expect(shown({ ...asked, body: yesOrNo })).not.toContain('decision__outlook')
})

test('any form is shown with each of its fields', () => {
  const options = [
    { key: 'x', label: message('unit.legion') },
    { key: 'y', label: message('unit.cavalry') }
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
  for (const text of ['Leader', 'Units', 'Gold', 'Force', 'Legion', 'Cavalry', '1 to 9']) {
    expect(page).toContain(text)
  }
  expect(page).toContain('type="radio"')
  expect(page).toContain('type="number"')
})
