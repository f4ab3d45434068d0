import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const PAUSE = 1000

/**
 * Loads a part of the page, and waits for the host where it cannot be reached: a line that breaks while a part is on
 * its way must not cost the screen. What fails although the host answers is a failure.
 */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      // It may have come back since: then the next attempt tells.
      if (await isReachable()) return load()
      await new Promise((resume) => setTimeout(resume, PAUSE))
    }
  }
}

/** React's `lazy`, which would keep a failure for good. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => patiently(load))
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}
