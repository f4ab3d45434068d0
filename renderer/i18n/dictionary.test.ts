import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls, events } from '#shared/ipc/contract.ts'
import { dictionaries, languageFor } from './dictionary.ts'
import { parts as englishParts } from './en/index.ts'
import { parts as spanishParts } from './es/index.ts'

const { en, es } = dictionaries
const english: Readonly<Record<string, string>> = en
const spanish: Readonly<Record<string, string>> = es

function placeholders(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('i18n/e'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}

test('both languages have the same keys', () => {
  expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort())
})

test('no key stands in two parts of a dictionary', () => {
  for (const parts of [englishParts, spanishParts]) {
    const keys = Object.values(parts).flatMap((part) => Object.keys(part))
    expect(keys.length).toBe(new Set(keys).size)
  }
})

test('each text has the same placeholders in both languages, and none is empty', () => {
  for (const key of Object.keys(english)) {
    expect([key, placeholders(spanish[key])]).toEqual([key, placeholders(english[key])])
    expect(english[key]?.trim(), key).not.toBe('')
    expect(spanish[key]?.trim(), key).not.toBe('')
  }
})

test('a plural has both its forms', () => {
  for (const key of Object.keys(english)) {
    const [, stem, form] = key.match(/^(.*)_(one|other)$/) ?? []
    if (stem) expect(english).toHaveProperty([`${stem}_${form === 'one' ? 'other' : 'one'}`])
  }
})

test('every key written in the code exists', () => {
  const subjects = [...new Set(Object.keys(english).map((key) => key.split('.')[0]))].join('|')
  const literal = new RegExp(`'((?:${subjects})\\.[a-z][a-z.-]*)'`, 'g')
  const used = sources(join(import.meta.dirname, '..')).flatMap((text) =>
    [...text.matchAll(literal)].map(([, key]) => key ?? '')
  )
  const named = new Set([...Object.keys(calls), ...Object.keys(events)])
  const missing = used.filter((key) => !(key in english) && !(`${key}_other` in english) && !named.has(key))
  expect(used.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('the language is the chosen one, else the computer’s, else English', () => {
  expect(languageFor('es', ['en-GB'])).toBe('es')
  expect(languageFor('system', ['fr-FR', 'es-MX', 'en'])).toBe('es')
  expect(languageFor('system', ['fr'])).toBe('en')
})
