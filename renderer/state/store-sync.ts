import type { Bridge } from './bridge.ts'
import { connectionSlice } from './connection.ts'
import { askIfKnown } from './known-imports.ts'
import { listLibrary } from './library.ts'
import { hashOf, type Screen, screenOf, screenSlice } from './screen.ts'
import { loadSettings, settingsSlice } from './settings.ts'
import type { AppStore } from './store.ts'
import { closeTable, resumeTable } from './table-actions.ts'
import { showToast } from './toasts.ts'

/** Keeps the store in step with the host: applies its events, and reads everything again after reconnecting. */
export function syncWithHost(store: AppStore, bridge: Bridge): void {
  const { dispatch } = store
  bridge.watch((connection) => {
    dispatch(connectionSlice.actions.changed(connection))
    if (connection.status !== 'open') return
    dispatch(introduce(bridge))
    dispatch(loadSettings())
    dispatch(listLibrary())
    dispatch(resumeTable())
  })
  bridge.on('table.updated', (update) => store.updates.add(update))
  bridge.on('table.closed', ({ campaign, detail }) => dispatch(closeTable(campaign, detail)))
  bridge.on('library.changed', () => dispatch(listLibrary()))
  bridge.on('campaign.received', (received) => {
    dispatch(listLibrary())
    if (dispatch(askIfKnown(received))) return
    dispatch(screenSlice.actions.shown({ name: 'table', campaign: received.campaign }))
  })
  bridge.on('settings.changed', ({ key, value }) => dispatch(settingsSlice.actions.read({ [key]: value })))
  bridge.on('notice', (notice) => dispatch(showToast({ kind: 'notice', notice })))
}

let introduced = false

function introduce(bridge: Bridge) {
  return async (dispatch: AppStore['dispatch']) => {
    const info = await bridge.call('app.info', {}).catch(() => null)
    if (!info) return
    dispatch(connectionSlice.actions.introduced({ version: info.version }))
    if (!introduced) for (const notice of info.notices) dispatch(showToast({ kind: 'notice', notice }))
    introduced = true
  }
}

/** What `syncWithAddress` needs of a window. */
export interface AddressedPage {
  readonly location: { hash: string }
  addEventListener(event: 'hashchange', read: () => void): void
}

/** What it needs of the store. */
interface ScreenStore {
  dispatch(action: ReturnType<typeof screenSlice.actions.shown>): unknown
  getState(): { readonly screen: Screen }
  subscribe(listener: () => void): unknown
}

/** Keeps the screen and the address in step, so that back, forward and reload work. */
export function syncWithAddress(store: ScreenStore, page: AddressedPage): void {
  const read = () => {
    const screen = screenOf(page.location.hash)
    if (hashOf(screen) !== hashOf(store.getState().screen)) store.dispatch(screenSlice.actions.shown(screen))
  }
  read()
  page.addEventListener('hashchange', read)
  let shown = hashOf(store.getState().screen)
  store.subscribe(() => {
    const hash = hashOf(store.getState().screen)
    // The browser tells of a new address later. Other changes of the store in between must not take the address back.
    if (hash === shown) return
    shown = hash
    if (hashOf(screenOf(page.location.hash)) !== hash) page.location.hash = hash
  })
}
