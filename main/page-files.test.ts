import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { contentSecurityPolicy, readPageFile, resolvePageFile } from './page-files.ts'

let base: string
let folder: string

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'page-files-'))
  folder = join(base, 'page')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(base, 'page-secret'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, '.hidden.html'), 'no')
  writeFileSync(join(folder, 'notes.md'), 'no')
  writeFileSync(join(folder, 'assets', 'index-Ab_3-x.js'), 'run()')
  writeFileSync(join(base, 'secret.json'), '{}')
  writeFileSync(join(base, 'page-secret', 'secret.json'), '{}')
  symlinkSync(join(base, 'secret.json'), join(folder, 'link.json'))
  symlinkSync(join(base, 'page-secret'), join(folder, 'linked'))
})

afterAll(() => rmSync(base, { recursive: true }))

describe('resolvePageFile', () => {
  test('finds the page and its files', () => {
    expect(resolvePageFile(folder, '/')).toBe(join(folder, 'index.html'))
    expect(resolvePageFile(folder, '/?token=abc')).toBe(join(folder, 'index.html'))
    expect(resolvePageFile(folder, '/assets/index-Ab_3-x.js')).toBe(join(folder, 'assets', 'index-Ab_3-x.js'))
    expect(resolvePageFile(folder, '/assets/index%2DAb_3-x.js?v=1#top')).not.toBeNull()
  })

  const foreign = [
    '',
    'index.html',
    '//index.html',
    '/assets',
    '/assets/',
    '/absent.js',
    '/.hidden.html',
    '/notes.md',
    '/link.json',
    '/linked/secret.json',
    '/../secret.json',
    '/assets/../../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/%2e%2e%2fsecret.json',
    '/..%5csecret.json',
    '/..\\secret.json',
    '/assets/..%00/index.html',
    '/index.html%00.js',
    '/%252e%252e/secret.json',
    '/%c0%ae%c0%ae/secret.json',
    '/%',
    '/C:/secret.json',
    '/index.html::$DATA',
    '/../page-secret/secret.json'
  ]
  test('refuses every path that is not a file of the page', () => {
    everyRow(foreign, JSON.stringify, (path) => expect(resolvePageFile(folder, path)).toBeNull())
  })
})

test('a file is sent with its type and the policy', () => {
  const file = readPageFile(folder, '/assets/index-Ab_3-x.js')
  expect(file?.body.toString()).toBe('run()')
  expect(file?.headers['Content-Type']).toBe('text/javascript; charset=utf-8')
  expect(file?.headers['Content-Security-Policy']).toBe(contentSecurityPolicy())
  expect(file?.headers['X-Content-Type-Options']).toBe('nosniff')
  expect(readPageFile(folder, '/absent.js')).toBeNull()
})

test('the policy allows no foreign origin, no inline script and no evaluation', () => {
  const policy = contentSecurityPolicy()
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).toContain("default-src 'none'")
  expect(contentSecurityPolicy(['ws://127.0.0.1:5000'])).toContain(
    "connect-src 'self' data: blob: ws://127.0.0.1:5000;"
  )
})
