import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * The font packages contain many scripts in separate files, and some in an older format. The app uses one script, and
 * its browsers support woff2.
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
  // Relative, because the installed app serves the page from its own scheme.
  base: './',
  plugins: [neededFonts, react()],
  build: {
    outDir: `${import.meta.dirname}/../dist/renderer`,
    emptyOutDir: true,
    // The licences of everything that is bundled. They ship with the app.
    license: { fileName: 'licences.md' },
    target: 'es2023',
    // The first versions with light-dark() and popovers.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // Fonts stay files: the content security policy allows them from the page's own origin only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500
  }
})
