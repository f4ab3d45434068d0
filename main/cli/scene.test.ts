import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'

function scene(source: string, input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['main/cli.ts', 'scene', source], {
    input,
    encoding: 'utf8'
  })
  return { status, stderr, output: stdout ? JSON.parse(stdout) : null }
}

/** The scene that a text offers to paste. */
const offeredIn = (text: string) => /<<'END'\n([\s\S]*?)\nEND/.exec(readFileSync(text, 'utf8'))?.[1] ?? ''
const pasted = offeredIn('docs/scene.md')

describe('scene on the command line', () => {
  it('plays the example of the documentation, from stdin and from a file', () => {
    const fromStdin = scene('-', pasted)
    expect(fromStdin).toMatchObject({ status: 0, stderr: '' })
    expect(fromStdin.output).toMatchObject({
      state: { control: { macedonia: 'visigoths' } },
      unusedDice: [],
      unusedAnswers: [],
      stopped: null
    })
    expect(Object.keys(fromStdin.output)).toEqual([
      'events',
      'asked',
      'state',
      'unusedDice',
      'unusedAnswers',
      'stopped'
    ])
    const file = join(tempDir(), 'scene.json')
    writeFileSync(file, pasted)
    expect(scene(file)).toEqual(fromStdin)
    expect(scene('-', offeredIn('README.md')).output).toEqual(fromStdin.output)
  })

  it('XXIV.C the same with a 7 fails, as the documentation says', () => {
    const { output } = scene('-', JSON.stringify({ ...JSON.parse(pasted), dice: [7], then: 'first' }))
    expect(output.events).toContainEqual(expect.objectContaining({ type: 'siege', outcome: 'resisted' }))
    expect(output.state.control.macedonia).toBe('byzantines')
  })

  it.each([
    ['{"turn": 2', /^scene: stdin is not JSON: .+\n$/],
    ['{"turn": 2, "run": {"step": "tea"}}', /^scene: run\.step: there is no step "tea"; nearest: .+\n$/],
    [
      '{"turn": 2, "run": {"settle": "control"}, "set": {"control": {"roma": "romans"}}}',
      /^scene: set\.control\.roma: there is no province "roma"; nearest: .+\n$/
    ],
    [
      '{"turn": 2, "run": {"settle": "control"}, "set": {"units": [{"nation": "huns", "kind": "elephants", "at": "hunnia"}]}}',
      /^scene: set\.units\[0\]\.count: 1 elephants of huns are asked for, and the reserve has 0\n$/
    ]
  ])('says in one line what is wrong with %s', (input, said) => {
    const { status, stderr, output } = scene('-', input)
    expect([status, output]).toEqual([2, null])
    expect(stderr).toMatch(said)
  })

  it('says which file it cannot read', () => {
    expect(scene('no-such-file.json')).toEqual({
      status: 2,
      stderr: 'scene: cannot read no-such-file.json\n',
      output: null
    })
  })
})
