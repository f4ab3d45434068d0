import { mergeConfig } from 'vite'
import page from '../../vite.config.ts'

/** The page with a second game, for the spec that checks the boundary between page and games. */
export default mergeConfig(page, {
  root: import.meta.dirname,
  build: { outDir: `${import.meta.dirname}/../../../dist/two-games` }
})
