/** What it needs of a window. */
export interface KeyedPage {
  readonly location: { readonly hash: string; readonly pathname: string }
  readonly history: { replaceState(data: null, unused: string, address: string): void }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
}

const NAME = 'page-key'

/**
 * The key that browser mode expects of its page. It arrives in the address and is kept for other tabs and the next
 * load. No other server of this machine can read it, unlike the cookie.
 */
export function takePageKey({ location, history, localStorage }: KeyedPage): string {
  const given = /^#key=([\w-]+)$/.exec(location.hash)?.[1]
  if (given === undefined) return localStorage.getItem(NAME) ?? 'none'
  localStorage.setItem(NAME, given)
  history.replaceState(null, '', location.pathname)
  return given
}
