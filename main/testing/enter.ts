/** What a browser has after it opened an address of browser mode: the cookie, and the key that the page sends. */
export interface Entered {
  readonly cookie: string
  readonly key: string
}

export async function enter(address: string | URL): Promise<Entered> {
  const { headers } = await fetch(address)
  return enteredBy(headers.get('set-cookie') ?? '', headers.get('refresh') ?? '')
}

/** Reads them from the headers of the reply. */
export function enteredBy(setCookie: string, refresh: string): Entered {
  return { cookie: setCookie.split(';')[0] ?? '', key: refresh.split('#key=')[1] ?? '' }
}
