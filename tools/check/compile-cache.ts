import { inRoot } from '../root.ts'

/** For the environment of programs that tests start: they find their code compiled, which halves a start. */
export const compileCache = inRoot('node_modules/.cache/compiled')
