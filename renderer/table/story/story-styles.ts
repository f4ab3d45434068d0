import displayFont from '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2?inline'
import readItalicFont from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?inline'
import readFont from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?inline'
import mapPicture from '../../styles/map-picture.css?inline'
import sides from '../../styles/sides.css?inline'
import storyBook from '../../styles/story-book.css?inline'
import tokens from '../../styles/tokens.css?inline'

const fonts = `
@font-face { font-family: "Cinzel"; font-weight: 600; src: url(${displayFont}) format("woff2"); }
@font-face { font-family: "EB Garamond"; font-weight: 400 800; src: url(${readFont}) format("woff2"); }
@font-face { font-family: "EB Garamond"; font-weight: 400 800; font-style: italic; src: url(${readItalicFont}) format("woff2"); }
`

/** Base styles for a page outside the app. */
const alone = `
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 400 18px/1.5 var(--font-read); }
ul, ol { list-style: none; padding: 0; }
main { max-inline-size: 68rem; margin-inline: auto; padding: 3rem clamp(1rem, 5vw, 4rem); }
.visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`

/** The frame's style sheets for a story outside the app. */
export const storyStyles = [fonts, tokens, alone, sides, mapPicture, storyBook].join('\n')
