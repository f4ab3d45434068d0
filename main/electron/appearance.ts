import type { NativeTheme } from 'electron'

type ThemeSource = NativeTheme['themeSource']

/** The page's background. A new window shows it before the page loads, so that nothing flashes. */
const BACKGROUND = { light: '#f1e8d6', dark: '#14101c' } as const

export function backgroundColorOf(theme: Pick<NativeTheme, 'shouldUseDarkColors'>): string {
  return theme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light
}

/** The player's choice for title bars, dialogs and the page; otherwise the system's. */
export function themeSource(chosen: string | undefined): ThemeSource {
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
