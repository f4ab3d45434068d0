import { chooseShell, type ShellFacts } from './choose-shell.ts'
import { electronProgram, hasLinuxSandbox } from './electron-binary.ts'

/** What this machine and this user can run. */
export function factsHere(electron: ShellFacts['electron'], askedFor: string | null): ShellFacts {
  const program = electronProgram()
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    hasDisplay: Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY),
    hasSandbox: program !== null && hasLinuxSandbox(program),
    electron,
    askedFor
  }
}

/** Why Electron cannot open a window, or null if it can. Downloads nothing to find out. */
export function whyNoElectron(
  facts = factsHere(electronProgram() ? 'ready' : 'missing', null)
): string | null {
  const choice = chooseShell(facts)
  switch (choice.shell) {
    case 'electron':
      return null
    case 'fetch':
      return 'its program is not here (npm start downloads it)'
    case 'browser':
      return choice.why
  }
}
