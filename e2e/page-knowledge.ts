// Reads what a page knows: everything in its store, whether the page shows it or not.
import type { Page } from '@playwright/test'

export interface PageKnowledge {
  /** The state of its store, as JSON. */
  readonly state: string
  /** All text on the page. */
  readonly text: string
}

/** Finds the page's store in React's tree and reads it. */
export async function knownTo(page: Page): Promise<PageKnowledge> {
  return page.evaluate<PageKnowledge>(`(() => {
    const root = document.querySelector('#root') ?? document.body.firstElementChild
    const start = root[Object.keys(root).find((key) => key.startsWith('__reactContainer'))]
    const open = [start]
    while (open.length > 0) {
      const fiber = open.pop()
      const store = fiber?.memoizedProps?.store
      if (store?.getState) return { state: JSON.stringify(store.getState()), text: document.body.innerText }
      if (fiber?.sibling) open.push(fiber.sibling)
      if (fiber?.child) open.push(fiber.child)
    }
    throw new Error('the page has no store')
  })()`)
}

interface KnownView {
  readonly hands: Readonly<Record<string, { readonly events: unknown; readonly markers: unknown }>>
  readonly diplomacy: Readonly<Record<string, unknown>>
}

/** The ids of the cards that the page knows by name: those of the side whose view it has. */
export function cardsIn({ state }: PageKnowledge): readonly string[] {
  const { view }: { view: KnownView } = JSON.parse(state).table.table
  const hands = Object.values(view.hands).flatMap(({ events, markers }) => [events, markers])
  return [...hands, ...Object.values(view.diplomacy)].flatMap((cards) => (Array.isArray(cards) ? cards : []))
}
