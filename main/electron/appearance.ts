import type { NativeTheme } from 'electron'

type ThemeSource = NativeTheme['themeSource']

/** The page's own paper: a window has its colour before there is a page, so that nothing flashes. */
const PAPER = { light: '#f1e8d6', dark: '#14101c' } as const

export function paperOf(theme: Pick<NativeTheme, 'shouldUseDarkColors'>): string {
  return theme.shouldUseDarkColors ? PAPER.dark : PAPER.light
}

/** What the player chose, for title bars, dialogs and the page alike; else as the system has it. */
export function themeSource(chosen: string | undefined): ThemeSource {
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
