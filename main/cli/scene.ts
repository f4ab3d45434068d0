import { inOneLine, readDocument } from '#shared/engine/read-document.ts'
import { sceneSchema } from '#shared/invasions/scene/document.ts'
import { playScene } from '#shared/invasions/scene/play-scene.ts'
import { type Command, CommandError } from './command.ts'
import { readJson, usageOf } from './input.ts'

/** A position as data, and one part of the sequence played on it: `docs/scene.md`. */
export const scene: Command = {
  name: 'scene',
  usage: usageOf('scene'),
  run(args) {
    const read = readDocument(sceneSchema, readJson('scene', args))
    if (!read.ok) throw new CommandError(`scene: ${inOneLine(read.problems)}`)
    const outcome = playScene(read.document)
    if (!outcome.ok) throw new CommandError(`scene: ${inOneLine(outcome.problems)}`)
    return outcome.report
  }
}
