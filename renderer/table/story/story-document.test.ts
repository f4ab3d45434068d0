import { expect, test } from 'vitest'
import { storyDocument, storyFileName } from './story-document.ts'

test('what people wrote is escaped, and the file may load or run nothing', () => {
  const page = storyDocument({
    title: '<script>alert("1")</script> & sons',
    language: 'en',
    styles: 'p { content: "</style>" }',
    body: '<p>body</p>'
  })
  expect(page).toContain('<title>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; sons</title>')
  expect(page).not.toMatch(/<script/)
  expect(page.match(/<\/style>/g)).toHaveLength(1)
  expect(page).toContain(`default-src 'none'`)
})

test('the file name comes from the title, with unsafe characters replaced', () => {
  expect(storyFileName('Adrianópolis 378')).toBe('Adrianópolis 378.html')
  expect(storyFileName('a/b:c?')).toBe('a_b_c_.html')
  expect(storyFileName('  ')).toBe('campaign.html')
})
