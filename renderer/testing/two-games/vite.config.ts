import { mergeConfig } from 'vite'
import page from '../../vite.config.ts'

/** The page with a second game on its shelf, for the spec that proves the boundary. */
export default mergeConfig(page, {
  root: import.meta.dirname,
  build: { outDir: `${import.meta.dirname}/../../../dist/two-games` }
})
