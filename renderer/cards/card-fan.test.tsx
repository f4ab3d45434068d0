import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CardBack } from './card-back.tsx'
import { CardFan, type FanCard } from './card-fan.tsx'
import { CardFrame } from './card-frame.tsx'

const ignore = () => undefined

function held(id: string, more: Partial<FanCard> = {}): FanCard {
  return { id, label: `Play ${id}`, face: <CardFrame size="small" title={id} />, use: 'select', ...more }
}

/** The opening tag of each card's button, by its accessible label. */
function buttonsIn(markup: string): ReadonlyMap<string, string> {
  return new Map(
    [...markup.matchAll(/(<button[^>]*>)<span class="visually-hidden">([^<]*)/g)].map(
      ([, tag = '', label = '']) => [label, tag]
    )
  )
}

function shown(cards: readonly FanCard[], selected: readonly string[] = [], limits = {}) {
  const markup = renderToStaticMarkup(
    <CardFan label="Your cards" cards={cards} selection={{ selected, onChange: ignore, ...limits }} />
  )
  return { markup, buttons: buttonsIn(markup) }
}

describe('a fan of cards', () => {
  test('is a toolbar with one Tab stop: the selected card, or the first', () => {
    const cards = ['Eddy', 'Wind', 'Rope'].map((id) => held(id))
    const { markup, buttons } = shown(cards)
    expect(markup).toContain('role="toolbar" aria-label="Your cards"')
    expect([...buttons.keys()]).toEqual(['Play Eddy', 'Play Wind', 'Play Rope'])
    expect(buttons.get('Play Eddy')).toContain('tabindex="0"')
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
    expect(shown(cards, ['Rope']).buttons.get('Play Rope')).toContain('tabindex="0"')
  })

  test('marks which cards are selected, and which ones open a dialog instead', () => {
    const { buttons } = shown([held('Eddy'), held('Wind'), held('Rope', { use: 'look' })], ['Wind'])
    expect(buttons.get('Play Eddy')).toContain('aria-pressed="false"')
    expect(buttons.get('Play Wind')).toContain('aria-pressed="true"')
    expect(buttons.get('Play Rope')).not.toContain('aria-pressed')
    expect(buttons.get('Play Rope')).toContain('aria-haspopup="dialog"')
  })

  test('exposes the title of a card to screen readers once', () => {
    expect(shown([held('Eddy')]).markup).toContain('aria-hidden="true">Eddy<')
    expect(renderToStaticMarkup(held('Eddy').face)).not.toContain('aria-hidden')
  })

  test('shows why a card cannot be picked, and keeps it focusable', () => {
    const { markup, buttons } = shown([held('Eddy'), held('Rope', { use: 'none', reason: 'Too heavy.' })])
    const rope = buttons.get('Play Rope') ?? ''
    expect(rope).toContain('aria-disabled="true"')
    expect(rope).not.toMatch(/\sdisabled/)
    const reason = /<span id="([^"]*)" class="card-fan__reason"[^>]*>Too heavy\.<\/span>/.exec(markup)?.[1]
    expect(rope).toContain(`aria-describedby="${reason}"`)
  })

  test('disables the other cards, with the reason, once the maximum is selected', () => {
    const cards = ['Eddy', 'Wind', 'Rope'].map((id) => held(id))
    const limits = { min: 2, max: 2, fullReason: 'You have two.' }
    expect(shown(cards, ['Eddy'], limits).markup).not.toContain('You have two.')
    const { markup, buttons } = shown(cards, ['Eddy', 'Wind'], limits)
    expect(buttons.get('Play Rope')).toContain('aria-disabled="true"')
    expect(buttons.get('Play Wind')).not.toContain('aria-disabled')
    const line = /<p id="([^"]*)"[^>]*role="status">You have two\.<\/p>/.exec(markup)?.[1]
    expect(buttons.get('Play Rope')).toContain(`aria-describedby="${line}"`)
  })

  test('with a maximum of one never disables the others: a new pick replaces the old one', () => {
    const { buttons } = shown([held('Eddy'), held('Wind')], ['Eddy'], { min: 1, max: 1 })
    expect(buttons.get('Play Wind')).not.toContain('aria-disabled')
  })
})

test('a card back shows its pattern and its count, and nothing of the face', () => {
  const face = { id: 'rope', title: 'Rope', text: 'Pulls the boat back.' }
  const back = renderToStaticMarkup(<CardBack label="3 hidden cards" pattern="dots" count={3} {...face} />)
  expect(back).toContain('role="img" aria-label="3 hidden cards"')
  expect(back).toContain('card-back--dots')
  expect(back).toContain('>3<')
  expect(renderToStaticMarkup(<CardBack label="1 hidden card" count={1} />)).toMatch(/^(?!.*data-pile).*>1</)
  for (const secret of Object.values(face)) expect(back).not.toContain(secret)
})
