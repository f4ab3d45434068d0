import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CommandError } from '#shared/engine/game-command.ts'
import { readDocument } from '#shared/engine/read-document.ts'
import { committedSceneSchema, type SceneTitle } from '#shared/engine/scene/described-scene.ts'

const root = join(import.meta.dirname, '..', '..', 'shared')

/** A scene that belongs to the project: `shared/<game>/scenes/<name>.json`. */
export interface CommittedScene extends SceneTitle {
  readonly name: string
}

/** The scenes of a game by name. */
export function committedScenes(game: string): CommittedScene[] {
  return globSync('*.json', { cwd: folderOf(game) })
    .sort()
    .map((file) => {
      const name = basename(file, '.json')
      const read = readDocument(committedSceneSchema, readCommittedScene(game, name))
      if (!read.ok) throw new CommandError(`scene ${name}: ${read.problems[0]?.field} is wrong`)
      return { name, ...read.document.about }
    })
}

export function readCommittedScene(game: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folderOf(game), `${name}.json`), 'utf8'))
  } catch {
    throw new CommandError(`scene: ${game} has no scene '${name}': see 'cli scene list'`)
  }
}

const folderOf = (game: string) => join(root, game, 'scenes')
