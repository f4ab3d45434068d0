// Prepares a page that one spec has used for the next spec.
import { expect, type Page } from '@playwright/test'

const SIZE = { width: 1280, height: 800 }

/** Runs in the page: shows a screen, and resolves once it is drawn. */
const SHOW = `(hash) => new Promise((done) => {
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => done()))
  if (location.hash === hash) return drawn()
  addEventListener('hashchange', drawn, { once: true })
  location.hash = hash
})`

/** Runs in the page: calls the host as another client, so that the host tells the page to read its library again. */
const READ_AGAIN = `() => new Promise((done, failed) => {
  const socket = new WebSocket('ws://' + location.host + '/bridge', ['bridge', localStorage.getItem('page-key')])
  socket.addEventListener('error', () => failed(new Error('the host does not answer')))
  socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, call: 'library.salvage', payload: {} })))
  socket.addEventListener('message', ({ data }) => {
    if (JSON.parse(data).id !== 1) return
    socket.close()
    done()
  })
})`

/** Leaves whatever screen the page shows for a fresh library. Returns false if something of the last spec stays. */
export async function hasLeftEverything(page: Page): Promise<boolean> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { width, height } = page.viewportSize() ?? SIZE
  if (width !== SIZE.width || height !== SIZE.height) await page.setViewportSize(SIZE)
  await page.mouse.move(0, 0)
  return page.evaluate<boolean>(`(async () => {
    const show = ${SHOW}
    if (!document.querySelector('#root > *')) return false
    // Leaves the library as well, because a spec may have searched in it.
    if (!location.hash.startsWith('#/table/')) await show('#/new')
    await show('#/library')
    scrollTo(0, 0)
    return document.querySelector('.library') !== null &&
      document.querySelector('dialog[open], .toast, .curtain, [role=alert]') === null
  })()`)
}

/** Makes the page read its library, and waits until it shows so many campaigns. */
export async function showLibrary(page: Page, campaigns: number): Promise<void> {
  await page.evaluate(`(${READ_AGAIN})()`)
  await libraryShows(page, campaigns)
}

/**
 * Waits until the host has read what the page has sent so far: a computer player of a table that the page has left
 * must not answer in a campaign that is gone. Returns false if the host does not answer.
 */
export async function hostHasCaughtUp(page: Page): Promise<boolean> {
  return page.evaluate(`(${READ_AGAIN})()`).then(
    () => true,
    () => false
  )
}

/** Loads the page again, which costs far less than a new one, and waits until it shows so many campaigns. */
export async function loadLibrary(page: Page, campaigns: number): Promise<void> {
  await page.reload()
  await libraryShows(page, campaigns)
}

async function libraryShows(page: Page, campaigns: number): Promise<void> {
  if (campaigns === 0) await expect(page.locator('.empty')).toBeVisible()
  else await expect(page.locator('.campaign')).toHaveCount(campaigns)
}
