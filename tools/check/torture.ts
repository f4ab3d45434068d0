import { run } from '../run.ts'
import { type Step, single } from './step.ts'

const SEED = 'npm-test'

/** The short run of the torture, always with the same seed; `npm run torture` is the long one. */
export const tortureStep: Step = {
  name: 'torture',
  needs: [],
  isNarrow: true,
  async run() {
    const script = ['--disable-warning=ExperimentalWarning', 'tools/torture.ts', '--quick', '--seed', SEED]
    const code = await run(process.execPath, script)
    return single(code === 0, 'torture-failures/ says what was lost and how to repeat it.')
  }
}
