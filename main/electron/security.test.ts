import { expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { isLocalRequest, isPageUrl, isTrustedFrame, PAGE_URL, pagePreferences } from './security.ts'

const foreign = [
  '',
  'app://',
  'app://page.evil/',
  'app://evil/',
  'app://page:81/',
  'app://user@page/',
  'app://page@evil/',
  'https://page/',
  'file:///etc/passwd',
  'about:blank',
  'javascript:alert(1)',
  'data:text/html,app://page/'
]

test('our page in the main frame is trusted, with any path', () => {
  expect(isTrustedFrame({ url: PAGE_URL, parent: null })).toBe(true)
  expect(isTrustedFrame({ url: `${PAGE_URL}index.html#/campaign/4`, parent: null })).toBe(true)
})

test('a frame inside a page, and a frame that has gone, are not', () => {
  expect(isTrustedFrame({ url: PAGE_URL, parent: { url: PAGE_URL } })).toBe(false)
  expect(isTrustedFrame(null)).toBe(false)
})

test('no other address is our page', () => {
  everyRow(foreign, JSON.stringify, (url) => {
    expect(isPageUrl(url)).toBe(false)
    expect(isTrustedFrame({ url, parent: null })).toBe(false)
  })
})

test('requests stay inside the app', () => {
  expect(isLocalRequest(`${PAGE_URL}assets/index.js`)).toBe(true)
  expect(isLocalRequest('blob:app://page/123')).toBe(true)
  for (const url of ['https://example.org/', 'http://127.0.0.1/', 'ws://127.0.0.1/', 'file:///etc/passwd']) {
    expect(isLocalRequest(url)).toBe(false)
  }
})

test("the page's preferences follow Electron's checklist", () => {
  expect(pagePreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false
  })
})
