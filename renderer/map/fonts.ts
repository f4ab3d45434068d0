import '@fontsource/cinzel/600.css'
import '@fontsource-variable/eb-garamond/wght.css'
import '@fontsource-variable/eb-garamond/wght-italic.css'
import '@fontsource-variable/source-sans-3/wght.css'
import { fontSamples } from './sprites/lettering.ts'

/** Resolves when the fonts of the map are loaded. */
export async function loadMapFonts(): Promise<void> {
  const samples = [...fontSamples, "700 16px 'Source Sans 3 Variable'"]
  await Promise.all(samples.map((font) => document.fonts.load(font, 'Aaāēĕ0½')))
}
