import { CommandError } from '#shared/engine/game-command.ts'
import type { KitShelf } from '#shared/engine/kit.ts'
import { inOneLine } from '#shared/engine/read-document.ts'
import { type Command, defineCommand } from './command.ts'
import { gameOption, kitNamed } from './game-options.ts'
import { DOCUMENT_WORDS, readJson } from './input.ts'

/** Plays a scene: a position as data with scripted dice and answers (`docs/scene.md`). */
export function sceneCommand(kits: KitShelf): Command {
  return defineCommand({
    name: 'scene',
    summary: 'a position as data, played with scripted dice and answers (docs/scene.md)',
    words: DOCUMENT_WORDS,
    options: { game: gameOption(kits) },
    run(given) {
      const { scene } = kitNamed(kits, given.text('game'))
      const outcome = scene.play(readJson('scene', given.words))
      if (!outcome.ok) throw new CommandError(`scene: ${inOneLine(outcome.problems)}`)
      return outcome.report
    }
  })
}
