import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  server: { host: '127.0.0.1', fs: { allow: [`${import.meta.dirname}/../../../..`] } },
  build: {
    outDir: `${import.meta.dirname}/../../../../dist/map-demo`,
    emptyOutDir: true,
    target: 'es2023',
    rollupOptions: { input: ['index.html', 'bench.html'].map((f) => `${import.meta.dirname}/${f}`) }
  }
})
