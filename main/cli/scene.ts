import { CommandError } from '#shared/engine/game-command.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import { inOneLine } from '#shared/engine/read-document.ts'
import { playDescribedScene } from '#shared/engine/scene/described-scene.ts'
import { type Command, defineCommand } from './command.ts'
import { committedScenes, readCommittedScene } from './committed-scenes.ts'
import { gameOption, kitNamed } from './game-options.ts'
import { DOCUMENT_ARGUMENT, readJsonDocument } from './json-document.ts'

/**
 * Plays a scene: a position as data with scripted dice and answers (`docs/scene.md`). The scenes of the project have
 * names; `list` lists them.
 */
export function sceneCommand(kits: KitRegistry): Command {
  return defineCommand({
    name: 'scene',
    summary: 'a position as data, played with scripted dice and answers (docs/scene.md)',
    words: `${DOCUMENT_ARGUMENT}|NAME|list`,
    options: { game: gameOption(kits) },
    run({ text, words }) {
      const { game, scene } = kitNamed(kits, text('game'))
      const [word] = words
      if (word === 'list' && words.length === 1) return committedScenes(game.id)
      const outcome = playDescribedScene(scene, documentOf(game.id, words))
      if (!outcome.ok) throw new CommandError(`scene: ${inOneLine(outcome.problems)}`)
      return outcome.report
    }
  })
}

function documentOf(game: string, words: readonly string[]): unknown {
  const [word] = words
  return word !== undefined && words.length === 1 && isSceneName(word)
    ? readCommittedScene(game, word)
    : readJsonDocument('scene', words)
}

/** Names of scenes are words with hyphens between them; a file has a dot or a slash. */
function isSceneName(word: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word)
}
