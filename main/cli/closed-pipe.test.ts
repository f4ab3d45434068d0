import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)
const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** Runs a shell pipeline in which `$NODE` and `$CLI` name this Node and the command line. */
const shell = (pipeline: string) =>
  run('sh', ['-c', pipeline], { env: { ...process.env, NODE: process.execPath, CLI: cli } })

describe('a reader that closes the pipe early', () => {
  it('gets what it asked for, and the command ends quietly', async () => {
    const { stdout, stderr } = await shell('{ "$NODE" "$CLI" world all; echo "code $?" >&2; } | head -n 1')
    expect(stdout).toBe('{\n')
    expect(stderr).toBe('code 0\n')
  })

  it('does not hide a mistake in the arguments', async () => {
    const { stderr } = await shell('{ "$NODE" "$CLI" sing; echo "code $?" >&2; } | head -n 1')
    expect(stderr).toContain("there is no command 'sing'")
    expect(stderr).toContain('code 2')
  })
})
