import { CommandError } from '#shared/engine/game-command.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import { inOneLine } from '#shared/engine/read-document.ts'
import { type Command, defineCommand } from './command.ts'
import { gameOption, kitNamed } from './game-options.ts'
import { DOCUMENT_ARGUMENT, readJsonDocument } from './json-document.ts'

/** Plays a scene: a position as data with scripted dice and answers (`docs/scene.md`). */
export function sceneCommand(kits: KitRegistry): Command {
  return defineCommand({
    name: 'scene',
    summary: 'a position as data, played with scripted dice and answers (docs/scene.md)',
    words: DOCUMENT_ARGUMENT,
    options: { game: gameOption(kits) },
    run(given) {
      const { scene } = kitNamed(kits, given.text('game'))
      const outcome = scene.play(readJsonDocument('scene', given.words))
      if (!outcome.ok) throw new CommandError(`scene: ${inOneLine(outcome.problems)}`)
      return outcome.report
    }
  })
}
