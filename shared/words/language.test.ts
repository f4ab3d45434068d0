import { expect, test } from 'vitest'
import { languageFor } from './language.ts'

test('the language is the chosen one, else the computer’s, else English', () => {
  expect(languageFor('es', ['en-GB'])).toBe('es')
  expect(languageFor('system', ['fr-FR', 'es-MX', 'en'])).toBe('es')
  expect(languageFor('system', ['fr'])).toBe('en')
})
