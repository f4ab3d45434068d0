import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const PAUSE = 1000

/**
 * Loads a chunk of the page, and retries while the host cannot be reached, so that a broken connection does not cost
 * the screen. If loading fails although the host answers, that is an error.
 */
export async function retryWhileOffline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      // The host may be back by now: then this attempt decides.
      if (await isReachable()) return load()
      await new Promise((resume) => setTimeout(resume, PAUSE))
    }
  }
}

/** Like React's `lazy`, which would cache a failure forever. */
export function lazyWithRetry<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => retryWhileOffline(load))
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}
