import { inRoot } from '../root.ts'

/** Node keeps compiled code here for the programs that tests start (NODE_COMPILE_CACHE). It halves their start. */
export const compileCache = inRoot('node_modules/.cache/compiled')
