import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * The fonts come with letters for many scripts, each in files of its own, and some in an older format, too: the app
 * speaks languages of one script, to browsers that know popovers.
 */
const neededFonts: Plugin = {
  name: 'needed-fonts',
  enforce: 'pre',
  transform(code, id) {
    if (!/@fontsource[^/]*\/.*\.css/.test(id)) return null
    return code
      .replace(/\/\* \S*-(?:cyrillic|greek|vietnamese)\S* \*\/\s*@font-face \{[^}]*\}/g, '')
      .replace(/,\s*url\([^)]*\)\s*format\(['"]woff['"]\)/g, '')
  }
}

export default defineConfig({
  root: import.meta.dirname,
  // Relative, because the installed app serves the page from a scheme of its own.
  base: './',
  plugins: [neededFonts, react()],
  build: {
    outDir: `${import.meta.dirname}/../dist/renderer`,
    emptyOutDir: true,
    // The terms of all that is bundled: they go with the app.
    license: { fileName: 'licences.md' },
    target: 'es2023',
    // The first versions that know light-dark() and popovers.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // Fonts stay files: the page's policy allows them from its own origin only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500
  }
})
