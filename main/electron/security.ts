// Electron's security checklist, as far as it is code. Types only are imported, so that tests need no Electron.
import type { App, IpcMainEvent, Session, WebContents } from 'electron'

export const PAGE_SCHEME = 'app'
export const PAGE_ORIGIN = `${PAGE_SCHEME}://page`
export const PAGE_URL = `${PAGE_ORIGIN}/`

/** Behaves as an https page does (own origin, fetch, workers), but gets none of the file scheme's powers. */
export const pagePrivileges = {
  scheme: PAGE_SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
} as const

export const pagePreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false
} as const

/** A frame as far as trust depends on it. */
export interface Frame {
  readonly url: string
  readonly parent: unknown
}

/** Only our page in the main frame of one of our windows may talk to the host. */
export function isTrustedFrame(frame: Frame | null): boolean {
  return frame !== null && frame.parent === null && isPageUrl(frame.url)
}

export function isTrustedSender(event: IpcMainEvent): boolean {
  // A frame that navigated away or was closed meanwhile is null or throws when looked at.
  try {
    return isTrustedFrame(event.senderFrame)
  } catch {
    return false
  }
}

/** `URL.origin` is 'null' for schemes that only Chromium knows, so scheme and host are compared. */
export function isPageUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, host, username, password } = new URL(url)
  return `${protocol}//${host}` === PAGE_ORIGIN && username === '' && password === ''
}

/** No permission, no device, no capture, for whoever asks: the game needs none. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}))
}

/** Everything the page needs comes through our own scheme; nothing else leaves the app. */
export function blockNetwork(session: Session): void {
  session.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !isLocalRequest(details.url) }))
}

export function isLocalRequest(url: string): boolean {
  return isPageUrl(url) || /^(data|blob|devtools):/.test(url)
}

/** Applies to every contents the app ever creates, not only to the window we know of. */
export function lockContents(app: App): void {
  app.on('web-contents-created', (_event, contents) => lock(contents))
}

function lock(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => {
    // The page may reload itself; it never goes anywhere.
    if (!(event.isMainFrame && isPageUrl(event.url))) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isPageUrl(event.url)) event.preventDefault()
  })
}
