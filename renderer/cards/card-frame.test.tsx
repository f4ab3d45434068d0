import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardFrame } from './card-frame.tsx'

const facts = [{ term: 'Cost', details: ['2 gold', 'or a day'], note: 'once' }]

test('a full card shows every slot it is given, in reading order', () => {
  const page = renderToStaticMarkup(
    <CardFrame
      className="weather"
      symbol="SYMBOL"
      kind="Weather"
      title="Wind"
      subtitle="Ventus"
      rule="R.2"
      text="Blows."
      facts={facts}
      footer="Said of old."
    >
      MORE
    </CardFrame>
  )
  expect(page).toMatch(
    /SYMBOL.*Weather.*<h3[^>]*>Wind.*Ventus.*R\.2.*Blows\..*<dt>Cost<\/dt><dd>2 gold<\/dd><dd>or a day.*once.*MORE.*Said of old\./
  )
  expect(page).toContain('class="card-frame card-frame--full weather"')
})

test('an empty slot renders nothing', () => {
  const page = renderToStaticMarkup(<CardFrame title="Wind" />)
  for (const slot of ['kind', 'subtitle', 'text', 'footer', 'facts']) expect(page).not.toContain(slot)
})

test('a small card may be the content of a button: it has no headings, paragraphs or lists', () => {
  const page = renderToStaticMarkup(
    <CardFrame size="small" title="Wind" subtitle="Ventus" text="Blows." facts={facts} footer="1" />
  )
  expect(page).not.toMatch(/<(article|header|div|h\d|p|dl)\b/)
  expect(page).toMatch(/Wind.*Ventus.*Blows\./)
})
