import { takePageKey } from './page-key.ts'

/** An open connection to the host. */
export interface HostLink {
  send(message: unknown): void
  close(): void
}

export interface HostLinkEvents {
  opened(): void
  received(message: unknown): void
  lost(): void
}

/** Opens a connection. Events report what happens to it. */
export type OpenHostLink = (events: HostLinkEvents) => HostLink

/** What the preload script of the installed app exposes to the page. */
interface PreloadBridge {
  send(message: unknown): void
  listen(listener: (message: unknown) => void): () => void
}

declare global {
  interface Window {
    readonly bridge?: PreloadBridge
  }
}

/** The connection of the installed app. It never breaks. */
export function preloadLink(bridge: PreloadBridge): OpenHostLink {
  return (events) => {
    const stop = bridge.listen(events.received)
    queueMicrotask(events.opened)
    return { send: bridge.send, close: stop }
  }
}

/** The connection of browser mode. The cookie that came with the page authorises it, together with the page's key. */
export function socketLink(address: string, key: string): OpenHostLink {
  return (events) => {
    const socket = new WebSocket(address, ['bridge', key])
    let over = false
    const lost = () => {
      if (over) return
      over = true
      events.lost()
    }
    socket.addEventListener('open', events.opened)
    socket.addEventListener('message', ({ data }) => {
      const message = parseMessage(data)
      if (message !== undefined) events.received(message)
    })
    socket.addEventListener('close', lost)
    socket.addEventListener('error', lost)
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => {
        over = true
        socket.close()
      }
    }
  }
}

/** The connection for this page: the preload script's if there is one, else a socket to the page's host. */
export function hostLinkFor(page: Window): OpenHostLink {
  if (page.bridge) return preloadLink(page.bridge)
  const { protocol, host } = page.location
  return socketLink(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/bridge`, takePageKey(page))
}

function parseMessage(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined
  } catch {
    return undefined
  }
}
