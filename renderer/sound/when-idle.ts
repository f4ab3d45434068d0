const PAUSE = 50

/** Runs work that nobody waits for once the page is idle, or after a pause where the browser cannot tell. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, PAUSE)
}
