/** What the choice between the two shells depends on. */
export interface ShellFacts {
  readonly platform: NodeJS.Platform
  readonly isRoot: boolean
  /** Linux: an X or Wayland display is named in the environment. */
  readonly hasDisplay: boolean
  /** Linux: Chromium's sandbox can be set up by this user. */
  readonly hasSandbox: boolean
  readonly electron: 'ready' | 'missing' | 'unavailable'
  /** An option that only makes sense in browser mode, if one was given. */
  readonly askedFor: string | null
}

export type ShellChoice =
  | { readonly shell: 'electron' }
  | { readonly shell: 'browser'; readonly why: string }
  /** Electron could run, but its binary must be downloaded first. */
  | { readonly shell: 'fetch' }

/** Chooses Electron if it can show a window in its sandbox, otherwise browser mode with the reason. */
export function chooseShell(facts: ShellFacts): ShellChoice {
  if (facts.askedFor) return { shell: 'browser', why: `asked for by ${facts.askedFor}` }
  if (facts.platform === 'linux') {
    if (!facts.hasDisplay) return { shell: 'browser', why: 'this machine has no display' }
    if (facts.isRoot) return { shell: 'browser', why: "Electron's sandbox does not run as root" }
  }
  switch (facts.electron) {
    case 'missing':
      return { shell: 'fetch' }
    case 'unavailable':
      return { shell: 'browser', why: 'Electron could not be downloaded (the next try is tomorrow)' }
    case 'ready':
      if (facts.platform === 'linux' && !facts.hasSandbox) {
        return { shell: 'browser', why: "this system does not let Electron's sandbox run" }
      }
      return { shell: 'electron' }
  }
}
