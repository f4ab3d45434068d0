import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kits } from '../games.ts'
import { programFile } from '../testing/programs.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { runCli } from './run.ts'

/** Runs a process that reads the scene from stdin. */
function fromStdin(input: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [programFile('cli'), 'scene', '-'], {
    input,
    encoding: 'utf8'
  })
  return { code: status, stdout, stderr }
}

function fromFile(content: string, ...options: string[]) {
  const file = join(tempDir(), 'scene.json')
  writeFileSync(file, content)
  return runCli(['scene', ...options, file], kits)
}

/** The example scene of a document. */
const exampleIn = (text: string) => /<<'END'\n([\s\S]*?)\nEND/.exec(readFileSync(text, 'utf8'))?.[1] ?? ''
const documented = exampleIn('docs/scene.md')

describe('scene on the command line', () => {
  it('plays the example of the documentation, from stdin and from a file', async () => {
    const printed = fromStdin(documented)
    expect(printed).toMatchObject({ code: 0, stderr: '' })
    const output = JSON.parse(printed.stdout)
    expect(output).toMatchObject({
      state: { control: { macedonia: 'visigoths' } },
      unusedDice: [],
      unusedAnswers: [],
      stopped: null
    })
    const fields = ['events', 'asked', 'state', 'unusedDice', 'unusedAnswers', 'stopped']
    expect(Object.keys(output)).toEqual(fields)
    expect(await fromFile(documented)).toEqual(printed)
    expect((await fromFile(exampleIn('README.md'))).stdout).toBe(printed.stdout)
  })

  it('XXIV.C the same with a 7 fails, as the documentation says', async () => {
    const { stdout } = await fromFile(JSON.stringify({ ...JSON.parse(documented), dice: [7], then: 'first' }))
    const { events, state } = JSON.parse(stdout)
    expect(events).toContainEqual(expect.objectContaining({ type: 'siege', outcome: 'resisted' }))
    expect(state.control.macedonia).toBe('byzantines')
  })

  it('plays the example of another game', async () => {
    const { stdout } = await fromFile(exampleIn('shared/tetrarchia/README.md'), '--game', 'tetrarchia')
    expect(JSON.parse(stdout)).toMatchObject({
      state: { imperium: 2, emperors: { galerius: { at: 'noricum' } }, discs: {} },
      stopped: null
    })
  })

  it.each([
    ['{"turn": 2', /^scene: .*scene\.json is not JSON: .+\n$/],
    ['{"turn": 2, "run": {"step": "tea"}}', /^scene: run\.step: there is no step "tea"; nearest: .+\n$/],
    [
      '{"turn": 2, "run": {"settle": "control"}, "set": {"control": {"roma": "romans"}}}',
      /^scene: set\.control\.roma: there is no province "roma"; nearest: .+\n$/
    ],
    [
      '{"turn": 2, "run": {"settle": "control"}, "set": {"units": [{"nation": "huns", "kind": "elephants", "at": "hunnia"}]}}',
      /^scene: set\.units\[0\]\.count: 1 elephants of huns are asked for, and the reserve has 0\n$/
    ]
  ])('says in one line what is wrong with %s', async (input, line) => {
    const { code, stdout, stderr } = await fromFile(input)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(line)
  })

  it('names the input that it cannot read', async () => {
    expect(fromStdin('no json')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^scene: stdin is not JSON: .+\n$/)
    })
    const stderr = 'scene: cannot read no-such-file.json\n'
    expect(await runCli(['scene', 'no-such-file.json'], kits)).toEqual({ code: 2, stdout: '', stderr })
  })
})
