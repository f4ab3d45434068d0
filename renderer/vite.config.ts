import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  // Relative, because the installed app serves the page from a scheme of its own.
  base: './',
  plugins: [react()],
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
