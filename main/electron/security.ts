// Electron's security checklist in code. Imports only types, so that tests need no Electron.
import type { App, IpcMainEvent, Session, WebContents } from 'electron'

export const PAGE_SCHEME = 'app'
export const PAGE_ORIGIN = `${PAGE_SCHEME}://page`
export const PAGE_URL = `${PAGE_ORIGIN}/`

/** The scheme has an origin, fetch and workers as https has, and none of the file scheme's powers. */
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

/** The part of a frame that decides whether we trust it. */
export interface Frame {
  readonly url: string
  readonly parent: unknown
}

/** Only our page in a main frame may talk to the host. */
export function isTrustedFrame(frame: Frame | null): boolean {
  return frame !== null && frame.parent === null && isPageUrl(frame.url)
}

export function isTrustedSender(event: IpcMainEvent): boolean {
  // A frame that has navigated away or closed is null or throws on access.
  try {
    return isTrustedFrame(event.senderFrame)
  } catch {
    return false
  }
}

/** Compares scheme and host, because `URL.origin` is 'null' for schemes that only Chromium knows. */
export function isPageUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, host, username, password } = new URL(url)
  return `${protocol}//${host}` === PAGE_ORIGIN && username === '' && password === ''
}

/** Denies every permission, device and capture: the game needs none. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}))
}

/** Nobody listens there. Loopback addresses go there too. */
const NOWHERE = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:1',
  proxyBypassRules: '<-loopback>'
} as const

/** Cancels every request outside our own scheme. What asks nobody, as WebRTC over TCP, is sent to a proxy that is not there. */
export function blockNetwork(session: Session): Promise<void> {
  session.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !isLocalRequest(details.url) }))
  return session.setProxy(NOWHERE)
}

export function isLocalRequest(url: string): boolean {
  return isPageUrl(url) || /^(data|blob|devtools):/.test(url)
}

/** Restricts every web contents that the app creates, not only our windows. */
export function restrictContents(app: App): void {
  app.on('web-contents-created', (_event, contents) => lock(contents))
}

function lock(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  // WebRTC asks no handler of requests. This takes its UDP, and the proxy of `blockNetwork` its TCP.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => {
    // The page may reload itself but not navigate elsewhere.
    if (!(event.isMainFrame && isPageUrl(event.url))) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isPageUrl(event.url)) event.preventDefault()
  })
}
