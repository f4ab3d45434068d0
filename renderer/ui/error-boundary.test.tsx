import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FailedScreen } from './error-boundary.tsx'

const ignore = () => undefined

test('a screen that fails leads back to the library', () => {
  const page = renderToStaticMarkup(<FailedScreen again={ignore} leave={ignore} />)
  expect(page).toMatch(/Show it again<\/button><button[^>]*>Campaigns/)
})

test('a part of a screen that fails offers only to show it again', () => {
  expect(renderToStaticMarkup(<FailedScreen again={ignore} />).match(/<button/g)).toHaveLength(1)
})
