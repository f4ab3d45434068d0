import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playDescribedScene } from '#shared/engine/scene/described-scene.ts'
import { kits } from '../games.ts'
import { committedScenes, readCommittedScene } from './committed-scenes.ts'
import { runCli } from './run.ts'

const documentation = readFileSync('docs/scene.md', 'utf8')

const withScenes = [...kits.values()]
  .map((kit) => ({ id: kit.game.id, kit }))
  .filter(({ id }) => committedScenes(id).length > 0)

it('show the rules of three games', () => {
  expect(withScenes.map(({ id }) => id)).toEqual(['invasions', 'tetrarchia', 'republica'])
})

describe.each(withScenes)('the scenes of $id', ({ id, kit }) => {
  const scenes = committedScenes(id)
  const known = new Set(kit.rules.sections.map((section) => section.id))

  it('are the ones that docs/scene.md lists', () => {
    const listed = scenes.filter(({ name, section, title }) =>
      documentation.includes(`| \`${name}\` | ${section} | ${title} |`)
    )
    expect(listed).toEqual(scenes)
  })

  it.each(scenes)('$section $title ($name)', ({ name, section }) => {
    const outcome = playDescribedScene(kit.scene, readCommittedScene(id, name))
    expect(outcome).toMatchObject({ ok: true, unmet: [] })
    expect(known).toContain(section)
  })
})

describe('scene NAME on the command line', () => {
  it('plays a scene of the project by its name', async () => {
    for (const [name = '', section = ''] of [
      ['parting-limes', 'XXVI.B'],
      ['ransom', 'XX.J']
    ]) {
      const { code, stdout } = await runCli(['scene', name], kits)
      expect(code).toBe(0)
      expect(JSON.parse(stdout)).toMatchObject({ about: { section }, stopped: null, unmet: [] })
    }
  })

  it('lists the names', async () => {
    const { stdout } = await runCli(['scene', 'list', '--game', 'tetrarchia'], kits)
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ name: 'offer-to-end', section: 'E' }))
  })

  it('says in one line that it does not know a name', async () => {
    expect(await runCli(['scene', 'parting-nobody'], kits)).toEqual({
      code: 2,
      stdout: '',
      stderr: "scene: invasions has no scene 'parting-nobody': see 'cli scene list'\n"
    })
  })
})
