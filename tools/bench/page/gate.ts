import type { Page, WebSocketRoute } from '@playwright/test'
import type { HostMessage } from '#shared/ipc/contract.ts'

/** Intercepts the connection between the host and a page. Holds back the updates of a table until `let` sends them. */
export class Gate {
  readonly #held: string[] = []
  #page: WebSocketRoute | null = null
  #over: () => void = () => {}
  /** Resolves when the campaign asks nobody any more, so that all its updates have arrived. */
  readonly campaignOver = new Promise<void>((resolve) => {
    this.#over = resolve
  })

  static async before(page: Page): Promise<Gate> {
    const gate = new Gate()
    await page.routeWebSocket(/\/bridge$/, (route) => gate.#intercept(route))
    return gate
  }

  get waiting(): number {
    return this.#held.length
  }

  let(count: number): void {
    for (const message of this.#held.splice(0, count)) this.#page?.send(message)
  }

  #intercept(route: WebSocketRoute): void {
    this.#page = route
    route.connectToServer().onMessage((text) => {
      const message: HostMessage = JSON.parse(String(text))
      if (!('event' in message) || message.event !== 'table.updated') route.send(text)
      else {
        this.#held.push(String(text))
        if (message.payload.waitingFor.length === 0) this.#over()
      }
    })
  }
}
